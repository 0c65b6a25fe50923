import CalendarCore

/// The name of a closed day in a row or a list, and the word for closed days, which follows it in small letters.
struct ClosedName {
    /// The reason it is closed; the word if the text gives none.
    let name: String
    /// Nil if the name is the word.
    let word: String?

    /// The name that a page prints of an entry; nil if the entry closes no day.
    init?(_ entry: Entry, _ context: LayoutContext) {
        guard let closing = context.schedule.closing(of: entry) else { return nil }
        // With the place of an event.
        let text = context.format.text(of: entry)
        let printed = entry.closesDay ? Closing(word: closing.word, reason: text) : context.schedule.closing(text)
        self.init(printed ?? closing, context.style.locale)
    }

    init(_ closing: Closing, _ locale: CalendarLocale) {
        name = closing.reason ?? closing.word
        word = closing.reason.map { _ in locale.quiet(closing.word) }
    }
}

extension CalendarLocale {
    /// A word in small letters, as it is written in a row. One that is not all capitals stays.
    fileprivate func quiet(_ word: String) -> String {
        // Only the small letters of these two languages depend on the language.
        let hasDotlessI = ["tr", "az"].contains { languageTag.hasPrefix($0) }
        return word == word.uppercased() && !hasDotlessI ? word.lowercased() : word
    }
}
