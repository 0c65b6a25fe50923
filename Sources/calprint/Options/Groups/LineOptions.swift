import ArgumentParser
import CalendarCore

/// What the lines of a schedule say, and where.
struct LineOptions: ParsableArguments {
    @Option(each: .holidays) var holidays: [String]
    @Option(each: .closed) var closed: [String]
    @Option(each: .foot) var foot: [String]
    @Option(each: .bold) var bold: [String]
    @Option(each: .line) var line: [String]
    @Option(each: .hide) var hide: [String]
}

extension LineOptions {
    /// What the options make of all lines of a merged schedule. Throws ``Failure`` 64 if it has no such line.
    func applied(to schedule: Schedule) throws -> Schedule {
        var schedule = schedule
        schedule.closedWords += closed.filter { !schedule.closedWords.contains($0) }
        schedule.lines = try roles(of: schedule.lines)
        return schedule
    }

    /// Only the lines asked for, without those to hide.
    func chosen(of schedule: Schedule) throws -> Schedule {
        var schedule = schedule
        if let keys = try LineSelection(line, option: "line").keys(in: schedule.lines) {
            schedule = schedule.keeping(lines: keys, hasOthers: false)
        }
        guard let hidden = try LineSelection(hide, option: "hide").keys(in: schedule.lines) else { return schedule }
        return schedule.keeping(lines: Set(schedule.lines.map(\.key)).subtracting(hidden), hasOthers: true)
    }

    /// What the options make of an earlier schedule, if a schedule that they have been applied to is now shown. What
    /// lines there are, and what they are called, the schedule of now says; a line that it no longer has stays as it
    /// was.
    func applied(toEarlier earlier: Schedule, since schedule: Schedule) throws -> Schedule {
        var earlier = earlier
        earlier.closedWords = schedule.closedWords
        earlier.lines = earlier.lines.map { line in schedule.lines.first { $0.key == line.key } ?? line }
        if let keys = try LineSelection(line, option: "line").keys(in: schedule.lines) {
            earlier = earlier.keeping(lines: keys, hasOthers: false)
        }
        guard let hidden = try LineSelection(hide, option: "hide").keys(in: schedule.lines) else { return earlier }
        return earlier.keeping(lines: Set(earlier.lines.map(\.key)).subtracting(hidden), hasOthers: true)
    }

    private func roles(of lines: [ScheduleLine]) throws -> [ScheduleLine] {
        let foot = try LineSelection(foot, option: "foot").keys(in: lines)
        let bold = try LineSelection(bold, option: "bold").keys(in: lines)
        return lines.map { line in
            var line = line
            if let foot { line.place = foot.contains(line.key) ? .foot : .body }
            if let bold { line.weight = bold.contains(line.key) ? .bold : .regular }
            return line
        }
    }
}
