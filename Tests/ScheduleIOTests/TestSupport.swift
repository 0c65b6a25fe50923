import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Files beside these tests.
enum TestFiles {
    static func bytes(_ name: String, testFile: String = #filePath) throws -> [UInt8] {
        try SourceFile.read(path(name, testFile: testFile))
    }

    static func path(_ name: String, testFile: String = #filePath) -> String {
        let folder = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return "\(folder)/\(name)"
    }

    /// A file of the folder Examples/.
    static func example(_ name: String) throws -> [UInt8] { try bytes("../../Examples/\(name)") }
}

/// Reads text as a file.
func read(_ text: String, as file: String = "t.json", zone: String? = nil) -> ReadResult {
    let options = ReadingOptions(timeZone: zone.flatMap { TimeZoneName($0) })
    return ScheduleReader.read(Array(text.utf8), file: file, options: options)
}

/// Expects a schedule or an error, and for each finding a place in the bytes.
func expectPlaces(_ result: ReadResult, in bytes: [UInt8], _ name: String) {
    #expect((result.schedule == nil) == !result.errors.isEmpty, "\(name)")
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for finding in result.findings {
        let place = finding.location
        #expect((1...lines).contains(place?.line ?? 0), "\(name): \(finding)")
        #expect((1...bytes.count + 1).contains(place?.column ?? 0), "\(name): \(finding)")
    }
}

/// The schedule that was read, in the native format.
func json(_ read: ReadResult) throws -> [UInt8] { ScheduleExport(try #require(read.schedule), as: .json).bytes }

/// A document with these days (and other top-level fields before them).
func document(_ days: String = "", before: String = "", after: String = "") -> String {
    "{\"format\": \"provider-schedule\", \"version\": 1, \(before)\"days\": [\(days)]\(after)}"
}

extension ReadResult {
    var warnings: [Finding] { findings.filter { $0.severity == .warning } }

    var codes: [Finding.Code] { findings.map(\.code) }

    /// `CODE LINE:COLUMN` of each finding.
    var places: [String] {
        findings.map { "\($0.code.rawValue) \($0.location!.line):\($0.location!.column)" }
    }
}

extension Schedule {
    /// Returns the text of an export.
    func exported(as format: ExportFormat, _ options: ExportOptions = ExportOptions()) -> String {
        String(decoding: ScheduleExport(self, as: format, options).bytes, as: UTF8.self)
    }

    /// `os=A call=C` for a date.
    func summary(_ date: String) -> String? {
        day(CivilDate(date)).map { $0.texts.map { "\($0.key)=\($0.text)" }.joined(separator: " ") }
    }

    /// `2025-01-01 os=A` for every day, `2025-01 2=N` for every month with notes.
    var entries: [String] {
        days.map { day in "\(day.date)" + day.texts.map { " \($0.key)=\($0.text)" }.joined() }
            + notes.map { notes in "\(notes.month)" + notes.lines.map { " \($0.number)=\($0.text)" }.joined() }
    }
}

extension CivilDate {
    /// `2025-01-31`.
    init(_ text: String) {
        let parts = text.split(separator: "-").map { Int($0)! }
        self.init(year: parts[0], month: parts[1], day: parts[2])!
    }
}

extension [UInt8] {
    /// Changes a random place: another value, another bit, a cut, a repetition, or a piece of one of some alphabets.
    mutating func mutate(inserting alphabets: [[[UInt8]]], _ generator: inout SplitMix64) {
        guard let index = indices.randomElement(using: &generator) else { return }
        let end = Swift.min(count, index + Int.random(in: 1...12, using: &generator))
        let change = Int.random(in: 0..<(4 + alphabets.count), using: &generator)
        switch change {
        case 0: self[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: self[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: removeSubrange(index..<end)
        case 3: insert(contentsOf: self[index..<end], at: index)
        default: insert(contentsOf: alphabets[change - 4].randomElement(using: &generator) ?? [], at: index)
        }
    }
}
