import CalendarCore
import Testing

@testable import ScheduleIO

/// The wording of warnings about records that lost within their own source.
@Suite struct SupersededFindingTests {
    private static let first = #"{"date": "2025-01-01", "os": "A"}"#
    private static let second = #"{"date": "2025-01-01", "os": "B", "cl": "C"}"#

    @Test func `records on two lines are told by their lines`() {
        #expect(
            read(document("\n\(Self.first),\n\(Self.second)")).findings.map(\.description) == [
                "t.json:3:10: warning: date 2025-01-01 repeated; the more complete record is kept (line 3, not line 2)"
            ])
    }

    @Test func `records on one line are told by their columns`() {
        #expect(
            read(document("\n\(Self.first), \(Self.second)")).findings.map(\.description) == [
                "t.json:2:45: warning: date 2025-01-01 repeated; the more complete record is kept "
                    + "(column 45, not column 10)"
            ])
    }

    @Test(arguments: [nil, CalendarCore.SourceLocation(file: "t.json", line: 2, column: 10)])
    func `a place that tells nothing is left out`(_ place: CalendarCore.SourceLocation?) {
        let record = DayRecord(date: CivilDate("2025-01-01"), texts: [], location: place)
        let finding = Finding(lostInOneSource: Superseded(item: .day(record), winner: place, reason: .older))
        #expect(finding?.message == "date 2025-01-01 repeated; the newer record is kept")
    }
}
