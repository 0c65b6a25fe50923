/// Reads a date in any of the ways that spreadsheets write it, in ``PlainLetters``.
struct DateCellScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    /// The languages that have the month's name; all of them for a month in numbers.
    var languages = NameLanguages.all

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { index == bytes.count }
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }
    var isAtDigit: Bool { next.map { $0.isDigit } ?? false }
    var isAtLetter: Bool { next.map(\.isPlainLetter) ?? false }

    /// Reads `[weekday] date [weekday] [time]`; returns nil if there is anything else.
    mutating func cell() -> DateCell? {
        skipSpaces()
        var weekday: WeekdayName?
        let start = index
        var day: DateCell.Day?
        if let name = leadingWeekday() {
            (weekday, day) = (name, self.day(isAfterWeekday: true))
        }
        if day == nil {
            (index, weekday) = (start, nil)
            day = self.day(isAfterWeekday: false)
        }
        guard let day else { return nil }
        var cell = DateCell(day: day, weekday: weekday)
        guard readTail(&cell), isAtEnd else { return nil }
        cell.weekday = cell.weekday?.narrowed(to: languages)
        return cell
    }

    private mutating func leadingWeekday() -> WeekdayName? {
        guard let word = word(), let name = NameTable.weekdays[word] else { return nil }
        let end = index
        skip(".")
        skip(",")
        skipSpaces()
        return index > end ? name : nil
    }
}

extension DateCellScanner {
    /// Reads a weekday and a time after the date.
    private mutating func readTail(_ cell: inout DateCell) -> Bool {
        guard !isAtEnd else { return true }
        if case .number = cell.day { return false }
        let isParted = skip(",") || next == 0x20 || next == UInt8(ascii: "t") || next == UInt8(ascii: "(")
        skipSpaces()
        guard isParted else { return false }
        if cell.weekday == nil, let name = trailingWeekday() { cell.weekday = name }
        skip("t")
        guard !isAtEnd else { return bytes.last != UInt8(ascii: "t") }
        cell.minute = WrittenClock.minutes(bytes[index...])
        index = bytes.count
        return cell.minute != nil
    }

    private mutating func trailingWeekday() -> WeekdayName? {
        let start = index
        let isBracketed = skip("(")
        if let word = word(), let name = NameTable.weekdays[word] {
            skip(".")
            if !isBracketed || skip(")") {
                skip(",")
                skipSpaces()
                return name
            }
        }
        index = start
        return nil
    }
}
