import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Fields and values of the native format, beyond the files of BadInputs/.
@Suite struct JSONScheduleReaderTests {
    @Test func `reads every field`() throws {
        let result = read(
            document(
                #"{"date": "2025-01-01", "line1": "A", "id": "n", "zone": "z", "modified": "2025-01-01T00:00:01.5Z"}"#,
                before: #""title": "Clinic", "timeZone": "America/Chicago", "labels": {"os": "Ocean"}, "#,
                after: #", "notes": [{"month": "2025-01", "line2": "N"}, {"month": "2025-02", "lines": ["", "M"]}]"#))
        #expect(result.findings.isEmpty)
        let schedule = try #require(result.schedule)
        #expect(schedule.title == "Clinic" && schedule.timeZone == "America/Chicago")
        #expect(schedule.lines.map(\.label) == ["Ocean", "CL", "OFF", "CALL"])
        #expect(schedule.days[0].identity == RecordIdentity(zone: "z", name: "n"))
        #expect(schedule.days[0].modified == Instant(milliseconds: 1_735_689_601_500))
        #expect(schedule.summary("2025-01-01") == "os=A")
        #expect(schedule.notes.map { $0.lines.map(\.number) } == [[2], [2]])
    }

    @Test func `texts stand in the order of the lines with their own places`() throws {
        let result = read(document(#"{"call": "C", "os": "A", "date": "2025-01-01", "cl": " B "}"#))
        let texts = try #require(result.schedule).days[0].texts
        #expect(texts.map(\.key) == ["os", "cl", "call"])
        #expect(texts.map(\.text) == ["A", "B", "C"])
        let start = document("").utf8.count - 2
        #expect(texts.map { $0.location!.column - start } == [21, 54, 10])
    }

    @Test func `columns count scalars`() {
        let result = read(document("{\"date\": \"2025-01-01\", \"x-é😀\": 1, \"os\": 4}"))
        let plain = read(document("{\"date\": \"2025-01-01\", \"x-ab\": 1, \"os\": 4}"))
        #expect(result.places == plain.places)
        #expect(result.codes == [.wrongType])
    }

    @Test(arguments: ["\n", "\r", "\r\n"]) func `every line end counts`(_ end: String) {
        #expect(read("{\(end)\(end) ?").places == ["syntax 3:2"])
    }

    @Test func `events or notes alone are a schedule`() {
        let head = #"{"format": "provider-schedule", "version": 1"#
        let event = #"{"title": "Retreat", "start": "2025-01-01"}"#
        #expect(read("\(head), \"events\": [\(event)]}").schedule?.events.map(\.content.title) == ["Retreat"])
        #expect(read("\(head), \"notes\": []}").schedule != nil)
        #expect(read("\(head)}").findings.map(\.message) == ["document without 'days'"])
    }

    @Test func `declared lines may come after the days`() throws {
        let lines = #", "lines": [{"key": "am", "label": "AM"}, {"key": "pm", "label": "PM"}]"#
        let result = read(document(#"{"date": "2025-01-01", "pm": "B", "am": "A"}"#, after: lines))
        #expect(result.findings.isEmpty)
        #expect(result.schedule?.summary("2025-01-01") == "am=A pm=B")
        let undeclared = read(document(#"{"date": "2025-01-01", "os": "B"}"#, after: lines))
        #expect(undeclared.codes == [.unknownField])
    }

    @Test func `a file cut off before its lines is only cut off`() {
        #expect(read(#"{"days": [{"date": "2025-01-01", "am": "A"}]"#).codes == [.unexpectedEnd])
        #expect(read(#"{"days": [{"date": "2025-01-01", "cal": "A"}]"#).codes == [.unknownField, .unexpectedEnd])
    }

    @Test func `every error is reported in the order of the file`() {
        let result = read(
            document(#"{"os": 1, "date": "x"}, {"cl": "\ud800"}, 7, {"date": "2025-01-03", "modified": "no"}"#))
        #expect(
            result.codes == [.wrongType, .invalidDate, .missingField, .loneSurrogate, .wrongType, .invalidDateTime])
        #expect(result.schedule == nil)
    }

    @Test func `missing top-level fields are errors`() {
        #expect(read("{}").findings.map(\.message) == ["format", "version", "days"].map { "document without '\($0)'" })
    }

    @Test func `labels and lines exclude each other`() {
        let both = #""labels": {}, "lines": [{"key": "am", "label": "AM"}], "#
        #expect(read(document(before: both)).codes == [.conflictingFields])
    }

    @Test(arguments: [
        (#"{"month": "2025-01", "lines": [], "line2": "A"}"#, ["conflicting-fields 1:35"]),
        (#"{"month": "2025-01", "line3": "A", "lines": []}"#, ["conflicting-fields 1:36"]),
        (#"{"month": "2025-1"}"#, ["invalid-month 1:11"]), (#"{"line1": "A"}"#, ["missing-field 1:1"]),
        (#"{"month": "2025-01", "lines": ["A", null]}"#, ["wrong-type 1:37"]),
        (#"{"month": "2025-01", "line4": "A"}"#, ["unknown-field 1:22"]),
        (#"{"month": "2025-01", "line1": null, "line2": ["A", "B"]}"#, []),
    ])
    func `notes are checked in place`(_ notes: String, _ places: [String]) {
        let text = document(after: ", \"notes\": [\n\(notes)]")
        #expect(read(text).places == places.map { $0.replacing(" 1:", with: " 2:") })
    }

    @Test(arguments: [
        (#"[]"#, Finding.Code.tooMany), (#"[{"key": "Am", "label": "AM"}]"#, .invalidName),
        (#"[{"key": "date", "label": "AM"}]"#, .invalidName), (#"[{"key": "am"}]"#, .missingField),
        (#"[{"key": "am", "label": ""}]"#, .textTooLong),
        (#"[{"key": "am", "label": "1234567890123456789012345678901234567890+"}]"#, .textTooLong),
        (#"[{"key": "am", "label": "A"}, {"key": "am", "label": "B"}]"#, .repeatedLine), (#"{}"#, .wrongType),
    ])
    func `wrong lines are errors`(_ lines: String, _ code: Finding.Code) {
        #expect(read(document(before: "\"lines\": \(lines), ")).codes == [code])
    }

    @Test func `names of a list are joined without blank ones`() {
        let result = read(document(#"{"date": "2025-01-01", "os": [" A ", "", "B"], "cl": [], "off": "  "}"#))
        #expect(result.schedule?.summary("2025-01-01") == "os=A, B")
    }

    @Test(arguments: [
        (#""A\r\n\t B""#, "os=A  B"), (#""\u00a0A\u3000""#, "os=A"), (#""\ud83d\ude00""#, "os=😀"),
        (#""1\/2 \"\\""#, #"os=1/2 "\"#), (#""\u0041""#, "os=A"), ("\"A\u{200F}B\u{61C}\"", "os=AB"),
        ("\"Å\u{2028}e\u{301}\"", "os=\u{C5} \u{E9}"),
    ])
    func `texts are cleaned`(_ text: String, _ expected: String) throws {
        let summary = try #require(
            read(document("{\"date\": \"2025-01-01\", \"os\": \(text)}")).schedule?.summary("2025-01-01"))
        #expect(Array(summary.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func `a text is the same whichever of its characters are escaped`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<500 {
            let length = Int.random(in: 1...12, using: &random)
            let codes = (0..<length).map { _ in
                [0x20, 0x20, 0x41, 0x7E, 0x31, 0x0A, 0xE9].randomElement(using: &random)!
            }
            let escapes = codes.map { code in "\\u00" + (code < 16 ? "0" : "") + String(code, radix: 16) }
            let mixed = zip(codes, escapes).map { code, escape in
                code < 0x20 || Bool.random(using: &random) ? escape : String(Unicode.Scalar(UInt8(code)))
            }
            let texts = [escapes, mixed].map { read(document(#"{"date": "2025-01-01", "os": "\#($0.joined())"}"#)) }
            #expect(
                texts[0].schedule?.summary("2025-01-01") == texts[1].schedule?.summary("2025-01-01"), "seed \(seed)")
        }
    }

    @Test func `a name keeps its letters but has no controls`() {
        let good = read(document(#"{"date": "2025-01-01", "id": " e\u0301 "}"#))
        #expect(good.schedule?.days[0].identity?.name.unicodeScalars.count == 4)
        #expect(read(document(#"{"date": "2025-01-01", "id": "a\n"}"#)).codes == [.controlCharacter])
    }

    @Test func `extensions are ignored but not repeated`() {
        #expect(read(document(before: #""x-a": {"x": [1e9, true]}, "x-b": null, "#)).findings.isEmpty)
        #expect(read(document(before: #""x-a": 1, "x-a": 2, "#)).codes == [.repeatedField])
        #expect(read(document(before: #""x-a": 1, "x\u002da": 2, "#)).codes == [.repeatedField])
    }

    @Test(arguments: ["1899-12-31", "2200-01-01", "2025-00-01", "2025-1-01", "２０２５-01-01", "2025-01-01 ", ""])
    func `other dates are errors`(_ date: String) {
        #expect(read(document("{\"date\": \"\(date)\"}")).codes == [.invalidDate])
    }

    @Test(arguments: ["1900-01-01", "2199-12-31", "2024-02-29"]) func `dates of three centuries are read`(
        _ date: String
    ) {
        #expect(read(document("{\"date\": \"\(date)\"}")).schedule?.days.map(\.date) == [CivilDate(date)])
    }

    @Test(arguments: ["01", "-", "1.", "1e", "+1", ".5", "0x1", "1a", "--1", "NaN", "tru", "nulll"])
    func `malformed values are errors`(_ value: String) {
        #expect(read(document(before: "\"x-a\": \(value), ")).codes == [.syntax])
    }

    @Test(arguments: ["Mars/Olympus", "", "../etc/passwd", "/etc/localtime", "America"])
    func `unknown time zones are errors`(_ zone: String) {
        #expect(read(document(before: "\"timeZone\": \"\(zone)\", ")).codes == [.invalidTimeZone])
    }

    @Test func `fourteen hundred errors are cut short`() {
        let result = read(document(Array(repeating: "0", count: 1400).joined(separator: ",")))
        #expect(result.findings.count == 1001)
        #expect(result.findings.last?.code == .tooManyErrors)
    }
}
