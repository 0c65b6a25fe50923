import CalendarCore

/// One month a page, each followed by the pages that continue it.
public struct MonthView: PageSequence {
    /// How months look.
    public struct Options: Sendable {
        /// The paper and its margins.
        public var sheet: Sheet
        /// The weekday of the first column.
        public var firstWeekday: Weekday
        /// How a cell sets labels and values.
        public var cellStyle: CellStyle
        /// The smallest body that fitting may use.
        public var minimumFontSize: MinimumFontSize
        /// The language of months and weekdays.
        public var names: CalendarNames
        /// Stands before the month in the title of every page.
        public var title: String?
        /// What becomes of a character that no face has.
        public var missingGlyphs: MissingGlyphs

        /// US Letter, Sunday first, labels beside values, nothing below 7 pt, in English, unless told.
        public init(
            sheet: Sheet = .usLetter, firstWeekday: Weekday = .sunday, cellStyle: CellStyle = .inline,
            minimumFontSize: MinimumFontSize = .seven, names: CalendarNames = .english, title: String? = nil,
            missingGlyphs: MissingGlyphs = .error
        ) {
            (self.sheet, self.firstWeekday, self.cellStyle) = (sheet, firstWeekday, cellStyle)
            (self.minimumFontSize, self.names, self.title) = (minimumFontSize, names, title)
            self.missingGlyphs = missingGlyphs
        }

        /// "January 2025", or "Ocean Springs – January 2025".
        func title(of month: YearMonth) -> String {
            (title.map { "\($0) – " } ?? "") + names.title(of: month)
        }
    }

    private let schedule: Schedule
    private let options: Options
    private let typesetter: Typesetter
    private var months: ArraySlice<YearMonth>
    private var nextNumber = 1
    /// The rest of the month that is being handed out, last page first.
    private var pending: [LaidOutPage] = []

    /// The pages of some months of a schedule, in the order of `months`.
    public init(
        _ schedule: Schedule, months: some Sequence<YearMonth>, options: Options = Options(), typesetter: Typesetter
    ) {
        (self.schedule, self.options, self.typesetter) = (schedule, options, typesetter)
        self.months = Array(months)[...]
    }

    /// How many months have not been handed out yet.
    public var remainingMonthCount: Int { months.count }

    /// The next page: of a month, or of its continuation; nil after the last. Throws a ``LayoutError``.
    public mutating func next() throws(LayoutError) -> LaidOutPage? {
        if let page = pending.popLast() { return page }
        guard let month = months.popFirst() else { return nil }
        pending = try pages(of: month).reversed()
        return pending.popLast()
    }

    private mutating func pages(of month: YearMonth) throws(LayoutError) -> [LaidOutPage] {
        let plan = try MonthPlan(month, schedule, options, typesetter)
        let number = nextNumber
        let continuation = try ContinuationPages(
            month, plan.continued(page: number, typesetter), schedule, options, typesetter, firstNumber: number + 1)
        let composer = MonthComposer(
            plan: plan, options: options, typesetter: typesetter, number: number,
            continuations: continuation.places)
        var pages = try [composer.compose()] + continuation.pages
        try MonthAudit(schedule, MonthRange(month)).check(pages)
        if typesetter.measurer.hasMissedGlyphs { try pages.tellMissing(options.missingGlyphs) }
        nextNumber += pages.count
        return pages
    }
}
