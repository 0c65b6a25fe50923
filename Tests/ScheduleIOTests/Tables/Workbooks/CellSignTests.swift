import Testing

@testable import ScheduleIO

/// What a sheet hides is not read, and what only its look says is told.
@Suite struct CellSignTests {
    private func read(_ statements: String) throws -> ReadResult {
        ScheduleReader.read(try WorkbookMaker.xlsx(statements), file: "a.xlsx")
    }

    @Test func `hidden rows and columns are left out, and named`() throws {
        let result = try read(
            """
            sheet.append(["Name"] + days(march, 5))
            sheet.append(["Averbeck", "D", "D", "N", None, "N"])
            sheet.append(["Corvane", "N", "N", "D", "D", "D"])
            sheet.append(["Kovář", "N", "N", None, "D", "D"])
            sheet.row_dimensions[3].hidden = True
            sheet.column_dimensions["D"].hidden = True
            """)
        #expect(result.errors == [])
        #expect(result.schedule?.people.map(\.name) == ["Averbeck", "Kovář"])
        #expect(result.entries.allSatisfy { !$0.contains("2026-03-04") })
        #expect(
            result.messages(.note) == ["a.xlsx:Sheet!D3: note: row 3 and column D are hidden, and left out"])
    }

    @Test func `hidden rows without cells are not worth a note`() throws {
        let result = try read(
            """
            sheet.append(["Date", "OS"])
            sheet.append([march, "Averbeck"])
            sheet.row_dimensions[9].hidden = True
            sheet.column_dimensions["F"].hidden = True
            """)
        #expect(result.entries == ["2026-03-02 os: Averbeck"])
        #expect(result.findings.isEmpty)
    }

    @Test func `a merged cell whose first row is hidden keeps its text`() throws {
        let result = try read(
            """
            sheet.append(["Date", "OS"])
            for day in days(march, 3):
                sheet.append([day])
            sheet["B2"] = "Averbeck"
            sheet.merge_cells("B2:B4")
            sheet.row_dimensions[2].hidden = True
            """)
        #expect(result.entries == ["2026-03-03 os: Averbeck", "2026-03-04 os: Averbeck"])
    }

    @Test func `a background that is the only sign of a day is a warning that names the cells`() throws {
        let result = try read(
            """
            sheet.append(["Name"] + days(march, 5))
            sheet.append(["Averbeck", "D", None, "N", None, "D"])
            sheet.append(["Kovář", None, "D", None, "N", None])
            fill("C2", "D2", "E2")
            """)
        #expect(
            result.messages(.warning).map { $0.split(separator: " (")[0] } == [
                "a.xlsx:Sheet!C2: warning: a background without a text is no duty: C2, E2"
            ])
    }

    @Test func `backgrounds of whole rows and columns, and white ones, are decoration`() throws {
        let result = try read(
            """
            sheet.append(["Name"] + days(march, 5))
            sheet.append(["Averbeck", "D", None, "N", None, "D"])
            sheet.append(["Kovář", None, "D", None, "N", None])
            sheet.append(["Corvane", "N", None, None, "N", None])
            fill("C2", "C3", "C4", *[f"{column}3" for column in "ABCDEF"])
            sheet["E2"].fill = PatternFill("solid", fgColor="FFFFFFFF")
            """)
        #expect(result.warnings == [])
        #expect(result.errors == [])
    }

    @Test func `what is struck out is read, and told`() throws {
        let result = try read(
            """
            sheet.append(["Date", "OS"])
            sheet.append([march, "Averbeck"])
            sheet.append([datetime.date(2026, 3, 3), "Kovář"])
            sheet["B3"].font = Font(strike=True)
            """)
        #expect(result.entries == ["2026-03-02 os: Averbeck", "2026-03-03 os: Kovář"])
        #expect(result.messages(.note) == ["a.xlsx:Sheet!B3: note: what is struck out is read all the same: B3"])
    }

    @Test func `a text with a part that is struck out is told, too`() throws {
        let bytes = try WorkbookMaker.xlsx(
            sheet: """
                '''<sheetData><row r="1"><c r="A1" t="str"><v>Date</v></c><c r="B1" t="str"><v>OS</v></c></row>
                <row r="2"><c r="A2" t="str"><v>2026-03-02</v></c><c r="B2" t="inlineStr"><is>
                <r><rPr><strike/></rPr><t>Averbeck</t></r><r><t>, Kovář</t></r></is></c></row></sheetData>'''
                """)
        let notes = ScheduleReader.read(bytes, file: "a.xlsx").messages(.note)
        #expect(notes == ["a.xlsx:Sheet!B2: note: what is struck out is read all the same: B2"])
    }

    @Test func `comments of cells that are read are told`() throws {
        let result = try read(
            """
            sheet.append(["Plan of March"])
            sheet.append(["Date", "OS"])
            sheet.append([march, "Averbeck"])
            for name in ["A1", "B3"]:
                sheet[name].comment = Comment("swapped with Kovář", "Corvane")
            """)
        #expect(result.messages(.note) == ["a.xlsx:Sheet!B3: note: comments are not printed: B3"])
    }
}
