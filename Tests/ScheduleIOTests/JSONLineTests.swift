import CalendarCore
import Testing

@testable import ScheduleIO

/// JSON Lines, with the place of each field.
@Suite struct JSONLineTests {
    @Test func `fields have their places`() throws {
        let line = read(#"{"id": "Ö", "n": 12, "on": true, "s": ["a", 1]}"#, number: 7)
        #expect(line.findings == [])
        try #require(line.fields.map(\.name) == ["id", "n", "on", "s"])
        #expect(line.fields.map(\.location.description) == ["m:7:2", "m:7:13", "m:7:22", "m:7:34"])
        #expect(line.fields.map(\.value.location.column) == [8, 18, 28, 39])
        guard case .text("Ö") = line.fields[0].value.content, case .integer(12) = line.fields[1].value.content,
            case .boolean(true) = line.fields[2].value.content, case .list(let items) = line.fields[3].value.content
        else {
            Issue.record("\(line.fields)")
            return
        }
        #expect(items.map(\.location.column) == [40, 45])
    }

    @Test(arguments: [
        ("[]", "m:3:1", Finding.Code.syntax), (#"{"a": 1"#, "m:3:8", .unexpectedEnd),
        (#"{"a": 1} {"#, "m:3:10", .trailingText), (#"{"a": 1, "a": 2}"#, "m:3:10", .repeatedField),
        (#"{"a": "\u0007"}"#, "m:3:8", .controlCharacter), ("", "m:3:1", .unexpectedEnd),
    ])
    func `what is wrong is told with its place`(text: String, place: String, code: Finding.Code) throws {
        let finding = try #require(read(text, number: 3).findings.first)
        #expect(finding.location?.description == place && finding.code == code, "\(finding)")
    }

    private func read(_ text: String, number: Int) -> ScheduleIO.JSONLine {
        Array(text.utf8).withUnsafeBufferPointer { ScheduleIO.JSONLine($0, file: "m", line: number) }
    }
}
