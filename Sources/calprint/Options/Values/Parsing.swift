import ArgumentParser
import CalendarCore
import CalendarLayout
import ScheduleIO

extension Optional {
    /// The value. Throws `ValidationError` if there is none.
    func given(or message: @autoclosure () -> String) throws -> Wrapped {
        guard let self else { throw ValidationError(message()) }
        return self
    }
}

// Values of other modules, as the command line writes them.

extension TimeZoneName {
    /// An IANA name.
    init(option text: String) throws {
        self = try TimeZoneName(text)
            .given(or: "'\(text)' is not a time zone (an IANA name, as in America/Chicago)")
    }
}

extension TextEncoding {
    /// An IANA name.
    init(option text: String) throws {
        let names = TextEncoding.allCases.map(\.name).joined(separator: ", ")
        self = try TextEncoding(name: text).given(or: "'\(text)' is not an encoding that is read: \(names)")
    }
}

extension Weekday {
    /// The spelling of options: `sunday`.
    var optionName: String { CalendarLocale.english.fullName(of: self).lowercased() }

    /// The English name in any case, or its first three letters or more.
    init(option text: String) throws {
        let name = text.lowercased()
        guard name.count >= 3, let weekday = Weekday.allCases.first(where: { $0.optionName.hasPrefix(name) }) else {
            throw ValidationError("'\(text)' is not a weekday; the days are sunday, monday and so on")
        }
        self = weekday
    }
}

extension Weekday {
    /// `fri,sat`, or `none`.
    static func weekend(option text: String) throws -> WeekdaySet {
        text.lowercased() == "none" ? [] : try WeekdaySet(option: text)
    }
}

extension ChecklistProgress.PrivateDetail {
    /// `address,phone`
    static func details(option text: String) throws -> [Self] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try Self(option: String($0)) }
    }
}

extension WeekdaySet {
    /// `mon-fri`, `mon,wed`; a range may run over the end of a week: `sun-thu`.
    init(option text: String) throws {
        let items = text.split(separator: ",", omittingEmptySubsequences: false)
        self.init(try items.flatMap { try WeekdaySet.days(String($0)) })
    }

    private static func days(_ text: String) throws -> [Weekday] {
        let ends = try text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map {
            try Weekday(option: String($0))
        }
        let last = ends[ends.count - 1].column(inWeekStartingOn: ends[0])
        return Array(ends[0].weekStartingHere.prefix(last + 1))
    }
}

extension CalendarLocale {
    /// A language tag or a name of POSIX, in any case.
    init(option text: String) throws {
        guard let locale = CalendarLocale(named: text) else {
            let tag = text.replacing("_", with: "-")
            let hint = Spelling.hint(for: tag, among: CalendarLocale.tags) ?? "--locale help lists them"
            throw ValidationError("'\(text)' is not a locale (\(hint))")
        }
        self = locale
    }
}

extension CivilDate {
    /// `2026-07-06`, or `today`, the day of the clock.
    init(todayOption text: String) throws {
        if text == RelativeDate.Word.today.rawValue, let day = Today().date {
            self = day
        } else {
            try self.init(option: text)
        }
    }

    /// `2026-07-06`.
    init(option text: String) throws {
        self = try CivilDate(iso8601: text).given(or: "'\(text)' is not a date (YYYY-MM-DD, as in 2026-07-06)")
    }
}

extension CivilDateTime {
    /// `2025-01-29T16:00`.
    init(option text: String) throws {
        self = try CivilDateTime(iso8601: text)
            .given(or: "'\(text)' is not a date and a time, as in 2025-01-29T16:00")
    }
}

extension Length {
    /// A size of type in points, 4 to 72, in halves: `7`, `9.5`.
    init(fontSize text: String) throws {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let half = parts.count == 1 ? 0 : ["0": 0, "5": 1][parts[1]]
        guard let points = Int(parts[0]), let half, (8...144).contains(points * 2 + half) else {
            throw ValidationError("a size from 4 to 72 points in steps of 0.5 is expected")
        }
        self = .quarterPoints(points * 4 + half * 2)
    }
}

extension CellStyle: Keyword {}
extension CornerContent: Keyword {}
extension NameForm: Keyword {}
extension DoneItems: Keyword {}
extension ChecklistProgress.PrivateDetail: Keyword {}
extension PageGrouping: Keyword {}
extension SheetPhones: Keyword {}
extension RosterOrder: Keyword {}
extension Gutter.Side: Keyword {}
extension LabelStyle: Keyword {}
extension WeekendStyle: Keyword {}
extension TimeFormat: Keyword {}
extension MissingCharacterPolicy: Keyword {}
extension TimeDetail: Keyword {}
extension ScheduleFormat: Keyword {}
extension ExportFormat: Keyword {}
extension Privacy: Keyword {}
extension OutputFormat: Keyword {}
