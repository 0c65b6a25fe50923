import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A table that has people in rows, columns or cells declares them.
@Suite struct TablePeopleTests {
    private static let names = [
        "Averbeck, Jo RN", "Núñolver, Inés", "Dr. med. Kovář", "Belacqua & Corvane", "D'Ormesse/Fjellåsen",
        "Agency RN 1", "Agency RN 2", "Joe*", "Joe", "Sam 50%", "Kim (charge)", "Team A", "Ann", "Ann Marie",
        "van der Granholt-Pym", "ד\"ר ברבק", "J. R. McQuillster",
    ]

    private func cell(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

    private func schedule(_ table: String) throws -> Schedule { try #require(read(table, as: "t.csv").schedule) }

    /// `2026-03-02 n: Joe* | Ann`, as the source says it.
    private func account(_ schedule: Schedule) -> [String] {
        schedule.days.flatMap { day in
            day.texts.map { text in
                let names = text.assignees?.map(\.name) ?? []
                return "\(day.date) \(text.key): \(names.joined(separator: " | "))"
            }
        }
    }

    @Test func `people in rows or columns and their days are those of the cells`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for number in 0..<RandomTests.count("CALPRINT_ROSTERS", default: 100) {
            let names = Array(Self.names.shuffled(using: &random).prefix(Int.random(in: 2...17, using: &random)))
            let codes = names.map { _ in (1...7).map { _ in ["D", "N", "E", "OFF", ""].randomElement(using: &random)! }
            }
            guard codes.joined().contains(where: { $0 != "" && $0 != "OFF" }) else { continue }
            let dates = (1...7).map { "2026-03-0\($0)" }
            let table = isColumns(number) ? columns(names, dates, codes) : rows(names, dates, codes)
            let read = try schedule(table)
            #expect(read.people.map(\.name) == names, "seed \(seed): \(table)")
            let expected = Set(
                dates.indices.flatMap { day in
                    ["d", "n", "e", "off"].compactMap { key -> String? in
                        let on = names.indices.filter { codes[$0][day].lowercased() == key }.map { names[$0] }
                        return on.isEmpty ? nil : "\(dates[day]) \(key): \(on.joined(separator: " | "))"
                    }
                })
            #expect(Set(account(read)) == expected, "seed \(seed): \(table)")
        }
    }

    private func isColumns(_ number: Int) -> Bool { number.isMultiple(of: 2) }

    private func rows(_ names: [String], _ dates: [String], _ codes: [[String]]) -> String {
        let rows = zip(names, codes).map { ([cell($0)] + $1).joined(separator: ",") }
        return ([(["Name"] + dates).joined(separator: ",")] + rows).joined(separator: "\n")
    }

    /// Without an option, every code in a column of a person is a line that is known.
    private func columns(_ names: [String], _ dates: [String], _ codes: [[String]]) -> String {
        let rows = dates.indices.map { day in
            "2026-03-0\(day + 1)," + codes.map { $0[day] }.joined(separator: ",")
        }
        let transposed = ([(["date"] + names.map(cell)).joined(separator: ",")] + rows).joined(separator: "\n")
        // Codes that are no lines make such a table doubtful: it is turned.
        return codes.joined().contains { ["D", "N", "E"].contains($0) } ? self.rows(names, dates, codes) : transposed
    }

    @Test func `a table of shifts declares the people in its cells, in their order`() throws {
        let read = try schedule(
            """
            date,person,role,start,end
            2026-03-02,"Kovář, Jan",Early,06:00,14:00
            2026-03-02,Joe*,Late,14:00,22:00
            2026-03-03,"Kovář, Jan",Late,14:00,22:00
            """)
        #expect(read.people.map(\.name) == ["Kovář, Jan", "Joe*"])
        let tally = AssignmentTally(read, People(of: read))
        #expect(tally.rows.map(\.count) == [2, 1])
    }

    @Test func `a shift with a note is that of the person in its row, whatever sign the name begins with`() throws {
        let read = try schedule(
            """
            date,person,role,start,end,note
            2026-03-02,@Kovář,Early,06:00,14:00,charge
            2026-03-02,Kovář,Late,14:00,22:00,
            2026-03-03,@Kovář,Late,14:00,22:00,for Kovář
            """)
        let tally = AssignmentTally(read, People(of: read))
        #expect(tally.rows.map(\.person.name) == ["@Kovář", "Kovář"] && tally.rows.map(\.count) == [2, 1])
    }

    @Test func `a name with a comma is set off by semicolons`() throws {
        let read = try schedule("Name,2026-03-02,2026-03-03\n\"Averbeck, Jo\",D,N\nKovář,D,\n\"  Agency   RN 1 \",D,")
        #expect(read.summary("2026-03-02") == "d=Averbeck, Jo; Kovář; Agency RN 1")
    }

    @Test func `codes are those of the cells, lines in the order of the legend`() throws {
        let table = "Name,2026-03-02,2026-03-03,2026-03-04\nKovář,N,D,X\nJoe,D,OFF,N\n\nD,Day\nE,Evening\nN,Night\n"
        let result = read(table, as: "t.csv")
        let lines = try #require(result.schedule).lines
        #expect(lines.map(\.label) == ["OFF", "Day", "Night", "X"] && lines.map(\.code) == [nil, "D", "N", "X"])
        #expect(result.warnings.map(\.code) == [.unexplainedCode] && result.places.contains("unexplained-code 2:11"))
    }

    @Test func `a code longer than a line's may be is read, and not kept as the line's code`() throws {
        let long = "C" + String(repeating: "?", count: 40) + "L"
        let result = read("Name,2026-03-02,2026-03-03\nKovář,CL,N\nJoe,OFF,\(long)\n\nN = Night\n", as: "t.csv")
        let lines = try #require(result.schedule).lines
        #expect(lines.map(\.label) == ["CL", "OFF", "Night"] && lines.map(\.code) == [nil, nil, "N"])
    }

    @Test func `a cell without a letter names nobody, and its text is kept`() throws {
        let result = read("date,person,role\n2026-03-02,???,CALL\n2026-03-02,Kovář,OS\n", as: "t.csv")
        #expect(result.schedule?.people.map(\.name) == ["Kovář"])
        #expect(result.schedule?.summary("2026-03-02") == "os=Kovář call=???")
        let roster = read("Name,2026-03-02,2026-03-03\n***,OS,\nKovář,OS,CL\n", as: "t.csv").schedule
        #expect(roster?.summary("2026-03-02") == "os=***, Kovář" && roster?.people.map(\.name) == ["Kovář"])
    }

    @Test func `a name longer than sixty characters is an error at its cell`() {
        let name = String(repeating: "A", count: 61)
        let result = read("Name,2026-03-02,2026-03-03\n\(name),OS,OS\nKovář,CL,", as: "t.csv")
        #expect(result.places == ["text-too-long 2:1"])
    }
}

/// Codes that are also names of weekdays: `ZA` is a Saturday in Dutch.
@Suite struct WeekdayCodeTests {
    private let cells = ["2026-01-05", "2026-01-06", "2026-01-07", "2026-01-08", "2026-01-09"]

    @Test(arguments: ["ZA", "SO", "Di"]) func `a person whose cells all have such a code is somebody`(code: String) {
        let row = Array(repeating: code, count: cells.count).joined(separator: ",")
        let table = "Name,\(cells.joined(separator: ","))\nKovář,\(row)\nAverbeck,\(row)\nCorvane,N,N,N,N,N\n"
        let schedule = read(table, as: "t.csv").schedule
        #expect(schedule?.people.map(\.name) == ["Kovář", "Averbeck", "Corvane"])
        #expect(schedule?.summary("2026-01-09") == "\(code.lowercased())=Kovář, Averbeck n=Corvane")
    }

    @Test(arguments: [1, 5]) func `so is one in a column, if an option names the code`(count: Int) throws {
        let rows = cells.enumerated().map { "\($1),\($0 < count ? "ZA" : ""),ZA,ZO,MA,ZA,ZO" }
        let table = "Date,Averbeck,Belacqua,Corvane,Fjellåsen,Kovář,Žurawin\n\(rows.joined(separator: "\n"))\n"
        var options = ReadingOptions()
        options.table.codes = ["ZA", "ZO", "MA"].map { TableOptions.Assignment(name: $0, meaning: "Leave \($0)") }
        let read = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: options)
        #expect(read.schedule?.people.count == 6, "\(read.findings)")
    }
}

/// Names that look like those of one person.
@Suite struct SimilarNameTests {
    @Test func `other orders, titles, signs and a letter more or less are told, with a place`() {
        let names = [
            "Averbeck", "Averbeck RN", "Joe", "Joe*", "Núñolver", "Núnolver", "Ann", "Ana", "Agency RN 1",
            "Agency RN 2",
        ]
        let table = "Name,2026-03-02,2026-03-03\n" + names.map { "\($0),D," }.joined(separator: "\n")
        let notes = read(table, as: "t.csv").similarNames
        #expect(
            notes.map(\.message) == [
                "'Averbeck' and 'Averbeck RN' look like one person", "'Joe' and 'Joe*' look like one person",
                "'Núñolver' and 'Núnolver' look like one person",
            ])
        #expect(notes.allSatisfy { $0.code == .similarNames && $0.severity == .note && $0.location?.line == 2 })
    }

    @Test(arguments: ["clinic.json", "roster-persons.csv", "roster-columns.csv", "roster-shifts.csv"])
    func `the examples have none`(file: String) throws {
        #expect(ScheduleReader.read(try TestFiles.example(file), file: file).similarNames == [])
    }

    @Test func `a person in a column may be called X-ray; only x- leaves a column out`() throws {
        let table = "Date,Averbeck,X-ray tech,x-extra\n2026-04-01,D,N,7\n2026-04-02,N,D,8\n2026-04-03,D,N,9\n"
        var options = ReadingOptions()
        options.table.codes = ["D", "N"].map { TableOptions.Assignment(name: $0, meaning: $0) }
        let read = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: options)
        #expect(read.schedule?.people.map(\.name) == ["Averbeck", "X-ray tech"], "\(read.findings)")
    }
}
