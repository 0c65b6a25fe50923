import CalendarCore

@testable import ScheduleIO

/// What becomes of a table.
extension RandomTable {
    enum Outcome: Equatable {
        case read
        /// An error named options with which it reads.
        case answered
        /// An error says what is open, and no option could.
        case open
        case wrong(String)

        var word: String {
            switch self {
            case .read: "read"
            case .answered: "answered"
            case .open: "open"
            case .wrong: "wrong"
            }
        }
    }

    var outcome: Outcome {
        let (result, questions) = reading
        let said = questions.map { "\nerror: \($0)" }.joined()
        if let schedule = result.schedule {
            guard questions.count <= 3 else { return .wrong("more than three questions" + said) }
            return fault(of: schedule, result).map { .wrong($0 + said) } ?? (questions.isEmpty ? .read : .answered)
        }
        // Words can be unknown in a guessed encoding, such as weekdays; the guess is told.
        if result.codes.contains(.guessedEncoding) { return .open }
        let isQuestion = result.errors.contains { [.ambiguousDate, .ambiguousTable].contains($0.code) }
        return openQuestion != nil && isQuestion ? .open : .wrong(said)
    }

    /// Reads the table, and again with the options that errors name, as long as they do; the result, and the errors.
    var reading: (result: ReadResult, questions: [String]) {
        var (options, questions) = (options, [String]())
        options.tracesCells = true
        while true {
            let result = ReadResult.checkingOptions([read(ReadingOptions(table: options))])[0]
            guard result.schedule == nil else { return (result, questions) }
            questions.append(result.errors.map(\.description).joined(separator: "\n"))
            guard questions.count < 5, let answered = knowledge.answering(result.errors, options) else {
                return (result, questions)
            }
            options = answered
        }
    }

    private func read(_ options: ReadingOptions) -> ReadResult {
        guard shape.isSheet else { return ScheduleReader.read(bytes, file: fileName, options: options) }
        return TableQuestions.reading(options.table, size: bytes.count) { table in
            var tables = WorkbookTables(Workbook(bytes), file: fileName, options.with(table))
            return tables.read()
        }
    }

    private func fault(of schedule: Schedule, _ result: ReadResult) -> String? {
        let isGuessed = result.codes.contains(.guessedEncoding)
        let (found, wanted) = (plain(schedule.allEntries, isGuessed), plain(entries, isGuessed))
        guard found == wanted else {
            return "read " + difference(found, wanted) + result.findings.map { "\n\($0)" }.joined()
        }
        if isGuessed { return nil }
        if let assigned, assigned != schedule.assigned { return "people " + difference(schedule.assigned, assigned) }
        let names = schedule.people.map(\.name)
        if let people, people != names {
            return "people \(names), not \(people)" + result.findings.map { "\n\($0)" }.joined()
        }
        let inGroups = Dictionary(schedule.people.compactMap { person in person.group.map { (person.name, $0) } }) {
            $1
        }
        if let groups, groups != inGroups { return "groups \(inGroups), not \(groups)" }
        return result.untraced.first.map { "entry without its cells: \($0)" }
    }

    private func difference(_ found: Set<String>, _ wanted: Set<String>) -> String {
        let (extra, missing) = (found.subtracting(wanted).sorted(), wanted.subtracting(found).sorted())
        return "\(extra.prefix(3)), not \(missing.prefix(3)); \(found.count) for \(wanted.count)"
    }

    /// If the encoding is a guess, of which a warning tells, without what it could change.
    private func plain(_ entries: [String], _ isGuessed: Bool) -> Set<String> {
        Set(
            entries.map { entry in
                guard isGuessed else { return entry }
                return String(entry.prefix(10))
                    + String(entry.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic })
            })
    }
}
