import ArgumentParser
import CalendarCore
import ScheduleIO

/// The options for the lines of a schedule.
struct LineOptions: RowGroup {
    var days = DayFileOptions()
    var closed: [String] = []
    var foot: [String] = []
    var bold: [String] = []
    var line: [String] = []
    var hide: [String] = []
}

extension LineOptions {
    /// Applies the options to all lines of a merged schedule. Throws ``Failure`` 64 if it lacks a line that they name.
    func applied(to schedule: Schedule) throws -> Schedule {
        var schedule = schedule
        schedule.closedWords += closed.filter { !schedule.closedWords.contains($0) }
        schedule.lines = try roles(of: schedule.lines)
        return schedule
    }

    /// Only the lines asked for, without those to hide. The names are those of `lines`, by default of the schedule's.
    func chosen(of schedule: Schedule, among lines: [ScheduleLine]? = nil) throws -> Schedule {
        var schedule = schedule
        if let keys = try LineSelection(line, option: "line").keys(in: lines ?? schedule.lines) {
            schedule = schedule.keeping(lines: keys, hasOthers: false)
        }
        guard let hidden = try LineSelection(hide, option: "hide").keys(in: lines ?? schedule.lines) else {
            return schedule
        }
        return schedule.keeping(lines: Set(schedule.lines.map(\.key)).subtracting(hidden), hasOthers: true)
    }

    /// The key of the only line asked for; nil if there are several, or all.
    func single(of lines: [ScheduleLine]) throws -> String? {
        let keys = try LineSelection(line, option: "line").keys(in: lines) ?? []
        return keys.count == 1 ? keys.first : nil
    }

    /// Applies the options to an earlier schedule, if a schedule that they have been applied to is shown now. The
    /// current schedule decides the lines and their labels; a line that it no longer has stays as it was.
    func applied(toEarlier earlier: Schedule, since schedule: Schedule) throws -> Schedule {
        var earlier = earlier
        earlier.closedWords = schedule.closedWords
        earlier.lines = earlier.lines.map { line in schedule.lines.first { $0.key == line.key } ?? line }
        return try chosen(of: earlier, among: schedule.lines)
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

/// Lines that an option names by label or key, in any case; or `none`.
struct LineSelection {
    private let names: [String]
    private let option: String

    private static let none = "none"

    /// Throws ``Failure`` 64 for `none` beside the name of a line.
    init(_ names: [String], option: String) throws {
        guard names.count <= 1 || !names.contains(LineSelection.none) else {
            throw Failure(.usage, "--\(option) none stands alone: it is for no line")
        }
        (self.names, self.option) = (names, option)
    }

    /// The keys of the lines; nil if the option is not given. Throws ``Failure`` 64 if a name matches no line.
    func keys(in lines: [ScheduleLine]) throws -> Set<String>? {
        if names.isEmpty { return nil }
        if names == [LineSelection.none] { return [] }
        return try Set(names.flatMap { try keys(of: $0, in: lines) })
    }

    private func keys(of name: String, in lines: [ScheduleLine]) throws -> [String] {
        let named = lines.filter { $0.isCalled(name) }
        guard named.isEmpty else { return named.map(\.key) }
        let labels = lines.map(\.label)
        let hint =
            Spelling.hint(for: name, among: labels + lines.map(\.key))
            ?? "the schedule has \(labels.joined(separator: ", "))"
        throw Failure(.usage, "there is no line '\(name)' (\(hint)) (--\(option))")
    }
}

extension LineOptions {
    static let rows: [GroupRow<LineOptions>] = DayFileOptions.rows.within(\.days) + own

    private static let own = list {
        OptionRow<[String]>.closed.at(\.closed)
        OptionRow<[String]>(
            OptionInfo(
                "foot", .schedules, "Line to print at the foot of its cell, by label or key, or none; repeatable",
                kind: .texts, valueName: "line", otherwise: "as the schedule says", example: ["CALL"],
                scopes: .everywhere)
        ).recorded().at(\.foot)
        OptionInfo(
            "bold", .schedules, "Line that is set in bold, by label or key, or none; repeatable", kind: .texts,
            valueName: "line", otherwise: "as the schedule says", example: ["CALL"], scopes: .everywhere
        ).at(\.bold)
        OptionRow<[String]>(
            OptionInfo(
                "line", .schedules, "Only this line and what closes days, by label or key; repeatable", kind: .texts,
                valueName: "line", otherwise: "all", example: ["CALL"], scopes: .everywhere)
        ).recorded().at(\.line)
        OptionRow<[String]>(
            OptionInfo(
                "hide", .schedules, "Leave out this line, by label or key; repeatable", kind: .texts, valueName: "line",
                otherwise: "none", example: ["OFF"], scopes: .everywhere)
        ).recorded().at(\.hide)
    }
}

extension OptionRow {
    static var closed: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "closed", .schedules,
                "Another word that closes a day, alone or before a dash, colon or comma; repeatable", kind: .texts,
                valueName: "word", otherwise: "the schedule's words", example: ["Ferie"], scopes: .everywhere,
                commands: [.check, .stats]),
            each: Closing.word(option:)
        ).recorded()
    }
}

extension OptionRow {
    /// The word for closed days: on pages, and in calendars that are exported.
    static func closedLabel(_ section: OptionSection, otherwise: String) -> OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "closed-label", section, "The word for closed days" + (section == .page ? "" : " (ics)"),
                valueName: "text", otherwise: otherwise, example: ["geschlossen"]),
            read: Closing.word(option:))
    }
}

extension Closing {
    /// A word that closes a day. Throws `ValidationError` for one that is empty or too long.
    static func word(option text: String) throws -> String {
        guard wordLengths.contains(text.unicodeScalars.count) else {
            throw ValidationError("a word that closes a day has 1 to 16 characters")
        }
        return text
    }
}
