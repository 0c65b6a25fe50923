import CalendarCore
import Testing

@testable import ScheduleIO

/// A table is read as meant, or refused with the option that decides.
@Suite struct TableMeaningTests {
    private func result(_ table: String, _ options: TableOptions = TableOptions(), zone: String? = nil) -> ReadResult {
        let reading = ReadingOptions(timeZone: zone.flatMap { TimeZoneName($0) }, table: options)
        return ReadResult.checkingOptions([ScheduleReader.read(Array(table.utf8), file: "t.csv", options: reading)])[0]
    }

    /// `03-02 n Averbeck`, in the order of days and lines; events have their times.
    private func shifts(_ result: ReadResult) -> [String] {
        guard let schedule = result.schedule else { return result.errors.map(\.description) }
        let days = schedule.days.flatMap { day in
            day.texts.map { String("\(day.date)".suffix(5)) + " \($0.key) \($0.text)" }
        }
        let events = schedule.events.map { event in
            guard case .timed(let start, let end?) = event.span else { return event.content.title }
            return "\(start.iso8601.suffix(11)) \(end.iso8601.suffix(5)) \(event.content.title)"
        }
        return days + events
    }

    @Test func `months below each other have their own dates`() {
        let months = """
            March 2026,,,,,,
            Name,1,2,3,4,5
            Averbeck,D,N,,D,
            April 2026,,,,,
            Name,1,2,3,4,5
            Averbeck,N,,,,D
            """
        #expect(
            shifts(result(months)) == [
                "03-01 d Averbeck", "03-02 n Averbeck", "03-04 d Averbeck", "04-01 n Averbeck", "04-05 d Averbeck",
            ])
    }

    @Test func `a block of codes that are numbers is no block of days, and groups have the same days`() {
        let table = """
            March 2026,,,,,
            Nurses,1,2,3,4,5
            Averbeck,1,2,1,2,1
            Nurses,6,7,8,9,10
            Averbeck,2,1,2,1,2
            """
        #expect(shifts(result(table)).count == 10)
        #expect(shifts(result(table)).last == "03-10 l2 Averbeck")
        let groups = """
            March 2026,,,,,
            Nurses,1,2,3,4,5
            Averbeck,D,,,,
            Doctors,1,2,3,4,5
            Kovář,D,,,,N
            """
        #expect(shifts(result(groups)) == ["03-01 d Averbeck, Kovář", "03-05 n Kovář"])
    }

    @Test func `a week under a title with its date has that week's days`() {
        func table(_ title: String) -> String {
            """
            \(title),,,,,,,
            ,Mon,Tue,Wed,Thu,Fri,Sat,Sun
            Averbeck,D,,,,,,N
            """
        }
        #expect(
            shifts(result(table("Week commencing 2 March 2026"))) == ["03-02 d Averbeck", "03-08 n Averbeck"])
        #expect(result(table("Week commencing 3 March 2026")).errors.map(\.code) == [.ambiguousDate])
    }

    @Test func `a row below a blank one is a person, a footer or a question`() {
        func table(_ last: String) -> String { "March 2026,,,,,\nName,1,2,3,4,5\nAverbeck,D,,,,N\n,,,,,\n\(last)\n" }
        #expect(shifts(result(table("Kovář,,Z,,,Z"))).contains("03-02 z Kovář"))
        #expect(shifts(result(table("Wishes by Friday,,,,,"))).count == 2)
        let open = result(table("Approved by,,Head nurse,,Signed:,"))
        #expect(open.codes.contains(.ambiguousTable) && open.schedule == nil)
        var options = TableOptions()
        options.ignoredColumns = ["Approved by"]
        #expect(shifts(result(table("Approved by,,Head nurse,,Signed:,"), options)).count == 2)
    }

    @Test func `counts of heads are totals among letters, and codes among numbers`() {
        func table(_ code: String) -> String {
            "March 2026,,,,,\nName,1,2,3,4,5\nAverbeck,\(code),,,,\(code)\nOn duty,1,2,0,0,1\n"
        }
        #expect(shifts(result(table("D"))) == ["03-01 d Averbeck", "03-05 d Averbeck"])
        #expect(result(table("2")).schedule?.people.map(\.name) == ["Averbeck", "On duty"])
    }

    @Test func `rows of one date that differ in two columns ask for the people`() {
        let table = "Fecha,Bloque,Cubre\n2026-03-09,A,Averbeck\n2026-03-09,B,Kovář\n"
        let open = result(table)
        #expect(open.codes == [.ambiguousTable])
        #expect(open.findings[0].hint?.contains("--column 'Cubre=person'") == true)
        var options = TableOptions()
        options.columns = [TableOptions.Assignment(name: "Cubre", meaning: "person")]
        #expect(shifts(result(table, options)) == ["03-09 a Averbeck", "03-09 b Kovář"])
    }

    @Test func `further people are on lines by their headers`() {
        let table = "Date,Provider,Backup,Shift\n2026-03-12,Averbeck,Kovář,Day\n2026-03-12,Kovář,Averbeck,Night\n"
        #expect(
            shifts(result(table)) == [
                "03-12 day Averbeck", "03-12 backup Kovář (Day), Averbeck (Night)", "03-12 night Kovář",
            ])
        let hours = "Date,Start,End,Nurse\n2026-03-12,07:00,15:00,Averbeck\n2026-03-12,15:00,23:00,Kovář\n"
        #expect(shifts(result(hours)) == ["03-12T07:00 15:00 Averbeck", "03-12T15:00 23:00 Kovář"])
    }

    @Test func `a column that is left over asks to be ignored`() {
        let table = "Date,Employee,Shift,Cost Center\n2026-03-12,Averbeck,D,4410\n2026-03-12,Kovář,N,4412\n"
        #expect(result(table).codes == [.unknownColumn])
        var options = TableOptions()
        options.ignoredColumns = ["Cost Center"]
        #expect(shifts(result(table, options)) == ["03-12 d Averbeck", "03-12 n Kovář"])
    }

    @Test func `an option that matches nothing is an error`() {
        var options = TableOptions()
        options.ignoredColumns = ["Clo"]
        let found = result("date,OS,CL\n2026-03-12,Averbeck,Kovář\n", options)
        #expect(found.codes == [.unmatchedOption] && found.findings[0].description.contains("--ignore-column 'Clo'"))
        #expect(found.schedule == nil)
    }

    @Test func `ranges and weeks cover their days, and an id on two dates is two rows`() {
        #expect(
            shifts(result("From,To,CALL\n2026-03-02,2026-03-03,Averbeck\n2026-03-04,2026-03-04,Kovář\n")) == [
                "03-02 call Averbeck", "03-03 call Averbeck", "03-04 call Kovář",
            ])
        #expect(result("From,To,CALL\n2026-03-02,2026-03-01,Averbeck\n").codes == [.endBeforeStart])
        #expect(shifts(result("Week commencing,CALL\n2026-03-02,Averbeck\n2026-03-09,Kovář\n")).count == 14)
        #expect(result("Week commencing,CALL\n2026-03-02,Averbeck\n2026-03-04,Kovář\n").codes == [.ambiguousTable])
        #expect(shifts(result("id,date,OS\n7,2026-03-02,Averbeck\n7,2026-03-03,Kovář\n")).count == 2)
    }

    @Test func `times in UTC need the zone of the page`() {
        func table(_ zone: String) -> String {
            "Employee,Role,Start,End\nA,Day,2026-03-02T07:00\(zone),2026-03-02T19:00\(zone)\n"
        }
        #expect(shifts(result(table("+01:00"))) == ["03-02T07:00 19:00 A"])
        #expect(result(table("Z")).codes.first == .ambiguousDate)
        #expect(shifts(result(table("Z"), zone: "Europe/Berlin")) == ["03-02T08:00 20:00 A"])
        #expect(shifts(result(table("+0530"), zone: "Europe/Berlin")) == ["03-02T02:30 14:30 A"])
    }

    @Test func `the number of a ward is no day`() {
        let table = "Ward 3 March 2026,,,,,\nName,1,2,3,4,5\nAverbeck,D,,,,\n"
        #expect(shifts(result(table)) == ["03-01 d Averbeck"])
    }

    @Test func `an error of a formula is an error of the table unless it is left out`() {
        let table = "date,OS,CL\n2026-03-12,Averbeck,#REF!\n"
        let found = result(table)
        #expect(found.codes == [.missingField] && found.findings[0].description.contains("C2: '#REF!' is an error"))
        var options = TableOptions()
        options.ignoredColumns = ["CL"]
        #expect(shifts(result(table, options)) == ["03-12 os Averbeck"])
    }
}
