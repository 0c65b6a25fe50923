import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

/// From a loaded schedule to pages in their place.
struct Drawing {
    let options: DrawingOptions
    let tools: DrawingTools
    let console: Console
    /// Shows the progress of the document.
    var isWatched = false
    /// Nil if the pages are not printed.
    var pageLimit: PageLimit?

    /// Draws a schedule and puts its pages in their place.
    func draw(_ loaded: LoadedSchedule, to output: DrawingOutput) throws -> DrawnDocument {
        let earlier = try EarlierSchedule(
            options.schedules, on: options.drawnDays(), since: loaded.schedule, console)
        let content = try DrawingContent(loaded, since: earlier, options, options.days, tools)
        if let since = options.schedules.since { tellChanges(of: content, since: since) }
        try pageLimit?.check(content.spans.count)
        try SourceAges(loaded, options.page.style, options.schedules.maxAge).tell(console)
        try loaded.tellWhatIsMissing(
            of: options.showingExpiryDates(loaded.schedule), in: content.spansOfDays, options.schedules.privacy,
            isStrict: options.schedules.source.strict, console)
        if let shortened = ShortenedTexts(content.shortened, in: content.spans) { console.note(shortened.message) }
        if let unowned = content.unowned { unowned.tell(console) }
        if try options.asksForPartsOfMonths {
            console.note("months are drawn whole; --view weeks draws only the weeks of the days asked for")
        }
        // One person's days may well be most days.
        for year in options.schedules.person.isEmpty ? content.parts.flatMap(\.blackYears) : [] {
            console.note(
                "more than half of the days of \(year) are black: --line with one line names its people instead where "
                    + "the paper has room, --person marks the days of one (--view year)")
        }
        console.list(content.parts.compactMap { Finding(hiddenDays: $0.entriesOfHiddenDays) })
        let missing = MissingGlyphReport(content.schedule.lines)
        for part in content.parts { try missing.addHeadings(of: part.context, part.spans[0]) }
        let broken = BrokenWordReport()
        let document = try deliver(content, missing, broken, to: output)
        console.list(missing.findings(.warn) + broken.findings)
        if output.target.embedsFonts { warnOfRestrictedFonts() }
        return document
    }

    /// The most records whose changes messages tell one by one.
    private static let mostRecordChanges = 20

    private func tellChanges(of content: DrawingContent, since: String) {
        let records = content.changes?.records ?? []
        if content.changes?.isEmpty ?? true {
            console.note("nothing has changed since '\(since)' (--since)")
        }
        for change in records.prefix(Drawing.mostRecordChanges) { console.note("\(change.message) (--since)") }
        let rest = records.count - Drawing.mostRecordChanges
        if rest > 0 { console.note("other fields of records that have changed: \(rest) (--since)") }
    }

    private func warnOfRestrictedFonts() {
        for face in tools.library.restrictedFaces {
            console.warn("the font '\(face.name)' asks not to be embedded (fsType); the PDF has it all the same")
        }
    }

    /// The report is complete before the pages get their place, and gets its own after them.
    private func deliver(
        _ content: DrawingContent, _ missing: MissingGlyphReport, _ broken: BrokenWordReport,
        to output: DrawingOutput
    ) throws -> DrawnDocument {
        let metadata = DocumentMetadata(
            of: content.schedule, content.showsDays ? content.spans : [], content.style, content.stamp)
        var count = 0
        let facts = ReportFacts(
            owner: content.owner, changes: content.changes.map { ReportedChanges($0.changes, $0.format) },
            recordChanges: content.changes?.records ?? [], tables: content.tables)
        try ReportWriter.deliver(to: output.report, tools.library, facts) { report in
            var pages = AccountedPages(
                content.pages, content.accounts, missing, broken, report: report, console,
                isVerbose: options.output.verbose, isArchive: options.output.pdfa)
            count = try deliver(&pages, spanCount: content.spans.count, to: output.target, metadata)
        }
        return DrawnDocument(title: metadata.title, pageCount: count, content: content)
    }

    /// Hands the pages to the renderer one by one; returns how many there were.
    private func deliver(
        _ pages: inout AccountedPages, spanCount: Int, to target: OutputTarget, _ metadata: DocumentMetadata
    ) throws -> Int {
        var progress = Progress(spanCount: spanCount, isQuiet: !isWatched || options.output.verbose)
        defer { progress.clear() }
        var count = 0
        try target.deliver(
            {
                guard let page = try pages.next() else { return nil }
                count = page.number
                try pageLimit?.check(count)
                progress.show(pages: page.number, spans: spanCount - pages.remainingSpanCount)
                return page.page
            }, metadata, tools.library)
        return count
    }
}

/// The fonts and the measurer for drawing one document or many, one after the other.
struct DrawingTools {
    let library: FontLibrary
    let measurer: PangoMeasurer

    init(_ library: FontLibrary) {
        self.library = library
        measurer = PangoMeasurer(library)
    }

    /// The fonts of these options. Throws ``Failure`` if a folder has no fonts.
    init(_ options: DrawingOptions) throws {
        self.init(try FontLibrary(forCommand: options.fonts.sources, options.page.pageLocale))
    }
}

/// A document that has been drawn. It keeps what its pages were made of, so that a run that ends at once need not free
/// it.
struct DrawnDocument {
    let title: String
    let pageCount: Int
    let content: DrawingContent
}

extension DocumentMetadata {
    /// The title and the days, and the date of the newest record or else of the first day, never of the clock. It
    /// has no fact that only one input format can have: the same entries make the same bytes. Without days, the title
    /// is that of the checklists, else of the schedule.
    init(of schedule: Schedule, _ spans: [DaySpan], _ style: PageStyle, _ stamp: StampRecord? = nil) {
        let first = spans.first?.lowerBound ?? .withoutDays
        let days = spans.last.map { style.locale.title(from: first.yearMonth, to: $0.upperBound.yearMonth) }
        self.init(
            title: style.titled(days ?? schedule.recordsTitle), author: style.title ?? Program.name,
            creator: Program.nameAndVersion, date: DocumentMetadata.date(of: schedule, otherwise: style.asOf ?? first),
            language: style.locale.languageTag, stamp: stamp?.text)
    }

    private static func date(of schedule: Schedule, otherwise day: CivilDate) -> String {
        let seconds = SourceDateEpoch.seconds ?? schedule.lastModified.map { $0.milliseconds / 1000 }
        let time = seconds.map { WallTime(seconds: $0) } ?? WallTime(day: day.epochDay.rawValue, second: 0)
        return time.iso8601
    }
}

extension Schedule {
    /// The title of a document without days.
    fileprivate var recordsTitle: String {
        let names = checklists.templates.map(\.name)
        return names.isEmpty ? title ?? Program.name : names.joined(separator: ", ")
    }
}

extension RecordChange {
    /// `document Averbeck, CPR: expires 2025-05-01 → 2026-05-01`
    fileprivate var message: String {
        let words =
            switch (field, before, after) {
            case (nil, nil, _): "new"
            case (nil, _, _): "gone"
            case (let field?, nil, let after?): "\(field) \(after), which is new"
            case (let field?, let before?, nil): "\(field) \(before) is gone"
            case (let field?, let before, let after): "\(field) \(before ?? "") → \(after ?? "")"
            }
        return "\(noun) \(subject): \(words)"
    }
}
