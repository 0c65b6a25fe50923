import CalendarCore

/// How entries are written on a page: the text, with as much of times and places as the page has.
public struct EntryFormat: Hashable, Sendable {
    let locale: CalendarLocale
    let timeFormat: TimeFormat
    let details: EntryDetails

    /// What the page prints for an entry, without the line's label.
    public func text(of entry: Entry) -> String {
        text(entry.text, at: entry.time, place: entry.place, isTentative: entry.isTentative)
    }

    /// What a page prints for an entry of the input.
    public func text(of entry: InputEntry) -> String {
        text(entry.text, at: entry.time, place: entry.place, isTentative: entry.isTentative)
    }

    private func text(_ text: String, at time: EntryTime?, place: String?, isTentative: Bool) -> String {
        var text = text
        if isTentative, details.tentative { text = locale.phrases.tentative.filled(["text": text]) }
        if details.places, let place { text = locale.phrases.placed.filled(["text": text, "place": place]) }
        guard let time = time.flatMap(words) else { return text }
        return locale.phrases.timed.filled(["time": time, "text": text])
    }

    /// Nil if the page prints none.
    private func words(_ time: EntryTime) -> String? {
        guard details.times != .none else { return nil }
        return switch time {
        case .from(let start): locale.phrases.from.filled(["time": clockTime(start)])
        case .until(let end): locale.phrases.until.filled(["time": clockTime(end)])
        case .at(let start, let end?) where details.times == .range || end.date > start.date:
            locale.phrases.times.filled(["first": clockTime(start), "last": clockTime(end)])
        case .at(let start, _): clockTime(start)
        }
    }

    private func clockTime(_ time: CivilDateTime) -> String { locale.clockTime(time, as: timeFormat) }
}
