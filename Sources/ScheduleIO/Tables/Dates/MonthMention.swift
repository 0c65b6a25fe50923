import CalendarCore

/// A month in a title, a sheet's name or a file's name: "Dienstplan März 2026", "June", "2026-03".
struct MonthMention: Equatable {
    /// 1 to 12.
    let month: Int
    /// Nil if the text has none.
    let year: Int?

    /// Nil without a year.
    var yearMonth: YearMonth? { year.flatMap { YearMonth(year: $0, month: month) } }

    /// Returns the month with its year; a missing one is that of `first`, or the next one if the month follows it soon.
    func yearMonth(from first: YearMonth) -> YearMonth? {
        yearMonth ?? YearMonth(year: first.year + YearAnchor.years(from: first.month, to: month), month: month)
    }

    /// Finds the month in a text; returns nil if there is none, or if there are two.
    static func find(in text: String) -> MonthMention? {
        let words = TitleWords(text)
        let numbers = words.numericMonths + words.signedMonths
        let found = Set(numbers.isEmpty ? words.namedMonths : numbers)
        guard found.count == 1, let mention = found.first else { return nil }
        return MonthMention(month: mention / 10_000, year: mention % 10_000 == 0 ? nil : mention % 10_000)
    }

    /// Returns the months that a text can mean if it has the name of a month that is another one in another language.
    static func alternatives(in text: String) -> [MonthMention] {
        TitleWords(text).doubtfulMonths.map {
            MonthMention(month: $0 / 10_000, year: $0 % 10_000 == 0 ? nil : $0 % 10_000)
        }
    }

    /// Returns the first of two consecutive years, as in "2025/26" and "2025-2026"; nil if a text has none.
    static func firstOfTwoYears(in text: String) -> Int? {
        for match in text.matches(of: #/\b(\d{4}) ?[\/–-] ?(\d{4}|\d{2})\b/#) {
            guard let first = Int(match.1), let next = Int(match.2), ScheduleYears.range.contains(first),
                next == first + 1 || next == (first + 1) % 100
            else { continue }
            return first
        }
        return nil
    }

    /// Finds the year in a text, with a month or without one; returns nil if there is none, or if there are two.
    static func year(in text: String) -> Int? {
        let years = Set(TitleWords(text).years)
        return years.count == 1 ? years.first : nil
    }
}

/// A title as words, numbers and the marks between them.
struct TitleWords {
    private enum Piece: Equatable {
        case word(String, isCapital: Bool)
        case number(Int, digits: Int)
        case mark(UInt8)
    }

    private var pieces: [Piece] = []

    init(_ text: String) {
        let capitals = text.unicodeScalars.map { $0.properties.isUppercase }
        var wasCapital: [Bool] = []
        var plain: [UInt8] = []
        for (scalar, isCapital) in zip(text.unicodeScalars, capitals) {
            for byte in PlainLetters.of(String(scalar)).utf8 {
                plain.append(byte)
                wasCapital.append(isCapital)
            }
        }
        var index = 0
        while index < plain.count {
            let start = index
            if plain[index].isPlainLetter {
                while index < plain.count, plain[index].isPlainLetter { index += 1 }
                pieces.append(
                    .word(String(decoding: plain[start..<index], as: UTF8.self), isCapital: wasCapital[start]))
            } else if plain[index].isDigit {
                while index < plain.count, plain[index].isDigit { index += 1 }
                let value = plain[start..<index].prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
                pieces.append(.number(value, digits: index - start))
            } else {
                pieces.append(.mark(plain[index]))
                index += 1
            }
        }
    }

    /// The months of `2026-03`, `03/2026`, `3.2026`, but not within a date. Each is month × 10,000 + year.
    var numericMonths: [Int] {
        pieces.indices.compactMap { index -> Int? in
            guard case .mark(let mark)? = piece(index + 1), "-/._".utf8.contains(mark),
                !continues(before: index), !continues(after: index + 2)
            else { return nil }
            switch (piece(index), piece(index + 2)) {
            case (.number(let year, 4), .number(let month, 2)), (.number(let month, 1...2), .number(let year, 4)):
                return (1...12).contains(month) && ScheduleYears.range.contains(year) ? month * 10_000 + year : nil
            default: return nil
            }
        }
    }

    /// The months of `2026年6月`, `6월`; those of dates only if all dates are in the same one.
    var signedMonths: [Int] {
        let only = Set(years).count == 1 ? years[0] : 0
        var (months, dates): ([Int], [Int]) = ([], [])
        for index in pieces.indices {
            guard case .number(let month, 1...2) = pieces[index], (1...12).contains(month),
                case .word(let word, _)? = piece(index + 1), DateSign.month.begins(word)
            else { continue }
            let mention = month * 10_000 + only
            if number(from: index + 2, by: 1) == nil { months.append(mention) } else { dates.append(mention) }
        }
        return months.isEmpty && dates.count > 1 ? dates : months
    }

    /// Months by name, each with the year that follows it, else with the only year of the title.
    ///
    /// A date is not its month ("Printed 27 February"), unless all dates are in the same one ("1 March – 31 March").
    var namedMonths: [Int] {
        let only = Set(years).count == 1 ? years[0] : 0
        var (months, dates): ([Int], [Int]) = ([], [])
        for index in pieces.indices {
            guard case .word(let word, let isCapital) = pieces[index],
                let month = NameTable.months[word]?.value(in: .all),
                pieces.count < 3 || isName(word, isCapital, at: index)
            else { continue }
            let mention = month * 10_000 + (yearBehind(index) ?? only)
            if isDate(index) { dates.append(mention) } else { months.append(mention) }
        }
        return months.isEmpty && dates.count > 1 ? dates : months
    }

    /// All meanings of names that are different months in different languages, with their years.
    var doubtfulMonths: [Int] {
        let only = Set(years).count == 1 ? years[0] : 0
        return pieces.indices.flatMap { index -> [Int] in
            guard case .word(let word, _) = pieces[index], let name = NameTable.months[word], name.isAmbiguous else {
                return []
            }
            return name.values.map { $0 * 10_000 + (yearBehind(index) ?? only) }
        }
    }

    /// Numbers of four digits that are alone or beside a month, not in a date.
    var years: [Int] {
        pieces.indices.compactMap { index in
            guard case .number(let year, 4) = pieces[index], ScheduleYears.range.contains(year),
                !(continues(after: index) && continues(after: index + 2)),
                !(continues(before: index) && continues(before: index - 2)), !endsDate(index)
            else { return nil }
            return year
        }
    }

    /// Returns true if a month's name has one day beside it; two are a range, "1–31 March". The number of a place is no
    /// day: "Ward 3 March 2026".
    private func isDate(_ index: Int) -> Bool {
        if let before = number(from: index - 1, by: -1) {
            return number(from: before - 1, by: -1) == nil && !isOfPlace(before)
        }
        guard yearBehind(index) == nil || pieces.count > 3, let after = number(from: index + 1, by: 1) else {
            return false
        }
        return number(from: after + 1, by: 1) == nil
    }

    /// Returns true if a year comes after a month's name with a day: "27 February 2026", "February 27, 2026".
    private func endsDate(_ index: Int) -> Bool {
        let name = pieces[..<index].lastIndex { if case .word = $0 { true } else { false } }
        guard let name, index - name <= 6, case .word(let word, _) = pieces[name], NameTable.months[word] != nil
        else { return false }
        return isDate(name)
    }

    /// Returns true if a number is that of a ward, a team or a room.
    private func isOfPlace(_ index: Int) -> Bool {
        guard case .mark(0x20)? = piece(index - 1), case .word(let word, _)? = piece(index - 2) else { return false }
        return HeaderWords.place.contains(PlainName(stringLiteral: word))
    }

    /// Finds the next number of one or two digits, with only marks in between.
    private func number(from start: Int, by step: Int) -> Int? {
        var index = start
        while case .mark? = piece(index) { index += step }
        guard case .number(_, 1...2)? = piece(index) else { return nil }
        return index
    }

    /// Returns true for a month: a full name, if short ("may") with a capital or a year; an abbreviation with a year.
    private func isName(_ word: String, _ isCapital: Bool, at index: Int) -> Bool {
        if NameTable.wideMonths.contains(word), isCapital || word.utf8.count > 3 { return true }
        return yearBehind(index) != nil
    }

    /// Returns the year of "März 2026", "Mar-2026", "mars_2026"; if there is nothing else, "Mar 26".
    private func yearBehind(_ index: Int) -> Int? {
        let numberIndex = pieces[(index + 1)...].firstIndex { if case .mark = $0 { false } else { true } }
        guard let numberIndex, numberIndex - index <= 3, case .number(let year, let digits) = pieces[numberIndex]
        else { return nil }
        if digits == 4 { return ScheduleYears.range.contains(year) ? year : nil }
        return digits == 2 && index == 0 && numberIndex == pieces.count - 1 ? 2000 + year : nil
    }

    /// Returns true if a number and a mark come directly before.
    private func continues(before index: Int) -> Bool {
        guard case .mark(let mark)? = piece(index - 1), "-/.".utf8.contains(mark), case .number? = piece(index - 2)
        else { return false }
        return true
    }

    private func continues(after index: Int) -> Bool {
        guard case .mark(let mark)? = piece(index + 1), "-/.".utf8.contains(mark), case .number? = piece(index + 2)
        else { return false }
        return true
    }

    private func piece(_ index: Int) -> Piece? { pieces.indices.contains(index) ? pieces[index] : nil }
}
