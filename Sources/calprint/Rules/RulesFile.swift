import CalendarCore
import ScheduleIO

/// A file of rules: TOML with the table `[rules]`. A configuration file may also have the table.
struct RulesFile {
    private let rules: CoverageRules
    /// The lines that the rules name, with their places.
    private let lines: [Located<String>]
    /// The place of the list of people; nil without one.
    private let people: SourceLocation?

    /// Throws ``Failure``: if it cannot be read, or with status 78 and every place where it is wrong.
    init(reading path: String) throws { self.init(try RuleReader.read(path: path)) }

    init(_ reader: RuleReader) {
        (rules, lines, people) = (reader.rules, reader.lines, reader.people)
    }

    /// The rules for a schedule. Throws ``Failure`` 78 if they name a line that it does not have, or a person twice.
    func rules(for schedule: Schedule) throws(Failure) -> CoverageRules {
        var findings = lines.filter { name in !schedule.lines.contains { $0.isCalled(name.value) } }.map { name in
            Finding.undeclaredLine(name.value, among: schedule.lines, .error, at: name.location)
        }
        if rules.people != nil, let clash = NameClash(among: schedule.people(of: rules).all) {
            let names = clash.people.map(\.name).joined(separator: " and ")
            findings.append(
                Finding(.error, .ambiguousName, "'\(clash.name)' could be two people: \(names)", at: people))
        }
        guard findings.isEmpty else { throw Failure(findings) }
        return rules
    }
}

extension InputOptions {
    /// The file of rules; nil without one. Throws ``Failure`` if it cannot be read.
    var rulesFile: RulesFile? {
        get throws { try rules.map { try RulesFile(reading: $0) } }
    }
}
