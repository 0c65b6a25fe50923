/// Reads hours: `until 17:00`, `from 8:30 AM`, `08:00–12.30`.
struct HoursScanner {
    private let tokens: [NameToken]
    private let text: String
    /// The token after what has been read.
    private(set) var index: Int

    private static let beginnings: Set<String> = [
        "from", "since", "ab", "von", "dès", "desde", "dalle", "vanaf", "från",
    ]
    private static let ends: Set<String> = [
        "until", "till", "til", "to", "bis", "jusqu’à", "hasta", "fino", "alle", "tot",
    ]

    init(_ tokens: [NameToken], _ text: String, from index: Int) {
        (self.tokens, self.text, self.index) = (tokens, text, index)
    }

    /// Nil if there are none; then the index stays.
    mutating func scan() -> AssignedHours? {
        let start = index
        var hours = AssignedHours()
        let isNamed = take(HoursScanner.beginnings)
        hours.from = time()
        if isNamed, hours.from == nil { return fail(start) }
        if take(HoursScanner.ends) || hours.from != nil && takeDash() {
            hours.until = time()
            if hours.until == nil { return fail(start) }
        }
        // A time alone may be when something begins, or when it ends.
        guard isNamed || hours.until != nil else { return fail(start) }
        return hours
    }

    private mutating func fail(_ start: Int) -> AssignedHours? {
        index = start
        return nil
    }

    private mutating func take(_ words: Set<String>) -> Bool {
        guard index < tokens.count, let word = tokens[index].word, words.contains(word) else { return false }
        index += 1
        return true
    }

    private mutating func takeDash() -> Bool {
        guard index < tokens.count, tokens[index].kind == .dash else { return false }
        index += 1
        return true
    }

    /// A time of day: `17:00`, `17.00`, `5 PM`, `5:30pm`. In minutes after midnight; 24:00 is the day's end.
    private mutating func time() -> Int? {
        let start = index
        guard let hour = number() else { return failTime(start) }
        var (minute, suffix) = (Int?.none, hour.suffix)
        if suffix.isEmpty, index < tokens.count, [.colon, .stop].contains(tokens[index].kind) {
            index += 1
            guard let minutes = number(), minutes.digits == 2 else { return failTime(start) }
            (minute, suffix) = (minutes.value, minutes.suffix)
        }
        if suffix.isEmpty, let word = tokens.indices.contains(index) ? tokens[index].word : nil,
            ["am", "pm"].contains(word)
        {
            suffix = word
            index += 1
        }
        return HoursScanner.minutes(hour.value, minute, suffix) ?? failTime(start)
    }

    private mutating func failTime(_ start: Int) -> Int? {
        index = start
        return nil
    }

    private static func minutes(_ hour: Int, _ minute: Int?, _ suffix: String) -> Int? {
        guard (minute ?? 0) < 60 else { return nil }
        switch suffix {
        case "": return minute.flatMap { hour * 60 + $0 <= 24 * 60 ? hour * 60 + $0 : nil }
        case "am", "pm":
            guard (1...12).contains(hour) else { return nil }
            return (hour % 12 + (suffix == "pm" ? 12 : 0)) * 60 + (minute ?? 0)
        default: return nil
        }
    }

    /// One or two digits, and what follows them in the same word.
    private mutating func number() -> (value: Int, digits: Int, suffix: String)? {
        guard index < tokens.count, let word = tokens[index].word else { return nil }
        let digits = word.prefix { $0.isASCII && $0.isWholeNumber }
        guard (1...2).contains(digits.count), let value = Int(digits) else { return nil }
        index += 1
        return (value, digits.count, String(word.dropFirst(digits.count)))
    }
}
