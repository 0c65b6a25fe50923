import ArgumentParser
import CalendarCore

/// What the lines of a schedule say, and where.
struct LineOptions: ParsableArguments {
    @Option(.holidays) var holidays: [String]
    @Option(.closed) var closed: [String]
    @Option(.foot) var foot: [String]
    @Option(.bold) var bold: [String]
    @Option(.line) var line: [String]
    @Option(.hide) var hide: [String]
}

extension LineOptions {
    /// The words of `--closed`. Throws ``Failure`` 64 for one that is empty or too long.
    var closedWords: [String] {
        get throws {
            for word in closed where !Closing.wordLengths.contains(word.unicodeScalars.count) {
                throw Failure(.usage, "'\(word)' cannot close a day: a word has 1 to 16 characters (--closed)")
            }
            return closed
        }
    }

    /// What the options make of a merged schedule. Throws ``Failure`` 64 if it has no such line.
    func applied(to schedule: Schedule) throws -> Schedule {
        var schedule = schedule
        schedule.closedWords += try closedWords.filter { !schedule.closedWords.contains($0) }
        schedule.lines = try roles(of: schedule.lines)
        return try chosen(of: schedule)
    }

    /// Only the lines asked for, without those to hide.
    private func chosen(of schedule: Schedule) throws -> Schedule {
        var schedule = schedule
        if let keys = try LineSelection(line, option: "line").keys(in: schedule.lines) {
            schedule = schedule.keeping(lines: keys, hasOthers: false)
        }
        guard let hidden = try LineSelection(hide, option: "hide").keys(in: schedule.lines) else { return schedule }
        return schedule.keeping(lines: Set(schedule.lines.map(\.key)).subtracting(hidden), hasOthers: true)
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
