import CalendarCore

/// The closing of a day: the word in its head, and the reasons, which are the first of its texts, in bold.
struct DayClosing {
    let word: String
    /// The entries with a reason of their own.
    private(set) var reasons: [(entry: Entry, text: String)] = []
    /// The entries that say no more than the word, or the reason of another.
    private(set) var bare: [Entry] = []

    var entries: [Entry] { reasons.map(\.entry) + bare }

    /// Returns nil if none of a day's entries closes it. A text with another word than the first is a text like others.
    init?(_ entries: [Entry], _ schedule: Schedule) {
        let closings = entries.compactMap { entry in schedule.closing(of: entry).map { (entry, $0) } }
        guard let word = closings.first?.1.word else { return nil }
        self.word = word
        for (entry, closing) in closings where closing.word == word {
            if let text = closing.reason, !reasons.contains(where: { $0.text == text }) {
                reasons.append((entry, text))
            } else {
                bare.append(entry)
            }
        }
    }

    /// The texts of the reasons; with the word before them where the head has no room for it.
    func texts(hasWord: Bool) -> [StackedText] {
        let words = reasons.map { StackedText($0.entry, lead: nil, text: $0.text, isBold: true) }
        guard hasWord, let first = entries.first else { return words }
        let text = reasons.first.map { "\(word) — \($0.text)" } ?? word
        return [StackedText(first, lead: nil, text: text, isBold: true)] + words.dropFirst()
    }

    /// The entries that have no text of their own.
    func textless(hasWord: Bool) -> [Entry] { hasWord && reasons.isEmpty ? Array(bare.dropFirst()) : bare }
}
