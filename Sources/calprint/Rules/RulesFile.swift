import CalendarCore
import ScheduleIO

/// A file of rules: TOML with the table `[rules]`. A configuration file may have it, too.
struct RulesFile {
    private let rules: CoverageRules
    /// The lines that the rules name, and where.
    private let lines: [Located<String>]
    /// The list of people; nil if there is none.
    private let people: SourceLocation?

    /// Throws ``Failure``: if it cannot be read, or with status 78 and every place where it is wrong.
    init(reading path: String) throws {
        try self.init(try SourceFile.contents(of: path), path: path)
    }

    init(_ bytes: [UInt8], path: String) throws(Failure) {
        let document = try TOMLDocument(bytes, file: path)
        var reader = RuleReader()
        var hasRules = false
        for entry in document.entries {
            if entry.name == RulesFile.table {
                hasRules = true
                reader.read(table: entry)
            } else if !OptionTable.drawing.contains(where: { $0.name == entry.name }) || entry.isMisplacedRule {
                reader.refuse(root: entry)
            }
        }
        guard reader.findings.isEmpty else { throw Failure(reader.findings) }
        guard hasRules else {
            let place = SourceLocation(file: path, line: 1, column: 1)
            throw Failure([
                Finding(.error, .missingField, "there are no rules; they stand in the table [rules]", at: place)
            ])
        }
        (rules, lines, people) = (reader.rules, reader.lines, reader.people)
    }

    static let table = "rules"

    /// The rules for a schedule. Throws ``Failure`` 78 if they name a line that it does not have, or somebody twice.
    func rules(for schedule: Schedule) throws(Failure) -> CoverageRules {
        var findings = lines.filter { name in !schedule.lines.contains { $0.isCalled(name.value) } }.map { name in
            let labels = schedule.lines.map(\.label)
            let hint = Spelling.hint(for: name.value, among: labels + schedule.lines.map(\.key))
            return Finding(
                .error, .undeclaredLine, "the schedule has no line '\(name.value)'",
                hint: hint ?? "it has \(labels.joined(separator: ", "))", at: name.location)
        }
        if rules.people != nil, let clash = NameClash(among: schedule.people(of: rules).all) {
            let names = "\(clash.first.name) and \(clash.second.name)"
            findings.append(
                Finding(.error, .ambiguousName, "'\(clash.name)' could be two people: \(names)", at: people))
        }
        guard findings.isEmpty else { throw Failure(findings) }
        return rules
    }
}
