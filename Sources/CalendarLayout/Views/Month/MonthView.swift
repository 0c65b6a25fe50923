import CalendarCore

/// One month a page, each followed by the pages that continue it.
public struct MonthView: PageSequence {
    /// How months look.
    public struct Options: Sendable {
        public var sheet: Sheet
        /// The weekday of the first column.
        public var firstWeekday: Weekday
        public var cellStyle: CellStyle
        public var minimumFontSize: MinimumFontSize
        public var names: CalendarNames
        /// Stands before the month in the title of every page.
        public var title: String?

        public init(
            sheet: Sheet = .usLetter, firstWeekday: Weekday = .sunday, cellStyle: CellStyle = .inline,
            minimumFontSize: MinimumFontSize = .seven, names: CalendarNames = .english, title: String? = nil
        ) {
            (self.sheet, self.firstWeekday, self.cellStyle) = (sheet, firstWeekday, cellStyle)
            (self.minimumFontSize, self.names, self.title) = (minimumFontSize, names, title)
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

    public init(
        _ schedule: Schedule, months: some Sequence<YearMonth>, options: Options = Options(), typesetter: Typesetter
    ) {
        (self.schedule, self.options, self.typesetter) = (schedule, options, typesetter)
        self.months = Array(months)[...]
    }

    /// How many months have not been handed out yet.
    public var remainingMonthCount: Int { months.count }

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
            month, plan.continued(typesetter), schedule, options, typesetter, firstNumber: number + 1)
        let composer = MonthComposer(
            plan: plan, options: options, typesetter: typesetter, number: number,
            continuations: continuation.pageNumbers)
        let pages = try [composer.compose()] + continuation.pages
        try MonthAudit(schedule, MonthRange(month)).check(pages)
        nextNumber += pages.count
        return pages
    }
}
