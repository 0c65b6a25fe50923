import CalendarCore

/// The questions of a table, with answers that were tried: no message names an option that does not help.
///
/// A question that stops reading hides others. Where it has one answer, the table is read with it, so all questions
/// come at once.
struct TableQuestions {
    private let read: (TableOptions) -> ReadResult
    /// How often the table may still be read.
    private var trials: Int
    private var findings: [Finding] = []

    /// The most times that a table is read again, and the most bytes of it in all.
    private static let mostTrials = 24
    private static let mostBytes = 2 << 20
    private static let mostRounds = 4

    /// Returns the result of reading a table; its errors have only hints that hold, and further errors follow.
    static func reading(
        _ options: TableOptions, size: Int, _ read: @escaping (TableOptions) -> ReadResult
    ) -> ReadResult {
        let result = read(options)
        guard result.errors.contains(where: { $0.hint?.contains("--") ?? false }) else { return result }
        var questions = TableQuestions(read: read, trials: min(mostTrials, max(2, mostBytes / max(size, 1))))
        questions.ask(result, options)
        return result.with(questions.findings)
    }

    private init(read: @escaping (TableOptions) -> ReadResult, trials: Int) {
        (self.read, self.trials) = (read, trials)
    }

    private mutating func ask(_ first: ReadResult, _ options: TableOptions) {
        var (errors, options) = (first.findings, options)
        for _ in 0..<TableQuestions.mostRounds {
            var answers: [TableHint.Option] = []
            for finding in errors {
                let (checked, answer) = checked(finding, options)
                findings.append(checked)
                if let answer { answers.append(answer) }
            }
            guard !answers.isEmpty, trials > 0 else { return }
            options = answers.reduce(options) { $0.adding($1) }
            errors = reading(options).errors.filter { error in
                !findings.contains { $0.location == error.location && $0.severity == .error }
            }
        }
    }

    /// Returns a finding without the options that do not help, and its answer if there is only one.
    private mutating func checked(
        _ finding: Finding, _ options: TableOptions
    ) -> (Finding, answer: TableHint.Option?) {
        guard finding.severity == .error, let hint = finding.hint, hint.contains("--"), trials > 0 else {
            return (finding, nil)
        }
        var parts = TableHint(hint)
        var answers: [TableHint.Option] = []
        parts.removeParts { option in
            let helps = helps(option, finding, options)
            if helps { answers.append(option) }
            return !helps
        }
        return (finding.hinting(parts.text), answers.count == 1 ? answers[0] : nil)
    }

    /// Returns true if an option is used, and answers a finding.
    private mutating func helps(_ option: TableHint.Option, _ finding: Finding, _ options: TableOptions) -> Bool {
        guard trials > 0 else { return true }
        return !reading(options.adding(option)).errors.contains {
            $0.code == .unmatchedOption
                || $0.location == finding.location && $0.code == finding.code
                    && (!option.isOfDates || $0.message == finding.message)
        }
    }

    private mutating func reading(_ options: TableOptions) -> ReadResult {
        trials -= 1
        return ReadResult.checkingOptions([read(options)])[0]
    }
}

extension Finding {
    /// The same finding with another hint.
    fileprivate func hinting(_ hint: String?) -> Finding {
        var finding = Finding(severity, code, message, hint: hint, at: location)
        (finding.related, finding.subject) = (related, subject)
        return finding
    }
}

extension ReadResult {
    /// The same result with other findings.
    fileprivate func with(_ findings: [Finding]) -> ReadResult {
        var result = ReadResult(schedule, findings: findings, superseded: superseded, tombstones: tombstones)
        result.takeFacts(of: self)
        return result
    }
}

extension ReadingOptions {
    /// The same options with others of tables.
    func with(_ table: TableOptions) -> ReadingOptions {
        var options = self
        options.table = table
        return options
    }
}

extension Workbook {
    /// The bytes of its sheets as text.
    var size: Int { sheets.reduce(0) { $0 + $1.bytes.count } }
}
