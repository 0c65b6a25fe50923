import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

/// Rosters as readers of the PDF find them.
@Suite struct RosterPaperTests {
    private static let styles = RosterRows.allCases.flatMap { rows in
        [("letter", "en"), ("a4", "de_DE"), ("a5", "en"), ("tabloid", "fr_FR")].map { paper, locale in
            PageStyle.across(paper, locale: locale, rows: rows)
        }
    }

    private static func clinic() throws -> Schedule {
        let path = Golden.root.appending(path: "Examples/clinic.json").path
        return try #require(ScheduleReader.read(try SourceFile.read(path), file: path).schedule)
    }

    @Test(arguments: styles) func `no ink lies outside the margins`(style: PageStyle) throws {
        let drawing = try Drawing(Self.clinic(), .month("2025-12"), style, kind: .roster)
        #expect(try structuralFaults(of: drawing.pdf) == nil)
        let content = style.sheet.content
        for raster in try Raster.pages(of: drawing.pdf, dpi: 288) {
            let ink = try #require(raster.inkBounds(threshold: 255))
            let box = (x: Self.pixels(content.minX, content.maxX), y: Self.pixels(content.minY, content.maxY))
            #expect(box.x.contains(ink.x.lowerBound) && box.x.contains(ink.x.upperBound), "\(ink)")
            #expect(box.y.contains(ink.y.lowerBound) && box.y.contains(ink.y.upperBound), "\(ink)")
        }
    }

    /// At four pixels a point, of which those that an edge cuts count.
    private static func pixels(_ first: Length, _ last: Length) -> ClosedRange<Int> {
        Int(first.inPoints * 4)...Int((last.inPoints * 4).rounded(.up))
    }

    @Test(arguments: RosterRows.allCases) func `names, codes and texts are found`(rows: RosterRows) throws {
        let schedule = try Self.clinic()
        let drawing = try Drawing(schedule, .month("2025-12"), .across("letter", rows: rows), kind: .roster)
        let text = try requireSuccess(of: "pdftotext", ["-", "-"], input: drawing.pdf).text
        let words = text.split { $0 == " " || $0 == "\n" }
        // Two of fourteen people have no day in December.
        let people = schedule.people.filter { !["McQuillster", "Žurawin"].contains($0.name) }
        for part in people.flatMap({ $0.name.split { $0 == " " || $0 == "-" } }) {
            #expect(text.contains(part), "\(part)")
        }
        let drawn = drawing.pages.flatMap { page in page.page.items.flatMap(Self.words) }
        for code in ["OS", "CL", "OFF", "call", "½", "–17"] {
            #expect(words.count { $0 == code } == drawn.count { $0 == code }, "\(code)")
        }
        #expect(text.contains("Christmas") && text.contains("front desk covered by float pool"))
    }

    private static func words(_ item: DisplayItem) -> [String] {
        switch item {
        case .text(let run): run.text.split(separator: " ").map(String.init)
        case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.flatMap(words)
        case .fill, .rules, .outline: []
        }
    }

    @Test func `the table has a row a person, and a cell a day in each`() throws {
        let drawing = try Drawing(Self.clinic(), .month("2025-12"), .across("letter"), kind: .roster)
        let text = try withTemporaryFolder { folder in
            let file = folder.appending(path: "roster.pdf")
            try Data(drawing.pdf).write(to: file)
            return try requireSuccess(of: "pdfinfo", ["-struct-text", file.path]).text
        }
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        // The heads, twelve people, and the totals of two lines.
        #expect(lines.count { $0 == "TR" } == 15)
        // 31 days and four totals; their heads, and the corner.
        #expect(lines.count { $0.hasPrefix("TH") } == 35 + 14 && lines.count { $0.hasPrefix("TD") } == 14 * 35 + 1)
        #expect(lines.contains { $0.hasPrefix("\"A Averbeck") })
    }

    @Test func `forty people take two pages a month`() throws {
        let names = (0..<40).map { "Name\($0)-Longer" }
        let people = names.map { Person(name: $0) }
        let days = (0..<31).map { day in
            let order = (0..<40).map { names[($0 * 7 + day * 3) % 40] }
            let texts = [("os", order[..<14]), ("cl", order[14..<26]), ("off", order[26..<33]), ("call", order[39...])]
            return DayRecord(
                date: .may(day + 1), texts: texts.map { LineText(key: $0.0, text: $0.1.joined(separator: ", ")) })
        }
        let schedule = Schedule(people: people, days: days)
        let drawing = try Drawing(schedule, .month("2025-05"), .across("letter"), kind: .roster)
        #expect(drawing.pages.count == 2)
        #expect(drawing.pages.flatMap(\.placements).count == 31 * 4)
    }
}
