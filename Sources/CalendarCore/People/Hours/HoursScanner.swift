extension AssignedHours {
    /// Reads hours in the spelling of files, or as people write them: `7a-7p`, `until noon`. Returns nil for anything
    /// else.
    public init?(written text: String) {
        if let hours = AssignedHours(text: text) {
            self = hours
            return
        }
        guard let hours = AssignedHours.scanned(text) ?? AssignedHours.scanned(AssignedHours.partingDashes(text)) else {
            return nil
        }
        self = hours
    }

    private static func scanned(_ text: String) -> AssignedHours? {
        let tokens = NameToken.tokens(of: text)
        var scanner = HoursScanner(tokens, text, from: 0)
        guard let hours = scanner.scan(), scanner.index == tokens.count else { return nil }
        return hours
    }

    /// Returns a text with spaces around each dash before a digit, as in `4:15 AM-6:30 AM`: such a dash joins no names.
    private static func partingDashes(_ text: String) -> String {
        let characters = Array(text)
        return characters.indices.map { index in
            let isBeforeDigit = index + 1 < characters.count && characters[index + 1].isWholeNumber
            return "-–".contains(characters[index]) && isBeforeDigit ? " - " : String(characters[index])
        }.joined()
    }
}

/// Reads hours as people write them: `until 17:00`, `from 8:30 AM`, `08:00–12.30`, `7a-7p`, `17-08`, `ab 17 Uhr`.
struct HoursScanner {
    private let tokens: [NameToken]
    private let text: String
    /// The token after what has been read.
    private(set) var index: Int

    init(_ tokens: [NameToken], _ text: String, from index: Int) {
        (self.tokens, self.text, self.index) = (tokens, text, index)
    }

    /// Nil if there are none; then the index stays.
    mutating func scan() -> AssignedHours? {
        guard word != nil else { return nil }
        let start = index
        let hours = partOfDay() ?? span()
        if hours == nil { index = start }
        return hours
    }

    /// `AM`, `am Vormittag`, `24h`.
    private mutating func partOfDay() -> AssignedHours? {
        let start = index
        // German "am" is no more than a preposition.
        if word == "am", wordAfter != "am", [.morning, .afternoon].contains(wordAfter.flatMap(HoursWord.init)) {
            index += 1
        }
        if take(.morning) { return AssignedHours(until: HoursScanner.noon) }
        if take(.afternoon) { return AssignedHours(from: HoursScanner.noon) }
        if let time = time(), time.minute == ShiftHours.dayLength, time.isCertain, !isAtSpan {
            return AssignedHours(from: 0, until: ShiftHours.dayLength)
        }
        index = start
        return nil
    }

    private mutating func span() -> AssignedHours? {
        let isNamed = take(.from)
        let from = time()
        if isNamed, from == nil { return nil }
        guard take(.until) || from != nil && takeDash() else {
            // A time alone may be when something begins, or when it ends.
            return isNamed && from?.isCertain ?? false ? AssignedHours(from: from?.minute) : nil
        }
        guard let until = time() else { return nil }
        guard let from else { return until.isCertain ? AssignedHours(until: until.minute) : nil }
        return from.isBefore(until) ? AssignedHours(from: from.minute, until: until.minute) : nil
    }

    private static let noon = ShiftHours.dayLength / 2

    private var word: String? { index < tokens.count ? tokens[index].word : nil }
    private var wordAfter: String? { index + 1 < tokens.count ? tokens[index + 1].word : nil }

    /// True before a word or a dash that another time follows.
    private var isAtSpan: Bool {
        index < tokens.count && (tokens[index].kind == .dash || word.flatMap(HoursWord.init) == .until)
    }

    private mutating func take(_ meaning: HoursWord) -> Bool {
        guard let word, HoursWord(word) == meaning else { return false }
        index += 1
        return true
    }

    private mutating func takeDash() -> Bool {
        guard index < tokens.count, tokens[index].kind == .dash else { return false }
        index += 1
        return true
    }

    /// A time of day: `17:00`, `17.00`, `1700`, `5 PM`, `5:30p`, `17 Uhr`, `17h30`, `noon`; or just `17`.
    private mutating func time() -> TimeInWords? {
        let start = index
        _ = take(.clock)
        if take(.noon) { return TimeInWords(minute: HoursScanner.noon) }
        if take(.midnight) { return TimeInWords(minute: ShiftHours.dayLength) }
        guard var figures = takeFigures() else {
            index = start
            return nil
        }
        if figures.rest.isEmpty, index < tokens.count, [.colon, .stop].contains(tokens[index].kind) {
            index += 1
            guard let minutes = takeFigures(), minutes.digits.count == 2 else {
                index = start
                return nil
            }
            figures = DigitsAndLetters(digits: figures.digits + minutes.digits, rest: minutes.rest)
        }
        if figures.rest.isEmpty, let word, ["am", "pm"].contains(word) || HoursWord(word) == .clock {
            figures.rest = word
            index += 1
        }
        guard let time = TimeInWords(figures) else {
            index = start
            return nil
        }
        return time
    }

    /// One to four digits, and what follows them in the same word.
    private mutating func takeFigures() -> DigitsAndLetters? {
        guard let word else { return nil }
        let digits = word.prefix { $0.isASCII && $0.isWholeNumber }
        guard (1...4).contains(digits.count) else { return nil }
        index += 1
        return DigitsAndLetters(digits: String(digits), rest: String(word.dropFirst(digits.count)))
    }
}

/// The digits of a time, hours and minutes, and the letters after them.
private struct DigitsAndLetters {
    var digits: String
    var rest: String
}

/// A time as a text has it, in minutes after midnight; 24:00 is the day's end.
private struct TimeInWords {
    let minute: Int
    /// False for an hour alone, such as `8`: it could be any number.
    var isCertain = true
    /// False for an hour up to 12 alone, which could be after noon.
    var has24Hours = true

    init(minute: Int) { self.minute = minute }

    init?(_ figures: DigitsAndLetters) {
        var (digits, rest) = (figures.digits, figures.rest)
        // `17h30`
        if rest.first == "h", rest.dropFirst().allSatisfy({ $0.isASCII && $0.isWholeNumber }), rest.count == 3 {
            (digits, rest) = (digits + rest.dropFirst(), "h")
        }
        guard let number = Int(digits) else { return nil }
        let hasMinutes = digits.count > 2
        let (hour, minute) = hasMinutes ? (number / 100, number % 100) : (number, 0)
        let isHalf = ["a", "am", "p", "pm"].contains(rest)
        guard isHalf || rest.isEmpty || HoursWord(rest) == .clock,
            let time = ClockTime.minute(hour, minute, isAfterNoon: isHalf ? rest.first == "p" : nil)
        else { return nil }
        self.minute = time
        if rest.isEmpty {
            isCertain = hasMinutes
            has24Hours = hasMinutes || hour > 12
        }
    }

    /// Returns false if `7-3` may mean three in the afternoon.
    func isBefore(_ end: TimeInWords) -> Bool { minute < end.minute || has24Hours || end.has24Hours }
}
