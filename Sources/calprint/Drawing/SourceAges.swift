import CalendarCore
import CalendarLayout
import ScheduleIO

/// Which sources of a schedule are older than its pages may be.
struct SourceAges {
    /// Those that are not current, the oldest first.
    private let stale: [StaleSource]
    /// The names of those whose last fetch failed.
    private let failed: [String]
    /// The sources that were never fetched.
    private let missing: [String]
    private let isIncomplete: Bool
    private let refusesOlder: Bool

    /// The sources of a loaded schedule, for pages of a style.
    init(_ loaded: LoadedSchedule, _ style: PageStyle, _ maxAge: MaximumAge?) {
        let clock = WallClock(timeZone: loaded.schedule.timeZone)
        let newest = loaded.schedule.lastModified.flatMap { clock.time(at: $0)?.date }
        let oldest = (style.today ?? style.asOf ?? newest).flatMap { day in maxAge.map { day.epochDay + -$0.days } }
        let dates = loaded.fetches.compactMapValues { $0.succeeded.flatMap { clock.time(at: $0)?.date } }
        let gone = loaded.fetches.compactMapValues { $0.goneSince.flatMap { clock.time(at: $0)?.date } }
        let refused = dates.filter { loaded.fetches[$0.key]?.failure == Int(ExitStatus.notAllowed.rawValue) }
        let old = dates.filter { date in oldest.map { date.value.epochDay < $0 } ?? false }
        let all: [(StaleSource.Reason, [String: CivilDate])] = [(.gone, gone), (.refused, refused), (.old, old)]
        stale = all.flatMap { reason, dates in
            dates.map { StaleSource(name: $0.key, since: $0.value, reason: reason) }
        }.sorted { ($0.since, $0.name, $0.reason.rawValue) < ($1.since, $1.name, $1.reason.rawValue) }
        failed = loaded.fetches.filter { $0.value.failure != nil && $0.value.succeeded != nil }.keys.sorted()
        missing = loaded.fetches.filter { $0.value.succeeded == nil }.keys.sorted()
        isIncomplete = loaded.isIncomplete
        refusesOlder = maxAge?.refusesOlder ?? false
    }

    /// Says at the foot of pages what is too old, and that something is missing.
    func apply(to style: inout PageStyle) {
        style.notUpdatedSince = stale.first?.since
        style.isIncomplete = isIncomplete || !missing.isEmpty
    }

    /// Warns of what is too old or missing. Throws ``Failure`` 65 if a source is too old and that is refused.
    func tell(_ console: Console) throws {
        for name in failed {
            console.warn("the last fetch failed; the pages have what the one before brought", of: name)
        }
        for name in missing { console.warn("it was never fetched; the pages have nothing of it", of: name) }
        if isIncomplete { console.warn("the schedule is incomplete; the foot of the pages says so") }
        for source in stale {
            guard !refusesOlder else { throw Failure(.badData, "\(source.name): \(source.words)") }
            console.warn(source.words, of: source.name)
        }
    }
}

/// A source whose records are not current.
private struct StaleSource {
    let name: String
    let since: CivilDate
    let reason: Reason

    enum Reason: Int {
        /// A part of it is gone at the server.
        case gone
        /// The server does not let the user in any more, which does not pass by itself.
        case refused
        /// It is older than --max-age.
        case old
    }

    var words: String {
        switch reason {
        case .gone: "a part of it is gone at the server since \(since); the pages have its last state"
        case .refused: "not updated since \(since); the server does not let calprint in"
        case .old: "not updated since \(since) (--max-age)"
        }
    }
}
