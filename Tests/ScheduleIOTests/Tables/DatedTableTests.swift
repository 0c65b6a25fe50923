import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables with a row a date, a shift or an event: what their dates, times and people mean, and what they never mean.
@Suite struct DatedTableTests {
    private func result(
        _ table: String, columns: [String: String] = [:], from: String? = nil, order: DateOrder? = nil
    ) -> ReadResult {
        var options = TableOptions()
        options.columns = columns.map { TableOptions.Assignment(name: $0.key, meaning: $0.value) }
        options.from = from.flatMap { YearMonth(iso8601: $0) }
        options.dateOrder = order
        let reading = ReadingOptions(table: options)
        let result = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: reading)
        return ReadResult.checkingOptions([result])[0]
    }

    /// `03-02 n Averbeck`, in the order of days and lines; events have their times.
    private func entries(
        _ table: String, columns: [String: String] = [:], from: String? = nil, order: DateOrder? = nil
    ) -> [String] {
        let result = result(table, columns: columns, from: from, order: order)
        guard let schedule = result.schedule else { return result.errors.map(\.description) }
        let days = schedule.days.flatMap { day in
            day.texts.map { String("\(day.date)".suffix(5)) + " \($0.key) \($0.text)" }
        }
        let events = schedule.events.map { event in
            guard case .timed(let start, let end) = event.span else { return event.content.title }
            return "\(start.iso8601.suffix(11)) \(end?.iso8601.suffix(5) ?? "") \(event.content.title)"
        }
        return days + events
    }

    @Test func `a column can head a range of days`() {
        let table = "Provider,Mar 2 - Mar 4,Mar 5 - Mar 6\nAverbeck,CALL,\nCorvane,,CALL\n"
        #expect(
            entries(table, from: "2026-03") == [
                "03-02 call Averbeck", "03-03 call Averbeck", "03-04 call Averbeck", "03-05 call Corvane",
                "03-06 call Corvane",
            ])
    }

    // MARK: Weekdays and months

    @Test(arguments: [
        "Garde de septembre 2025\nDate,CALL\nlun. 1,Averbeck\nmar. 2,Corvane\nlun. 8,Averbeck\nmar. 9,Corvane\n",
        "Septiembre 2025\nFecha;CALL\n1 lun;Averbeck\n2 mar;Corvane\n8 lun;Averbeck\n9 mar;Corvane\n",
        "September 2025\nGiorno\tCALL\nLun 1\tAverbeck\nMar 2\tCorvane\nLun 8\tAverbeck\nMar 9\tCorvane\n",
    ])
    func `a weekday that is a month elsewhere is a weekday beside others`(table: String) {
        #expect(
            entries(table) == [
                "09-01 call Averbeck", "09-02 call Corvane", "09-08 call Averbeck", "09-09 call Corvane",
            ])
    }

    @Test func `weekdays across above the numbers are no months`() {
        let table = """
            Rota sep 2025
            ,lun,mar,mie,jue,vie,sab,dom
            Nombre,1,2,3,4,5,6,7
            Averbeck,D,N,,D,N,,D
            """
        #expect(entries(table).first == "09-01 d Averbeck" && entries(table).count == 5)
        let cells = "Septembre 2025\nNom;lun 1;mar 2;mer 3;jeu 4;ven 5\nAverbeck;D;;N;;D\n"
        #expect(entries(cells) == ["09-01 d Averbeck", "09-03 n Averbeck", "09-05 d Averbeck"])
    }

    @Test func `one word alone is a month, unless the title's month has these weekdays`() {
        let rows = "Date,CALL\nMar 3,Averbeck\nMar 4,Corvane\nMar 5,Averbeck\n"
        #expect(entries("2026\n" + rows).first == "03-03 call Averbeck")
        #expect(entries(rows, from: "2026-01").first == "03-03 call Averbeck")
        #expect(result(rows).codes == [.ambiguousDate])
        let tuesdays = "Date,CALL\nmar 2,Averbeck\nmar 9,Corvane\nmar 16,Averbeck\n"
        #expect(entries("Septembre 2025\n" + tuesdays).first == "09-02 call Averbeck")
    }

    @Test(arguments: ["Sat", "(Sat)", "sáb", "Samedi"]) func `a weekday can be behind its date`(_ weekday: String) {
        let table = "Date,CALL\n2026-06-06 \(weekday),Averbeck\n2026-06-07,Corvane\n"
        #expect(entries(table) == ["06-06 call Averbeck", "06-07 call Corvane"])
    }

    @Test func `teams called like weekdays are no weekdays`() {
        let table = "Employee,Unit,Date,Shift\nAverbeck,SAT,2026-06-01,E\nCorvane,SAT,2026-06-02,L\n"
        #expect(result(table).codes == [.unknownColumn])
        #expect(entries(table, columns: ["Unit": "group"]) == ["06-01 e Averbeck", "06-02 l Corvane"])
        let days = "Employee,Day,Date,Shift\nAverbeck,SAT,2026-06-01,E\nCorvane,SAT,2026-06-02,L\n"
        #expect(result(days).codes.contains(.ambiguousDate))
    }

    // MARK: Ranges

    @Test(arguments: [
        "Du,Au,Nom\n2026-03-02,2026-03-04,Averbeck\n2026-03-05,2026-03-05,Corvane\n",
        "Von;Bis;Nom\n02.03.2026;04.03.2026;Averbeck\n05.03.2026;05.03.2026;Corvane\n",
        "Desde;Hasta;Nom\n02/03/2026;04/03/2026;Averbeck\n05/03/2026;20/03/2026;Corvane\n13/04/2026;13/04/2026;Kovář\n",
        "Dal,Al,Nom\n2026-03-02,2026-03-04,Averbeck\n2026-03-05,2026-03-05,Corvane\n",
        "Van;Tot;Nom\n2-3-2026;4-3-2026;Averbeck\n5-3-2026;20-3-2026;Corvane\n13-4-2026;13-4-2026;Kovář\n",
        "Od\tDo\tNom\n2026-03-02\t2026-03-04\tAverbeck\n2026-03-05\t2026-03-05\tCorvane\n",
        "Från,Till,Nom\n2026-03-02,2026-03-04,Averbeck\n2026-03-05,2026-03-05,Corvane\n",
        "De,Até,Nom\n2026-03-02,2026-03-04,Averbeck\n2026-03-05,2026-03-05,Corvane\n",
        "Out,Back,Nom\n2026-03-02 00:00,2026-03-04 00:00,Averbeck\n2026-03-05 00:00,2026-03-05 00:00,Corvane\n",
        "Back,Out,Nom\n2026-03-04,2026-03-02,Averbeck\n2026-03-05,2026-03-05,Corvane\n",
        "When,Nom\n2026-03-02 - 2026-03-04,Averbeck\n2026-03-05,Corvane\n",
        "When,Nom\n\"Mar 2 - Mar 4, 2026\",Averbeck\n\"March 5, 2026\",Corvane\n",
        "When,Nom\n2–4 March 2026,Averbeck\n5 March 2026,Corvane\n",
        "When,Nom\n02/03/2026 to 04/03/2026,Averbeck\n05/03/2026 to 20/03/2026,Corvane\n",
        "März 2026\nWann;Nom\n2.3.-4.3.;Averbeck\n5.3.;Corvane\n",
        "2026\nWeek;Nom\n3/2-3/4;Averbeck\n3/5-3/20;Corvane\n",
    ])
    func `two columns of dates are a range, and so are two dates of a cell`(table: String) {
        let found = entries(table)
        #expect(
            found.prefix(4) == ["03-02 nom Averbeck", "03-03 nom Averbeck", "03-04 nom Averbeck", "03-05 nom Corvane"])
        #expect(found.allSatisfy { !$0.contains("2026") })
    }

    @Test func `a night with both dates is on both, over a year's end, too`() {
        let table = "Night,CALL\n31.12./1.1.,Averbeck\n1.1./2.1.,Corvane\n"
        #expect(result(table).codes == [.ambiguousDate])
        #expect(
            entries("2026\n" + table).map { $0.prefix(5) }.contains("12-31"), "\(entries("2026\n" + table))")
        #expect(entries("Night,CALL\n2026-03-05 - 2026-03-02,Averbeck\n").count == 1)
    }

    @Test func `a date beside that of the day asks what it is`() {
        let table = "Date,Requested,CALL\n2026-03-02,2026-01-08,Averbeck\n2026-03-09,2026-01-15,Corvane\n"
        let open = result(table)
        #expect(open.codes == [.ambiguousTable] && open.findings[0].hint?.contains("'Requested=end'") == true)
        #expect(entries(table, columns: ["Requested": "Requested"]).count == 4)
        let until = "Date,Back,CALL\n2026-03-02,2026-03-03,Averbeck\n2026-03-09,2026-03-09,Corvane\n"
        #expect(
            entries(until, columns: ["Back": "end"]) == [
                "03-02 call Averbeck", "03-03 call Averbeck", "03-09 call Corvane",
            ])
    }

    // MARK: Times

    @Test(arguments: [
        "Date,Start,End,On call", "Date,In,Out,On call", "Fecha,Inicio,Fin,On call", "Data,Od,Do,On call",
        "Datum,Van,Tot,On call", "Datum,Start,Slut,On call", "Datum,Beginn,Ende,On call", "Data,Dalle,Alle,On call",
        "Date,Début,Fin,On call",
    ])
    func `two columns of times are those of the row`(header: String) {
        let table = header + "\n2026-03-02,08:00,20:00,Averbeck\n2026-03-03,20:00,08:00,Corvane\n"
        #expect(entries(table) == ["03-02T08:00 20:00 Averbeck", "03-03T20:00 08:00 Corvane"])
    }

    @Test func `an event has its times, and ids count events`() {
        let table = """
            ID,Title,Start,End
            1,Ward round,2026-03-02T08:00:00,2026-03-02T09:30:00
            2,Clinic,2026-03-02T10:00:00,2026-03-02T12:00:00
            """
        #expect(entries(table) == ["03-02T08:00 09:30 Ward round", "03-02T10:00 12:00 Clinic"])
    }

    @Test func `one column of times asks, and is never a line by itself`() {
        let table = "date,agent,function,mass\n23/02/2026,Averbeck,Camera,08:00\n23/02/2026,Corvane,Sound,19:00\n"
        let open = result(table)
        #expect(open.codes == [.ambiguousTable] && open.findings[0].hint?.contains("'mass=start'") == true)
        #expect(
            entries(table, columns: ["mass": "start"]) == ["02-23T08:00  Averbeck", "02-23T19:00  Corvane"])
        #expect(entries(table, columns: ["mass": "note"]).first == "02-23 camera Averbeck (08:00)")
    }

    @Test(arguments: [("Ward", "end"), ("Ward", "start"), ("Ward", "role"), ("Ward", "hours"), ("Ward", "group")])
    func `an option that gives a column a use without effect is an error`(column: String, use: String) {
        let table = "Date,Ward,Clinic\n2026-05-04,Averbeck,Kovář\n2026-05-05,Corvane,Averbeck\n"
        #expect(result(table, columns: [column: use]).codes == [.unmatchedOption])
    }

    @Test func `a column is named by its letter, and by a head that a message cut`() {
        let head = "On call for all wards of the north wing (08:00 to 08:00 next day)"
        let long = "Date,\(head),Backup\n2026-05-04,Averbeck,\n"
        #expect(
            entries(long, columns: ["On call for all wards of the north wing …": "CALL"]) == ["05-04 call Averbeck"])
        let table = "Date,,Shift\n2026-03-02,Averbeck,Early\n2026-03-02,Corvane,Late\n"
        #expect(entries(table, columns: ["column B": "person"]) == ["03-02 early Averbeck", "03-02 late Corvane"])
        let headed = "Date,X,Shift\n2026-03-02,Averbeck,Early\n2026-03-02,Corvane,Late\n"
        #expect(entries(headed, columns: ["column B": "person"]) == ["03-02 early Averbeck", "03-02 late Corvane"])
    }

    // MARK: People

    @Test func `codes below names are shifts of these people`() {
        let codes = "Date,Dr. Averbeck,Dr. Corvane\n2026-03-02,D,N\n2026-03-03,,D\n2026-03-04,N,N\n"
        #expect(
            entries(codes) == [
                "03-02 d Dr. Averbeck", "03-02 n Dr. Corvane", "03-03 d Dr. Corvane",
                "03-04 n Dr. Averbeck, Dr. Corvane",
            ])
        let open = "Date,Averbeck,Corvane\n2026-03-02,D,N\n2026-03-03,N,D\n2026-03-04,D,N\n"
        #expect(result(open).codes == [.ambiguousTable])
        #expect(entries(open, columns: ["Averbeck": "person"]).first == "03-02 d Averbeck")
        #expect(entries(open, columns: ["Averbeck": "Averbeck"]).first == "03-02 averbeck D")
    }

    @Test func `initials below shifts and places are people`() {
        let table = "Date,Ward,North\n2026-03-02,AB,CD\n2026-03-03,CD,AB\n2026-03-04,AB,CD\n"
        #expect(entries(table).first == "03-02 ward AB")
        let letters = "Date,Early,Late\n2026-03-02,A,B\n2026-03-03,B,\n2026-03-04,A,B\n"
        #expect(entries(letters).first == "03-02 early A")
    }

    @Test(arguments: [", ", " / ", " & ", "; ", " und ", " and ", " + "])
    func `two people of a cell are two if they are people elsewhere`(separator: String) {
        let table = """
            Date|Shift|Staff
            2026-03-02|Early|Jo Averbeck\(separator)Li Corvane
            2026-03-02|Late|Jo Averbeck
            2026-03-03|Early|Li Corvane
            """
        let people = result(table).schedule?.people.map(\.name)
        #expect(people == ["Jo Averbeck", "Li Corvane"])
    }

    @Test func `a name with a comma is one person, and one of unknown parts, too`() {
        let table = """
            Date,Shift,Staff
            2026-03-02,Early,"Averbeck, Jo"
            2026-03-02,Late,"Corvane, Li MD"
            2026-03-03,Early,"Corvane, Li MD"
            """
        #expect(result(table).schedule?.people.map(\.name) == ["Averbeck, Jo", "Corvane, Li MD"])
        let lines = "Date,CALL,Ward\n2026-03-02,\"Averbeck, Jo\",\"Corvane, Li MD\"\n"
        #expect(result(lines).schedule?.people.map(\.name) == ["Averbeck, Jo", "Corvane, Li MD"])
        let two = "Date,CALL,Ward\n2026-03-02,\"Averbeck, Kovář\",\"Corvane\"\n"
        #expect(result(two).schedule?.people.map(\.name) == [])
    }

    @Test func `a part that is nobody asks whether a cell has several people`() {
        let table = "Date,Shift,Staff\n2026-03-02,Early,Averbeck / training 2\n2026-03-02,Late,Averbeck\n"
        #expect(result(table).codes == [.ambiguousTable])
        #expect(entries(table, columns: ["Staff": "person"]).first == "03-02 early Averbeck / training 2")
        #expect(entries(table, columns: ["Staff": "people"]).first == "03-02 early Averbeck, training 2")
    }

    @Test(arguments: [
        "First name,Last name", "Vorname,Nachname", "Prénom,Nom de famille", "Nome,Cognome", "Voornaam,Achternaam",
        "Imię,Nazwisko", "Förnamn,Efternamn", "Nombre,Apellidos", "Nome,Sobrenome",
    ])
    func `the two parts of a name are one person`(names: String) {
        let table = "Date,Shift,\(names)\n2026-03-02,Early,Jo,Averbeck\n2026-03-02,Late,Li,Corvane\n"
        #expect(entries(table) == ["03-02 early Jo Averbeck", "03-02 late Li Corvane"])
    }

    // MARK: Dates in parts and in other writings

    @Test(arguments: [
        "Month,Day,CALL\nMarch,30,Averbeck\nMarch,31,Corvane\nApril,1,Averbeck\n",
        "Monat;Tag;CALL\nMärz;30;Averbeck\n;31;Corvane\nApril;1;Averbeck\n",
        "Día\tMes\tCALL\n30\tmarzo\tAverbeck\n31\tmarzo\tCorvane\n1\tabril\tAverbeck\n",
        "Month,Day,CALL\n3,30,Averbeck\n3,31,Corvane\n4,1,Averbeck\n",
    ])
    func `month and day can have columns of their own`(table: String) {
        #expect(
            entries(table, from: "2026-03") == ["03-30 call Averbeck", "03-31 call Corvane", "04-01 call Averbeck"])
        #expect(entries("Plan 2026\n" + table).count == 3 && result(table).codes == [.ambiguousDate])
    }

    @Test(arguments: [
        "日付,CALL\n2026年3月2日(月),Averbeck\n2026年3月3日(火),Corvane\n",
        "２０２６年３月\n日付,CALL\n３月２日,Averbeck\n３月３日,Corvane\n",
        "2026년 3월\n날짜,CALL\n3월 2일,Averbeck\n3월 3일,Corvane\n",
        "2026年3月\n日期,CALL\n2日,Averbeck\n3日,Corvane\n4日,\n5日,\n6日,\n",
    ])
    func `dates of Chinese, Japanese and Korean have signs`(table: String) {
        #expect(entries(table).prefix(2) == ["03-02 call Averbeck", "03-03 call Corvane"])
    }

    // MARK: Pasted tables

    @Test(arguments: [
        "| Date | OS | CALL |\n| --- | :-: | --- |\n| 2026-03-02 | Averbeck | Corvane |\n| 2026-03-03 | | Averbeck |\n",
        "# Roster\n\n|Date|OS|CALL|\n|---|---|---|\n|2026-03-02|Averbeck|Corvane|\n|2026-03-03||Averbeck|\n",
        "Date        OS        CALL\n2026-03-02  Averbeck  Corvane\n2026-03-03            Averbeck\n",
        "Date         OS         CALL\n----------   --------   --------\n2026-03-02   Averbeck   Corvane\n"
            + "2026-03-03              Averbeck\n",
        "+------------+----------+----------+\n| Date       | OS       | CALL     |\n"
            + "+------------+----------+----------+\n| 2026-03-02 | Averbeck | Corvane  |\n"
            + "| 2026-03-03 |          | Averbeck |\n+------------+----------+----------+\n",
    ])
    func `a table is read as it was pasted`(table: String) {
        #expect(entries(table) == ["03-02 os Averbeck", "03-02 call Corvane", "03-03 call Averbeck"])
    }

    @Test func `blank rows inside weeks are not their end`() {
        func week(_ first: Int) -> String {
            let row = (first..<first + 7).map { $0 > 31 ? "" : "\($0)" }.joined(separator: ",")
            let texts = { (text: String) in (first..<first + 7).map { $0 > 31 ? "" : text }.joined(separator: ",") }
            return "\(row)\n\(texts("OS: Averbeck"))\n,,,,,,\n\(texts("CALL: Corvane"))\n"
        }
        let weeks = stride(from: 1, to: 32, by: 7).map(week).joined()
        let table = "MARCH 2026,,,,,,\nSun,Mon,Tue,Wed,Thu,Fri,Sat\n" + weeks
        let schedule = result(table + ",,,,,,\nWishes by Friday,,,,,,\n").schedule
        #expect(schedule?.events.count == 62)
    }
}
