import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

/// The content of the pages of a document, kind by kind.
struct DrawingContent {
    let parts: [DrawingPart]
    /// The texts that a person's own sheet cuts, the same on pages of all kinds.
    let shortened: [ShortenedText]
    /// The texts that a person's own sheet leaves out because a name in them is nobody's; nil for other pages.
    let unowned: UnownedTexts?
    /// The changes since an earlier schedule; nil without one.
    let changes: ChangeList?
    /// The name of the owner of a person's own sheet; nil if the sheet names others as well.
    let owner: String?
    /// Nil if the document has no stamp.
    let stamp: StampRecord?
    /// The accounts of the tables that it comes from.
    let tables: [TableAccount]

    /// Applies options to a loaded schedule and the days asked for.
    init(
        _ loaded: LoadedSchedule, since earlier: EarlierSchedule? = nil, _ options: DrawingOptions, _ days: DaySpan,
        _ tools: DrawingTools
    ) throws {
        let choice = try ScheduleChoice(loaded, since: earlier, options)
        let finder = try choice.earlier.map { try ChangeFinder($0, choice.sheet, options, days) }
        let emphasis = try choice.whole.emphasis(of: options.schedules.highlight)
        let stamp = options.page.stamp ? try StampRecord(of: choice, options) : nil
        var (list, shortened, unowned): (ChangeList?, [ShortenedText], [UnownedText]) = (nil, [], [])
        var recordChanges: [RecordChange] = []
        parts = try options.views.map { view in
            var style = try options.style(of: view)
            style.title = style.title ?? choice.sheet?.title(for: view)
            style.isOwnSheet = choice.sheet?.owner != nil
            if choice.sheet == nil { style.yearLine = try options.schedules.lines.single(of: loaded.schedule.lines) }
            SourceAges(loaded, style, options.schedules.maxAge).apply(to: &style)
            style.stamp = stamp?.stamp.code
            style.warningDays = options.schedules.warn?.days ?? style.warningDays
            style.changesSince = choice.earlier?.day
            var part = choice.part(for: view, style)
            let typesetter = Typesetter(tools.measurer, emphasis: emphasis, phrases: style.locale.phrases)
            style = view.settledStyle(
                for: view.spans(days, style), view.context(part.schedule, style, typesetter))
            // Stamps know the words of the schedule, changes those of the pages.
            part.schedule = style.wording(part.schedule)
            if view.readsNames, loaded.hasSource { try part.schedule.checkPeople(for: view) }
            if let records = view.records { try part.schedule.check(records, for: view) }
            (shortened, unowned) = (part.shortened, part.unowned)
            let changes = finder?.changes(in: part.schedule, for: view, style)
            for change in finder?.recordChanges(in: part.schedule, for: view, style) ?? []
            where !recordChanges.contains(change) {
                recordChanges.append(change)
            }
            if let finder, let changes, list == nil, view.showsDays || !options.views.contains(where: \.showsDays) {
                let context = view.context(part.schedule, style, typesetter)
                list = ChangeList(view.showsDays ? changes : [], context, finder.days)
            }
            let marked =
                changes.map { part.schedule.marking($0, as: style.entryFormat(view.details)) } ?? part.schedule
            var shown = part
            shown.schedule = marked
            return try DrawingPart(view, shown, style, days, options.range, typesetter)
        }
        list?.records = recordChanges
        (changes, owner) = (list, choice.sheet?.owner?.person.name)
        (self.stamp, self.shortened) = (stamp, shortened)
        self.unowned = UnownedTexts(unowned, of: choice.sheet?.owner, in: parts.flatMap(\.spans))
        tables = loaded.tables
    }

    var schedule: Schedule { parts[0].context.schedule }

    /// True if a kind of its pages shows days.
    var showsDays: Bool { parts.contains { $0.view.showsDays } }
    var style: PageStyle { parts[0].context.style }

    /// The spans of the pages of all kinds.
    var spans: [DaySpan] { parts.flatMap(\.spans) }

    /// The spans of the pages that show what is on their days.
    var spansOfDays: [DaySpan] { parts.filter(\.view.showsDays).flatMap(\.spans) }

    /// The pages, one after the other.
    var pages: JoinedPages { JoinedPages(parts.map(\.pages) + (changes?.pages.map { [$0] } ?? [])) }

    /// Accounts of all days of each kind, without a page yet.
    var accounts: [Account] { parts.map(\.account) + (changes?.accounts ?? []) }
}

extension Schedule {
    /// Throws ``Failure`` 65 if nobody is on any line, and a kind of page shows people.
    fileprivate func checkPeople(for view: PageView) throws {
        guard !People.isAnybody(in: self), gaps.isEmpty else { return }
        let reason = days.isEmpty ? "no day has a text on a line" : "no text on a line consists of names"
        throw Failure(.badData, "no people to draw: \(reason) (--view \(view.name); --people FILE declares people)")
    }
}

extension Schedule {
    /// Throws ``Failure`` 65 if a kind of page shows records of people, and there are none.
    fileprivate func check(_ records: PeopleRecords, for view: PageView) throws {
        switch records {
        case .documents where requirements.isEmpty:
            throw Failure(
                .badData,
                "no documents to draw (--view \(view.name)): a table of them has the columns person, document, expires")
        case .checklists where checklistSheets.isEmpty:
            let reason =
                checklists.templates.isEmpty ? "no checklist to draw" : "nobody's progress with a checklist to draw"
            throw Failure(
                .badData,
                "\(reason) (--view \(view.name)): a file of the format provider-checklists has templates and progress")
        case .documents, .checklists: return
        }
    }
}

extension DrawingOptions {
    /// The days of all pages: those asked for, and the rest of their months, weeks and years.
    func drawnDays() throws -> DaySpan {
        let days = try days
        let spans = try views.flatMap { $0.spans(days, try style(of: $0)) }
        return spans.hull ?? days
    }
}

/// The changes since an earlier schedule, and the pages that list them.
struct ChangeList {
    /// In order.
    let changes: [ScheduleChange]
    /// The records on no day that differ, in fields that the pages show.
    var records: [RecordChange] = []
    /// The format of entries in the list.
    var format: EntryFormat { context.format }
    private let context: LayoutContext
    private let days: DaySpan

    /// The changes of some days, listed in the style of other pages.
    init(_ changes: [ScheduleChange], _ pages: LayoutContext, _ days: DaySpan) {
        (self.changes, self.days) = (changes, days)
        context = pages.printing(ChangesPage.details)
    }

    var isEmpty: Bool { changes.isEmpty && records.isEmpty }

    /// Nil if nothing changed.
    var pages: (any PageSequence)? {
        isEmpty ? nil : CalendarPages(ChangesPage(changes, records: records, context), spans: [days])
    }

    /// An account for its pages, if there are some: they have no entries of their own.
    var accounts: [Account] {
        let none = Account(Schedule(), superseded: [], span: days, kinds: ChangesPage.coverage, format: format)
        return isEmpty ? [] : [none]
    }
}

/// The content of pages of one kind: entries, days, and the style.
struct DrawingPart {
    let view: PageView
    /// Only the entries that are drawn, in a style.
    let context: LayoutContext
    /// All days of its pages.
    let days: DaySpan
    /// The spans of those days that get pages.
    let spans: [DaySpan]
    /// What lost when the schedule was merged, as far as the pages would show it.
    private let superseded: [Superseded]

    /// The pages of some days of a schedule. Throws ``Failure`` 65 if nothing is left to show.
    init(
        _ view: PageView, _ part: PersonSheet.Part, _ style: PageStyle, _ days: DaySpan, _ range: RangeOptions,
        _ typesetter: Typesetter
    ) throws {
        (self.view, superseded) = (view, part.superseded)
        context = view.context(part.schedule, style, typesetter)
        let spans = view.spans(days, style)
        self.days = spans.hull ?? days
        self.spans = try range.spans(spans, of: part.schedule)
    }

    /// The pages, one after the other.
    var pages: any PageSequence { view.pages(of: spans, context) }

    /// The years of which most days are marked, so that the marks say little.
    var blackYears: [String] {
        guard view.name == YearPage.name else { return [] }
        return spans.filter(YearPage(context).marksMostDays).map(\.name)
    }

    /// An account of all its days, without a page yet.
    var account: Account {
        let (view, style) = (view, context.style)
        return Account(
            context.schedule, superseded: superseded, span: days, kinds: view.coverage, format: context.format
        ) { view.shows($0, style) }
    }

    /// The entries on days of its spans that its pages do not show.
    var entriesOfHiddenDays: [InputEntry] {
        var entries: [InputEntry] = []
        for span in spans where !span.days.allSatisfy({ view.shows($0, context.style) }) {
            context.schedule.forEachEntry(in: span) { entry in
                guard let date = entry.date, !entry.isWithheld, !view.shows(date, context.style) else { return }
                if view.coverage.contains(entry.kind) { entries.append(entry) }
            }
        }
        return entries
    }
}

extension [DaySpan] {
    /// From the first day of all spans to the last; nil without spans.
    var hull: DaySpan? {
        guard let first = map(\.lowerBound).min(), let last = map(\.upperBound).max() else { return nil }
        return first...last
    }
}

/// Compares the content of pages with the content that an earlier schedule would have given them.
struct ChangeFinder {
    /// The days that are compared.
    let days: DaySpan
    private let earlier: EarlierSchedule
    /// Nil if the earlier schedule has only the names of its owner.
    private let sheet: PersonSheet?
    private let privacy: Privacy

    /// Throws ``Failure`` 65 for the report of a sheet with less than is drawn now.
    init(_ earlier: EarlierSchedule, _ sheet: PersonSheet?, _ options: DrawingOptions, _ days: DaySpan) throws {
        let isOwn = try earlier.isOwnSheet(of: sheet?.owner)
        (self.earlier, self.sheet, privacy) = (earlier, isOwn ? nil : sheet, options.schedules.privacy)
        self.days = try options.views.flatMap { $0.spans(days, try options.style(of: $0)) }.hull ?? days
    }

    /// The records on no day that differ in fields that pages of a kind show. A report has none of them.
    func recordChanges(in schedule: Schedule, for view: PageView, _ style: PageStyle) -> [RecordChange] {
        guard !earlier.isReport else { return [] }
        var part = part(for: view, style)
        part.lines = earlier.lines
        return schedule.recordChanges(since: part, showing: view.fields(style))
    }

    /// The part of the earlier schedule that pages of a kind would have shown.
    private func part(for view: PageView, _ style: PageStyle) -> Schedule {
        sheet?.part(of: earlier.schedule, [], for: view, style).schedule ?? earlier.schedule
    }

    /// The changes that pages of a kind can show on their days.
    func changes(in schedule: Schedule, for view: PageView, _ style: PageStyle) -> [ScheduleChange] {
        let part = part(for: view, style)
        let shown = style.wording(part.showingPrivateEvents(privacy, busy: style.locale.phrases.busy))
        let words = earlier.isReport ? PrintedWords(style) : nil
        let comparison = ScheduleComparison(
            schedule, since: shown, on: days, repeatsNotes: view.repeatsNotes,
            knownByWords: words.map { words in { words.tell($0, $1) } })
        let told = style.entryFormat(ChangesPage.details).told(
            comparison.changes, closedWord: schedule.closedWord)
        return told.filter(earlier.tellsOf).namingPeople(of: schedule, since: shown)
    }
}

/// The words in which pages of any kind print an entry.
private struct PrintedWords {
    private let formats: [EntryFormat]

    /// In the language of a style, with as much of times and places as any kind of page has.
    init(_ style: PageStyle) {
        var style = style
        (style.times, style.places, style.tentative) = (nil, nil, nil)
        formats = TimeDetail.allCases.flatMap { times in
            [false, true].flatMap { places in
                [false, true].flatMap { tentative in
                    OwnerDetail.allCases.map { owners in
                        style.entryFormat(
                            EntryDetails(times: times, places: places, tentative: tentative, owners: owners))
                    }
                }
            }
        }
    }

    func tell(_ words: String, _ entry: Entry) -> Bool { formats.contains { $0.text(of: entry) == words } }
}
