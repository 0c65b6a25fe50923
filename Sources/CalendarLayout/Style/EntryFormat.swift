import CalendarCore

/// Writes entries as a page prints them: the text, with the times and places that the page has.
///
/// A class, because everything that is laid out refers to it, and a copy of a locale costs as much as an entry's text.
public final class EntryFormat: Sendable {
    let locale: CalendarLocale
    let timeFormat: TimeFormat
    let details: EntryDetails

    init(locale: CalendarLocale, timeFormat: TimeFormat, details: EntryDetails) {
        (self.locale, self.timeFormat, self.details) = (locale, timeFormat, details)
    }

    /// The page's text for an entry, without the line's label.
    public func text(of entry: Entry) -> String {
        if let gap = entry.gap { return text(of: gap) }
        return text(words(of: entry), of: entry.event, at: entry.time)
    }

    /// The page's text for an entry of the input.
    public func text(of entry: InputEntry) -> String {
        if case .gap(let gap) = entry { return text(of: gap) }
        let words = owned(entry.text, of: entry.event, at: entry.time)
        return text(words, of: entry.event, at: entry.time)
    }

    /// The words of an entry, without times and place.
    private func words(of entry: Entry) -> String { owned(entry.text, of: entry.event, at: entry.time) }

    /// Words of an event, with its person before them if the page prints that.
    func owned(_ words: String, of event: Event.Content?, at time: EntryTime? = nil) -> String {
        guard let event, details.owners.include(time) else { return words }
        return event.owned(words)
    }

    /// The format of texts beside the boxes, which have no initials: the person comes before every title.
    var withoutInitials: EntryFormat {
        guard details.owners == .wholeDays else { return self }
        var details = details
        details.owners = .all
        return EntryFormat(locale: locale, timeFormat: timeFormat, details: details)
    }

    /// "–" if nobody is on duty, or "12–14 –" if nobody is at a part of the day.
    private func text(of gap: CoverageGap) -> String {
        gap.hours.map { locale.phrases.timed.filled(["time": hours.text($0), "text": gap.mark]) } ?? gap.mark
    }

    /// The words that are read aloud instead of a gap's mark, "CALL: nobody", or for a removed entry, "no longer:
    /// Kovář". Returns nil if the text says it.
    func spoken(_ entry: Entry) -> String? {
        guard entry.kind != .removed else { return spoken(gone: entry) }
        guard let gap = entry.gap, gap.count == 0, gap.skill == nil, let line = entry.line else { return nil }
        let time = gap.hours.map { " " + hours.text($0) } ?? ""
        return locale.phrases.nobody.filled(["line": line.label + time])
    }

    private func spoken(gone entry: Entry) -> String {
        let words = entry.label.map { "\($0) \(text(of: entry))" } ?? text(of: entry)
        return locale.phrases.noLonger.filled(["text": words])
    }

    var hours: HoursFormat { HoursFormat(locale: locale, timeFormat: timeFormat) }

    /// The start and end, for a column of times. Returns nil if the page prints no time of the entry, or the entry runs
    /// for days.
    func clockTimes(of entry: Entry) -> (start: String, end: String?)? {
        printedTimes(of: entry.time).map { start, end in
            (clockTime(start), end.map { locale.ending(at: clockTime($0)) })
        }
    }

    /// The start and end, without a sign before the end.
    func clockTimesOfRange(of entry: Entry) -> (start: String, last: String?)? {
        printedTimes(of: entry.time).map { start, end in (clockTime(start), end.map(clockTime)) }
    }

    /// The times of an entry for a cell of a grid, without parts that its reader can tell. Returns nil if the page
    /// prints no time of the entry, or the entry runs for days.
    func cellTimes(of entry: Entry) -> CellTimes? {
        printedTimes(of: entry.time).map { CellTimes(start: $0.start, end: $0.end, locale, timeFormat) }
    }

    /// The start and the end, as far as the page prints them: an end on the next day always. Nil for other times.
    private func printedTimes(of time: EntryTime?) -> (start: CivilDateTime, end: CivilDateTime?)? {
        guard details.times != .none, case .at(let start, let end)? = time else { return nil }
        return (start, end.flatMap { details.times == .range || $0.date > start.date ? $0 : nil })
    }

    /// The title, without times and place.
    func title(of entry: Entry) -> String { title(words(of: entry), of: entry.event) }

    /// A title, behind its mark if it is that of a task, and marked if it is tentative and the page marks such entries.
    func title(_ text: String, of event: Event.Content?) -> String {
        guard let event else { return text }
        let title = event.task.map { $0.mark + text } ?? text
        return event.isTentative && details.tentative ? locale.phrases.tentative.filled(["text": title]) : title
    }

    /// The end of an event of several days on its last: "until 12:00". Returns nil if the page does not print it.
    func ending(of event: Event) -> String? {
        event.time(on: event.lastDay).flatMap { if case .until = $0 { words($0) } else { nil } }
    }

    /// The place. Returns nil if the page does not print it.
    func place(of entry: Entry) -> String? { details.places ? entry.place : nil }

    private func text(_ text: String, of event: Event.Content?, at time: EntryTime?) -> String {
        var text = title(text, of: event)
        if details.places, let place = event?.place {
            text = locale.phrases.placed.filled(["text": text, "place": place])
        }
        guard let time = time.flatMap(words) else { return text }
        return locale.phrases.timed.filled(["time": time, "text": text])
    }

    /// The words for a time. Returns nil if the page prints no times.
    private func words(_ time: EntryTime) -> String? {
        guard details.times != .none else { return nil }
        return switch time {
        case .from(let start): locale.phrases.from.filled(["time": clockTime(start)])
        case .until(let end): locale.phrases.until.filled(["time": clockTime(end)])
        case .at:
            printedTimes(of: time).map { start, end in
                end.map { locale.times.filled(["first": clockTime(start), "last": clockTime($0)]) } ?? clockTime(start)
            }
        }
    }

    private func clockTime(_ time: CivilDateTime) -> String { locale.clockTime(time, as: timeFormat) }
}

/// The details of an entry that are printed beside its text.
public struct EntryDetails: Hashable, Sendable {
    /// Which times to print.
    public var times: TimeDetail
    /// Prints the place.
    public var places: Bool
    /// Marks entries that are not certain.
    public var tentative: Bool
    /// Which events have their person before the title.
    public var owners: OwnerDetail

    /// By default: starts, no places, a mark on entries that are not certain, and the person of each event.
    public init(
        times: TimeDetail = .start, places: Bool = false, tentative: Bool = true, owners: OwnerDetail = .all
    ) {
        (self.times, self.places, self.tentative, self.owners) = (times, places, tentative, owners)
    }
}

/// Which events have their person before the title.
public enum OwnerDetail: CaseIterable, Hashable, Sendable {
    /// All events.
    case all
    /// Those of whole days: boxes on an axis of hours have the person's initials.
    case wholeDays
    /// No events, on a person's own sheet.
    case none

    /// Returns true if it includes an event at this time of its day; nil for the whole day.
    func include(_ time: EntryTime?) -> Bool {
        switch (self, time) {
        case (.none, _), (.wholeDays, .at): false
        case (.all, _), (.wholeDays, _): true
        }
    }
}

/// The times of an entry that are printed; the raw value is the word for `--times`.
public enum TimeDetail: String, CaseIterable, Hashable, Sendable {
    /// The start. An entry that ends on the next day shows both times: its start alone would be taken for all of it.
    case start
    /// The start and the end.
    case range
    /// No times.
    case none
}
