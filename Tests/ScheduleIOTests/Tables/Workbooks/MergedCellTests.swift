import Testing

@testable import ScheduleIO

/// A merged cell of a table's body is a cell in each of its rows and columns.
@Suite struct MergedCellTests {
    private func read(_ statements: String) throws -> ReadResult {
        ScheduleReader.read(try WorkbookMaker.xlsx(statements), file: "a.xlsx")
    }

    @Test func `a week of call that is merged downwards is on each of its days`() throws {
        let result = try read(
            """
            sheet.append(["Date", "OS", "CALL"])
            for day in days(march, 5):
                sheet.append([day, "Corvane"])
            sheet["C2"], sheet["C5"] = "Averbeck", "Belacqua"
            sheet.merge_cells("C2:C4")
            sheet.merge_cells("C5:C6")
            """)
        #expect(
            result.entries.filter { $0.contains("call") } == [
                "2026-03-02 call: Averbeck", "2026-03-03 call: Averbeck", "2026-03-04 call: Averbeck",
                "2026-03-05 call: Belacqua", "2026-03-06 call: Belacqua",
            ])
    }

    @Test func `a text that is merged across the lines of a day is on each of them`() throws {
        let result = try read(
            """
            sheet.append(["Date", "OS", "CALL"])
            sheet.append([march, "Averbeck"])
            sheet.append([datetime.date(2026, 3, 3), "Corvane", "Belacqua"])
            sheet.merge_cells("B2:C2")
            """)
        #expect(
            result.entries.sorted() == [
                "2026-03-02 call: Averbeck", "2026-03-02 os: Averbeck", "2026-03-03 call: Belacqua",
                "2026-03-03 os: Corvane",
            ])
    }

    @Test func `a date that is merged over its shifts is the date of each`() throws {
        let result = try read(
            """
            sheet.append(["Date", "Shift", "Name"])
            for shift, name in [("Early", "Averbeck"), ("Late", "Kovář"), ("Early", "Belacqua"), ("Late", "Corvane")]:
                sheet.append([None, shift, name])
            sheet["A2"], sheet["A4"] = march, datetime.date(2026, 3, 3)
            sheet.merge_cells("A2:A3")
            sheet.merge_cells("A4:A5")
            """)
        #expect(
            result.entries.sorted() == [
                "2026-03-02 early: Averbeck", "2026-03-02 late: Kovář", "2026-03-03 early: Belacqua",
                "2026-03-03 late: Corvane",
            ])
    }

    @Test func `leave that is merged across days can have a legend beside it`() throws {
        let result = try read(
            """
            sheet.append(["June 2026"])
            sheet.append(["Name", 1, 2, 3, 4, 5, 6, 7])
            sheet.append(["Averbeck", "N", "D", "N", "N", "D", "N", None, None, "N", "Night"])
            sheet.append(["Belacqua", "D", "N", "D", "D", "N", "D", None, None, "D", "Day"])
            sheet.append(["Corvane", "V", None, None, None, None, None, None, None, "V", "Leave"])
            sheet.merge_cells("B5:H5")
            """)
        #expect(result.entries.count { $0.contains("leave: Corvane") } == 7, "\(result.findings)")
        let cells = try #require(result.tables.first?.cells)
        #expect(cells.count == 31 && cells.portions.allSatisfy { $0.use != .notUnderstood })
    }

    @Test func `leave that is merged across days is on each of them, and a title stays a title`() throws {
        let result = try read(
            """
            sheet.append(["Roster of the wards"])
            sheet.append(["Team", "Name"] + days(march, 5))
            sheet.append(["Attending", "Averbeck", "Wards", None, None, "Off"])
            sheet.append([None, "Kovář", "ICU"])
            sheet.append(["Resident", "Corvane", None, "Nights"])
            for area in ["A1:G1", "A3:A4", "C3:E3", "F3:G3", "C4:G4", "D5:E5"]:
                sheet.merge_cells(area)
            """)
        #expect(result.errors == [])
        #expect(
            result.entries.sorted() == [
                "2026-03-02 icu: Kovář", "2026-03-02 wards: Averbeck", "2026-03-03 icu: Kovář",
                "2026-03-03 nights: Corvane", "2026-03-03 wards: Averbeck", "2026-03-04 icu: Kovář",
                "2026-03-04 nights: Corvane", "2026-03-04 wards: Averbeck", "2026-03-05 icu: Kovář",
                "2026-03-05 off: Averbeck", "2026-03-06 icu: Kovář", "2026-03-06 off: Averbeck",
            ])
        let groups = result.schedule?.people.map(\.group)
        #expect(groups == ["Attending", "Attending", "Resident"])
    }

    @Test func `a cell that is merged downwards and across is the duty of all its people and days`() throws {
        let result = try read(
            """
            sheet.append(["Name"] + days(march, 4))
            sheet.append(["Averbeck", "D", "T", None, "D"])
            sheet.append(["Kovář", "N", None, None, "N"])
            sheet.merge_cells("C2:D3")
            """)
        #expect(
            result.entries.filter { $0.contains(" t: ") } == [
                "2026-03-03 t: Averbeck, Kovář", "2026-03-04 t: Averbeck, Kovář",
            ])
    }

    @Test func `a name that is merged over two rows is that of both, and each keeps its part of the day`() throws {
        let result = try read(
            """
            sheet.append(["June 2026"])
            sheet.append(["Staff", "Part", 1, 2, 3, 4, 5])
            sheet.append(["Averbeck", "AM", "Ward", "Ward", "Clinic", "Ward", None])
            sheet.append([None, "PM", "Clinic", None, "Ward", "Ward", "Clinic"])
            sheet.append(["Kovář", "AM", "Clinic"])
            sheet.append([None, "PM", "Ward"])
            for area in ["A3:A4", "A5:A6"]:
                sheet.merge_cells(area)
            """)
        #expect(result.schedule?.people.map(\.name) == ["Averbeck", "Kovář"])
        #expect(result.entries.contains("2026-06-01 ward: Averbeck (AM), Kovář (PM)"))
        #expect(result.entries.contains("2026-06-01 clinic: Averbeck (PM), Kovář (AM)"))
        #expect(result.entries.contains("2026-06-04 ward: Averbeck (AM), Averbeck (PM)"))
        #expect(result.entries.contains("2026-06-05 clinic: Averbeck (PM)"))
    }

    @Test func `rows of a line that is merged over them are lines of their own`() throws {
        let result = try read(
            """
            sheet.append(["Line", "Part"] + days(march, 3))
            sheet.append(["CALL", "AM", "Averbeck", "Belacqua", "Averbeck"])
            sheet.append([None, "PM", "Corvane", "Kovář", "Corvane"])
            sheet.merge_cells("A2:A3")
            """)
        #expect(
            result.entries.filter { $0.contains("03-02") }.sorted() == [
                "2026-03-02 call am: Averbeck", "2026-03-02 call pm: Corvane",
            ])
    }

    @Test func `a second row without a duty under a merged name is no gap`() throws {
        let result = try read(
            """
            sheet.append(["Name"] + days(march, 3))
            sheet.append(["Averbeck", "D", "N", "D"])
            sheet.append([])
            sheet.append(["Kovář", "N", "D", "N"])
            sheet.merge_cells("A2:A3")
            """)
        #expect(result.errors == [])
        #expect(result.schedule?.people.map(\.name) == ["Averbeck", "Kovář"])
    }

    @Test func `footers and legends that are merged across days are no duties`() throws {
        let result = try read(
            """
            sheet.append(["Name"] + days(march, 4))
            sheet.append(["Averbeck", "D", "N", "D", "N"])
            sheet.append(["Kovář", "N", "D", "N", "D"])
            sheet.append([])
            sheet.append(["N", "Night duty"])
            sheet.append(["Please send wishes for next month by the fifteenth."])
            for area in ["B5:E5", "A6:E6"]:
                sheet.merge_cells(area)
            """)
        #expect(result.errors == [])
        #expect(result.schedule?.people.map(\.name) == ["Averbeck", "Kovář"])
        #expect(result.entries.count == 8)
        #expect(result.entries.contains("2026-03-02 night duty: Kovář"))
    }

    @Test func `rows of lines have what is merged across their days`() throws {
        let result = try read(
            """
            sheet.append(["Line"] + days(march, 4))
            sheet.append(["OS", "Corvane", "Belacqua", "Corvane", "Belacqua"])
            sheet.append(["CALL", "Averbeck", None, None, "Kovář"])
            sheet.merge_cells("B3:D3")
            """)
        #expect(
            result.entries.filter { $0.contains("call") } == [
                "2026-03-02 call: Averbeck", "2026-03-03 call: Averbeck", "2026-03-04 call: Averbeck",
                "2026-03-05 call: Kovář",
            ])
    }

    @Test func `a date over two columns is the date of both`() throws {
        let result = try read(
            """
            sheet.append(["Name", march, None, datetime.date(2026, 3, 3), datetime.date(2026, 3, 4)])
            sheet.append(["Averbeck", "D", "N", "D", "N"])
            sheet.append(["Kovář", "N", "D", "N", "D"])
            sheet.merge_cells("B1:C1")
            """)
        #expect(result.errors == [])
        #expect(
            result.entries.filter { $0.contains("03-02") } == [
                "2026-03-02 d: Averbeck, Kovář", "2026-03-02 n: Averbeck, Kovář",
            ])
    }

    @Test func `a text that is merged across the days of a month as a page is on each of them`() throws {
        let result = try read(
            """
            sheet.append(["Call, March 2026"])
            sheet.append(["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
            for week in range(5):
                sheet.append([day if (day := week * 7 + column) <= 31 else None for column in range(1, 8)])
                sheet.append([["Averbeck", "Kovář"][week % 2]])
                sheet.merge_cells(start_row=4 + 2 * week, end_row=4 + 2 * week, start_column=1, end_column=7)
            """)
        #expect(result.errors == [])
        #expect(result.entries.count == 31)
        #expect(result.entries.contains("2026-03-14 call: Kovář"))
        #expect(result.entries.contains("2026-03-31 call: Averbeck"))
    }

    @Test func `what a merged cell hides is not read`() throws {
        let bytes = try WorkbookMaker.xlsx(
            sheet: """
                '''<sheetData><row r="1"><c r="A1" t="str"><v>Date</v></c><c r="B1" t="str"><v>OS</v></c></row>
                <row r="2"><c r="A2" t="str"><v>2026-03-02</v></c><c r="B2" t="str"><v>Averbeck</v></c></row>
                <row r="3"><c r="A3" t="str"><v>2026-03-03</v></c><c r="B3" t="str"><v>Stale</v></c></row></sheetData>
                <mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>'''
                """)
        let result = ScheduleReader.read(bytes, file: "a.xlsx")
        #expect(result.entries == ["2026-03-02 os: Averbeck", "2026-03-03 os: Averbeck"])
    }
}
