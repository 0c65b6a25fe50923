/// Reads a date in any of the ways that spreadsheets write it, in ``PlainLetters``.
struct DateCellScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { index == bytes.count }
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }
    private var isAtDigit: Bool { next.map { $0 &- 0x30 <= 9 } ?? false }
    private var isAtLetter: Bool { next.map { $0 &- 0x61 < 26 } ?? false }

    /// `[weekday] date [weekday] [time]`; nil if there is anything else.
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

    private mutating func day(isAfterWeekday: Bool) -> DateCell.Day? {
        guard isAtDigit else { return monthFirst() }
        guard let first = number() else { return nil }
        switch first.digits {
        case 1, 2: return shortNumberFirst(first, isAfterWeekday: isAfterWeekday)
        case 4:
            if let day = yearFirst(first.value) { return day }
            fallthrough
        default: return isAfterWeekday ? nil : wholeNumber(first.value)
        }
    }

    /// A number that fills the cell, perhaps with `.0`.
    private mutating func wholeNumber(_ value: Int) -> DateCell.Day? {
        if skip(".") {
            guard number()?.value == 0 else { return nil }
        }
        return isAtEnd ? .number(value) : nil
    }

    /// `2026-03-01`, `2026/3/1`, `2026.03.01`, `2026-Mar-01`, `2026 March 1`.
    private mutating func yearFirst(_ year: Int) -> DateCell.Day? {
        let start = index
        guard let separator = next, "-/. ".utf8.contains(separator) else { return nil }
        index += 1
        if let month = isAtLetter ? monthName() : separator == 0x20 ? nil : shortNumber()?.value,
            next == separator
        {
            index += 1
            if let day = shortNumber()?.value { return .parts(year: year, month: month, day: day) }
        }
        index = start
        return nil
    }

    private mutating func shortNumberFirst(_ first: Number, isAfterWeekday: Bool) -> DateCell.Day? {
        switch next {
        case nil: return isAfterWeekday ? nil : .number(first.value)
        case UInt8(ascii: "."):
            index += 1
            let start = index
            if skipSpaces() >= 0, isAtLetter { return dayThenMonth(first.value) }
            return isAtDigit
                ? dotted(first.value, needsFinalDot: !isAfterWeekday || index > start) : nil
        case UInt8(ascii: "/"):
            index += 1
            return isAtLetter ? dayThenMonth(first.value) : slashed(first)
        case UInt8(ascii: "-"):
            index += 1
            return isAtLetter ? dayThenMonth(first.value) : hyphenated(first)
        default: return dayThenMonth(first.value)
        }
    }

    /// The rest of `01.03.2026`, `1.3.26`, `01.03.`; after a weekday of `01.03`.
    private mutating func dotted(_ day: Int, needsFinalDot: Bool) -> DateCell.Day? {
        guard let month = shortNumber()?.value else { return nil }
        guard skip(".") else { return needsFinalDot ? nil : .parts(year: nil, month: month, day: day) }
        let start = index
        let isApart = skipSpaces() > 0
        if let year = writtenYear(shortToo: !isApart) { return .parts(year: year, month: month, day: day) }
        index = start
        return .parts(year: nil, month: month, day: day)
    }

    /// The rest of `3/1/2026`, `03/01/26`, `3/1`.
    private mutating func slashed(_ first: Number) -> DateCell.Day? {
        guard let second = shortNumber() else { return nil }
        return skip("/") ? withYear(first, second) : .pair(first.value, second.value, year: nil)
    }

    /// The rest of `3-1-2026`, `03-01-26`.
    private mutating func hyphenated(_ first: Number) -> DateCell.Day? {
        guard let second = shortNumber(), skip("-") else { return nil }
        return withYear(first, second)
    }

    private mutating func withYear(_ first: Number, _ second: Number) -> DateCell.Day? {
        guard let year = number() else { return nil }
        switch year.digits {
        case 4: return .pair(first.value, second.value, year: year.value)
        case 2 where first.digits == 2 && second.digits == 2: return .triple(first.value, second.value, year.value)
        case 2: return .pair(first.value, second.value, year: 2000 + year.value)
        default: return nil
        }
    }

    /// The rest of `1-Mar-26`, `1. März 2026`, `1er mars`, `1 de marzo de 2026`, `1st of March`.
    private mutating func dayThenMonth(_ day: Int) -> DateCell.Day? {
        skipOrdinal()
        skipSpaces()
        skipOf()
        guard let month = monthName() else { return nil }
        return .parts(year: yearAfterMonth(), month: month, day: day)
    }

    /// `March 1, 2026`, `Mar 1`, `Mar-01-2026`; not `Mar-26`, which is a month.
    private mutating func monthFirst() -> DateCell.Day? {
        guard let month = monthName() else { return nil }
        let isJoined = skip("-") || skip("/")
        skipSpaces()
        guard let day = shortNumber()?.value else { return nil }
        skipOrdinal()
        let year = yearAfterMonth()
        return isJoined && year == nil ? nil : .parts(year: year, month: month, day: day)
    }

    private mutating func yearAfterMonth() -> Int? {
        let start = index
        let isJoined = skip(",") || skip("-") || skip("/")
        let isApart = skipSpaces() > 0
        skipOf()
        if isJoined || isApart || start == index, let year = writtenYear(shortToo: true) { return year }
        index = start
        return nil
    }

    /// Four digits; or two, 20yy, where they are no hour.
    private mutating func writtenYear(shortToo: Bool) -> Int? {
        let hasApostrophe = skip("'")
        guard let year = number() else { return nil }
        switch year.digits {
        case 4 where !hasApostrophe: return year.value
        case 2 where (shortToo || hasApostrophe) && !isAtTime: return 2000 + year.value
        default: return nil
        }
    }

    /// Whether the number before is an hour.
    private var isAtTime: Bool { next == UInt8(ascii: ":") || next == UInt8(ascii: "h") || next == UInt8(ascii: ".") }
}

extension DateCellScanner {
    /// A weekday and a time behind the date.
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

extension DateCellScanner {
    struct Number {
        let value: Int
        let digits: Int
    }

    /// A number of one to eight digits.
    mutating func number() -> Number? {
        let start = index
        var value = 0
        while let digit = next, digit &- 0x30 <= 9, index - start < 9 {
            value = value * 10 + Int(digit &- 0x30)
            index += 1
        }
        let digits = index - start
        return (1...8).contains(digits) ? Number(value: value, digits: digits) : nil
    }

    private mutating func shortNumber() -> Number? {
        number().flatMap { $0.digits <= 2 ? $0 : nil }
    }

    private mutating func word() -> String? {
        let start = index
        while isAtLetter { index += 1 }
        return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// 1 to 12, with the full stop behind the name.
    private mutating func monthName() -> Int? {
        guard let word = word(), let month = NameTable.months[word] else { return nil }
        skip(".")
        return month
    }

    /// The letters of `1st`, `1er`, unless they begin a month.
    private mutating func skipOrdinal() {
        let start = index
        guard let word = word() else { return }
        if !["st", "nd", "rd", "th", "er", "e", "o"].contains(word) { index = start }
    }

    private mutating func skipOf() {
        let start = index
        guard let word = word(), ["de", "del", "of"].contains(word), skipSpaces() > 0 else {
            index = start
            return
        }
    }

    @discardableResult
    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    @discardableResult
    private mutating func skipSpaces() -> Int {
        let start = index
        while next == 0x20 { index += 1 }
        return index - start
    }
}
