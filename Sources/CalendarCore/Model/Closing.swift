/// The word and the reason of a text that closes its day: `CLOSED — New Year's Day`.
public struct Closing: Hashable, Sendable {
    /// The word that closes the day, as the text writes it.
    public let word: String
    /// Why; nil if the text does not say.
    public let reason: String?

    /// The words of a schedule that declares none.
    public static let defaultWords = ["CLOSED"]

    /// How many characters (Unicode scalars) a word that closes a day can have.
    public static let wordLengths = 1...16

    /// The most words that a schedule can declare.
    public static let maximumWordCount = 12

    /// A word, and perhaps a reason.
    public init(word: String, reason: String? = nil) {
        (self.word, self.reason) = (word, reason)
    }

    /// The same for a day that says why already: by its holiday and by its text.
    public var withoutReason: Closing { Closing(word: word) }
}

extension Schedule {
    /// Returns the closing that a text makes; nil if it does not close its day.
    ///
    /// It does if it is one of ``closedWords``, in upper or lower case, or begins with one and a dash, a colon or a
    /// comma. `CLOSED 1/1 at noon` closes nothing.
    public func closing(_ text: String) -> Closing? {
        for word in closedWords {
            if let closing = Closing(text, word) { return closing }
        }
        return nil
    }
}

extension Schedule {
    /// The word for a day that an event closes; empty if the schedule has none.
    public var closedWord: String { closedWords.first ?? "" }

    /// Returns the closing that an entry makes; nil if it does not close its day, as on a line at the foot.
    public func closing(of entry: Entry) -> Closing? {
        guard entry.kind != .removed else { return nil }
        if entry.closesDay { return Closing(word: closedWord, reason: entry.text) }
        guard let line = entry.line, line.place == .body, entry.time == nil else { return nil }
        return closing(entry.text)
    }

    /// The closings that a day's entries make, in printing order.
    public func closings(on date: CivilDate) -> [Closing] { entries(on: date).compactMap(closing(of:)) }

    /// The days that a text of a line or an event closes, by their index, each with the whole text or title.
    package func closingTexts(on days: DaySpan) -> [Int: String] {
        var texts: [Int: String] = [:]
        for (index, date) in days.days.enumerated() {
            let entries = entries(on: date)
            texts[index] = entries.first { $0.closesDay || $0.kind == .line && closing(of: $0) != nil }?.text
        }
        return texts
    }

    /// Returns true if an entry closes a day.
    public func isClosed(on date: CivilDate) -> Bool { entries(on: date).contains { closing(of: $0) != nil } }
}

extension Schedule {
    /// The schedule with another word for closed days: in texts, which keep their reasons, and for events.
    ///
    /// - Parameters:
    ///   - word: the word, which then closes days, too.
    ///   - replaced: the words in whose place it comes, in upper or lower case; nil for all words that close a day.
    public func sayingClosed(_ word: String, insteadOf replaced: [String]? = nil) -> Schedule {
        guard replaced != [word] else { return self }
        func isReplaced(_ other: String) -> Bool {
            replaced?.contains { $0.lowercased() == other.lowercased() } ?? true
        }
        var schedule = self
        schedule.days = days.map { day in
            var day = day
            day.texts = day.texts.map { text in
                guard let closing = closing(of: text), isReplaced(closing.word) else { return text }
                return text.saying(word + text.text.dropFirst(closing.word.count))
            }
            return day
        }
        let isFirst = closedWords.first.map(isReplaced) ?? true
        schedule.closedWords = isFirst ? [word] + closedWords : closedWords + [word]
        return schedule
    }
}

extension LineText {
    /// The same people in another text.
    func saying(_ text: String) -> LineText {
        LineText(key: key, text: text, assignees: assignees, location: location)
    }
}

extension Closing {
    /// Nil if the text does not begin with the word, or goes on without a separator.
    fileprivate init?(_ text: String, _ word: String) {
        guard let end = text.end(ofPrefix: word) else { return nil }
        let rest = text[end...].trimmed
        guard rest.first.map(\.isSeparator) ?? true else { return nil }
        // A dash may be written as two hyphens.
        let reason = rest.drop(while: \.isSeparator).trimmed
        self.init(word: String(text[..<end]), reason: reason.isEmpty ? nil : String(reason))
    }
}

extension Character {
    /// True if it separates a word from a reason: a dash of any length, a colon or a comma.
    fileprivate var isSeparator: Bool {
        [":", ",", "：", "，", "、", "،"].contains(self)
            || unicodeScalars.first?.properties.generalCategory == .dashPunctuation
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return rest
    }
}

extension String {
    /// Returns the end of a prefix that is the same but for case; nil if the text begins otherwise.
    fileprivate func end(ofPrefix prefix: String) -> Index? {
        guard !differsInFirstLetter(from: prefix), !prefix.isEmpty else { return nil }
        var index = startIndex
        for character in prefix {
            guard index < endIndex, self[index].lowercased() == character.lowercased() else { return nil }
            index = self.index(after: index)
        }
        return index
    }

    /// Returns true if both begin with ASCII letters that differ, as most texts do; characters take much longer.
    private func differsInFirstLetter(from other: String) -> Bool {
        guard let mine = utf8.first, let theirs = other.utf8.first, max(mine, theirs) < 0x80 else { return false }
        return mine | 0x20 != theirs | 0x20
    }
}
