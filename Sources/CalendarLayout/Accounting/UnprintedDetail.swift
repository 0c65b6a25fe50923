import CalendarCore

/// What pages leave out of a schedule's events, although the schedule has it.
public struct UnprintedDetail: Hashable, Sendable {
    /// What is left out.
    public let kind: Kind
    /// The first event that it is left out of, in the order of the page.
    public let first: Event
    /// The number of such events.
    public let count: Int

    /// What can be left out of an event.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// The whole event: it is private.
        case privateEvent
        /// Both of its times.
        case times
        /// When it ends.
        case end
        /// Where it takes place.
        case place
        /// That it is tentative.
        case tentative
    }

    /// What pages with these details leave out, each kind once.
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
    /// Whether it has an end that a page with start times only does not print.
    fileprivate var endsOnItsDay: Bool {
        if case .at(let start, let end?) = time(on: firstDay) { end.date == start.date } else { false }
    }
}
