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

    /// Reads a month, 1 to 12, with the full stop after the name.
    mutating func monthName() -> Int? {
        guard let word = word(), let name = NameTable.months[word], let month = name.value(in: .all) else { return nil }
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
