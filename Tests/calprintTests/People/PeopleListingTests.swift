import CalendarCore
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import calprint

/// `--list-people`: who there is.
@Suite struct PeopleListingTests {
    @Test func `everybody of the example is listed with all assignments`() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: Command.schedule)))
        let schedule = try #require(ScheduleReader.read(bytes, file: "clinic.json").schedule)
        let months = try #require(schedule.extent)
        let roster = Roster(schedule, People(of: schedule), days: months.first.firstDay...months.last.lastDay)
        let run = try Command.run(["--list-people", "-s", Command.schedule])
        let rows = run.text.split(separator: "\n").dropFirst()
        #expect(run.status == 0 && rows.count == 14, "\(run.errorText)")
        for (index, row) in rows.enumerated() {
            let count = roster.lines.indices.map { roster.dayCount(ofPerson: index, line: $0) }.reduce(0, +)
            #expect(row.hasPrefix(roster.people[index].name + " "), "\(row)")
            #expect(row.contains(" \(count)  2025-") || row.contains(" \(count)  2026-"), "\(row): \(count)")
        }
    }

    @Test func `names are guessed if nobody is declared, on the days and the lines asked for`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "date,os,call\n2025-03-03,\"Doe, Roe\",Roe\n2025-04-01,Poe,Doe\n2025-04-02,CLOSED — Fair,\n",
                to: "s.csv")
            let all = try Command.run(["--list-people", "-s", "s.csv"], in: folder)
            #expect(
                all.text == """
                    Name  Initials  Spellings  Assignments  First day   Last day
                    Doe   -         -                    2  2025-03-03  2025-04-01
                    Poe   -         -                    1  2025-04-01  2025-04-01
                    Roe   -         -                    2  2025-03-03  2025-03-03

                    """, "\(all.text)\(all.errorText)")
            let some = ["--list-people", "-s", "s.csv", "--from", "2025-04", "--line", "CALL"]
            let rows = try Command.run(some, in: folder).text.split(separator: "\n").dropFirst()
            #expect(rows == ["Doe   -         -                    1  2025-04-01  2025-04-01"])
        }
    }

    @Test func `nobody is an error, and so is no schedule`() throws {
        try withTemporaryFolder(with: ["s.csv": "date,os\n2025-03-03,CLOSED\n"]) { folder in
            try Command.run(["--list-people", "-s", "s.csv"], in: folder)
                .expectFailure(65, "nobody is on any line (--list-people)")
            try Command.run(["--list-people"], in: folder).expectFailure(66, "no schedule given (-s FILE)")
            try Command.run(["--list-people", "-s", "none.csv"], in: folder).expectFailure(66, "none.csv")
        }
    }

    @Test func `control characters are told, not obeyed`() throws {
        let person = Person(name: "A\u{1B}[2J\nB")
        let schedule = Schedule(people: [person])
        let text = try PeopleListing(AssignmentTally(schedule, People(of: schedule))).text
        #expect(text.split(separator: "\n").count == 2 && text.contains("A<U+001B>[2J<U+000A>B  -"), "\(text)")
    }
}
