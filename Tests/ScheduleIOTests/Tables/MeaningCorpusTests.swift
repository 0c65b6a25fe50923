import CalendarCore
import Foundation
import Testing

@testable import ScheduleIO

/// Each file of MeaningCorpus/ is read as its expected.jsonl says, or asks, and is read so with the options that its
/// messages name; its README.md has the rules.
@Suite struct MeaningCorpusTests {
    @Test(arguments: try! MeaningCase.all()) func `a table has its meaning`(_ expected: MeaningCase) throws {
        let (result, said) = try expected.reading()
        guard expected.result != "ask" else {
            #expect(!result.errors.isEmpty, "\(said)")
            return
        }
        let schedule = try #require(result.schedule, "\(said)")
        if expected.result == "read" { #expect(!said.contains(": error:"), "\(said)") }
        for words in expected.says ?? [] {
            #expect(words.lowercased().split(separator: "|").contains { said.lowercased().contains($0) }, "\(said)")
        }
        if let lines = expected.lines { #expect(schedule.lines.map(\.label) == lines) }
        guard expected.view == nil else { return }
        if let people = expected.people { #expect(schedule.people.map(\.name).sorted() == people.sorted()) }
        expectEntries(schedule, expected)
        let cells = try #require(result.tables.first?.cells)
        #expect(cells.portions.allSatisfy { $0.use != .notUnderstood })
        #expect(result.untraced == [])
    }

    private func expectEntries(_ schedule: Schedule, _ expected: MeaningCase) {
        var found = schedule.meanings
        var missing: [MeaningCase.Entry] = []
        for entry in expected.entries ?? [] {
            if let index = found.firstIndex(where: entry.isLike) {
                found.remove(at: index)
            } else {
                missing.append(entry)
            }
        }
        #expect(missing.map(\.description) == [], "missing")
        let rest = found.filter { one in !(expected.maybe ?? []).contains { $0.isLike(one) } }
        #expect(rest.map(\.description) == [], "not expected")
    }

    @Test func `there are forty-two`() throws { #expect(try MeaningCase.all().count == 42) }
}

/// One line of expected.jsonl.
struct MeaningCase: Decodable, CustomTestStringConvertible {
    let file: String
    let args: [String]
    let result: String
    let view: String?
    let entries: [Entry]?
    let maybe: [Entry]?
    let people: [String]?
    let lines: [String]?
    let says: [String]?
    private let know: Knowledge?

    var testDescription: String { file }

    private struct Knowledge: Decodable {
        let columns: [String: String]?
        let codes: [String: String]?
        let out: [String]?
        let from: String?
        let order: String?
    }

    static func all() throws -> [MeaningCase] {
        try TestFiles.bytes("MeaningCorpus/expected.jsonl").split(separator: 0x0A).map {
            try JSONDecoder().decode(MeaningCase.self, from: Data($0))
        }
    }

    /// Reads the file, and again with the options that errors name; the result, and all that was said.
    func reading() throws -> (ReadResult, said: String) {
        let bytes = try TestFiles.bytes("MeaningCorpus/\(file)")
        var (options, said) = (try TableCase.options(args), "")
        options.tracesCells = true
        for _ in 0..<4 {
            let read = ScheduleReader.read(bytes, file: file, options: ReadingOptions(table: options))
            let result = ReadResult.checkingOptions([ScheduleReader.merge([read])])[0]
            said += result.findings.map { "\($0)\n" }.joined()
            guard result.schedule == nil, let answered = knowledge.answering(result.errors, options) else {
                return (result, said)
            }
            options = answered
        }
        throw MeaningCase.Unanswered()
    }

    private struct Unanswered: Error {}

    private var knowledge: TableKnowledge {
        var knowledge = TableKnowledge()
        knowledge.noise = Set(know?.out ?? [])
        for person in people ?? [] { knowledge.columns[person] = "person" }
        for (column, use) in know?.columns ?? [:] { knowledge.columns[column] = use }
        knowledge.codes = know?.codes ?? [:]
        knowledge.from = know?.from.flatMap { YearMonth(iso8601: $0) }
        knowledge.dateOrder = know?.order.flatMap { DateOrder(rawValue: $0) }
        return knowledge
    }
}

extension MeaningCase {
    /// `[date, line, person or text, hours]`; `|` separates what is equally right, `*` is any line.
    struct Entry: Decodable, CustomStringConvertible {
        private let date: String?
        private let line: String?
        private let text: String?
        private let hours: String?

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            func next() throws -> String? { try values.isAtEnd ? nil : values.decodeIfPresent(String.self) }
            (date, line, text, hours) = (try next(), try next(), try next(), try next())
        }

        var description: String { [date, line, text, hours].map { $0 ?? "-" }.joined(separator: " ") }

        func isLike(_ found: FoundMeaning) -> Bool {
            date == found.date && (line == "*" || Self.alternatives(line).contains(found.line))
                && Self.alternatives(text).contains(found.text) && isLike(hoursOf: found)
        }

        private func isLike(hoursOf found: FoundMeaning) -> Bool {
            switch hours {
            case "?": true
            case "AM", "PM": (found.line + found.remark).lowercased().contains(hours!.lowercased())
            default: hours.map { String($0.prefix(5)) } == found.start
            }
        }

        private static func alternatives(_ text: String?) -> [String] {
            (text ?? "").split(separator: "|").map { $0.lowercased() }
        }
    }
}

/// Somebody, or a text, on a line of a day.
struct FoundMeaning: CustomStringConvertible {
    let date: String, line: String, text: String
    var remark = ""
    /// `08:00`; nil for a whole day.
    var start: String?

    var description: String { "\(date) \(line) \(text) \(start ?? "-") \(remark)" }
}

extension Schedule {
    /// Each person or text of each day.
    fileprivate var meanings: [FoundMeaning] {
        let labels = Dictionary(uniqueKeysWithValues: lines.map { ($0.key, $0.label.lowercased()) })
        let texts = days.flatMap { day in
            day.texts.flatMap { $0.meanings("\(day.date)", labels[$0.key] ?? $0.key, nil) }
        }
        return texts
            + events.flatMap { event in
                let text = event.lineText ?? LineText(key: "", text: event.title)
                return event.dates.flatMap { text.meanings("\($0)", labels[text.key] ?? "", event.start) }
            }
    }
}

extension Event {
    fileprivate var dates: [CivilDate] {
        guard case .allDay(let first, let last) = span else { return [firstDay] }
        return first.days(last.epochDay - first.epochDay + 1)
    }

    /// `08:00`; nil for whole days.
    fileprivate var start: String? {
        guard case .timed(let start, _) = span else { return nil }
        return ClockTime.text(start.minute)
    }
}

extension LineText {
    fileprivate func meanings(_ date: String, _ line: String, _ start: String?) -> [FoundMeaning] {
        guard let assignees else {
            return text.split { ",;/&\n".contains($0) }.map {
                FoundMeaning(date: date, line: line, text: $0.trimmingSpaces.lowercased(), start: start)
            }
        }
        return assignees.map {
            FoundMeaning(date: date, line: line, text: $0.name.lowercased(), remark: $0.note ?? "", start: start)
        }
    }
}
