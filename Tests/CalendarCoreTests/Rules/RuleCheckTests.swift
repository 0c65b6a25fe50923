import CalendarCore
import Testing

/// The findings of rules in a schedule, and the texts that they leave alone.
@Suite struct RuleCheckTests {
    private static let people = [
        Person(name: "Averbeck", initials: "A"), Person(name: "Belacqua", initials: "B"),
        Person(name: "Kovář", initials: "K", spellings: ["Dr. Kovář"]), Person(name: "Fjellåsen", initials: "F"),
    ]

    /// Monday, 3 March 2025, and the days after it: texts as `os: A.B. | call: KOVÁŘ`; each line is a day.
    private static func findings(
        _ days: [String], _ rules: CoverageRules, people: [Person] = people, events: [Event] = []
    ) -> [String] {
        let records = days.enumerated().map { day, texts in
            let lines = texts.split(separator: "|").map { text in
                let parts = text.split(separator: ":", maxSplits: 1)
                return (parts[0].filter { $0 != " " }, parts[1].drop { $0 == " " }.reversed().drop { $0 == " " })
            }
            return DayRecord(
                date: date(day), texts: lines.map { LineText(key: $0.0, text: String($0.1.reversed())) })
        }
        let schedule = Schedule(people: people, days: records, events: events)
        return RuleCheck(schedule, rules, days: date(0)...date(days.count - 1)).findings.map { finding in
            let hours = finding.hours.map { " \($0)" } ?? ""
            let who = finding.people.first.map { " \($0)" } ?? ""
            let lines = finding.lines.map { " \($0.label)" }.joined()
            return "\(finding.kind) \(finding.date.day)\(lines)\(who)\(hours)"
        }
    }

    private static func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 3, day: 3 + day)! }

    private static func rules(_ change: (inout CoverageRules) -> Void) -> CoverageRules {
        var rules = CoverageRules()
        change(&rules)
        return rules
    }

    // MARK: Needs

    @Test func `the last need of a line counts, and a closed day needs nobody unless the need says so`() {
        let days = ["os: A", "off: CLOSED — Flood", "off: CLOSED | call: K", "call: K", "call: CLOSED"]
        let rules = Self.rules {
            $0.needs = [
                StaffingNeed(line: "OS"), StaffingNeed(line: "CALL", includesClosedDays: true),
                StaffingNeed(line: "os", days: .span(Self.date(3)...Self.date(9)), people: 0),
                StaffingNeed(line: "call", days: .weekdays([.friday])),
            ]
        }
        #expect(Self.findings(days, rules) == ["gap 3 CALL", "gap 4 CALL"])
    }

    @Test func `weekdays and weekends are those of the rules`() {
        let rules = Self.rules {
            $0.weekend = [.monday]
            $0.needs = [StaffingNeed(line: "os", days: .weekend), StaffingNeed(line: "cl", days: .weekday)]
        }
        #expect(Self.findings(["off: A", "off: A"], rules) == ["gap 3 OS", "gap 4 CL"])
    }

    @Test func `people are counted as often as they are named at a time`() {
        let rules = Self.rules { $0.needs = [StaffingNeed(line: "os", people: 2)] }
        let days = [
            "os: A.B.", "os: A", "os: K, Dr. Kovář", "os: Averbeck until 12:00, Belacqua from 12:00, Kovář",
            "os: Averbeck until 12:00, Kovář",
        ]
        #expect(Self.findings(days, rules) == ["tooFew 4 OS", "tooFew 5 OS", "tooFew 7 OS 12:00–24:00"])
    }

    @Test func `a pause is a gap, but not what comes after the last hours, unless the line has hours`() {
        var rules = Self.rules { $0.needs = [StaffingNeed(line: "CALL")] }
        let days = [
            "call: FJELLÅSEN until 17:00, then KOVÁŘ", "call: FJELLÅSEN until 17:00, KOVÁŘ from 18:30",
            "call: FJELLÅSEN until 17:00",
        ]
        #expect(Self.findings(days, rules) == ["gap 4 CALL 17:00–18:30"])
        rules.hours = ["CALL": ShiftHours(0, 1440)]
        #expect(Self.findings(days, rules) == ["gap 4 CALL 17:00–18:30", "gap 5 CALL 17:00–24:00"])
        rules.hours = ["call": ShiftHours(8 * 60, 32 * 60)]
        let night = ["call: A until 22:00, B from 02:00", "call: A until 2 AM, then B", "call: A until 2 AM"]
        #expect(Self.findings(night, rules) == ["gap 3 CALL 22:00–02:00", "gap 5 CALL 02:00–08:00"])
    }

    @Test func `words besides names are unclear if those who are named are too few, and never a gap`() {
        let rules = Self.rules {
            $0.words = ["Agency"]
            $0.needs = [StaffingNeed(line: "OS", people: 2)]
        }
        let days = [
            "os: A.B. — bring badges", "os: see the board", "os: A swaps with X", "os: AGENCY", "os: Agency, A",
        ]
        #expect(Self.findings(days, rules) == ["unclear 4 OS", "unclear 5 OS", "unclear 6 OS", "unclear 7 OS"])
    }

    // MARK: Names

    @Test func `a name is unknown in a text of names only, where people are declared`() {
        let days = [
            "os: Averbeck, Belaqua", "os: Belaqua Kovář", "os: A.Z.", "os: K — ask Smith", "os: CLOSED — Smith",
        ]
        let found = ["unknownPerson 3 OS Belaqua", "unknownPerson 4 OS Belaqua", "unknownPerson 5 OS Z"]
        #expect(Self.findings(days, CoverageRules()) == found)
        #expect(Self.findings(days, CoverageRules(), people: []).isEmpty)
        let known = Self.rules { $0.people = ["Averbeck", "Kovář", "Belaqua", "Z"] }
        #expect(Self.findings(days, known).isEmpty)
        #expect(Self.findings(["os: B, Dr. Kovář"], known) == ["unknownPerson 3 OS B"])
    }

    @Test func `a stranger is somebody`() {
        let rules = Self.rules { $0.needs = [StaffingNeed(line: "os", people: 2)] }
        #expect(Self.findings(["os: Averbeck, Smith"], rules) == ["unknownPerson 3 OS Smith"])
    }

    // MARK: At once

    @Test func `nobody is on two lines at once unless they may share people`() {
        let days = ["os: A | cl: A | call: A", "os: A until 12:00 | cl: A from 12:00", "off: A | os: A | call: B"]
        #expect(
            Self.findings(days, CoverageRules()) == [
                "twoLines 3 OS CL Averbeck", "twoLines 3 OS CALL Averbeck", "twoLines 3 CL CALL Averbeck",
                "offAndWorking 5 OS OFF Averbeck",
            ])
        let shared = Self.rules {
            $0.sharedLines = [["OS", "CALL"], ["cl", "call"]]
            $0.offAndWorking = true
        }
        #expect(Self.findings(days, shared) == ["twoLines 3 OS CL Averbeck"])
        #expect(Self.findings([days[0]], Self.rules { $0.sharedLines = nil }).isEmpty)
        #expect(
            Self.findings([days[2]], Self.rules { $0.offLines = [] })
                == ["twoLines 5 OS OFF Averbeck"].map {
                    $0.replacing("5", with: "3")
                })
    }

    @Test func `two halves may be one day, but a half and a whole are not`() {
        let days = ["os: A (½) | cl: A ½", "os: A ½ | cl: A", "os: A (am) | cl: A (pm)", "os: A (am) | cl: A (am)"]
        #expect(Self.findings(days, CoverageRules()) == ["twoLines 4 OS CL Averbeck", "twoLines 6 OS CL Averbeck"])
    }

    @Test func `a shift that ends on the next day meets only what is known to begin before that`() {
        let days = ["call: A from 20:00 until 08:00", "os: A from 7:30 until 16:00"]
        #expect(Self.findings(days, CoverageRules()) == ["twoLines 4 OS CALL Averbeck"])
        #expect(Self.findings([days[0], "os: A from 08:00"], CoverageRules()).isEmpty)
        #expect(Self.findings([days[0], "os: A"], CoverageRules()).isEmpty)
        let usual = Self.rules { $0.hours = ["OS": ShiftHours(7 * 60, 15 * 60)] }
        #expect(Self.findings([days[0], "os: A"], usual) == ["twoLines 4 OS CALL Averbeck"])
    }

    // MARK: Several days

    @Test func `nights in a row are counted, and a shift that ends before midnight is not a night`() {
        let rules = Self.rules { $0.maxNights = ["CALL": 2] }
        let days = ["call: A", "call: A", "call: A", "call: A", "call: B", "call: A until 17:00", "call: A", "call: A"]
        #expect(Self.findings(days, rules) == ["tooManyNights 5 CALL CALL Averbeck"])
    }

    @Test func `after a night there is no work on another line`() {
        let rules = Self.rules {
            $0.rest = ["CALL": 2]
            $0.sharedLines = nil
        }
        let days = ["call: A | os: A", "off: A", "os: A", "os: A", "call: A until 20:00", "os: A"]
        #expect(Self.findings(days, rules) == ["noRest 5 OS CALL Averbeck"])
    }

    @Test func `days of a week and of a month have limits`() {
        let days = Array(repeating: "os: A | off: B", count: 8)
        let weekly = Self.rules { $0.weekly = DayLimits(work: 5) }
        #expect(Self.findings(days, weekly) == ["tooManyInWeek 8 Averbeck"])
        let late = Self.rules {
            $0.weekly = DayLimits(work: 5)
            $0.firstWeekday = .wednesday
        }
        #expect(Self.findings(days, late) == ["tooManyInWeek 10 Averbeck"])
        let monthly = Self.rules { $0.monthly = DayLimits(lines: ["OFF": 7]) }
        #expect(Self.findings(days, monthly) == ["tooManyInMonth 10 OFF OFF Belacqua"])
    }

    @Test func `a need with a skill counts those who have it, beside the need for any people`() {
        var people = Self.people
        people[2].skills = ["Charge"]
        let rules = Self.rules {
            $0.needs = [
                StaffingNeed(line: "OS", people: 2), StaffingNeed(line: "OS", skill: "Charge", people: 2),
                StaffingNeed(line: "os", skill: "charge"),
            ]
        }
        let days = [
            "os: A.K.", "os: A.B.", "os: K", "os: Averbeck, Belacqua, Kovář until 12:00", "os: see the board",
        ]
        let expected = ["gap 4 OS", "tooFew 5 OS", "gap 6 OS 12:00–24:00", "unclear 7 OS"]
        #expect(Self.findings(days, rules, people: people) == expected)
        #expect(Self.findings(days, rules).filter { $0.hasPrefix("unknownSkill") } == ["unknownSkill 3 OS"])
    }

    @Test func `only the people who are on a line at once count against the most`() {
        let rules = Self.rules { $0.maxPeople = [StaffingLimit(line: "OS", people: 2)] }
        let days = [
            "os: A.B. | cl: A.B.K.", "os: A.B.K.", "os: Averbeck until 12:00, Belacqua from 12:00, Kovář",
            "os: Averbeck until 12:00, Belacqua from 10:00, Kovář",
        ]
        let found = Self.findings(days, rules).filter { $0.hasPrefix("tooManyPeople") }
        #expect(found == ["tooManyPeople 4 OS", "tooManyPeople 6 OS 10:00–12:00"])
    }

    @Test func `days at work in a row are counted, on whichever lines`() {
        let rules = Self.rules { $0.maxRun = 3 }
        let days = ["os: A", "cl: A", "call: A", "os: A", "os: A", "off: A", "os: A", "os: A", "os: A"]
        #expect(Self.findings(days, rules) == ["tooLongRun 6 OS OS Averbeck"])
    }

    @Test func `a rest is between shifts whose hours are known`() {
        var rules = Self.rules { $0.minRest = 11 }
        let days = ["call: A", "os: A", "os: A", "cl: A from 7:00 until 9:00", "off: A", "call: A", "cl: B", "os: A"]
        #expect(Self.findings(days, rules) == [])
        rules.hours = ["OS": ShiftHours(8 * 60, 21 * 60), "CALL": ShiftHours(17 * 60, 32 * 60)]
        #expect(Self.findings(days, rules) == ["shortRest 4 OS CALL Averbeck", "shortRest 6 CL OS Averbeck"])
    }

    @Test func `who goes on without a pause has one shift`() {
        let rules = Self.rules {
            $0.minRest = 11
            $0.hours = ["OS": ShiftHours(8 * 60, 17 * 60), "CALL": ShiftHours(17 * 60, 32 * 60)]
        }
        let days = [
            "os: A | call: A", "off: A", "os: A 8:00–10:00, A 15:00–17:00", "os: A from 8:00 until 10:00 | call: A",
        ]
        #expect(Self.findings(days, rules) == ["shortRest 6 CALL OS Averbeck"])
    }

    @Test func `a weekend counts once, in the month of its first day`() {
        let rules = Self.rules { $0.maxWeekends = 2 }
        var days = Array(repeating: "off: B", count: 29)
        for day in [5, 6, 12, 27] { days[day] = "os: A" }  // 8, 9, 15 and 30 March
        #expect(Self.findings(days, rules) == ["tooManyWeekends 30 Averbeck"])
        days[27] = "off: A"
        #expect(Self.findings(days, rules) == [])
        let dates = [(5, 3), (5, 10), (6, 1)].map { CivilDate(year: 2025, month: $0, day: $1)! }
        let records = dates.map { DayRecord(date: $0, texts: [LineText(key: "os", text: "A")]) }
        let schedule = Schedule(people: Self.people, days: records)
        let found = RuleCheck(schedule, rules, days: dates[2]...dates[2]).findings
        #expect(found.map(\.month) == [YearMonth(year: 2025, month: 5)] && found.first?.count == 3)
    }

    @Test func `days before those that are checked count, but nothing is found on them`() {
        let days = (0..<9).map { DayRecord(date: Self.date($0), texts: [LineText(key: "call", text: "A")]) }
        let rules = Self.rules { $0.maxNights = ["call": 3] }
        let schedule = Schedule(people: Self.people, days: days)
        let found = RuleCheck(schedule, rules, days: Self.date(5)...Self.date(8)).findings
        #expect(found.map(\.date) == [Self.date(5)] && found[0].count == 6)
    }

    // MARK: Events

    @Test func `events on a line count with their hours, and of private ones nothing is told`() {
        func event(_ title: String, _ day: Int, _ hours: ClosedRange<Int>?, isPrivate: Bool = false) -> Event {
            let date = Self.date(day)
            let span: Event.Span =
                hours.map { hours in
                    .timed(
                        start: CivilDateTime(date: date, minute: hours.lowerBound * 60)!,
                        end: CivilDateTime(
                            date: Self.date(day + hours.upperBound / 24), minute: hours.upperBound % 24 * 60)!)
                } ?? .allDay(first: date, last: date)
            return Event(Event.Content(title: title, lineKey: "call"), span: span, isPrivate: isPrivate)
        }
        let rules = Self.rules { $0.needs = [StaffingNeed(line: "call")] }
        let events = [
            event("Averbeck", 0, nil), event("Averbeck", 1, 8...12), event("Kovář", 1, 14...32),
            event("Belacqua", 3, nil, isPrivate: true), event("Kovář", 4, 0...24),
        ]
        let found = Self.findings(["os: A", "os: A", "os: A", "os: A", "os: A"], rules, events: events)
        #expect(
            found == [
                "twoLines 3 OS CALL Averbeck", "gap 4 CALL 12:00–14:00", "twoLines 4 OS CALL Averbeck", "gap 5 CALL",
                "unclear 6 CALL",
            ])
    }

    @Test func `an event on a line is its owner's, whatever its title`() {
        func event(_ title: String, of person: String, _ day: Int) -> Event {
            Event(
                Event.Content(title: title, person: person, lineKey: "call"),
                span: .allDay(first: Self.date(day), last: Self.date(day)))
        }
        let rules = Self.rules { $0.needs = [StaffingNeed(line: "call", people: 2)] }
        let events = [
            event("Night", of: "Averbeck", 0), event("Kovář", of: "Averbeck", 1), event("Night", of: "AVERBECK", 2),
            event("late", of: "Kovář", 2),
        ]
        let found = Self.findings(["os: B", "os: B", "os: B"], rules, events: events)
        #expect(found == ["tooFew 3 CALL"])
    }
}
