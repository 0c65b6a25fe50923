import CalendarCore
import Foundation
import Testing

@testable import ScheduleIO

/// Each file of Corpus/ gives the entries or the finding that expected.jsonl says; Corpus/README.md has the rules.
@Suite struct TableCorpusTests {
    @Test(arguments: try! TableCase.all()) func `a file reads as expected`(_ expected: TableCase) throws {
        let bytes = try TestFiles.bytes("Corpus/\(expected.file)")
        let result = ScheduleReader.read(bytes, file: expected.file, options: ReadingOptions(table: expected.options))
        guard expected.isGood else {
            #expect(result.schedule == nil)
            let finding = try #require(result.errors.first)
            let text = finding.description.lowercased()
            for words in expected.mentions {
                #expect(words.split(separator: "|").contains { text.contains($0.lowercased()) }, "\(finding)")
            }
            if let place = expected.place { #expect(finding.description.contains(place), "\(finding)") }
            return
        }
        #expect(result.errors.isEmpty, "\(result.errors)")
        let schedule = try #require(result.schedule)
        let (found, wanted) = (Set(schedule.flatEntries), Set(expected.entries))
        #expect(found.subtracting(wanted).sorted() == [], "not expected")
        #expect(wanted.subtracting(found).sorted() == [], "missing")
        #expect(schedule.flatEntries.count == expected.entries.count)
        for words in expected.says {
            let text = result.findings.map(\.description).joined(separator: "\n").lowercased()
            #expect(text.contains(words.lowercased()), "\(text)")
        }
    }

    @Test func `there are twenty`() throws {
        #expect(try TableCase.all().count == 20)
    }
}

/// One line of expected.jsonl.
struct TableCase: CustomTestStringConvertible {
    let file: String
    let options: TableOptions
    let isGood: Bool
    /// `2026-03-01 OS: text`, with the start of a timed one behind it.
    let entries: [String]
    let mentions: [String]
    let place: String?
    let says: [String]

    var testDescription: String { file }

    static func all() throws -> [TableCase] {
        try TestFiles.bytes("Corpus/expected.jsonl").split(separator: 0x0A).map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] ?? [:]
            let entries = object["entries"] as? [[Any?]] ?? []
            return TableCase(
                file: object["file"] as? String ?? "", options: try options(object["args"] as? [String] ?? []),
                isGood: object["result"] as? String == "ok",
                entries: entries.map { entry in
                    let parts = entry.map { $0 as? String }
                    return flat(parts[0] ?? "", parts[1], parts[2] ?? "", parts.count > 3 ? parts[3] : nil)
                },
                mentions: object["error_mentions"] as? [String] ?? [], place: object["error_at"] as? String,
                says: object["says"] as? [String] ?? [])
        }
    }

    static func options(_ arguments: [String]) throws -> TableOptions {
        var options = TableOptions()
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            let parts = value.split(separator: "=").map(String.init)
            switch name {
            case "--ignore-column": options.ignoredColumns.append(value)
            case "--column": options.columns.append(.init(name: parts[0], meaning: parts[1]))
            case "--from": options.from = YearMonth(iso8601: value)
            case "--code": options.codes.append(.init(name: parts[0], meaning: parts[1]))
            default: break
            }
        }
        return options
    }

    static func flat(_ date: String, _ label: String?, _ text: String, _ start: String?) -> String {
        let lines = text.split(whereSeparator: \.isNewline).joined(separator: ", ")
        let words = lines.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(date) \(label?.lowercased() ?? "-"): \(words)" + (start.map { " \($0)" } ?? "")
    }
}

extension Schedule {
    /// Every entry of every day.
    var flatEntries: [String] {
        guard let extent, let first = CivilDate(extent.first.firstDay.epochDay + 0) else { return [] }
        return (0...(extent.last.lastDay.epochDay - first.epochDay)).flatMap { offset -> [String] in
            guard let date = CivilDate(first.epochDay + offset) else { return [] }
            return entries(on: date).map { entry in
                var start: String?
                if case .at(let time, _)? = entry.time { start = time.iso8601 }
                return TableCase.flat("\(date)", entry.line?.label, entry.text, start)
            }
        }
    }
}
