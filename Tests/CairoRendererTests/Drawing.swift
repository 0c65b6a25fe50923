import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import ScheduleIO
import Testing

/// Months laid out and drawn, for tests.
struct Drawing {
    let pages: [LaidOutPage]
    let pdf: [UInt8]
    let library: FontLibrary

    init(
        _ schedule: Schedule, _ months: ClosedRange<String>, _ style: PageStyle = PageStyle(),
        kind: DrawnKind = .month, fonts: FontSources = .bundled, conformance: PDFConformance = .accessible,
        emphasis: Emphasis? = nil, library: FontLibrary? = nil
    ) throws {
        let days = try #require(DaySpan(months))
        let library =
            try library
            ?? FontLibrary(fonts, language: style.locale.languageTag, direction: style.locale.direction)
        var calendar = kind.pages(schedule, days, style, Typesetter(PangoMeasurer(library), emphasis: emphasis))
        var bytes: [UInt8] = []
        let renderer = try PDFRenderer(.ofTests, library: library, conformance: conformance) {
            bytes.append(contentsOf: $0)
        }
        var pages: [LaidOutPage] = []
        while let page = try calendar.next() {
            try renderer.draw(page.page)
            pages.append(page)
        }
        try renderer.finish()
        (self.pages, pdf, self.library) = (pages, bytes, library)
    }

    /// Pages that are drawn already.
    init(pages: [LaidOutPage], pdf: [UInt8], library: FontLibrary) {
        (self.pages, self.pdf, self.library) = (pages, pdf, library)
    }

    /// The pages as text.
    var displayList: String { pages.map { DisplayListPrinter.print($0.page) }.joined(separator: "\n") }

    /// The areas of a page's day cells.
    func cells(onPage number: Int) -> [(date: CivilDate, frame: Rect)] {
        cellRuns(onPage: number).map { ($0.date, $0.frame) }
    }

    /// A page's day cells and their texts.
    func cellRuns(onPage number: Int) -> [(date: CivilDate, frame: Rect, runs: [TextRun])] {
        cellRuns(in: pages[number - 1].page.items)
    }

    private func cellRuns(in items: [DisplayItem]) -> [(date: CivilDate, frame: Rect, runs: [TextRun])] {
        items.flatMap { item -> [(date: CivilDate, frame: Rect, runs: [TextRun])] in
            guard case .group(let structure, let items) = item else { return [] }
            guard case .dayCell(let date) = structure.role, let frame = structure.frame else {
                return cellRuns(in: items)
            }
            return [(date, frame, runs(in: items))]
        }
    }

    private func runs(in items: [DisplayItem]) -> [TextRun] {
        items.flatMap { item -> [TextRun] in
            switch item {
            case .text(let run): [run]
            case .clip(_, let items), .link(_, _, let items), .group(_, let items): runs(in: items)
            case .fill, .rules, .outline: []
            }
        }
    }
}

extension DocumentMetadata {
    static let ofTests = DocumentMetadata(
        title: "A test", author: nil, creator: "calprint's tests", date: "2025-01-01T00:00:00Z")
}

extension String {
    /// Of a month that the test writes as `YYYY-MM`.
    var month: YearMonth { YearMonth(iso8601: self)! }
}

extension Schedule {
    /// The example clinic.
    static func clinic() throws -> Schedule { try example("clinic.json") }

    /// A schedule of Examples/.
    static func example(_ name: String) throws -> Schedule {
        let path = Golden.root.appendingPathComponent("Examples/\(name)").path
        return try #require(ScheduleReader.read(try SourceFile.read(path), file: path).schedule)
    }
}

extension DaySpan {
    /// From the first day of a month or a day to the last of another; nil for other texts.
    init?(_ ends: ClosedRange<String>) {
        func days(_ text: String) -> DaySpan? {
            YearMonth(iso8601: text).map(DaySpan.init) ?? CivilDate(iso8601: text).map { $0...$0 }
        }
        guard let first = days(ends.lowerBound), let last = days(ends.upperBound) else { return nil }
        self = first.lowerBound...last.upperBound
    }
}

extension ClosedRange<String> {
    /// One month.
    static func month(_ month: String) -> ClosedRange<String> { month...month }
}
