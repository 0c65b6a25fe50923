// Writes January 2025 with one holiday to standard output as plain text, with a renderer and a measurer of its own.

import CalendarCore
import CalendarLayout
import Foundation

/// Writes a page as plain text: a line each for the title, the weekdays and every day.
struct TextRenderer: PageRenderer {
    func draw(_ page: Page, to sink: @escaping ByteSink) throws {
        let text = text(of: page.items, separator: "\n") + "\n"
        try Array(text.utf8).withUnsafeBytes(sink)
    }

    private func text(of items: [DisplayItem], separator: String) -> String {
        items.map(text(of:)).filter { !$0.isEmpty }.joined(separator: separator)
    }

    private func text(of item: DisplayItem) -> String {
        switch item {
        case .text(let run): String(run.text)
        case .fill, .rules, .outline: ""
        case .clip(_, let items), .link(_, _, let items): text(of: items, separator: " ")
        case .group(let structure, let items): text(of: items, separator: separator(in: structure.role))
        }
    }

    /// A table and its weeks put each of their parts on a line.
    private func separator(in role: Structure.Role) -> String {
        switch role {
        case .table, .weekRow: "\n"
        default: " "
        }
    }
}

/// Measures as a typewriter writes: every character is half an em wide, and a line may end after a space.
struct TypewriterMeasurer: TextMeasurer {
    let failure: MeasuringError? = nil
    let hasMissedGlyphs = false

    func metrics(of face: FontFace) -> FaceMetrics { FaceMetrics(ascent: 52_000, descent: 13_000, capHeight: 46_000) }

    func shape(_ text: String, in face: FontFace) -> ShapedText {
        let width = Advance.unitsPerEm / 2
        var (clusters, glyphs, offset): ([ShapedText.Cluster], [ShapedText.Glyph], Int) = ([], [], 0)
        for (index, character) in text.enumerated() {
            clusters.append(ShapedText.Cluster(utf8Offset: offset, firstGlyph: index, position: index * width))
            glyphs.append(
                ShapedText.Glyph(
                    id: character.unicodeScalars.first!.value, font: face.rawValue, x: index * width, y: 0))
            offset += character.utf8.count
        }
        return ShapedText(
            text: text, face: face, clusters: clusters, glyphs: glyphs, advance: Advance(glyphs.count * width),
            isSimple: true, fonts: text.isEmpty ? [] : [face.rawValue])
    }

    func lineBreakOpportunities(in text: String) -> [Int] {
        text.utf8.enumerated().filter { $0.element == 0x20 }.map { $0.offset + 1 }.filter { $0 < text.utf8.count }
    }
}

let month = YearMonth(year: 2025, month: 1)!
let holiday = DayRecord(date: month.firstDay, texts: [LineText(key: "off", text: "New Year's Day")])
let typesetter = Typesetter(TypewriterMeasurer())
var pages = CalendarPages(Schedule(days: [holiday]), months: [month], typesetter: typesetter)
while let laidOut = try pages.next() {
    try TextRenderer().draw(laidOut.page) { FileHandle.standardOutput.write(Data($0)) }
}
