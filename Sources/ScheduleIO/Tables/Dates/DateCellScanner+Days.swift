extension DateCellScanner {
    /// Reads the day alone; returns nil if there is none.
    mutating func day(isAfterWeekday: Bool) -> DateCell.Day? {
        guard isAtDigit else { return monthFirst() }
        guard let first = number() else { return nil }
        if let day = signed(first) { return day }
        switch first.digits {
        case 1, 2: return shortNumberFirst(first, isAfterWeekday: isAfterWeekday)
        case 4:
            if let day = yearFirst(first.value) { return day }
            fallthrough
        default: return isAfterWeekday ? nil : wholeNumber(first.value)
        }
    }

    /// Reads the rest of `2026年6月1日`, `6月1日`, `3월 1일`.
    private mutating func signed(_ first: Number) -> DateCell.Day? {
        let start = index
        var (year, month) = (Int?.none, first)
        if first.digits == 4 || first.digits == 2, skip(.year) {
            skipSpaces()
            guard let number = shortNumber() else {
                index = start
                return nil
            }
            (year, month) = (first.digits == 4 ? first.value : 2000 + first.value, number)
        }
        if month.digits <= 2, skip(.month) {
            skipSpaces()
            if let day = shortNumber()?.value {
                isSigned = skip(.day)
                return .parts(year: year, month: month.value, day: day)
            }
        }
        index = start
        return nil
    }

    /// Reads a number that fills the cell, perhaps with `.0`.
    private mutating func wholeNumber(_ value: Int) -> DateCell.Day? {
        if skip(".") {
            guard number()?.value == 0 else { return nil }
        }
        return isAtEnd ? .number(value) : nil
    }

    /// Reads `2026-03-01`, `2026/3/1`, `2026.03.01`, `2026-Mar-01`, `2026 March 1`.
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

    /// Reads the rest of `01.03.2026`, `1.3.26`, `01.03.`; after a weekday of `01.03`.
    private mutating func dotted(_ day: Int, needsFinalDot: Bool) -> DateCell.Day? {
        guard let month = shortNumber()?.value else { return nil }
        guard skip(".") else { return needsFinalDot ? nil : .parts(year: nil, month: month, day: day) }
        let start = index
        let isApart = skipSpaces() > 0
        if let year = writtenYear(shortToo: !isApart) { return .parts(year: year, month: month, day: day) }
        index = start
        return .parts(year: nil, month: month, day: day)
    }

    /// Reads the rest of `3/1/2026`, `03/01/26`, `3/1`.
    private mutating func slashed(_ first: Number) -> DateCell.Day? {
        guard let second = shortNumber() else { return nil }
        return skip("/") ? withYear(first, second) : .pair(first.value, second.value, year: nil)
    }

    /// Reads the rest of `3-1-2026`, `03-01-26`.
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

    /// Reads the rest of `1-Mar-26`, `1. März 2026`, `1er mars`, `1 de marzo de 2026`, `1st of March`.
    private mutating func dayThenMonth(_ day: Int) -> DateCell.Day? {
        skipOrdinal()
        skipSpaces()
        skipOf()
        guard let month = monthName() else { return nil }
        return .parts(year: yearAfterMonth(), month: month, day: day)
    }

    /// Reads `March 1, 2026`, `Mar 1`, `Mar-01-2026`; not `Mar-26`, which is a month.
    private mutating func monthFirst() -> DateCell.Day? {
        guard let month = monthName() else { return nil }
        let isJoined = skip("-") || skip("/")
        skipSpaces()
        guard let day = shortNumber()?.value else { return nil }
        skipOrdinal()
        // "March 15-16" is two days.
        let year = yearAfterMonth(isShortBehindDash: isJoined)
        return isJoined && year == nil ? nil : .parts(year: year, month: month, day: day)
    }

    private mutating func yearAfterMonth(isShortBehindDash: Bool = true) -> Int? {
        let start = index
        let isDashed = skip("-") || skip("/")
        let isJoined = isDashed || skip(",")
        let isApart = skipSpaces() > 0
        skipOf()
        if isJoined || isApart || start == index,
            let year = writtenYear(shortToo: !isDashed || isShortBehindDash)
        {
            return year
        }
        index = start
        return nil
    }

    /// Reads four digits; or two, 20yy, if they are not an hour.
    private mutating func writtenYear(shortToo: Bool) -> Int? {
        let hasApostrophe = skip("'")
        guard let year = number() else { return nil }
        switch year.digits {
        case 4 where !hasApostrophe: return year.value
        case 2 where (shortToo || hasApostrophe) && !isAtTime: return 2000 + year.value
        default: return nil
        }
    }

    /// True if the number before is an hour.
    private var isAtTime: Bool { next == UInt8(ascii: ":") || next == UInt8(ascii: "h") || next == UInt8(ascii: ".") }
}
