import CalendarCore

/// The clock of a page: one for all sources.
///
/// The zone that the user names, else that of a schedule, else the one that most events of all sources use. UTC, which
/// is the clock of no place, counts only where there is no other.
public struct PageClock {
    /// The name of its time zone; nil if no source has any.
    public let zone: String?
    /// The zones of all sources, each once.
    private let zones: [String]
    /// The zone that the user names; nil if nobody has chosen.
    let chosen: String?

    /// The clock of a page from its sources.
    public init(of results: [ReadResult]) {
        let uses = results.map(\.clockUse)
        let own = uses.compactMap(\.own)
        let used = PageClock.sums(uses.flatMap(\.zones))
        chosen = uses.lazy.compactMap(\.chosen).first
        zone =
            chosen ?? own.first { !$0.isUTC } ?? PageClock.most(used.filter { !$0.name.isUTC }) ?? own.first
            ?? PageClock.most(used)
        zones = (own + used.filter { $0.events > 0 }.map(\.name)).reduce(into: []) { known, name in
            if !known.contains(where: name.isSameZone) { known.append(name) }
        }
    }

    /// The sums for each zone, in order.
    private static func sums(_ zones: [ClockUse.ZoneUse]) -> [ClockUse.ZoneUse] {
        zones.reduce(into: []) { sums, zone in
            guard let index = sums.firstIndex(where: { $0.name.isSameZone(as: zone.name) }) else {
                return sums.append(zone)
            }
            sums[index].events += zone.events
            sums[index].votes += zone.votes
        }
    }

    /// Of zones with equally many votes, the first.
    private static func most(_ zones: [ClockUse.ZoneUse]) -> String? {
        let most = zones.map(\.votes).max()
        return zones.first { $0.votes == most }?.name
    }

    /// A note that names the clock, if there are several and nobody has chosen one.
    var note: Finding? {
        guard chosen == nil, let zone, zones.count > 1 else { return nil }
        return Finding(
            .note, .severalTimeZones,
            "times of several time zones (\(zones.joined(separator: ", "))) are put on the clock of \(zone)",
            hint: "--time-zone chooses another")
    }
}

extension PageClock {
    /// The zone on whose clock a calendar is to be read again, as its own is another; nil if it is on the page's.
    public func zone(movingCalendar result: ReadResult) -> TimeZoneName? {
        guard chosen == nil, let zone, let schedule = result.schedule, result.clock.hasInstants,
            schedule.timeZone?.isSameZone(as: zone) != true
        else { return nil }
        return TimeZoneName(zone)
    }
}

extension ReadResult {
    /// Returns the result with its times on the clock of another zone; as it is if either zone is not known.
    public func moved(to zone: String?) -> ReadResult {
        guard let schedule, let move = ClockMove(from: schedule.timeZone, to: zone) else { return self }
        var moved = schedule.with(events: schedule.events.map(move.moved))
        moved.timeZone = zone
        return with(moved)
    }

    /// What it says about the clock: its zone at least, where it knows no more.
    fileprivate var clockUse: ClockUse {
        guard clock.own == nil, clock.zones.isEmpty, let zone = schedule?.timeZone else { return clock }
        return ClockUse(chosen: clock.chosen, zones: [.init(name: zone, events: 0, votes: 0)])
    }
}

/// The move of times from one clock to another.
struct ClockMove {
    private let own: TimeZoneRules
    private let other: TimeZoneRules

    /// Returns nil if both are the same, or one is not known.
    init?(from own: String?, to other: String?) {
        guard let own, let other, !own.isSameZone(as: other), let from = TimeZoneRules(identifier: own),
            let to = TimeZoneRules(identifier: other)
        else { return nil }
        (self.own, self.other) = (from, to)
    }

    /// Returns the event at the same instants on the other clock.
    func moved(_ event: Event) -> Event {
        guard case .timed(let start, let end) = event.span else { return event }
        var moved = event
        let begin = self.moved(start)
        moved.span = .timed(start: begin, end: end.map { max(begin, self.moved($0)) })
        return moved
    }

    /// A time stays as it is where it would leave the years that a schedule can hold.
    private func moved(_ time: CivilDateTime) -> CivilDateTime {
        let wall = WallTime(day: time.date.epochDay.rawValue, second: time.minute * 60).seconds
        let moved = other.local(Instant(milliseconds: own.instant(of: wall) * 1000))
        return moved.flatMap { ScheduleYears.range.contains($0.date.year) ? $0 : nil } ?? time
    }
}
