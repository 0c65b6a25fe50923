import CalendarCore
import Testing

@testable import ScheduleIO

/// The column tells the order that one cell leaves open.
@Suite struct DateColumnTests {
    private static let march2026 = YearMonth(year: 2026, month: 3)

    // MARK: Day and month

    @Test func `one value above twelve decides`() {
        let months = DateColumn(["3/2/2026", "4/3/2026", "3/13/2026"])
        #expect(months.days == ["2026-03-02", "2026-04-03", "2026-03-13"])
        #expect(months.orderBasis == .valueAbove12(2) && months.order == .mdy)
        let days = DateColumn(["3/2/2026", "13/3/2026"])
        #expect(days.days == ["2026-02-03", "2026-03-13"] && days.order == .dmy)
    }

    @Test func `what contradicts the first decision is no date`() {
        #expect(DateColumn(["3/13/2026", "13/3/2026", "3/2/2026"]).days == ["2026-03-13", "-", "2026-03-02"])
    }

    @Test func `consecutive days decide`() {
        let column = DateColumn(["3/1/2026", "3/2/2026", "3/2/2026", "", "3/3/2026"])
        #expect(column.days == ["2026-03-01", "2026-03-02", "2026-03-02", "", "2026-03-03"])
        #expect(column.orderBasis == .consecutiveDays)
        #expect(DateColumn(["1/3/2026", "2/3/2026"]).days == ["2026-03-01", "2026-03-02"])
        #expect(DateColumn(["3/3", "3/2", "3/1"], DateColumnContext(from: Self.march2026)).order == .mdy)
    }

    @Test func `a column that only rises is ambiguous`() {
        let column = DateColumn(["", "3/2/2026", "4/3/2026", "5/4/2026", "2026-06-05"])
        #expect(column.ambiguity == 1 && column.order == nil)
        #expect(column.days == ["", "-", "-", "-", "2026-06-05"])
        #expect(DateColumn(["3/2/2026", "3/3/2026", "3/5/2026"]).ambiguity == 0)
    }

    @Test func `the option decides`() {
        let column = DateColumn(["3/2/2026", "4/3/2026"], DateColumnContext(order: .dmy))
        #expect(column.days == ["2026-02-03", "2026-03-04"] && column.orderBasis == .option)
    }

    @Test func `weekdays decide`() {
        // 2 March and 4 March 2026 are Monday and Wednesday; 3 February and 3 April Tuesday and Friday.
        let beside = DateColumn(["3/2/2026", "3/4/2026"], DateColumnContext(weekdays: [.monday, .wednesday]))
        #expect(beside.days == ["2026-03-02", "2026-03-04"] && beside.orderBasis == .weekdays)
        let within = DateColumn(["mar. 3/2/2026", "ven 3/4/2026"])
        #expect(within.days == ["2026-02-03", "2026-04-03"] && within.contradictions.isEmpty)
    }

    @Test func `weekdays that contradict decide nothing`() {
        let none = DateColumn(["3/2/2026", "3/4/2026"], DateColumnContext(weekdays: [.sunday, .sunday]))
        #expect(none.ambiguity == 0)
        // Consecutive as February, but weekdays as in March and April.
        let torn = DateColumn(["3/2/2026", "4/2/2026"], DateColumnContext(weekdays: [.monday, .thursday]))
        #expect(torn.ambiguity == 0)
    }

    @Test func `a wrong weekday is told`() {
        let column = DateColumn(["So 01.03.2026", "Mo 03.03.2026", "Di 03.03.2026"])
        #expect(column.contradictions == [1])
        #expect(DateColumn(["2026-03-01", ""], DateColumnContext(weekdays: [.monday, .sunday])).contradictions == [0])
    }

    @Test func `weekdays are in the column's language`() {
        // "di" and "me" together are French, "Di" and "Mi" German.
        #expect(DateColumn(["di 01.03.2026", "me 04.03.2026"]).contradictions.isEmpty)
        #expect(DateColumn(["Di 03.03.2026", "Mi 04.03.2026"]).contradictions.isEmpty)
        #expect(DateColumn(["Di 01.03.2026", "Mi 04.03.2026"]).contradictions == [0])
    }

    @Test func `two digits in front can be the year`() {
        let column = DateColumn(["26-03-01", "26-03-02", "26-03-13", "26-03-14", "26-03-20"])
        #expect(column.days.prefix(3) == ["2026-03-01", "2026-03-02", "2026-03-13"] && column.orderBasis == .yearFirst)
        #expect(DateColumn(["26/12/25", "26/12/26"]).ambiguity == 0)
        let given = DateColumn(["26/12/25", "26/12/26"], DateColumnContext(order: .dmy))
        #expect(given.days == ["2025-12-26", "2026-12-26"])
        #expect(DateColumn(["01/05/25", "01/05/26"]).ambiguity == 0)
        #expect(DateColumn(["01/01/32"]).days == ["2032-01-01"])
        #expect(DateColumn(["13/03/26", "14/03/26"]).days == ["2026-03-13", "2026-03-14"])
        #expect(DateColumn(["05/03/26", "13/03/26", "20/03/26"]).days == ["2026-03-05", "2026-03-13", "2026-03-20"])
        #expect(DateColumn(["01/03/26", "02/03/26"]).days == ["2026-03-01", "2026-03-02"])
    }

    @Test func `writings mix`() {
        let column = DateColumn(["2026-03-01 00:00:00", "2026/03/02", "3-Mar-26", "March 4", "05.03.", "3/6/2026"])
        #expect(column.days == (1...6).map { "2026-03-0\($0)" })
        #expect(column.yearBasis == .neighbours && column.orderBasis == .consecutiveDays)
    }

    // MARK: Years

    @Test func `title or range tells the year`() {
        let cells = ["28.02.", "01.03."]
        let title = DateColumnContext(title: TitleMonth(titles: ["2027-03"]), from: Self.march2026)
        #expect(DateColumn(cells, title).days == ["2027-02-28", "2027-03-01"])
        #expect(DateColumn(cells, title).yearBasis == .title)
        let from = DateColumn(cells, DateColumnContext(from: Self.march2026))
        #expect(from.days == ["2026-02-28", "2026-03-01"] && from.yearBasis == .from)
        let yearAlone = DateColumnContext(title: TitleMonth(titles: ["2028"]))
        #expect(DateColumn(["29.02.", "01.03."], yearAlone).days == ["2028-02-29", "2028-03-01"])
        #expect(DateColumn(["29.02."], DateColumnContext(from: Self.march2026)).days == ["-"])
    }

    @Test func `a year that nothing tells is missing`() {
        let column = DateColumn(["", "01.03.", "02.03."])
        #expect(column.missingYear == 1 && column.days == ["", "-", "-"])
    }

    @Test func `after December comes January`() {
        let cells = ["30.12.", "31.12.", "01.01.", "02.01."]
        let days = ["2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"]
        func read(_ cells: [String], _ year: Int, _ month: Int) -> DateColumn {
            DateColumn(cells, DateColumnContext(title: TitleMonth(titles: ["\(month)/\(year)"])))
        }
        #expect(read(cells, 2025, 12).days == days)
        #expect(read(cells, 2026, 1).days == days)
        #expect(read(cells.reversed(), 2026, 1).days == days.reversed())
        // The same days twice, as persons have them one after the other.
        #expect(read(cells + cells, 2026, 1).days == days + days)
        #expect(read(["02.01."], 2025, 12).days == ["2026-01-02"])
        #expect(read(["", "31.12.", "01.01."], 2025, 12).days == ["", "2025-12-31", "2026-01-01"])
        #expect(read(["05.01.", "28.12."], 2026, 1).yearAmbiguity == 1)
    }

    @Test func `a year in one run stays one year`() {
        let from = DateColumnContext(from: YearMonth(year: 2026, month: 1))
        #expect(DateColumn(["01.01.", "06.01.", "25.12.", "26.12."], from).days.last == "2026-12-26")
        let fiscal = DateColumnContext(from: YearMonth(year: 2026, month: 7))
        #expect(DateColumn(["01.07.", "01.12.", "01.01.", "30.06."], fiscal).days.last == "2027-06-30")
    }

    @Test func `a step back by months is ambiguous if it could be a new year`() {
        let title = DateColumnContext(title: TitleMonth(titles: ["2028-08"]))
        #expect(DateColumn(["04.08.", "08.12.", "13.04.", "01.05."], title).yearAmbiguity == 2)
        #expect(DateColumn(["04.08.", "05.08.", "01.07."], title).days.last == "2028-07-01")
        #expect(DateColumn(["05.08.", "04.08.", "03.08."], title).days.last == "2028-08-03")
        #expect(DateColumn(["04.08.", "08.12.", "13.02.", "01.05."], title).days.last == "2029-05-01")
    }

    @Test func `a second round of the year is ambiguous`() {
        let round = ["01.01.", "01.05.", "01.08.", "31.12."]
        let context = DateColumnContext(from: YearMonth(year: 2026, month: 1))
        #expect(DateColumn(round + round, context).yearAmbiguity == 4)
        let weekdays: [Weekday?] = [.thursday, .friday, .saturday, .thursday]
        var known = context
        known.weekdays = weekdays + weekdays
        let column = DateColumn(round + round, known)
        #expect(column.yearAmbiguity == nil && column.days.suffix(4) == column.days.prefix(4))
    }

    @Test func `neighbours tell the year`() {
        let cells = ["30.12.", "31.12.2025", "01.01.", "", "02.01."]
        #expect(DateColumn(cells).days == ["2025-12-30", "2025-12-31", "2026-01-01", "", "2026-01-02"])
        #expect(DateColumn(["1-Jan-26", "31-Dec"]).days == ["2026-01-01", "2025-12-31"])
    }

    @Test func `a date beside tells the year`() {
        let starts = ["2025-12-30", "2025-12-31", "2026-01-01"].map { CivilDate($0) }
        let ends = DateColumn(["30.12.", "01.01.", "01.01."], DateColumnContext(neighbours: starts))
        #expect(ends.days == ["2025-12-30", "2026-01-01", "2026-01-01"])
    }

    // MARK: Serial numbers

    @Test func `numbers count from 1900`() {
        let column = DateColumn(["46082", "46083.0", "", "46084"])
        #expect(column.days == ["2026-03-01", "2026-03-02", "", "2026-03-03"] && column.system == .serial1900)
    }

    @Test func `the 29th of February 1900 is no day`() {
        #expect(DateNumbers.date(ofSerial1900: 1) == CivilDate(year: 1900, month: 1, day: 1))
        #expect(DateNumbers.date(ofSerial1900: 59) == CivilDate(year: 1900, month: 2, day: 28))
        #expect(DateNumbers.date(ofSerial1900: 60) == nil)
        #expect(DateNumbers.date(ofSerial1900: 61) == CivilDate(year: 1900, month: 3, day: 1))
        #expect(DateNumbers.date(ofSerial1900: 0) == nil)
    }

    @Test func `weekdays tell 1904`() {
        func read(_ weekdays: [Weekday?], is1904: Bool? = nil) -> DateColumn {
            DateColumn(["44620", "44621"], DateColumnContext(weekdays: weekdays, is1904: is1904))
        }
        #expect(read([.sunday, .monday]).days == ["2026-03-01", "2026-03-02"])
        #expect(read([.sunday, .monday]).system == .serial1904)
        #expect(read([.monday, .tuesday]).days == ["2022-02-28", "2022-03-01"])
        #expect(read([.monday, .friday]).contradictions == [1] && read([.monday, .friday]).system == .serial1900)
        #expect(read([]).system == .serial1900)
        #expect(read([], is1904: true).days == ["2026-03-01", "2026-03-02"])
        let title = DateColumn(["44620", "44621"], DateColumnContext(title: TitleMonth(titles: ["2026-03"])))
        #expect(title.system == .serial1904)
        // In Polish it is November, in Croatian October.
        let doubtful = DateColumn(["44866"], DateColumnContext(title: TitleMonth(titles: ["Listopad 2026"])))
        #expect(doubtful.days == ["2026-11-02"])
        let other = DateColumn(["46327"], DateColumnContext(title: TitleMonth(titles: ["Listopad 2026"])))
        #expect(other.days == ["2026-11-01"])
    }

    @Test func `only a whole column of plausible numbers counts`() {
        #expect(DateColumn(["46082", "2026-03-02"]).days == ["-", "2026-03-02"])
        #expect(DateColumn(["46082", "12"]).days == ["-", "-"])
        #expect(DateColumn(["1", "2", "3"]).days == ["-", "-", "-"])
        #expect(DateColumn(["46082.5"]).days == ["-"])
        #expect(DateColumn.looksLikeSerials(["46082", "", "46083"]))
        #expect(!DateColumn.looksLikeSerials(["40", "12"]) && !DateColumn.looksLikeSerials(["", ""]))
        #expect(!DateColumn.looksLikeSerials(["20000", "46082"]))
        #expect(!DateColumn.looksLikeDate("46082"))
    }

    @Test func `eight digits are a date`() {
        #expect(DateColumn(["20260301", "20260302"]).days == ["2026-03-01", "2026-03-02"])
        #expect(DateColumn(["20260301", "20260230"]).days == ["-", "-"])
    }
}

extension DateColumn {
    /// `2026-03-01`, `-` for what is no date, nothing for a blank.
    fileprivate var days: [String] {
        values.map { value in
            switch value {
            case .blank: ""
            case .day(let date, _): "\(date)"
            case .notADate: "-"
            }
        }
    }
}
