import CalendarCore

/// A day of a month in the form that heads a roster's columns: `1`, `02.`, `Mo 2`, `3 Tue`, `4th`.
struct DayNumber {
    /// 1 to 31.
    let day: Int
    /// The weekday beside it.
    let weekday: String?

    init?(_ cell: String) {
        guard cell.utf8.count <= 24 else { return nil }
        let cell = PlainLetters.halfWidth(cell)
        guard cell.utf8.contains(where: { $0.isDigit }) else { return nil }
        var (day, weekday): (Int?, String?)
        for word in cell.split(whereSeparator: { $0.isWhitespace || ",()".contains($0) }) {
            if let number = DayNumber.number(word), day == nil {
                day = number
            } else if WeekdayName.weekday(String(word)) != nil, weekday == nil {
                weekday = String(word)
            } else {
                return nil
            }
        }
        guard let day, (1...31).contains(day) else { return nil }
        (self.day, self.weekday) = (day, weekday)
    }

    private static let signs: Set<String> = [
        "", ".", "st", "nd", "rd", "th", "er", "º", "°", "日", "号", "號", "일",
    ]

    private static func number(_ word: Substring) -> Int? {
        let digits = word.prefix(while: \.isASCIIDigit)
        let rest = word[digits.endIndex...].lowercased()
        guard (1...2).contains(digits.count), signs.contains(rest)
        else { return nil }
        return Int(digits)
    }

    /// The fewest numbers that can be days where nothing else says so.
    static let leastCount = 5

    /// Returns true if numbers can be days of a month, or run on into the next: five or more, mostly in steps of one.
    static func areRising(_ days: [Int], atLeast least: Int = leastCount) -> Bool {
        let steps = zip(days, days.dropFirst()).map { $1 - $0 }
        let wraps = zip(days, days.dropFirst()).filter { $1 < $0 }
        return days.count >= least && steps.allSatisfy { $0 != 0 } && wraps.count <= 1
            && wraps.allSatisfy { $0.0 >= 28 - 3 && $0.1 <= 3 } && steps.count { $0 == 1 } * 2 >= steps.count
    }
}
