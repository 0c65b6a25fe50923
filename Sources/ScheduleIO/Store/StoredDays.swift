import CalendarCore

/// The first and the last day of a stored record, checked.
struct StoredDays {
    let first: EpochDay
    let last: EpochDay

    /// The days that a schedule can hold.
    static let range = ScheduleYears.first.epochDay.rawValue...ScheduleYears.last.epochDay.rawValue
    /// From the first to the last day of a record.
    static let lengths = 0...range.count

    init(first: Int?, last: Int?, of row: Int, _ database: Database) throws(StoreError) {
        guard let first, let last, StoredDays.range.contains(first), StoredDays.range.contains(last), first <= last
        else { throw database.damage(row, "first or last is out of range") }
        (self.first, self.last) = (EpochDay(first), EpochDay(last))
    }
}

extension Database {
    /// That a record cannot be what an import wrote.
    func damage(_ row: Int?, _ what: String) -> StoreError {
        StoreError(path, .damaged, "table record, row \(row ?? 0): \(what)")
    }

    /// A text as a reader would have let it in. Throws if none would.
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

    /// The texts of a record must be those of its kind.
    func check(_ texts: [String: String], of record: StoredRecord, row: Int) throws(StoreError) {
        switch record.kind {
        case .day: return
        case .event:
            guard texts[StoredRecord.EventText.title.rawValue] != nil else {
                throw damage(row, "an event has no title")
            }
        case .notes:
            guard texts.keys.allSatisfy({ Int($0).map((1...9999).contains) ?? false }) else {
                throw damage(row, "a note has no number")
            }
        }
    }
}

extension String {
    fileprivate var hasControls: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
