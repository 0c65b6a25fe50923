import CalendarCore

/// An entry as an agenda shows it: what stands before its text, and the text.
struct AgendaItem {
    let entry: Entry
    let subject: Placement.Subject
    /// What stands before the text.
    let form: Form
    /// What is printed behind that.
    let text: String

    enum Form: Hashable {
        /// The text is why the day is closed.
        case closing
        /// A label; that of a line at the foot is inverted.
        case label(String, isInverted: Bool)
        /// When it is.
        case time(String)
        /// Nothing.
        case plain
    }

    /// The order of a day's entries.
    enum Rank: CaseIterable {
        case closings, lines, feet, events
    }

    /// An entry of a day.
    init(_ entry: Entry, on date: CivilDate, _ context: LayoutContext) {
        (self.entry, subject) = (entry, .day(date, line: entry.line?.key))
        if let closing = context.schedule.closing(of: entry) {
            (form, text) = (.closing, closing.reason.map { "\(closing.word) — \($0)" } ?? closing.word)
        } else if let line = entry.line {
            form = entry.label.map { .label($0, isInverted: line.place == .foot) } ?? .plain
            text = context.format.text(of: entry)
        } else if let times = context.format.clockTimes(of: entry) {
            form = .time(times.start + (times.end ?? ""))
            text = AgendaItem.words(context.format.title(of: entry), of: entry, context)
        } else {
            (form, text) = (.plain, AgendaItem.text(ofDays: entry, on: date, context))
        }
    }

    /// A note of a month.
    init(note: NoteLine, of month: YearMonth) {
        entry = Entry(note: note)
        (subject, form, text) = (.note(month, number: note.number), .plain, note.text)
    }

    var rank: Rank {
        switch (form, entry.line?.place) {
        case (.closing, _): .closings
        case (_, .body): .lines
        case (_, .foot): .feet
        case (_, nil): .events
        }
    }

    /// Whether it is gone, and stands below the text that took its place.
    var standsBelowValue: Bool { entry.revision == .replaced && entry.line?.isLabelled ?? false }

    /// Whether its text is bold.
    var isBold: Bool { form == .closing || entry.line?.weight == .bold }

    private static func words(_ title: String, of entry: Entry, _ context: LayoutContext) -> String {
        guard let place = context.format.place(of: entry) else { return title }
        return context.style.locale.phrases.placed.filled(["text": title, "place": place])
    }

    /// An event for whole days says until when it goes on.
    private static func text(ofDays entry: Entry, on date: CivilDate, _ context: LayoutContext) -> String {
        let text = context.format.text(of: entry)
        guard let last = entry.days?.upperBound, last > date else { return text }
        let locale = context.style.locale
        return "\(text) · \(locale.phrases.toDate.filled(["date": locale.shortDate(last)]))"
    }
}
