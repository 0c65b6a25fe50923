import CalendarCore

/// The days of a column of written dates, in the order of day and month that the column as a whole gives.
struct WrittenDays {
    private(set) var order: DateOrder?
    private(set) var orderBasis: DateColumn.OrderBasis?
    private(set) var ambiguity: Int?
    private(set) var years: ColumnYears

    private let cells: [DateCell?]
    private let weekdays: ColumnWeekdays
    private let context: DateColumnContext

    init(_ cells: [DateCell?], _ weekdays: ColumnWeekdays, _ context: DateColumnContext) {
        (self.cells, self.weekdays, self.context) = (cells, weekdays, context)
        years = ColumnYears()
        decide()
    }

    private mutating func decide() {
        guard cells.contains(where: { $0?.needsOrder ?? false }) else {
            years = years(.dmy)
            return
        }
        if let order = context.order {
            take(DateFields(order), .option)
        } else if let isCertain = isYearFirst {
            if isCertain { take(.ymd, .yearFirst) } else { leaveOpen() }
        } else if let (order, index) = orderAbove12 {
            take(order, .valueAbove12(index))
        } else {
            decideByDays()
        }
    }

    private mutating func take(_ fields: DateFields, _ basis: DateColumn.OrderBasis) {
        order = fields == .ymd ? nil : fields == .mdy ? .mdy : .dmy
        orderBasis = basis
        years = years(fields)
    }

    /// The first value with a number above 12, which can be read in one order only.
    private var orderAbove12: (DateFields, Int)? {
        for (index, cell) in cells.enumerated() {
            guard let day = cell?.day, cell?.needsOrder ?? false else { continue }
            switch (day.exists(.mdy), day.exists(.dmy)) {
            case (true, false): return (.mdy, index)
            case (false, true): return (.dmy, index)
            default: continue
            }
        }
        return nil
    }

    /// Decides by weekdays, else consecutive days; not if they contradict each other.
    private mutating func decideByDays() {
        let (mdy, dmy) = (years(.mdy), years(.dmy))
        let agrees = (mdy: weekdays.agree(with: mdy.dates), dmy: weekdays.agree(with: dmy.dates))
        let isRun = (mdy: mdy.isConsecutive, dmy: dmy.isConsecutive)
        if agrees.mdy != agrees.dmy {
            if isRun.mdy != isRun.dmy, isRun.mdy != agrees.mdy { return leaveOpen() }
            take(agrees.mdy ? .mdy : .dmy, .weekdays)
        } else if isRun.mdy != isRun.dmy {
            take(isRun.mdy ? .mdy : .dmy, .consecutiveDays)
        } else {
            leaveOpen()
        }
    }

    /// Leaves values that could be two days without a date; the others keep theirs.
    private mutating func leaveOpen() {
        ambiguity = cells.firstIndex { $0?.needsOrder ?? false }
        years = ColumnYears(
            cells.map { $0.flatMap { $0.needsOrder ? nil : $0.day.parts(.dmy) } }, weekdays, context)
    }

    /// True if the first two digits are the year: they stay while those at the end change from day to day. Nil if they
    /// are not; false if there are few, which could be one day in some years.
    private var isYearFirst: Bool? {
        let triples = cells.compactMap { cell -> (Int, Int, Int)? in
            if case .triple(let first, let second, let third)? = cell?.day { (first, second, third) } else { nil }
        }
        guard triples.allSatisfy({ DateCell.Day.triple($0.0, $0.1, $0.2).exists(.ymd) }) else { return nil }
        let (firsts, thirds) = (Set(triples.map(\.0)), Set(triples.map(\.2)))
        guard let first = firsts.min(), let last = firsts.max(), first > 12, last - first <= 1,
            firsts.count < thirds.count
        else { return nil }
        return thirds.count >= 5
    }

    private func years(_ order: DateFields) -> ColumnYears {
        ColumnYears(cells.map { $0?.day.parts(order) }, weekdays, context)
    }
}

extension DateCell {
    /// True if the order of day and month matters: not for `5/5/2026`.
    fileprivate var needsOrder: Bool {
        switch day {
        case .pair(let first, let second, _), .triple(let first, let second, _): first != second
        default: false
        }
    }
}
