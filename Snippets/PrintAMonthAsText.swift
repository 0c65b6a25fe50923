// Writes January 2025 with one holiday to standard output as plain text, with a renderer of its own.

import CairoRenderer
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

let month = YearMonth(year: 2025, month: 1)!
let holiday = DayRecord(date: month.firstDay, texts: [LineText(key: "off", text: "New Year's Day")])
let typesetter = Typesetter(PangoMeasurer(try FontLibrary()))
var pages = CalendarPages(Schedule(days: [holiday]), months: [month], typesetter: typesetter)
while let laidOut = try pages.next() {
    try TextRenderer().draw(laidOut.page) { FileHandle.standardOutput.write(Data($0)) }
}
