import CalendarCore

/// A kind of page: how days of a schedule become pages. ``CalendarPages`` drives it.
///
/// A kind decides first and draws afterwards, so that a page can name the page that continues it.
public protocol PageKind {
    /// A page, decided: what stands where, and what has no room. Nothing is drawn yet.
    associatedtype Plan

    /// In reports and for `--verbose`: `month`.
    static var name: String { get }

    /// The kinds of entry that its pages must show, each exactly once. All of them, unless a kind says otherwise.
    static var coverage: Set<Entry.Kind> { get }

    /// What its pages print of an entry, unless the style says otherwise. Starts alone, unless a kind says otherwise.
    static var details: EntryDetails { get }

    /// What its pages are laid out from.
    var context: LayoutContext { get }

    /// Cuts days that somebody asked for into the days of each plan. One span of all of them, unless a kind says otherwise.
    func spans(of days: DaySpan) -> [DaySpan]

    /// Decides the pages of a span, at least one.
    func plan(_ span: DaySpan) throws(MeasuringError) -> [Plan]

    /// What a page has no room for, with the place on the page that it is to be continued from.
    func overflow(of plan: Plan) -> [ContinuedBlock]

    /// Draws a page, which gets this number. `continuations` tells where what it has no room for stands.
    func compose(
        _ plan: Plan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage
}

extension PageKind {
    /// Every kind of entry.
    public static var coverage: Set<Entry.Kind> { Set(Entry.Kind.allCases) }

    /// Starts, no places, and a mark on what is not certain.
    public static var details: EntryDetails { EntryDetails() }

    /// All of them together.
    public func spans(of days: DaySpan) -> [DaySpan] { [days] }

    /// Nothing: its plans have room for all.
    public func overflow(of plan: Plan) -> [ContinuedBlock] { [] }
}
