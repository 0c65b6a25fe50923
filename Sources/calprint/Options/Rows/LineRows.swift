import ArgumentParser
import CalendarCore

// What the lines of a schedule say, and where.

extension OptionRow {
    static var holidays: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "holidays", .schedules,
                "A calendar or schedule that closes days: those with all-day events or texts; repeatable",
                kind: .files, valueName: "file", example: ["holidays.ics"], scopes: [.file, .item],
                commands: [.check, .stats, .verify], completion: .schedules)
        ).at(\.schedules.lines.holidays)
    }

    static var closed: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "closed", .schedules,
                "Another word that closes a day, alone or before a dash, colon or comma; repeatable",
                kind: .texts, valueName: "word", otherwise: "the schedule's words", example: ["Ferie"],
                scopes: .everywhere, commands: [.check, .stats]),
            each: Closing.word(option:)
        ).at(\.schedules.lines.closed)
    }

    static var foot: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "foot", .schedules,
                "Line that stands at the foot of its cell, by label or key, or none; repeatable", kind: .texts,
                valueName: "line", otherwise: "as the schedule says", example: ["CALL"], scopes: .everywhere)
        ).at(\.schedules.lines.foot)
    }

    static var bold: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "bold", .schedules, "Line that is set in bold, by label or key, or none; repeatable", kind: .texts,
                valueName: "line", otherwise: "as the schedule says", example: ["CALL"], scopes: .everywhere)
        ).at(\.schedules.lines.bold)
    }

    static var line: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "line", .schedules, "Only this line and what closes days, by label or key; repeatable", kind: .texts,
                valueName: "line", otherwise: "all", example: ["CALL"], scopes: .everywhere)
        ).at(\.schedules.lines.line)
    }

    static var hide: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "hide", .schedules, "Leave out this line, by label or key; repeatable", kind: .texts,
                valueName: "line", otherwise: "none", example: ["OFF"], scopes: .everywhere)
        ).at(\.schedules.lines.hide)
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
