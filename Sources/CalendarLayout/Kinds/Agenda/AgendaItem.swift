import CalendarCore

/// An entry as an agenda shows it: its lead, and the text after it.
final class AgendaItem {
    let entry: Entry
    let subject: Placement.Subject
    /// The lead: a label, a time or nothing.
    let form: Form
    /// The text printed after the lead.
    let text: Paragraph

    enum Form: Hashable {
        /// No lead; the text is the day's name, or the word for a closed day alone. The word follows a name.
        case closing(word: String?)
        /// A label; that of a line at the foot is inverted.
        case label(String, isInverted: Bool)
        /// The time of an event.
        case time(String)
        /// No lead.
        case plain
    }

    /// The order of a day's entries.
    enum Rank: CaseIterable {
        case closings, lines, feet, events
    }

    /// An entry of a day.
    init(_ entry: Entry, on date: CivilDate, _ context: LayoutContext) {
        (self.entry, subject) = (entry, .day(date, line: entry.line?.key))
        let text: String
        if let closed = ClosedName(entry, context) {
            (form, text) = (.closing(word: closed.word), closed.name)
        } else if let line = entry.line {
            let words = context.format.text(of: entry)
            let rest = context.style.isOwnSheet && !entry.isGone ? words.rest(after: line.label) : nil
            let label = rest == nil ? entry.label : line.label
            form = label.map { .label($0, isInverted: line.place == .foot) } ?? .plain
            text = rest ?? words
        } else if let times = context.format.clockTimes(of: entry) {
            form = .time(times.start + (times.end ?? ""))
            text = AgendaItem.words(context.format.title(of: entry), of: entry, context)
        } else {
            (form, text) = (.plain, AgendaItem.text(ofDays: entry, on: date, context))
        }
        self.text = context.typesetter.value(text, of: entry)
    }

    /// A note of a month.
    init(note: NoteLine, of month: YearMonth, _ context: LayoutContext) {
        entry = Entry(note: note)
        (subject, form) = (.note(month, number: note.number), .plain)
        text = context.typesetter.value(note.text, of: entry)
    }

    var rank: Rank {
        switch (form, entry.line?.place) {
        case (.closing, _): .closings
        case (_, .body): .lines
        case (_, .foot): .feet
        case (_, nil): .events
        }
    }

    /// True if its text is bold.
    var isBold: Bool { isClosing && !entry.isGone || entry.isOnBoldLine }

    /// True if it closes its day.
    var isClosing: Bool { if case .closing = form { true } else { false } }

    /// The word after its text; nil for no word.
    var closedWord: String? { if case .closing(let word) = form { word } else { nil } }

    private static func words(_ title: String, of entry: Entry, _ context: LayoutContext) -> String {
        guard let place = context.format.place(of: entry) else { return title }
        guard !context.style.isOwnSheet else { return "\(title) · \(place)" }
        return context.style.locale.phrases.placed.filled(["text": title, "place": place])
    }

    /// The text of an event for whole days, with its last day if that is later than `date`.
    private static func text(ofDays entry: Entry, on date: CivilDate, _ context: LayoutContext) -> String {
        let text = context.format.text(of: entry)
        guard let last = entry.days?.upperBound, last > date else { return text }
        let locale = context.style.locale
        return "\(text) · \(locale.phrases.toDate.filled(["date": locale.shortDate(last)]))"
    }
}

extension String {
    /// The words after a label: "from 17:00" of "CALL from 17:00", and no words of "CALL". Returns nil if the text does
    /// not begin with the label.
    fileprivate func rest(after label: String) -> String? {
        guard !label.isEmpty, hasPrefix(label) else { return nil }
        let rest = dropFirst(label.count)
        guard let first = rest.first else { return "" }
        return first == " " ? String(rest.dropFirst()) : nil
    }
}
