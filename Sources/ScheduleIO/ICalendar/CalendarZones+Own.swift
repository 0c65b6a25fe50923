/// The choice of a calendar's own zone.
extension CalendarZones {
    /// A calendar's own zone.
    struct OwnZone {
        let zone: Zone
        /// True if the calendar says that it is.
        let isNamed: Bool
    }

    /// Returns the calendar's own time zone: the one that it names, else the one in which most of its events begin,
    /// else the first that it defines; nil if there is none.
    mutating func own(_ properties: [CalendarProperty: ContentLine], _ log: inout FindingLog) -> OwnZone? {
        for (name, line) in CalendarZones.names(in: properties) {
            let zone = zone(named: name, at: line.valuePosition, &log)
            if !zone.clock.isFloating { return OwnZone(zone: zone, isNamed: true) }
        }
        if let used = mostUsed { return OwnZone(zone: used, isNamed: false) }
        for name in declared {
            guard let position = components[name]?.first?.position else { continue }
            let zone = zone(named: name, at: position, &log)
            if !zone.clock.isFloating { return OwnZone(zone: zone, isNamed: false) }
        }
        return nil
    }

    /// Of zones with equally many events, the first; UTC only if there is no other.
    private var mostUsed: Zone? {
        let used = uses.filter { $0.count > 0 }
        let places = used.filter { $0.zone.identifier?.isUTC != true }
        let most = (places.isEmpty ? used : places).map(\.count).max()
        return (places.isEmpty ? used : places).first { $0.count == most }?.zone
    }

    /// The names of the calendar's zone: X-WR-TIMEZONE, then the zone of the owner's hours of work, which Exchange
    /// writes.
    private static func names(in properties: [CalendarProperty: ContentLine]) -> [(String, ContentLine)] {
        let named = properties[.calendarTimeZone].map { ($0.value, $0) }
        let owner = properties[.hoursOfWork].flatMap { line in line.parameter("TZID").map { ($0, line) } }
        return [named, owner].compactMap(\.self)
    }

    /// The name of a calendar's zone; that of UTC without one, if the calendar has times in UTC.
    func identifier(of own: OwnZone?) -> String? { use(own).zones.first?.name }

    /// What the calendar says about the clock of a page, if its own zone has a name that other sources can have. Times
    /// in UTC count for it, and all events if the calendar names it.
    func use(_ own: OwnZone?) -> ClockUse {
        guard let own else {
            return ClockUse(zones: utc.map { [.init(name: "Etc/UTC", events: $0.count, votes: $0.count)] } ?? [])
        }
        let used = uses.filter { $0.count > 0 }
        let others = used.filter { !$0.zone.clock.isSame(as: own.zone.clock) }
        let (all, other) = (used.reduce(utc?.count ?? 0) { $0 + $1.count }, others.reduce(0) { $0 + $1.count })
        guard let name = own.zone.identifier else { return ClockUse(isUnnamed: all > 0) }
        let first = ClockUse.ZoneUse(name: name, events: all - other, votes: own.isNamed ? all : all - other)
        return ClockUse(
            zones: [first]
                + others.compactMap { use in
                    use.zone.identifier.map { .init(name: $0, events: use.count, votes: own.isNamed ? 0 : use.count) }
                })
    }
}
