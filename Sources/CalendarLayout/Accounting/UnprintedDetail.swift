import CalendarCore

/// A detail that pages leave out of a schedule's events, although the schedule has it.
public struct UnprintedDetail: Hashable, Sendable {
    /// The kind of detail.
    public let kind: Kind
    /// The first event that it is left out of, in the order of the page.
    public let first: Event
    /// The number of such events.
    public let count: Int

    /// The kinds of detail that can be left out of an event.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// The whole event: it is private.
        case privateEvent
        /// Both of its times.
        case times
        /// The end.
        case end
        /// The place.
        case place
        /// The mark of a tentative event.
        case tentative
    }

    /// The details that pages leave out if they print these, each kind once.
    public static func all(in schedule: Schedule, _ details: EntryDetails) -> [UnprintedDetail] {
        Kind.allCases.compactMap { kind in
            let events = schedule.events.filter { kind.isLeftOut(of: $0, details) }
            return events.first.map { UnprintedDetail(kind: kind, first: $0, count: events.count) }
        }
    }
}

extension UnprintedDetail.Kind {
    fileprivate func isLeftOut(of event: Event, _ details: EntryDetails) -> Bool {
        guard !event.isPrivate else { return self == .privateEvent }
        return switch self {
        case .privateEvent: false
        case .times: details.times == .none && event.start != nil
        case .end: details.times == .start && event.endsOnItsDay
        case .place: !details.places && event.place != nil
        case .tentative: !details.tentative && event.isTentative
        }
    }
}

extension Event {
    /// True if it has an end that a page with start times only does not print.
    fileprivate var endsOnItsDay: Bool {
        if case .at(let start, let end?) = time(on: firstDay) { end.date == start.date } else { false }
    }
}
