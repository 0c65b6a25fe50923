import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import ScheduleIO
import Testing

/// Months of the example clinic, as pages that a test changes before they are drawn.
struct DrawnDocument {
    var pages: [Page]
    var metadata = DocumentMetadata(
        title: "A test", author: nil, creator: "calprint's tests", date: "2025-01-01T00:00:00Z")
    private let library: FontLibrary
    private let measurer: PangoMeasurer

    /// The texts of a day that tests change: Tuesday 14 January 2025, with OS and CL on lines 1 and 2, and CALL at the
    /// foot.
    static let tuesday = CivilDate(year: 2025, month: 1, day: 14)!

    init(_ from: String = "2025-01", _ to: String = "2025-01") throws {
        library = try FontLibrary(.bundled)
        measurer = PangoMeasurer(library)
        let schedule = try #require(
            ScheduleReader.read(try SourceFile.read(Command.schedule), file: Command.schedule).schedule)
        let ends = [from, to].compactMap(YearMonth.init(iso8601:))
        let months = try #require(MonthRange(from: ends[0], to: ends[1]))
        var calendar = CalendarPages(schedule, months: months, typesetter: Typesetter(measurer))
        pages = []
        while let page = try calendar.next() { pages.append(page.page) }
    }

    var pdf: [UInt8] {
        get throws {
            var bytes: [UInt8] = []
            let renderer = try PDFRenderer(metadata, library: library) { bytes += $0 }
            for page in pages { try renderer.draw(page) }
            try renderer.finish()
            return bytes
        }
    }

    // MARK: Changes

    /// Changes every text of a day, or with nil every text of the page; a text that becomes nil is gone.
    mutating func changeTexts(of day: CivilDate?, on page: Int = 1, _ change: (TextRun) -> TextRun?) {
        self.pages[page - 1] = pages[page - 1].mapping { item, itsDay in
            guard case .text(let run) = item, day == nil || itsDay == day else { return [item] }
            return change(run).map { [.text($0)] } ?? []
        }
    }

    /// Changes the text of a day that reads so.
    mutating func change(_ text: String, of day: CivilDate = tuesday, _ change: (TextRun) -> TextRun?) {
        changeTexts(of: day) { $0.text == text ? change($0) : $0 }
    }

    /// Changes what is no text of the first page.
    mutating func changeShapes(_ change: (DisplayItem) -> [DisplayItem]) {
        pages[0] = pages[0].mapping { item, _ in change(item) }
    }

    /// A run of another text at the same place.
    func run(_ text: String, like run: TextRun) -> TextRun {
        TextRun(measurer.shape(text, in: run.face), origin: run.origin, size: run.size)
    }

    /// The same text in another face.
    func run(_ run: TextRun, in face: FontFace) -> TextRun {
        TextRun(measurer.shape(String(run.text), in: face), origin: run.origin, size: run.size)
    }
}

extension TextRun {
    /// The same run elsewhere, in points.
    func moved(x: Double = 0, y: Double = 0) -> TextRun {
        let origin = Point(x: origin.x + .init(inPoints: x), y: origin.y + .init(inPoints: y))
        return TextRun(shaped, clusters: clusters, origin: origin, size: size, ink: ink)
    }

    /// The same run in another size.
    func sized(_ size: Length) -> TextRun {
        TextRun(shaped, clusters: clusters, origin: origin, size: size, ink: ink)
    }
}

extension Length {
    init(inPoints points: Double) { self.init(rawValue: Int((points * 1024).rounded())) }
}

extension Page {
    /// The page with every item that holds no others replaced; `change` learns the day that the item is in.
    func mapping(_ change: (DisplayItem, CivilDate?) -> [DisplayItem]) -> Page {
        Page(mediaBox: mediaBox, items: mapped(items, nil, change), label: label, outline: outline)
    }

    private func mapped(
        _ items: [DisplayItem], _ day: CivilDate?, _ change: (DisplayItem, CivilDate?) -> [DisplayItem]
    ) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            switch item {
            case .group(let structure, let items):
                var own = day
                if case .dayCell(let date) = structure.role { own = date }
                return [.group(structure, mapped(items, own, change))]
            case .clip(let area, let items): return [.clip(area, mapped(items, day, change))]
            case .link(let area, let place, let items): return [.link(area, to: place, mapped(items, day, change))]
            default: return change(item, day)
            }
        }
    }

    /// The page with other papers.
    func with(mediaBox: Size? = nil, label: String? = nil, outline: Outline? = nil) -> Page {
        Page(
            mediaBox: mediaBox ?? self.mediaBox, items: items, label: label ?? self.label,
            outline: outline ?? self.outline)
    }
}
