import CalendarCore
import Testing

@testable import ScheduleIO

/// The pages of an export are one source.
@Suite struct CloudKitPagesTests {
    /// The export of a clinic with two zones: queries, one zone's feed, what cktool prints, and answers that are
    /// errors.
    private func clinic(_ isUsed: (String) -> Bool = { _ in true }) throws -> [SourcePart] {
        let folder = TestFiles.path("Clinic", testFile: #filePath)
        let files = try SourceFolder.files(of: folder)
        return try (files ?? []).filter(isUsed).compactMap { file in
            let bytes = try SourceFile.read(file)
            guard ScheduleReader.certainFormat(of: bytes) == .cloudKit else { return nil }
            return SourcePart(bytes: bytes, file: String(file.dropFirst(folder.count + 1)))
        }
    }

    private static func expected(_ name: String, _ fields: [String]) throws -> [[String]] {
        try TestFiles.bytes("../Clinic/\(name)", testFile: #filePath).split(separator: 0x0A).map { line in
            let values = JSONLine(Array(line)).fields
            return fields.map { values[$0] ?? "" }
        }
    }

    @Test(arguments: [nil, "America/Chicago"])
    func `the clinic's export gives the expected days and notes`(_ zone: String?) throws {
        let options = ReadingOptions(timeZone: zone.flatMap { TimeZoneName($0) })
        let schedule = try #require(ScheduleReader.read(pages: try clinic(), options: options).schedule)
        let days = schedule.days.map { day in
            ["\(day.date)"] + ["os", "cl", "off", "call"].map { day.text(ofLine: $0)?.text ?? "" }
        }
        let expected = try CloudKitPagesTests.expected("days.jsonl", ["date", "os", "cl", "off", "call"])
        #expect(days.count == 724)
        #expect(days == expected)
        let notes = schedule.notes.map { notes in
            "{\"month\": \"\(notes.month)\", \"lines\": ["
                + (1...3).map { number in "\"\(notes.lines.first { $0.number == number }?.text ?? "")\"" }
                .joined(separator: ", ") + "]}"
        }
        let lines = try TestFiles.bytes("../Clinic/notes.jsonl", testFile: #filePath).split(separator: 0x0A)
        #expect(notes == lines.map { String(decoding: $0, as: UTF8.self) })
    }

    @Test(arguments: [["zoneA", "zoneB"], ["zoneB", "zoneA"]])
    func `zones that are imported one after the other are one source in a store`(_ zones: [String]) throws {
        let together = try #require(ScheduleReader.read(pages: try clinic()).schedule)
        try withStore { store in
            for zone in zones {
                let read = ScheduleReader.read(pages: try clinic { $0.contains("/\(zone)/") })
                _ = try store.import(read, from: zone)
            }
            let schedule = try #require(try store.read().schedule)
            func texts(_ schedule: Schedule) -> [String] {
                schedule.days.map { day in "\(day.date) \(day.texts.map { "\($0.key)=\($0.text)" })" }
                    + schedule.notes.map { notes in "\(notes.month) \(notes.lines.map(\.text))" }
            }
            #expect(texts(schedule) == texts(together))
        }
    }

    @Test func `every duplicate of a date is a warning, except an identical one on another page`() throws {
        let result = ScheduleReader.read(pages: try clinic { $0.contains("/query_") })
        let dates = Set(
            result.superseded.compactMap { lost in if case .day(let day) = lost.item { day.date } else { nil } })
        let expected = try CloudKitPagesTests.expected("duplicates.jsonl", ["date"]).map { CivilDate($0[0]) }
        #expect(dates == Set(expected))
        #expect(result.findings.count { $0.code == .repeatedDate } == 46)
        #expect(Set(result.codes) == [.repeatedDate, .repeatedMonth, .serverError, .missingField])
        let overlapping = ScheduleReader.read(pages: try clinic { $0.contains("zone") })
        #expect(overlapping.findings.count { $0.code == .repeatedDate } == 46)
        #expect(overlapping.superseded.count > 46 + 45)
    }

    private let first = SourcePart(
        bytes: Array(
            """
            {"records": [{"recordName": "a", "recordType": "CD_DailySchedule", "modified": {"timestamp": 1},
             "fields": {"CD_date": {"value": 1735711200000}, "CD_line1": {"value": "A"}}}], "continuationMarker": "x"}
            """.utf8), file: "1.json")
    private let last = SourcePart(
        bytes: Array(
            """
            {"records": [{"recordName": "b", "recordType": "CD_DailySchedule", "fields":
             {"CD_date": {"value": 1735711200000}, "CD_line1": {"value": "B"}, "CD_line2": {"value": "C"}}}]}
            """.utf8), file: "2.json")
    private let end = SourcePart(bytes: Array("{\"records\": []}".utf8), file: "3.json")

    private func places(_ parts: SourcePart...) -> [String] {
        ScheduleReader.read(pages: parts).findings.map { "\($0.location!) \($0.code)" }
    }

    @Test func `records of one day on two pages are merged as on one`() {
        let result = ScheduleReader.read(pages: [first, last])
        #expect(result.schedule?.entries == ["2025-01-01 os=B cl=C"])
        #expect(
            result.findings.map(\.description) == [
                "1.json:2:34: warning: date 2025-01-01 repeated; the more complete record is kept (2.json:2:24)"
            ])
    }

    @Test func `a chain of pages needs its last page, which may be empty`() {
        #expect(places(first) == ["1.json:2:103 incompleteExport"])
        #expect(places(first, first) == ["1.json:2:103 incompleteExport"])
        #expect(places(first, end) == [])
        #expect(places(end) == [])
    }

    @Test func `an answer that is an error is a warning beside other pages, and an error alone`() {
        let error = SourcePart(bytes: Array("{\"serverErrorCode\": \"THROTTLED\"}".utf8), file: "e.json")
        let empty = SourcePart(bytes: [], file: "empty.json")
        let result = ScheduleReader.read(pages: [error, empty, end])
        #expect(result.codes == [.serverError, .emptyFile] && result.schedule != nil)
        #expect(ScheduleReader.read(pages: [error, empty]).errors.count == 2)
    }

    @Test func `a broken page is an error, whatever is on the others`() {
        let broken = SourcePart(bytes: Array("{\"records\": [{}".utf8), file: "b.json")
        let result = ScheduleReader.read(pages: [last, broken])
        #expect(result.schedule == nil && result.errors.map { "\($0.location!)" } == ["b.json:1:16"])
    }
}
