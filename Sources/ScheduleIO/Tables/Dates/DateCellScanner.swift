/// Reads a date in any of the ways that spreadsheets write it, in ``PlainLetters``.
struct DateCellScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    /// The languages that have the month's name; all of them for a month in numbers.
    var languages = NameLanguages.all
    /// The languages that the cell can be in.
    let known: NameLanguages
    /// The name of a month that is several of them in these languages, so that nothing is read.
    private(set) var doubtful: MonthName?
    /// True behind the sign of a day: `1日`.
    var isSigned = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, in languages: NameLanguages = .all) {
        (self.bytes, known) = (bytes, languages)
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
        guard let name = weekdayName() else { return nil }
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
        let isParted = isSigned || skip(",") || next == 0x20 || next == UInt8(ascii: "t") || next == UInt8(ascii: "(")
        skipSpaces()
        guard isParted else { return false }
        if cell.weekday == nil, let name = trailingWeekday() { cell.weekday = name }
        let hasTimeSign = skip("t")
        guard !isAtEnd else { return !hasTimeSign }
        var clock = bytes[index...]
        cell.isUTC = clock.last == UInt8(ascii: "z")
        cell.offset = DateCellScanner.takeOffset(&clock)
        cell.minute = WrittenClock.minutes(clock)
        index = bytes.count
        return cell.minute != nil
    }

    /// Takes `Z`, `+01:00` or `-0500` off the end of a time; returns the minutes ahead of UTC.
    private static func takeOffset(_ clock: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        if clock.last == UInt8(ascii: "z"), clock.dropLast().last?.isDigit ?? false {
            clock.removeLast()
            return 0
        }
        guard let sign = clock.lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
            sign > clock.startIndex
        else { return nil }
        let digits = clock[(sign + 1)...].filter { $0 != UInt8(ascii: ":") }
        guard digits.count == 4, digits.allSatisfy(\.isDigit) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        guard number / 100 <= 14, number % 100 < 60 else { return nil }
        let minutes = (number / 100 * 60 + number % 100) * (clock[sign] == UInt8(ascii: "-") ? -1 : 1)
        clock = clock[..<sign]
        return minutes
    }

    private mutating func trailingWeekday() -> WeekdayName? {
        let start = index
        let isBracketed = skip("(")
        if let name = weekdayName() {
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

extension DateCellScanner {
    struct Number {
        let value: Int
        let digits: Int
    }

    /// Reads a number of one to eight digits.
    mutating func number() -> Number? {
        let start = index
        var value = 0
        while let digit = next, digit.isDigit, index - start < 9 {
            value = value * 10 + Int(digit &- 0x30)
            index += 1
        }
        let digits = index - start
        return (1...8).contains(digits) ? Number(value: value, digits: digits) : nil
    }

    mutating func shortNumber() -> Number? {
        number().flatMap { $0.digits <= 2 ? $0 : nil }
    }

    mutating func word() -> String? {
        let start = index
        while isAtLetter { index += 1 }
        return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    mutating func weekdayName() -> WeekdayName? {
        guard let word = word(), let name = NameTable.weekdays[word] else { return nil }
        if bytes[index...].starts(with: WeekdayName.ending) { index += WeekdayName.ending.count }
        return name
    }

    /// Reads a month, 1 to 12, with the full stop after the name.
    mutating func monthName() -> Int? {
        guard let word = word(), let name = NameTable.months[word] else { return nil }
        guard let month = name.value(in: known) else {
            doubtful = name
            return nil
        }
        languages = name.languages
        skip(".")
        return month
    }

    /// Skips the letters of `1st`, `1er`, unless they begin a month.
    mutating func skipOrdinal() {
        let start = index
        guard let word = word() else { return }
        if !["st", "nd", "rd", "th", "er", "e", "o"].contains(word) { index = start }
    }

    mutating func skipOf() {
        let start = index
        guard let word = word(), ["de", "del", "of"].contains(word), skipSpaces() > 0 else {
            index = start
            return
        }
    }

    /// Skips the sign behind a number; returns true if it is there.
    mutating func skip(_ sign: DateSign) -> Bool {
        guard let length = sign.length(atStartOf: bytes[index...]) else { return false }
        index += length
        return true
    }

    @discardableResult
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    @discardableResult
    mutating func skipSpaces() -> Int {
        let start = index
        while next == 0x20 { index += 1 }
        return index - start
    }
}
