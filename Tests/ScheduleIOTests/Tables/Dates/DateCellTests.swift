import CalendarCore
import Testing

@testable import ScheduleIO

/// One cell, alone in its column.
@Suite struct DateCellTests {
    private static func date(_ cell: String, _ order: DateOrder? = nil) -> String {
        let context = DateColumnContext(order: order, from: YearMonth(year: 2026, month: 3))
        let column = DateColumn([cell], context)
        guard case .day(let date, let minute) = column.values[0] else { return column.ambiguity == 0 ? "two" : "none" }
        return minute.map { "\(date) \($0 / 60):\($0 % 60)" } ?? "\(date)"
    }

    @Test(arguments: [
        "2026-03-01", "2026/03/01", "2026/3/1", "2026.03.01", "2026-Mar-01", "2026 March 1", "01.03.2026", "1.3.2026",
        "01.03.26", "1. 3. 2026", "01.03.", "1.3.", "1-Mar-26", "01-Mar-2026", "1 Mar 2026", "1Mar2026", "01MAR26",
        "March 1, 2026", "Mar 1, 2026", "MARCH 1 2026", "Mar. 1, 2026", "March 1st, 2026", "1st of March 2026",
        "March 1", "1 March", "1-Mar", "1. März 2026", "1.März 2026", "1. März", "1. Mär. 2026", "1. Maerz 2026",
        "1. Mrz. 26", "1er mars 2026", "1 mars 2026", "1 de marzo de 2026", "1º de marzo de 2026", "1 marzo 2026",
        "1° marzo 2026", "1 mar. 2026", "Sun 01.03.", "So 01.03.", "So. 01.03.2026", "So, 01.03.2026", "So 1.3",
        "Sonntag, 1. März 2026", "dimanche 1 mars 2026", "dim. 1 mars", "domingo, 1 de marzo de 2026",
        "domenica 1 marzo 2026", "Sunday, March 1, 2026", "Sun, Mar 1", "2026-03-01 Sun", "01.03.2026 (So)",
        "1\u{2011}Mar\u{2011}26", "1.\u{A0}März\u{A0}2026", "1 mars '26", "Mar-01-2026",
    ])
    func `is the first of March`(_ cell: String) {
        #expect(DateCellTests.date(cell) == "2026-03-01")
        #expect(DateColumn.looksLikeDate(cell))
    }

    @Test(arguments: [
        "", "1", "12", "2026", "31.02.2026", "31.02.", "30.02.2026", "2026-02-30", "2026-13-01", "32.01.2026",
        "00.03.2026", "0-Mar-26", "31-Apr-26", "March 32, 2026", "March 2026", "Mar-26", "2026-03", "03/2026", "1.3",
        "07.30", "7:30", "1/2/3", "1/2/123", "13/13/2026", "1-3", "Foo 1, 2026", "1 Foo 2026", "Sun", "So 1", "OS", "N",
        "2026-03-01x", "x2026-03-01", "2026-03-01 25:00", "2026-03-01 OS", "2026-03-01T", "2026-03-01T00:00:00Zz",
        "2026-03-01T00:00:00+1:00", "2026-03-01T00:00:00+15:00", "2026-3", "12.5", "1,5", "-1", "2026-03/01",
        "1/3-2026", "01.03.2026.04",
        "46082.5",
        "A-1-Mar-26", "March the first", "日曜日", "1\u{0}.3.", "2026-03-01 2026-03-02", "1899-12-31", "2200-01-01",
        "01.03.126",
    ])
    func `is no date`(_ cell: String) {
        #expect(["none"].contains(DateCellTests.date(cell)) || cell.isEmpty)
    }

    @Test func `years outside are said`() {
        #expect(DateColumn.problem("1899-12-31").message(for: "x").contains("1900 to 2199"))
        #expect(!DateColumn.problem("31.02.2026").message(for: "x").contains("1900 to 2199"))
    }

    @Test(arguments: [
        ("2026-03-01 06:00", 360), ("2026-03-01T06:00:00", 360), ("2026-03-01T06:00:00.000", 360),
        ("2026-03-01, 06:00", 360), ("01.03.2026 06:00", 360), ("01.03.2026 06.00", 360), ("01.03. 06:00", 360),
        ("01.03.2026 6 Uhr", 360), ("01.03.2026, 18:30 Uhr", 1110), ("March 1, 2026 6:30 PM", 1110),
        ("March 1 6:30 PM", 1110), ("1 mars 2026 18h30", 1110), ("1-Mar-26 12:00 AM", 0), ("1-Mar-26 12:15 p.m.", 735),
        ("So 01.03. 23:59", 1439), ("2026-03-01 0000", 0),
    ])
    func `times stand beside dates`(_ cell: String, _ minute: Int) {
        #expect(DateCellTests.date(cell) == "2026-03-01 \(minute / 60):\(minute % 60)")
    }

    @Test func `the end of a day is the next day's beginning`() {
        #expect(DateCellTests.date("2026-02-28 24:00") == "2026-03-01 0:0")
        #expect(DateCellTests.date("2026-02-28 24:01") == "none")
    }

    @Test func `two numbers are two days unless the order is known`() {
        for cell in ["3/1/2026", "3/1", "3-1-2026", "3/1/26", "03/01/26", "03/01/2026 7:00"] {
            #expect(DateCellTests.date(cell) == "two", "\(cell)")
            #expect(DateColumn.looksLikeDate(cell))
        }
        #expect(DateCellTests.date("3/1/2026", .mdy) == "2026-03-01")
        #expect(DateCellTests.date("3/1/2026", .dmy) == "2026-01-03")
        #expect(DateCellTests.date("01.03.2026", .mdy) == "2026-03-01")
        #expect(DateCellTests.date("5/5/2026") == "2026-05-05")
        #expect(DateCellTests.date("13/1/2026") == "2026-01-13")
        #expect(DateCellTests.date("1/13/2026") == "2026-01-13")
        #expect(DateCellTests.date("13/1/2026", .mdy) == "none")
    }

    @Test(arguments: [
        ("7:30", 450), ("07:30", 450), ("07.30", 450), ("7:30:00", 450), ("07:30:15.250", 450), ("0730", 450),
        ("7:30 AM", 450), ("7:30am", 450), ("7:30 a.m.", 450), ("7 PM", 1140), ("7pm", 1140), ("7 p. m.", 1140),
        ("12 AM", 0), ("12 PM", 720), ("19 Uhr", 1140), ("19:30 Uhr", 1170), ("19h30", 1170), ("19h", 1140),
        ("19 h", 1140), ("24:00", 1440), ("0:00", 0), (" 7:30 ", 450), ("1:00\u{202F}PM", 780),
    ])
    func `clock is read`(_ cell: String, _ minutes: Int) {
        #expect(WrittenClock.minutes(cell) == minutes)
    }

    @Test(arguments: [
        "", "7", "19", "24:01", "25:00", "7:60", "7:3", "13 PM", "0 AM", "13:00 PM", "7:30:60", "7:30x", "730", "07300",
        "x7:30", "7:30-15:00", "-7:30", "7,30", "Uhr", ":30", "1e3", "9999999999999999999999",
    ])
    func `is no clock`(_ cell: String) {
        #expect(WrittenClock.minutes(cell) == nil)
    }
}
