import Testing

@testable import ScheduleIO

/// Each file of BadInputs/ gives the result, the line and the column in expected.jsonl.
@Suite struct BadInputTests {
    @Test(arguments: try! Expectation.all())
    func `file gives the expected result`(_ expected: Expectation) throws {
        let result = ScheduleReader.read(try TestFiles.bytes("BadInputs/\(expected.file)"), file: expected.file)
        #expect(expected.result == (result.schedule == nil ? "error" : result.findings.isEmpty ? "ok" : "warning"))
        guard expected.result != "ok" else { return }
        let finding = try #require(result.findings.first)
        #expect(finding.location?.file == expected.file)
        #expect(finding.location?.line == expected.line, "\(finding)")
        #expect(finding.location?.column == expected.column, "\(finding)")
        #expect(finding.severity.rawValue == expected.result)
        #expect(result.findings.count == 1, "\(result.findings)")
    }

    @Test func `there are sixty-three`() throws {
        #expect(try Expectation.all().count == 63)
    }

    @Test(arguments: try! Expectation.all().filter { $0.result == "warning" })
    func `strict makes warnings errors`(_ expected: Expectation) throws {
        let bytes = try TestFiles.bytes("BadInputs/\(expected.file)")
        let strict = ScheduleReader.read(bytes, file: expected.file).strict
        #expect(strict.schedule == nil)
        #expect(strict.errors.count == 1 && strict.warnings.isEmpty)
    }

    @Test func `wording tells reason and hint`() throws {
        let bytes = try TestFiles.bytes("BadInputs/unknown_field.json")
        let finding = ScheduleReader.read(bytes, file: "a.json").findings[0]
        #expect(finding.description == "a.json:5:26: error: unknown field 'cal' (did you mean 'call'?)")
        let table = ScheduleReader.read(try TestFiles.bytes("BadInputs/header_unknown.csv"), file: "a.csv").findings[0]
        #expect(table.description == "a.csv:1:16: error: unknown column 'CAL' (did you mean 'CALL'?)")
    }

    @Test func `good files read as described`() throws {
        func day(_ file: String) throws -> String? {
            ScheduleReader.read(try TestFiles.bytes("BadInputs/\(file)"), file: file).schedule?.summary("2025-01-01")
        }
        #expect(try day("ok_plain.json") == "os=A.B. call=C")
        #expect(try day("ok_bom_crlf.json") == "os=A.B. call=C")
        #expect(try day("ok_array_lines.json") == "os=A, B call=C")
        #expect(try day("ok_newline_tab.json") == "os=A B C")
        #expect(try day("ok_x_field.json") == "os=A")
        #expect(try day("bidi.json") == "os=AB")
        #expect(try day("dup_date_differs.json") == "os=B cl=C")
        #expect(try day("ok_bom_crlf_semicolon.csv") == "os=A.B. cl=C. call=D")
        #expect(try day("ok_tab_no_final_newline.csv") == "os=A.B. cl=C. call=D")
        #expect(try day("ok_quotes.csv") == "os=A, B \"x\" cl=two, lines")
        #expect(try day("ok_order_case.csv") == "os=A call=D")
        #expect(try day("ok_aliases.csv") == "os=A cl=B off=C call=D")
        #expect(try day("ok_formula.csv") == "os==1+1 cl=@B off=+C call=-D")
        #expect(try day("ok_short_row.csv") == "os=A")
        #expect(try day("lone_cr.csv") == "os=A.B. cl=C. call=D")
        let nfc = try #require(try day("ok_nfd.json"))
        #expect(Array(nfc.unicodeScalars) == Array("os=N\u{FA}\u{F1}ez".unicodeScalars))
    }
}

/// One line of expected.jsonl, which is itself read with the scanner under test.
struct Expectation: Sendable, CustomTestStringConvertible {
    let file: String
    let result: String
    let line: Int?
    let column: Int?

    var testDescription: String { file }

    static func all() throws -> [Expectation] {
        try TestFiles.bytes("BadInputs/expected.jsonl").split(separator: 0x0A).map { line in
            let fields = JSONLine(Array(line)).fields
            return Expectation(
                file: fields["file"]!, result: fields["result"]!, line: fields["line"].flatMap(Int.init),
                column: fields["column"].flatMap(Int.init))
        }
    }
}

/// A flat JSON object: texts by name, numbers as they are written, no nulls.
struct JSONLine {
    private(set) var fields: [String: String] = [:]

    init(_ bytes: [UInt8]) {
        fields = bytes.withUnsafeBufferPointer { buffer in
            var (json, fields) = (JSONScanner(buffer, file: "-"), [String: String]())
            do throws(ReadingStopped) {
                _ = try json.peek()
                var object = try json.openObject()
                while let name = try json.nextName(&object) {
                    let key = json.spelling(of: name)
                    switch try json.peekKind() {
                    case .string: fields[key] = json.spelling(of: try json.scanString())
                    case .number: fields[key] = String(decoding: buffer[try json.scanNumber()], as: UTF8.self)
                    default: try json.skipValue()
                    }
                }
            } catch { fatalError("\(json.log.findings)") }
            return fields
        }
    }
}
