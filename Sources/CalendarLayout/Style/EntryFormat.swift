import CalendarCore

/// How entries are written on a page: the text, with as much of times and places as the page has.
public struct EntryFormat: Hashable, Sendable {
    let locale: CalendarLocale
    let timeFormat: TimeFormat
    let details: EntryDetails

    /// What the page prints for an entry, without the line's label.
    public func text(of entry: Entry) -> String {
        if let gap = entry.gap { return text(of: gap) }
        return text(entry.text, at: entry.time, place: entry.place, isTentative: entry.isTentative)
    }

    /// What a page prints for an entry of the input.
    public func text(of entry: InputEntry) -> String {
        if case .gap(let gap) = entry { return text(of: gap) }
        return text(entry.text, at: entry.time, place: entry.place, isTentative: entry.isTentative)
    }

    /// "–", or "12–14 –": nobody, or nobody at a part of the day.
    private func text(of gap: CoverageGap) -> String {
        gap.hours.map { locale.phrases.timed.filled(["time": hours.text($0), "text": gap.mark]) } ?? gap.mark
    }

    /// What is read aloud of a gap instead of its mark, "CALL: nobody", and of what is gone, "no longer: Kovář"; nil if
    /// the text says it.
    func spoken(_ entry: Entry) -> String? {
        guard entry.kind != .removed else { return spoken(gone: entry) }
        guard let gap = entry.gap, gap.count == 0, let line = entry.line else { return nil }
        let time = gap.hours.map { " " + hours.text($0) } ?? ""
        return locale.phrases.nobody.filled(["line": line.label + time])
    }

    private func spoken(gone entry: Entry) -> String {
        let words = entry.label.map { "\($0) \(text(of: entry))" } ?? text(of: entry)
        return locale.phrases.noLonger.filled(["text": words])
    }

    private var hours: HoursFormat { HoursFormat(locale: locale, timeFormat: timeFormat) }

    /// When it begins and ends, for a column of times; nil if the page prints no time of it, or the entry runs for
    /// days.
    func clockTimes(of entry: Entry) -> (start: String, end: String?)? {
        guard details.times != .none, case .at(let start, let end)? = entry.time else { return nil }
        guard let end, details.times == .range || end.date > start.date else { return (clockTime(start), nil) }
        return (clockTime(start), locale.ending(at: clockTime(end)))
    }

    /// The same, with the end without a sign before it.
    func clockTimesOfRange(of entry: Entry) -> (start: String, last: String?)? {
        guard let times = clockTimes(of: entry), case .at(_, let end?)? = entry.time else {
            return clockTimes(of: entry).map { ($0.start, nil) }
        }
        return (times.start, times.end.map { _ in clockTime(end) })
    }

    /// What it is, without times and place.
    func title(of entry: Entry) -> String { title(entry.text, isTentative: entry.isTentative) }

    /// A title, with the sign of what is not certain.
    func title(_ text: String, isTentative: Bool) -> String {
        isTentative && details.tentative ? locale.phrases.tentative.filled(["text": text]) : text
    }

    /// "until 12:00": when an event of several days ends on its last; nil if that is not printed.
    func ending(of event: Event) -> String? {
        event.time(on: event.lastDay).flatMap { if case .until = $0 { words($0) } else { nil } }
    }

    /// Where it is; nil if the page does not print it.
    func place(of entry: Entry) -> String? { details.places ? entry.place : nil }

    private func text(_ text: String, at time: EntryTime?, place: String?, isTentative: Bool) -> String {
        var text = title(text, isTentative: isTentative)
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
            locale.times.filled(["first": clockTime(start), "last": clockTime(end)])
        case .at(let start, _): clockTime(start)
        }
    }

    private func clockTime(_ time: CivilDateTime) -> String { locale.clockTime(time, as: timeFormat) }
}
