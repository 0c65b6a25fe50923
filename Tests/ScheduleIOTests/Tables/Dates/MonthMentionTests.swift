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
    func `is found`(_ title: String, _ month: Int, _ year: Int?) {
        #expect(MonthMention.find(in: title) == MonthMention(month: month, year: year))
    }

    @Test(arguments: [
        "", "Duty roster", "Staff may swap shifts", "Set 2", "Printed 2026-02-27", "Stand: 27. Februar 2026",
        "As of February 27, 2026", "March and April 2026", "2026-13", "Marching orders", "Dienstplan 2026",
        "Gen. Smith",
        "27.02.2026", "Ward 12/2024-3", "Room 3/4",
    ])
    func `is not found`(_ title: String) {
        #expect(MonthMention.find(in: title) == nil)
    }

    @Test func `the year stands alone`() {
        #expect(MonthMention.year(in: "Dienstplan 2026") == 2026)
        #expect(MonthMention.year(in: "Roster March 2026") == 2026)
        #expect(MonthMention.year(in: "2025/2026") == nil)
        #expect(MonthMention.year(in: "Printed 2026-02-27") == nil)
        #expect(MonthMention.year(in: "Stand: 27. Februar 2026") == nil)
        #expect(MonthMention.year(in: "Room 4711") == nil)
    }

    @Test func `the range tells the year`() {
        func month(_ month: Int, from first: String) -> String? {
            MonthMention(month: month, year: nil).yearMonth(from: YearMonth(iso8601: first)!).map { "\($0)" }
        }
        #expect(month(3, from: "2026-03") == "2026-03")
        #expect(month(2, from: "2026-03") == "2026-02")
        #expect(month(12, from: "2026-01") == "2026-12")
        #expect(month(1, from: "2025-12") == "2026-01")
    }

    /// No date is written with a name of several words, with digits or of one letter.
    @Test func `the names of every language that is printed are read`() {
        var counts = (months: 0, weekdays: 0)
        for language in DateWords.all {
            for (index, words) in language.months.enumerated() {
                for word in words.map(plain).filter(isName) where !NameTable.isAmbiguous(word) {
                    #expect(NameTable.months[word]?.first == index + 1, "\(language.language): \(word)")
                    counts.months += 1
                }
            }
            for (index, words) in language.weekdays.enumerated() {
                let weekday = Weekday(mondayZeroOffset: index)
                for word in words.map(plain).filter(isName) {
                    #expect(NameTable.weekdays[word] != nil, "\(language.language): \(word)")
                    counts.weekdays += 1
                }
                #expect(WeekdayName.weekdays(words).allSatisfy { $0 == nil || $0 == weekday })
            }
        }
        #expect(counts.months > 1_000 && counts.weekdays > 1_000)
    }

    private func plain(_ word: String) -> String {
        let plain = PlainLetters.of(word)
        return plain.hasSuffix(".") ? String(plain.dropLast()) : plain
    }

    private func isName(_ word: String) -> Bool {
        word.unicodeScalars.count > 1 && word.utf8.allSatisfy(\.isPlainLetter)
    }

    @Test(arguments: [
        ("3 maart 2026", 3), ("ma 3 mrt 2026", 3), ("5 stycznia 2026", 1), ("5 sty 2026", 1), ("3 de março de 2026", 3),
        ("3. března 2026", 3), ("14. června 2026", 6), ("8 mai 2026", 5), ("4 şubat 2026", 2), ("2 Ağustos 2026", 8),
        ("5 мая 2026", 5), ("5 Μαρτίου 2026", 3), ("3. kesäkuuta 2026", 6), ("7. júna 2026", 6),
    ])
    func `a date in words is read in any language`(text: String, month: Int) throws {
        let day = try #require(text.firstMatch(of: /\d+/).flatMap { Int($0.output) })
        #expect(try #require(DateCell(text)).day == .parts(year: 2026, month: month, day: day))
    }

    @Test func `a word that is two months is neither, and the finding says so`() {
        let table = "date,OS\n1. listopada 2025,A\n2. listopada 2025,B\n"
        let read = ScheduleReader.read(Array(table.utf8), file: "t.csv")
        #expect(read.schedule == nil)
        #expect(read.codes == [.ambiguousDate])
    }

    @Test func `names are read without regard to case and accents`() {
        #expect(WeekdayName.weekday("MIERCOLES") == .wednesday)
        #expect(WeekdayName.weekday("Mittwoch") == .wednesday)
        #expect(WeekdayName.weekday("Montagabend") == nil && WeekdayName.weekday("") == nil)
    }
}
