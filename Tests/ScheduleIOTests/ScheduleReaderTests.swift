import CalendarCore
import Foundation
import Testing

@testable import ScheduleIO

/// Sources together, and sources from disk.
@Suite struct ScheduleReaderTests {
    private func source(_ day: String, file: String, before: String = "") -> ReadResult {
        read(document(day, before: before), as: file)
    }

    @Test func `the later source wins with a warning`() throws {
        let merged = ScheduleReader.merge([
            source(#"{"date": "2025-01-01", "os": "A", "cl": "B"}"#, file: "a"),
            source(#"{"date": "2025-01-01", "os": "C", "cl": "B", "call": "D"}"#, file: "b"),
        ])
        #expect(merged.schedule?.summary("2025-01-01") == "os=C cl=B call=D")
        #expect(merged.codes == [.overriddenText])
        #expect(merged.findings[0].location?.file == "b")
        #expect(merged.superseded.count == 2)
        #expect(merged.strict.schedule == nil)
    }

    @Test func `one bad source spoils all`() {
        let merged = ScheduleReader.merge([source("7", file: "a"), source("", file: "b"), source("8", file: "c")])
        #expect(merged.schedule == nil)
        #expect(merged.findings.map { $0.location?.file } == ["a", "c"])
    }

    @Test func `no source is an empty schedule`() {
        #expect(ScheduleReader.merge([]).schedule?.days.isEmpty == true)
    }

    @Test func `more than forty lines together are an error`() {
        let lines = (0..<37).map { "{\"key\": \"l\($0)\", \"label\": \"L\"}" }.joined(separator: ", ")
        let merged = ScheduleReader.merge([
            source("", file: "a"), source("", file: "b", before: "\"lines\": [\(lines)], "),
        ])
        #expect(merged.codes == [.tooMany])
        #expect(merged.findings[0].description.hasPrefix("error: the sources have 41 lines"))
    }

    @Test func `content tells the format`() {
        #expect(read("date,os\n", as: "a").findings.isEmpty)
        #expect(read(" \n\t", as: "a").places == ["unexpected-end 2:2"])
        #expect(ScheduleReader.read([0xEF, 0xBB, 0xBF], file: "a").codes == [.emptyFile])
        #expect(ScheduleReader.read([0x7B, 0x00, 0x7D, 0x00], file: "a").codes == [.utf16])
    }

    @Test(arguments: [
        ("{", "unexpected-end 1:2"), ("[date,os", "wrong-type 1:1"), ("{\"days\",date", "syntax 1:8"),
        ("date", nil), ("\n ; ;\nDate;x-y\n", nil), ("MONTH", nil), ("2025-01-01,A,B", "no-header 1:1"),
        ("Datum;Dienst\n2025-01-01;A", nil), ("OS\tCL", "missing-column 1:1"),
        ("date,\u{1},os", "control-character 1:6"), ("a\u{1},b", "unknown-format 1:1"), ("text", "unknown-format 1:1"),
        ("{\"pendingNoteKeys\": []}", "missing-field 1:1"), ("{\"savedAt\": 1,", "unexpected-end 1:15"),
    ])
    func `the reader that fits best answers`(_ text: String, _ place: String?) {
        #expect(read(text).places == [place].compactMap(\.self))
    }

    @Test func `every format is tried`() {
        #expect(Set(ScheduleFormat.recognitionOrder) == Set(ScheduleFormat.allCases))
        #expect(ScheduleFormat.recognitionOrder.count == ScheduleFormat.allCases.count)
    }

    @Test func `what is no workbook is named`() {
        let finding = ScheduleReader.read([0x50, 0x4B, 3, 4, 0x14], file: "a.xlsx").findings[0]
        #expect(finding.code == .unknownFormat)
        #expect(finding.hint == "save it as .xlsx or .ods without a password, or as CSV (UTF-8)")
    }

    @Test func `formats have words`() {
        #expect(
            ScheduleFormat.allCases.map(\.rawValue) == [
                "json", "csv", "xlsx", "app-cache", "ics", "cloudkit", "remind", "vcf", "checklists",
            ])
        let asJSON = ScheduleReader.read(Array("date,os\n".utf8), file: "a", format: .json)
        #expect(asJSON.places == ["wrong-type 1:1"])
        let asTable = ScheduleReader.read(Array("{}".utf8), file: "a", format: .csv)
        #expect(asTable.places == ["no-header 1:1"])
    }
}

@Suite struct SourceFileTests {
    @Test func `files are read whole`() throws {
        #expect(try TestFiles.bytes("Clinic/schedule.raw.json").count == 175_738)
        #expect(try SourceFile.read("/dev/null").isEmpty)
    }

    @Test func `failures tell their kind`() {
        func failure(_ path: String) -> SourceFileError? {
            do throws(SourceFileError) { _ = try SourceFile.read(path) } catch { return error }
            return nil
        }
        #expect(failure("/no/such/file.json")?.kind == .notFound)
        #expect(failure("/no/such/file.json")?.exitStatus == 66)
        #expect(failure("/")?.kind == .isFolder)
        #expect(failure("/")?.exitStatus == 66)
        #expect(failure("/proc/self/mem")?.exitStatus == 74)
        #expect(failure("/no/such")?.description == "cannot read '/no/such': no such file")
        #expect(SourceFileError(path: "a", errno: 13).exitStatus == 77)
    }

    @Test(arguments: ["/dev/zero", "sparse"])
    func `what is too large is refused`(_ name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = name.hasPrefix("/") ? name : folder.appendingPathComponent(name).path
        if path != name {
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
            #expect(truncate(path, off_t(SourceFile.maximumSize) + 1) == 0)
        }
        let error = try #require(throws: SourceFileError.self) { try SourceFile.read(path) }
        #expect(error.description == "cannot read '\(path)': it is larger than 256 MiB")
    }
}

@Suite struct SpellingTests {
    @Test(arguments: [
        ("cal", "call"), ("OS", "os"), ("clal", "call"), ("offf", "off"), ("dat", "date"), ("line5", "line1"),
        ("xyz", nil), ("", nil), ("o", nil),
    ])
    func `nearest is the likely one`(_ word: String, _ expected: String?) {
        let fields = ["id", "date", "os", "cl", "off", "call", "line1", "line2"]
        #expect(Spelling.nearest(to: word, among: fields) == expected)
    }
}
