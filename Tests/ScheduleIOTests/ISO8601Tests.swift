import CalendarCore
import Testing

@testable import ScheduleIO

/// Dates and date-times as bytes.
@Suite struct ISO8601Tests {
    private func instant(_ text: String) -> Int? {
        Array(text.utf8).withUnsafeBufferPointer { WrittenDateTime.rfc3339($0)?.milliseconds }
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.0019z", 1), ("1970-01-01t01:00:00+01:00", 0),
        ("1969-12-31T23:59:59-00:00", -1000), ("2024-12-01T15:39:42Z", 1_733_067_582_000),
        ("2016-12-31T23:59:60Z", 1_483_228_800_000), ("1970-01-01T00:00:00.25-23:59", 86_340_250),
    ])
    func `RFC 3339 date-times are instants`(_ text: String, _ milliseconds: Int) {
        #expect(instant(text) == milliseconds)
    }

    @Test(arguments: [
        "", "1970-01-01", "1970-01-01T00:00:00", "1970-01-01T00:00Z", "1970-01-01T24:00:00Z", "1970-01-01T00:60:00Z",
        "1970-01-01T00:00:61Z", "1970-02-29T00:00:00Z", "1970-01-01T00:00:00.Z", "1970-01-01T00:00:00+0100",
        "1970-01-01T00:00:00+24:00", "1970-01-01T00:00:00ZZ", "0000-01-01T00:00:00Z", " 1970-01-01T00:00:00Z",
    ])
    func `other texts are none`(_ text: String) {
        #expect(instant(text) == nil)
    }

    @Test(arguments: ["2025-13", "2025-00", "2025-1", "2025-01-", "25-01", "2025/01"])
    func `other months are none`(_ text: String) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { YearMonth(asciiBytes: $0) } == nil)
    }
}
