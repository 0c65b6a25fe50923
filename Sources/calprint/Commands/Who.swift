import ArgumentParser
import CalendarCore
import ScheduleIO

struct Who: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .who, usage: "calprint who [--at <time>] [--line <line>] [-s <file>] ... [<option> ...]",
        discussion:
            "A line without hours is the whole of its day. Times are those of the schedule's time zone. If nobody is "
            + "on a line, that is an answer: the exit code is 0.")

    @OptionGroup var options: WhoOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let month = try options.from?.tableMonth(Today())
        let schedule = try options.input.load(daysAround, tablesFrom: month, datesTables: false, console).schedule
        let zone = try zone(of: schedule)
        let people = People(of: schedule)
        let watches = try chosenLines(of: schedule).compactMap { LineWatch(schedule, people, line: $0, in: zone) }
        guard let first = watches.first else { throw Failure(.badData, "the schedule has no lines") }
        let instant = options.at.map { first.instant(of: $0) } ?? Clock.now
        let listing = WhoListing(watches, people, at: instant)
        try console.print(options.json ? listing.json : listing.text)
    }

    /// A year before and after the time, for those who are on duty and those who are next.
    private var daysAround: DaySpan? {
        guard let day = options.at?.date ?? CivilDateTime(utc: Clock.now)?.date else { return nil }
        return (CivilDate(day.epochDay + -366) ?? day)...(CivilDate(day.epochDay + 366) ?? day)
    }

    /// The time zone of the schedule, else that of the option. Throws ``Failure`` 64 without one.
    private func zone(of schedule: Schedule) throws -> TimeZoneName {
        guard let zone = options.input.source.timeZone ?? schedule.timeZone.flatMap(TimeZoneName.init) else {
            throw Failure(.usage, "the schedule has no time zone; --time-zone says in which its times are")
        }
        return zone
    }

    private func chosenLines(of schedule: Schedule) throws -> [ScheduleLine] {
        let keys = try LineSelection(options.line, option: "line").keys(in: schedule.lines)
        return schedule.lines.filter { keys?.contains($0.key) ?? true }
    }
}
