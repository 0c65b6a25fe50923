import Foundation
import Testing

@testable import CalendarCore

/// Hours as people write them after a name.
@Suite struct HoursTests {
    /// In minutes after midnight.
    private static let written: [(String, Int?, Int?)] = [
        ("7a-7p", 420, 1140), ("5p-7a", 1020, 420), ("7:00a–7:00p", 420, 1140), ("7am-3pm", 420, 900),
        ("17-08", 1020, 480), ("8-12", 480, 720), ("1700-0800", 1020, 480), ("17.00–8.00", 1020, 480),
        ("830-1700", 510, 1020), ("from 5pm", 1020, nil), ("until noon", nil, 720), ("from noon", 720, nil),
        ("from noon until 5 PM", 720, 1020), ("until midnight", nil, 1440), ("ab 17 Uhr", 1020, nil),
        ("bis 12 Uhr", nil, 720), ("8 bis 12 Uhr", 480, 720), ("von 8:00 bis 12:30", 480, 750), ("24h", 0, 1440),
        ("AM", nil, 720), ("PM", 720, nil), ("am Vormittag", nil, 720), ("nachmittags", 720, nil),
        ("matin", nil, 720), ("8h–12h30", 480, 750), ("dès 17h", 1020, nil), ("od 8:00 do 16:00", 480, 960),
        ("kl 17–22", 1020, 1320), ("vanaf 17 uur", 1020, nil), ("(AM)", nil, 720), ("(until 12:00)", nil, 720),
    ]

    @Test(arguments: written) func `they are understood`(text: String, from: Int?, until: Int?) {
        let read = People([Person(name: "Kovář"), Person(name: "Belacqua")]).assignments(in: "Kovář \(text), Belacqua")
        #expect(read.isUnderstood && read.assignments.count == 2)
        #expect(read.assignments.first?.hours == AssignedHours(from: from, until: until))
    }

    /// A number alone may be anything, and three o'clock may be in the afternoon.
    @Test(arguments: ["7-3", "8", "until 17", "from 5", "17:00", "13pm-14pm", "25-26", "7a-", "8h", "noon", "until"])
    func `what could be something else is left`(text: String) {
        let read = People([Person(name: "Kovář")]).assignments(in: "Kovář \(text)")
        #expect(!read.isUnderstood && read.assignments == [Assignment(person: 0)])
    }

    @Test func `initials are not hours`() {
        let people = People([Person(name: "Kovář", initials: "K"), Person(name: "Adam Moss", initials: "AM")])
        #expect(people.assignments(in: "K AM").assignments.map(\.person) == [0, 1])
    }

    @Test func `without declared people, a part of the day is no name`() {
        let date = CivilDate(year: 2026, month: 6, day: 5)!
        let text = LineText(key: "os", text: "Kovář AM / Averbeck PM")
        let people = People(of: Schedule(days: [DayRecord(date: date, texts: [text])]))
        #expect(people.all.map(\.name) == ["Averbeck", "Kovář"])
    }

    @Test(arguments: [
        ("Dr. med. Kovář, Averbeck RN", ["Averbeck RN", "Dr. med. Kovář"]), ("ד\"ר ברבק", ["ד\"ר ברבק"]),
        ("Averbeck, RN", ["Averbeck"]), ("Dr. Kovář / Kovář", ["Dr. Kovář"]), ("RN", []),
    ])
    func `titles neither split nor make a name`(text: String, names: [String]) {
        let date = CivilDate(year: 2026, month: 6, day: 5)!
        let text = LineText(key: "os", text: text)
        #expect(People(of: Schedule(days: [DayRecord(date: date, texts: [text])])).all.map(\.name) == names)
    }
}

/// The words in Docs/Hours.md.
@Suite struct HoursDocumentTests {
    @Test func `the document has every word, in the order of the table`() throws {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(
            separator: "/")
        let document = try String(contentsOf: URL(filePath: "\(folder)/Docs/Hours.md"), encoding: .utf8)
        let rows = document.components(separatedBy: "beside a time |\n")[1].split(separator: "\n").dropFirst()
        let written = rows.map { row in
            row.split(separator: "|").dropFirst().map { $0.replacing(",", with: "").trimmed }
        }
        let known = HoursWord.table.split(separator: "\n").map { $0.split(separator: "|").dropFirst().map(\.trimmed) }
        #expect(written == known)
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
