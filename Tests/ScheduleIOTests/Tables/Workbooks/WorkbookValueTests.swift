import Testing

@testable import ScheduleIO

/// Numbers mean what their formats show.
@Suite struct WorkbookValueTests {
    private func read(_ statements: String) throws -> ReadResult {
        ScheduleReader.read(try WorkbookMaker.xlsx(statements), file: "a.xlsx")
    }

    @Test(arguments: ["d", "dd", "d/m", "yyyy-mm-dd", "[$-407]ddd\\\\, d. mmmm", "ddd", "mm-dd-yy"])
    func `a date is a whole date, whatever its format shows`(_ form: String) throws {
        let result = try read(
            """
            sheet.append(["Date", "OS"])
            for day in days(march, 3):
                sheet.append([day, "Averbeck"])
                sheet.cell(sheet.max_row, 1).number_format = "\(form)"
            """)
        #expect(result.entries == (2...4).map { "2026-03-0\($0) os: Averbeck" })
    }

    @Test func `the dates of a row that are shown as weekdays beside the same dates are weekdays`() throws {
        for order in ["'d', 'ddd'", "'dddd', 'd'"] {
            let result = try read(
                """
                sheet.append(["Name"] + days(march, 9))
                sheet.append([None] + days(march, 9))
                for row, form in enumerate([\(order)], 1):
                    show(form, row)
                sheet.append(["Averbeck"] + ["D", None, "N"] * 3)
                sheet.append(["Kovář"] + ["N", "D", None] * 3)
                """)
            #expect(result.errors == [])
            #expect(result.schedule?.people.map(\.name) == ["Averbeck", "Kovář"])
            #expect(result.entries.count == 12)
        }
    }

    @Test func `times are times, and a time that is the sum of times has no date`() throws {
        let result = try read(
            """
            sheet.append(["Date", "Start", "End", "Shift", "Name"])
            for start, end, form in [(7.5 / 24, 0.5, "hh:mm"), (0.875, 1 + 5 / 24, "hh:mm"), (0.25, 0.75, "[h]:mm")]:
                sheet.append([march, start, end, "Early", "Averbeck"])
                sheet.cell(sheet.max_row, 2).number_format = form
                sheet.cell(sheet.max_row, 3).number_format = form
            """)
        #expect(result.errors == [])
        let hours = result.schedule?.events.map { "\($0.span)" } ?? result.entries
        let texts = result.entries + hours
        for hours in ["07:30", "21:00", "06:00"] { #expect(texts.contains { $0.contains(hours) }, "\(texts)") }
    }

    @Test func `numbers are as short as they can be, and booleans are words`() throws {
        let result = try read(
            """
            sheet.append(["Date", "Room", "Share", "Done"])
            sheet.append([march, 12.0, 7.5, True])
            """)
        #expect(result.entries.sorted() == ["2026-03-02 done: TRUE", "2026-03-02 room: 12", "2026-03-02 share: 7.5"])
    }

    @Test func `days count from 1904 where the workbook says so`() throws {
        let result = try read(
            """
            from openpyxl.utils.datetime import CALENDAR_MAC_1904
            book.epoch = CALENDAR_MAC_1904
            sheet.append(["Date", "OS"])
            sheet.append([44621, "Averbeck"])
            sheet["A2"].number_format = "yyyy-mm-dd"
            """)
        #expect(result.entries == ["2026-03-02 os: Averbeck"])
    }

    @Test func `a formula that was saved without its result is an error at its cell`() throws {
        let result = try read(
            """
            sheet.append(["Date", "OS"])
            sheet.append([march, "Averbeck"])
            sheet.append(["=A2+1", "Kovář"])
            """)
        #expect(result.errors.contains { $0.description.contains("Sheet!A3") && $0.description.contains("formula") })
    }
}
