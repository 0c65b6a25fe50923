import CalendarCore

/// A kind of page: how days of a schedule become pages. ``CalendarPages`` drives it.
///
/// A kind plans first and draws afterwards, so that a page can name the page that continues it.
public protocol PageKind: SendableMetatype {
    /// A planned page: the places of its entries, and the entries that do not fit. Nothing is drawn yet.
    associatedtype Plan

    /// The kind's name in reports and for `--verbose`: `month`.
    static var name: String { get }

    /// The kinds of entry that its pages must show, every entry exactly once. By default, all kinds.
    static var coverage: Set<Entry.Kind> { get }

    /// The details of an entry that its pages print, unless the style says otherwise. By default, start times only.
    static var details: EntryDetails { get }

    /// True if its pages show their days, so that others lead to them. By default, they do.
    static var showsDays: Bool { get }

    /// True if its pages are across, unless the user says otherwise. By default, they are upright.
    static var isLandscape: Bool { get }

    /// The schedule, style and typesetter that its pages are laid out from.
    var context: LayoutContext { get }

    /// Divides the days requested into spans, which are planned one by one: whole months, for example, of which some
    /// days may not have been requested. By default, one span of all days.
    static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan]

    /// The name of a span, of which pages that continue it have their title. By default, its first month.
    static func name(of span: DaySpan, _ locale: CalendarLocale) -> String

    /// Returns true if the pages of a span show this day of it. By default, they show all.
    static func shows(_ date: CivilDate, _ style: PageStyle) -> Bool

    /// The style of its pages for some spans, with what they decide: the orientation of the paper. By default, the
    /// style of its context.
    func settledStyle(for spans: [DaySpan]) -> PageStyle

    /// Decides everything that the pages of all spans share, before the first is planned. By default, they share
    /// nothing.
    mutating func prepare(_ spans: [DaySpan])

    /// Takes the directory of all pages of the document, for links between kinds of page. By default, there are none.
    /// A plan must not depend on it, unless ``pageCount(of:)`` says how many pages there are: plans made before, to
    /// count them, are drawn.
    mutating func take(_ directory: PageDirectory)

    /// The number of pages of a span, including those that continue it; nil if it has to be planned to know. By
    /// default, nil.
    func pageCount(of span: DaySpan) -> Int?

    /// Plans the pages of a span, at least one.
    func plan(_ span: DaySpan) -> [Plan]

    /// The entries that do not fit on a page, with the place on it that they are continued from.
    func overflow(of plan: Plan) -> [ContinuedBlock]

    /// Draws a page with this number. `continuations` has the places of the entries that do not fit.
    func compose(
        _ plan: Plan, number: Int, continuations: ContinuationPlaces
    ) -> LaidOutPage

    /// Checks the pages of a span for what is no entry. By default, they have nothing else.
    ///
    /// Throws ``AccountingError/miscounted(input:accounted:)`` if something was lost.
    func audit(_ pages: [LaidOutPage]) throws(AccountingError)
}

extension PageKind {
    /// Every kind of entry.
    public static var coverage: Set<Entry.Kind> { Set(Entry.Kind.allCases) }

    /// Start times, no places, and a mark on tentative entries.
    public static var details: EntryDetails { EntryDetails() }

    /// They do.
    public static var showsDays: Bool { true }

    /// Upright.
    public static var isLandscape: Bool { false }

    /// One span of all days.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] { [days] }

    /// The first month.
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String {
        locale.title(of: span.lowerBound.yearMonth)
    }

    /// All days.
    public static func shows(_ date: CivilDate, _ style: PageStyle) -> Bool { true }

    /// That of the context.
    public func settledStyle(for spans: [DaySpan]) -> PageStyle { context.style }

    /// Pages share nothing.
    public mutating func prepare(_ spans: [DaySpan]) {}

    /// No links.
    public mutating func take(_ directory: PageDirectory) {}

    /// Not known before they are planned.
    public func pageCount(of span: DaySpan) -> Int? { nil }

    /// There is nothing but entries.
    public func audit(_ pages: [LaidOutPage]) throws(AccountingError) {}

    /// Nothing: everything fits.
    public func overflow(of plan: Plan) -> [ContinuedBlock] { [] }
}
