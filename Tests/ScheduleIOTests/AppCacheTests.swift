import CalendarCore
import Testing

@testable import ScheduleIO

/// The cache file of the original app.
@Suite struct AppCacheTests {
    private func cache(days: String = "", notes: String = "", more: String = "") -> ReadResult {
        read(
            """
            {"savedAt": 772000000.25, "monthlyNotes": {\(notes)},
            "schedules": {\(days)},
            "pendingScheduleKeys": ["a"], "pendingNoteKeys": []\(more)}
            """)
    }

    /// 2025-01-01T06:00:00Z, in seconds since 2001.
    private static let january = "757404000"

    @Test func `keys tell dates and months`() throws {
        let result = cache(
            days: """
                "2025-01-02": {"id": "n", "call": "D", "os": null, "off": " ", "date": 7.5749039e8},
                "schedule_2025-01-01": {"date": \(AppCacheTests.january), "os": "A", "cl": "B"}
                """,
            notes: """
                "notes_2025-02": {"month": 2, "year": 2025, "line3": "C", "line1": "A"}, "2025-01": {"line2": "B"}
                """)
        #expect(result.findings.isEmpty)
        let schedule = try #require(result.schedule)
        #expect(
            schedule.entries == ["2025-01-01 os=A cl=B", "2025-01-02 call=D", "2025-01 2=B", "2025-02 1=A 3=C"])
        #expect(schedule.days.map { $0.identity?.name } == [nil, "n"])
        #expect(schedule.timeZone == nil && schedule.lines == ScheduleLine.defaults)
    }

    @Test(arguments: [
        "savedAt", "schedules", "monthlyNotes", "pendingScheduleKeys", "pendingNoteKeys",
    ])
    func `the first field tells the format`(_ field: String) {
        #expect(ScheduleReader.format(of: Array(" \n{\"\(field)\": {".utf8)) == .appCache)
    }

    @Test(arguments: [("-0.5", 1), ("0", 0), ("86399", 0), ("259199", 0), ("259200", 1), ("1e300", 1), ("-1e999", 1)])
    func `an instant more than a day away is a warning`(_ offset: String, _ warnings: Int) throws {
        // The key is the second day; the numbers count from the first, 2001-01-01.
        let result = cache(days: "\"2001-01-02\": {\"os\": \"A\", \"date\": \(offset)}")
        #expect(result.codes == Array(repeating: .doubtfulDate, count: warnings))
        #expect(result.schedule?.entries == ["2001-01-02 os=A"])
    }

    @Test func `numbers that are not the keys are warnings`() {
        let result = cache(notes: #""2025-01": {"line1": "A", "month": 2, "year": 2024}"#)
        #expect(result.places == ["doubtful-date 1:79", "doubtful-date 1:90"])
        #expect(result.schedule?.entries == ["2025-01 1=A"])
    }

    @Test func `unknown fields are warnings`() {
        let result = cache(days: #""2025-01-01": {"os": "A", "line5": "B"}"#, more: ", \"theme\": {}")
        #expect(result.places == ["ignored-field 2:41", "ignored-field 3:54"])
        #expect(result.strict.schedule == nil)
    }

    @Test func `two keys of one date are merged`() {
        let result = cache(
            days: #""2025-01-01": {"os": "A"}, "schedule_2025-01-01": {"os": "A", "cl": "B"}"#)
        #expect(result.codes == [.repeatedDate])
        #expect(result.schedule?.entries == ["2025-01-01 os=A cl=B"])
    }

    @Test(arguments: [
        (#""2025-02-30": {}"#, "invalid-date 2:15"), (#""notes_2025-01-01": {}"#, "invalid-date 2:15"),
        (#""1850-01-01": {}"#, "invalid-date 2:15"), (#""2025-01-01": 1"#, "wrong-type 2:29"),
        (#""2025-01-01": {"os": 1}"#, "wrong-type 2:36"), (#""2025-01-01": {"date": "x"}"#, "wrong-type 2:38"),
        (#""2025-01-01": {}, "2025-01-01": {}"#, "repeated-field 2:33"),
        (#""2025-01-01": {"os": "A", "os": "B"}"#, "repeated-field 2:41"),
        (#""2025-01-01": {"os": "\u0000"}"#, "control-character 2:37"), (#""2025-01-01""#, "syntax 2:27"),
    ])
    func `what is wrong has its place`(_ days: String, _ place: String) {
        #expect(cache(days: days).places == [place])
    }

    @Test func `a cache without schedules is none`() {
        #expect(read(#"{"savedAt": 1, "monthlyNotes": {"2025-1": {}}}"#).codes == [.missingField, .invalidMonth])
        #expect(ScheduleReader.read(Array("[]".utf8), file: "a", format: .appCache).places == ["wrong-type 1:1"])
    }
}
