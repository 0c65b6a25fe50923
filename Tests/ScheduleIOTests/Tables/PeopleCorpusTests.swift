import CalendarCore
import Foundation
import Testing

@testable import ScheduleIO

/// Each file of PeopleCorpus/ has the people and the days, or gives the error, that its expected.jsonl says.
@Suite struct PeopleCorpusTests {
    @Test(arguments: try! PeopleCase.all()) func `a file reads as expected`(_ expected: PeopleCase) throws {
        let bytes = try TestFiles.bytes("PeopleCorpus/\(expected.file)")
        let options = ReadingOptions(table: try TableCase.options(expected.args))
        let result = ReadResult.checkingOptions([ScheduleReader.read(bytes, file: expected.file, options: options)])[0]
        let said = result.findings.map(\.description).joined(separator: "\n").lowercased()
        for words in expected.mentions { #expect(said.contains(words.lowercased()), "\(said)") }
        #expect((result.schedule != nil) == expected.isGood, "\(said)")
        guard expected.isGood, let schedule = result.schedule else { return }
        let names = schedule.people.map(\.name)
        if let people = expected.people {
            #expect(expected.anyOrder == true ? names.sorted() == people.sorted() : names == people)
        }
        #expect(PeopleCase.days(of: schedule, anyLine: expected.isAnyLine) == expected.days)
    }

    @Test func `there are twenty-one`() throws { #expect(try PeopleCase.all().count == 21) }
}

/// One line of expected.jsonl.
struct PeopleCase: Decodable, CustomTestStringConvertible {
    let file: String
    let args: [String]
    let isGood: Bool
    let mentions: [String]
    let people: [String]?
    let anyOrder: Bool?
    /// By date and label, in lower case: `Averbeck` or `Averbeck 06:00 14:00`, in order.
    var days: [String: [String]] = [:]
    /// True if any line is right, or none.
    var isAnyLine = false

    var testDescription: String { file }

    private enum Key: String, CodingKey {
        case file, args, isGood, mentions, people, anyOrder, days
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        file = try fields.decode(String.self, forKey: .file)
        args = try fields.decode([String].self, forKey: .args)
        isGood = try fields.decode(Bool.self, forKey: .isGood)
        mentions = try fields.decode([String].self, forKey: .mentions)
        people = try fields.decodeIfPresent([String].self, forKey: .people)
        anyOrder = try fields.decodeIfPresent(Bool.self, forKey: .anyOrder)
        for day in try fields.decodeIfPresent([Day].self, forKey: .days) ?? [] {
            isAnyLine = isAnyLine || day.line == "*"
            days["\(day.date) \(day.line.lowercased())", default: []] += day.names
        }
        days = days.mapValues { $0.sorted() }
    }

    private struct Day: Decodable {
        let date: String
        let line: String
        let names: [String]

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            date = try list.decode(String.self)
            line = try list.decode(String.self)
            names = try list.decode([String].self)
        }
    }

    static func all() throws -> [PeopleCase] {
        try TestFiles.bytes("PeopleCorpus/expected.jsonl").split(separator: 0x0A).map { line in
            try JSONDecoder().decode(PeopleCase.self, from: Data(line))
        }
    }

    /// The people of a schedule by date and label. A text without people is parted where texts are joined.
    static func days(of schedule: Schedule, anyLine: Bool) -> [String: [String]] {
        var days: [String: [String]] = [:]
        func add(_ names: [String], _ date: CivilDate, _ key: String?) {
            let label = schedule.lines.first { $0.key == key }?.label.lowercased() ?? ""
            days["\(date) \(anyLine ? "*" : label)", default: []] += names
        }
        for day in schedule.days {
            for text in day.texts {
                let separator = text.text.contains("; ") ? "; " : ", "
                add(text.assignees?.map(\.name) ?? text.text.components(separatedBy: separator), day.date, text.key)
            }
        }
        for event in schedule.events {
            switch event.span {
            case .allDay(let first, _): add([event.content.title], first, event.lineKey)
            case .timed(let start, let end):
                let times = [start, end].compactMap { time in time.map { String($0.iso8601.suffix(5)) } }
                add([([event.content.title] + times).joined(separator: " ")], start.date, event.lineKey)
            }
        }
        return days.mapValues { $0.sorted() }
    }
}
