import ArgumentParser
import CalendarCore
import CalendarLayout
import ScheduleIO

/// A kind of page as the command draws it.
struct PageView: Sendable {
    /// The name in `--view` and reports: `month`.
    let name: String
    /// The kinds of entry that its pages show.
    let coverage: Set<Entry.Kind>
    /// True if its pages are landscape by default.
    let isLandscape: Bool
    /// True if its pages show the people that texts name, not the texts.
    let readsNames: Bool
    /// True if its pages show days. If those of no kind do, a run needs none.
    let showsDays: Bool
    /// The records of people that its pages show; nil for none.
    let records: PeopleRecords?
    /// The fields of records that are on no day, and on its pages in a style.
    let fields: @Sendable (PageStyle) -> ShownFields
    /// True if its pages count the days of a person on their own sheet.
    let countsDays: Bool
    /// True if its pages have the notes of a month that began before their days.
    var repeatsNotes: Bool { name == WeeksPage.name }
    /// Divides days into the spans of its pages.
    let spans: @Sendable (DaySpan, PageStyle) -> [DaySpan]
    /// Returns true if pages in a style show a day.
    let shows: @Sendable (CivilDate, PageStyle) -> Bool
    /// The details of an entry that its pages print beside the text.
    let details: EntryDetails
    private let make: @Sendable (LayoutContext) -> any PageKind
    private let settle: @Sendable (LayoutContext, [DaySpan]) -> PageStyle

    init<Kind: PageKind>(
        _ make: @escaping @Sendable (LayoutContext) -> Kind, readsNames: Bool = false,
        records: PeopleRecords? = nil, countsDays: Bool = false,
        showing fields: @escaping @Sendable (PageStyle) -> ShownFields
    ) {
        (name, coverage, isLandscape, showsDays) = (Kind.name, Kind.coverage, Kind.isLandscape, Kind.showsDays)
        (self.readsNames, self.records, self.countsDays) = (readsNames, records, countsDays)
        self.fields = fields
        spans = { Kind.spans(of: $0, $1) }
        shows = { Kind.shows($0, $1) }
        (details, self.make) = (Kind.details, make)
        settle = { make($0).settledStyle(for: $1) }
    }

    /// From the command line: names, separated by commas. Throws `ValidationError` for a name that none of the views
    /// has, or that is given twice.
    static func views(option names: String, among views: [PageView]) throws -> [PageView] {
        let names = names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard Set(names).count == names.count else { throw ValidationError("a kind of page is given twice") }
        return try names.map { name in
            try views.first { $0.name == name }.given(or: "\(views.map(\.name).alternatives) is expected")
        }
    }

    /// A schedule in a style, for pages of this kind. Times are in the schedule's time zone.
    func context(_ schedule: Schedule, _ style: PageStyle, _ typesetter: Typesetter) -> LayoutContext {
        let clock = WallClock(timeZone: schedule.timeZone)
        return LayoutContext(schedule, style, typesetter, details: details, localTime: clock.time, hours: clock.hours)
    }

    /// The style of its pages for some spans, with what they decide: the orientation of the paper.
    func settledStyle(for spans: [DaySpan], _ context: LayoutContext) -> PageStyle { settle(context, spans) }

    /// Its pages for some spans.
    func pages(of spans: [DaySpan], _ context: LayoutContext) -> any PageSequence {
        PageView.pages(make(context), spans)
    }

    private static func pages(_ kind: some PageKind, _ spans: [DaySpan]) -> any PageSequence {
        CalendarPages(kind, spans: spans)
    }
}

/// The records of people that a kind of page shows in the place of days.
enum PeopleRecords {
    case documents, checklists
}

extension PageView: CustomStringConvertible {
    /// `month`
    var description: String { name }
}
