import CalendarCore
import CalendarLayout
import ScheduleIO

/// Which sources of a schedule are older than its pages may be.
struct SourceAges {
    /// The names of those that are too old, with the day of their last update, the oldest first.
    private let stale: [(name: String, since: CivilDate)]
    /// The names of those whose last fetch failed.
    private let failed: [String]
    /// The sources that were never fetched.
    private let missing: [String]
    private let isIncomplete: Bool

    /// The sources of a loaded schedule, for pages of a style.
    init(_ loaded: LoadedSchedule, _ style: PageStyle, _ maxAge: MaxAge?) {
        let clock = WallClock(timeZone: loaded.schedule.timeZone)
        let newest = loaded.schedule.lastModified.flatMap { clock.time(at: $0)?.date }
        let oldest = (style.today ?? style.asOf ?? newest).flatMap { day in maxAge.map { day.epochDay + -$0.days } }
        let dates = loaded.fetches.compactMapValues { $0.succeeded.flatMap { clock.time(at: $0)?.date } }
        let gone = loaded.fetches.compactMapValues { $0.goneSince.flatMap { clock.time(at: $0)?.date } }
        let old = dates.filter { date in oldest.map { date.value.epochDay < $0 } ?? false }
        stale = old.merging(gone, uniquingKeysWith: min).map { (name: $0.key, since: $0.value) }
            .sorted { ($0.since, $0.name) < ($1.since, $1.name) }
        failed = loaded.fetches.filter { $0.value.failure != nil && $0.value.succeeded != nil }.keys.sorted()
        missing = loaded.fetches.filter { $0.value.succeeded == nil }.keys.sorted()
        isIncomplete = loaded.isIncomplete
    }

    /// Says at the foot of pages what is too old, and that something is missing.
    func apply(to style: inout PageStyle) {
        style.notUpdatedSince = stale.first?.since
        style.isIncomplete = isIncomplete || !missing.isEmpty
    }

    /// Warns of what is too old or missing. Throws ``Failure`` 65 if `isRefused` and a source is too old.
    func tell(isRefused: Bool, _ console: Console) throws {
        for name in failed {
            console.warn("the last fetch failed; the pages have what the one before brought", of: name)
        }
        for name in missing { console.warn("it was never fetched; the pages have nothing of it", of: name) }
        if isIncomplete { console.warn("the schedule is incomplete; the foot of the pages says so") }
        for source in stale {
            let words = "not updated since \(source.since) (--max-age)"
            guard !isRefused else { throw Failure(.badData, "\(source.name): \(words)") }
            console.warn(words, of: source.name)
        }
    }
}
