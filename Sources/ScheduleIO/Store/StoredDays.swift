import CalendarCore

/// The first and the last day of a stored record, checked.
struct StoredDays {
    let first: EpochDay
    let last: EpochDay

    /// The days that a schedule can hold.
    static let range = ScheduleYears.first.epochDay.rawValue...ScheduleYears.last.epochDay.rawValue
    /// The lengths of records, from the first to the last day.
    static let lengths = 0...range.count

    /// Returns nil for days that no record covers.
    init?(first: Int?, last: Int?) {
        guard let first, let last, StoredDays.range.contains(first), StoredDays.range.contains(last), first <= last
        else { return nil }
        (self.first, self.last) = (EpochDay(first), EpochDay(last))
    }
}

extension ClosedRange<CivilDate> {
    /// The days of a range that a schedule can hold, at least one.
    init(clamping days: ClosedRange<EpochDay>) {
        let years = StoredDays.range
        func date(_ day: EpochDay) -> CivilDate {
            CivilDate(EpochDay(Swift.min(Swift.max(day.rawValue, years.lowerBound), years.upperBound)))!
        }
        self = date(days.lowerBound)...date(days.upperBound)
    }
}

extension Database {
    /// Returns a text that a reader would have accepted. Throws for any other.
    ///
    /// `place` is its table, and its row or record.
    func text(_ text: String?, in place: @autoclosure () -> String) throws(StoreError) -> String {
        guard let text,
            text.utf8.count <= TextRule.text.maximumLength
                || text.unicodeScalars.count <= TextRule.text.maximumLength
        else { throw StoreError(path, .damaged, "\(place()): a text is missing or too long") }
        guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) || !text.hasControls else {
            throw StoreError(path, .damaged, "\(place()): a text has a control character")
        }
        return text
    }
}

extension String {
    fileprivate var hasControls: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
