/// The time zones of one calendar, by the names that its times use.
///
/// A name in the system's database means that zone. Otherwise the file's VTIMEZONE counts, then a database name at the
/// end of a longer one (`/mozilla.org/20050126_1/Europe/Berlin`), then what a name most likely means
/// (``ZoneNames/zone(meantBy:)``), then an offset (`UTC+2` is east of Greenwich; in a POSIX rule it would be west). Any
/// other time keeps its wall clock, with a warning.
struct CalendarZones {
    private let file: [UInt8]
    private var known: [String: Zone] = [:]
    /// The definitions of each zone, at most one of a calendar.
    private(set) var components: [String: [CalendarComponent]] = [:]
    /// The names that two calendars of the file define differently.
    private var ambiguous: Set<String> = []
    /// The number of the calendar whose times are read: a TZID holds within its own (RFC 5545, 3.2.19).
    var calendar = 0 {
        didSet {
            guard calendar != oldValue, !ambiguous.isEmpty else { return }
            known = known.filter { !ambiguous.contains($0.key.unescaped) }
        }
    }
    /// True if ``components`` has all zones of the file, not only those that have been read so far.
    private var hasAll = false
    /// The names of the zones that the file defines, in order.
    private(set) var declared: [String] = []
    /// The zones that times name, in order, with the numbers of events that begin on their clocks.
    private(set) var uses: [(zone: Zone, count: Int)] = []
    /// The events that begin at a time in UTC: their number, and the first one's place.
    private(set) var utc: (count: Int, position: TextPosition)?
    /// The years that the rules of zones in use go through.
    private var ruleYears = 0

    /// A time zone, and its IANA name if it has one.
    struct Zone {
        let clock: ZoneClock
        let identifier: String?
    }

    /// No zones of a file yet.
    init(_ file: [UInt8]) {
        self.file = file
    }

    /// Adds a VTIMEZONE. If two of a calendar have the same name, the first counts.
    mutating func add(_ component: CalendarComponent) {
        guard let name = component.value(of: .timeZoneID)?.unescaped else { return }
        let others = components[name] ?? []
        guard !others.contains(where: { $0.scope.number == component.scope.number || $0.defines(sameAs: component) })
        else { return }
        components[name, default: []].append(component)
        guard !others.isEmpty else { return declared.append(name) }
        ambiguous.insert(name)
        known = known.filter { $0.key.unescaped != name }
    }

    /// Returns the zone with this name. A guess is a warning, once for each name.
    ///
    /// Some programs escape commas in the name as in a text (3.3.11), there and in the VTIMEZONE or in one of them.
    mutating func zone(named written: String, at position: TextPosition, _ log: inout FindingLog) -> Zone {
        if let zone = known[written] { return zone }
        let name = written.unescaped
        let zone = database(name) ?? file(name, &log) ?? guess(name, at: position, &log)
        known[written] = zone
        if !zone.clock.isFloating { uses.append((zone, 0)) }
        return zone
    }

    /// Counts an event for the clock on which it begins.
    mutating func count(_ event: CalendarEvent) {
        switch event.start.clock {
        case .floating: break
        case .utc: utc = ((utc?.count ?? 0) + 1, utc?.position ?? event.position)
        case .system, .file:
            guard let index = uses.firstIndex(where: { $0.zone.clock.isSame(as: event.start.clock) }) else { return }
            uses[index].count += 1
        }
    }

    private func database(_ name: String) -> Zone? {
        TimeZoneRules(identifier: name).map { Zone(clock: .system($0), identifier: name) }
    }

    private mutating func file(_ name: String, _ log: inout FindingLog) -> Zone? {
        guard let component = component(named: name), let ical = log.requireICal() else { return nil }
        ruleYears += component.ruleYears
        guard ruleYears <= FileTimeZone.mostRuleYears else {
            log.error(
                .tooMany, at: component.position,
                "the observances of time zones have rules for \(ruleYears) years in total (at most "
                    + "\(FileTimeZone.mostRuleYears))")
            return Zone(clock: .floating, identifier: nil)
        }
        return FileTimeZone(ical, component).map { Zone(clock: .file($0), identifier: nil) }
    }

    /// Returns the VTIMEZONE of this name. One may be defined after the events that need it; then the rest of the file
    /// is searched, once.
    private mutating func component(named name: String) -> CalendarComponent? {
        if definition(of: name) == nil, !hasAll {
            hasAll = true
            var zones = ComponentScanner(file, only: .timeZone)
            var discarded = FindingLog(file: "")
            while let component = zones.next(&discarded) { add(component) }
        }
        return definition(of: name)
    }

    /// The definition in the calendar that is read, else the first in the file.
    func definition(of name: String) -> CalendarComponent? {
        let all = components[name]
        return all?.first { $0.scope.number == calendar } ?? all?.first
    }

    private func guess(_ name: String, at position: TextPosition, _ log: inout FindingLog) -> Zone {
        let parts = name.split(separator: "/")
        let ends = [3, 2].filter { parts.count >= $0 }.map { parts.suffix($0).joined(separator: "/") }
        if let zone = ends.lazy.compactMap(database).first { return zone }
        if let identifier = ZoneNames.zone(meantBy: name), let zone = database(identifier) {
            log.warning(.doubtfulTimeZone, at: position, "time zone '\(name.abridged)' is read as \(identifier)")
            return zone
        }
        if let offset = UTCOffset(zoneName: name) {
            log.warning(
                .doubtfulTimeZone, at: position,
                "time zone '\(name.abridged)' is read as \(offset.iCalendar), \(offset.direction) of Greenwich")
            return Zone(clock: .system(TimeZoneRules(offset)), identifier: offset.identifier)
        }
        log.warning(
            .invalidTimeZone, at: position, hint: "its times are kept as written", problem(of: name.abridged, name))
        return Zone(clock: .floating, identifier: nil)
    }

    private func problem(of shown: String, _ name: String) -> String {
        guard let component = definition(of: name) else {
            return "'\(shown)' is not a time zone, and the file does not define it"
        }
        return "time zone '\(shown)' is defined in line \(component.position.line), but its rules are not supported"
    }
}

extension CalendarComponent {
    fileprivate func defines(sameAs other: CalendarComponent) -> Bool {
        lines.elementsEqual(other.lines) { $0.bytes == $1.bytes }
    }
}
