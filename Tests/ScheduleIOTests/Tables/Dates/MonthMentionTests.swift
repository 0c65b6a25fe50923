import CalendarCore
import Testing

@testable import ScheduleIO

@Suite struct MonthMentionTests {
    @Test(
        arguments: [
            ("Dienstplan März 2026", 3, 2026), ("Clinic roster, March 2026", 3, 2026), ("June", 6, nil),
            ("Mar", 3, nil),
            ("2026-03", 3, 2026), ("03/2026", 3, 2026), ("roster_2026-03.csv", 3, 2026),
            ("planning mars 2026", 3, 2026),
            ("Turni di marzo 2026", 3, 2026), ("turnos-marzo-2026", 3, 2026), ("2026 Février", 2, 2026),
            ("Mar 26", 3, 2026),
            ("Jan-26", 1, 2026), ("Dienstplan 3/2026", 3, 2026), ("DIENSTPLAN MÄRZ", 3, nil), ("Maerz2026", 3, 2026),
            ("Staff, May 2026", 5, 2026), ("Roster Dec. 2026", 12, 2026), ("1.–31. März 2026", 3, 2026),
            ("March 1-31, 2026", 3, 2026), ("1 March 2026 – 31 March 2026", 3, 2026), ("août 2026", 8, 2026),
            ("Clinic roster, mai 2020", 5, 2020),
        ] as [(String, Int, Int?)])
    func isFound(_ title: String, _ month: Int, _ year: Int?) {
        #expect(MonthMention.find(in: title) == MonthMention(month: month, year: year))
    }

    @Test(arguments: [
        "", "Duty roster", "Staff may swap shifts", "Set 2", "Printed 2026-02-27", "Stand: 27. Februar 2026",
        "As of February 27, 2026", "March and April 2026", "2026-13", "Marching orders", "Dienstplan 2026",
        "Gen. Smith",
        "27.02.2026", "Ward 12/2024-3", "Room 3/4",
    ])
    func isNotFound(_ title: String) {
        #expect(MonthMention.find(in: title) == nil)
    }

    @Test func theYearStandsAlone() {
        #expect(MonthMention.year(in: "Dienstplan 2026") == 2026)
        #expect(MonthMention.year(in: "Roster March 2026") == 2026)
        #expect(MonthMention.year(in: "2025/2026") == nil)
        #expect(MonthMention.year(in: "Printed 2026-02-27") == nil)
        #expect(MonthMention.year(in: "Stand: 27. Februar 2026") == nil)
        #expect(MonthMention.year(in: "Room 4711") == nil)
    }

    @Test func theRangeTellsTheYear() {
        func month(_ month: Int, from first: String) -> String? {
            MonthMention(month: month, year: nil).yearMonth(from: YearMonth(iso8601: first)!).map { "\($0)" }
        }
        #expect(month(3, from: "2026-03") == "2026-03")
        #expect(month(2, from: "2026-03") == "2026-02")
        #expect(month(12, from: "2026-01") == "2026-12")
        #expect(month(1, from: "2025-12") == "2026-01")
    }

    @Test func allNamesOfFiveLanguagesAreRead() {
        for names in CalendarNames.all {
            for (index, words) in names.months.enumerated() {
                for word in words.split(separator: " ") {
                    #expect(NameTable.months[PlainLetters.of(word)] == index + 1)
                }
            }
            for (index, words) in names.weekdays.enumerated() {
                let column = words.split(separator: " ").map(String.init)
                #expect(column.compactMap(WeekdayName.weekday).count == column.count)
                #expect(WeekdayName.weekday(column[0] + ".") == Weekday(mondayZeroOffset: index))
            }
            #expect(names.months.count == 12 && names.weekdays.count == 7)
        }
        #expect(WeekdayName.weekday("MIERCOLES") == .wednesday)
        #expect(WeekdayName.weekday("Mittwoch") == .wednesday)
        #expect(WeekdayName.weekday("Montagabend") == nil && WeekdayName.weekday("") == nil)
    }
}
