import CalendarCore
import Testing

@testable import ScheduleIO

/// Broken and hostile input ends in findings with a place, never in a crash or a hang.
@Suite struct RobustnessTests {
    private static let sample = Array(
        """
        {"format": "provider-schedule", "version": 1, "timeZone": "America/Chicago", "x-a": [1.5e3, true, {"b": null}],
         "lines": [{"key": "am", "label": "AM"}],
         "days": [{"date": "2025-01-01", "am": ["Núñez", "\\ud83d\\ude00 \\u0041"], "id": "1"}, {"date": "2025-01-02"}],
         "notes": [{"month": "2025-01", "line1": "—"}],
         "events": [{"title": "T", "start": "2025-01-01T10:00Z", "private": false}]}
        """.utf8)

    @Test func `every prefix is an error with a place`() {
        #expect(ScheduleReader.read(RobustnessTests.sample, file: "s").findings.isEmpty)
        for count in 0..<RobustnessTests.sample.count {
            let result = ScheduleReader.read(Array(RobustnessTests.sample[..<count]), file: "s")
            #expect(result.schedule == nil, "\(count)")
            #expect(result.errors.allSatisfy { $0.location != nil } && !result.errors.isEmpty, "\(count)")
        }
    }

    @Test(arguments: ["[", "{\"a\":"]) func `ten thousand levels are too deep`(_ opening: String) {
        let result = read("{\"x-a\": " + String(repeating: opening, count: 10_000))
        #expect(result.codes.last == .tooDeep)
    }

    @Test(arguments: ["A", "\\ud83d\\ude00", "é", "\u{301}"]) func `huge texts are too long`(_ unit: String) {
        let text = String(repeating: unit, count: 500_000)
        #expect(read(document("{\"date\": \"2025-01-01\", \"os\": \"\(text)\"}")).codes == [.textTooLong])
    }

    @Test func `huge names and numbers are errors`() {
        let digits = String(repeating: "9", count: 1_000_000)
        #expect(read("{\"version\": \(digits)}").codes == [.unsupportedVersion])
        #expect(read("{\"version\": \(digits)}").findings[0].message.count < 100)
        #expect(read(document(before: "\"\(digits)\": \(digits)e\(digits), ")).codes == [.unknownField])
    }

    @Test func `text of the greatest length is read`() {
        for unit in ["A", "\\u00e9", "é", "\\ud83d\\ude00"] {
            let text = String(repeating: unit, count: 2000)
            #expect(read(document("{\"date\": \"2025-01-01\", \"os\": \"\(text)\"}")).findings.isEmpty)
            #expect(read(document("{\"date\": \"2025-01-01\", \"os\": \"\(text)A\"}")).codes == [.textTooLong])
        }
    }

    @Test func `bytes that are no JSON are errors`() {
        for byte in UInt8.min...UInt8.max {
            for count in [1, 2, 100] {
                let result = ScheduleReader.read(Array(repeating: byte, count: count), file: "s")
                #expect(result.schedule == nil && result.errors.count == 1, "\(byte)")
            }
        }
    }

    @Test(
        arguments: [[0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xFF]] as [[UInt8]])
    func `ill-formed sequences are errors at their first byte`(_ sequence: [UInt8]) {
        let head = Array(#"{"x-é": ""#.utf8)
        let result = ScheduleReader.read(head + sequence + Array("\"}".utf8), file: "s")
        #expect(result.places == ["not-utf8 1:10"])
    }
}
