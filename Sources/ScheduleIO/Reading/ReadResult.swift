import CalendarCore

/// What became of an input: a schedule, perhaps with warnings; or no schedule, and at least one error.
public struct ReadResult: Sendable {
    /// Nil if, and only if, there is an error among the findings.
    public let schedule: Schedule?
    /// In the order of the file.
    public let findings: [Finding]
    /// What lost when records were merged, for the account of every entry; also what is no finding.
    public let superseded: [Superseded]
    /// The records that the source says are deleted, for a store that may have them.
    public let tombstones: [Tombstone]
    /// Whether all sources that say so are one, as the pages of CloudKit are, whatever calls they are imported by.
    public internal(set) var isPartOfExport = false

    /// A schedule without findings other than warnings; where there is an error among them, no schedule.
    init(_ schedule: Schedule?, findings: [Finding], superseded: [Superseded] = [], tombstones: [Tombstone] = []) {
        let isGood = !findings.contains { $0.severity == .error }
        self.schedule = isGood ? schedule : nil
        self.findings = findings
        self.superseded = isGood ? superseded : []
        self.tombstones = isGood ? tombstones : []
    }

    /// The findings for which there is no schedule.
    public var errors: [Finding] { findings.filter { $0.severity == .error } }

    /// The same with every warning made an error, as `--strict` asks.
    public var strict: ReadResult {
        let errors = findings.map { finding in
            var finding = finding
            finding.severity = .error
            return finding
        }
        var strict = ReadResult(schedule, findings: errors, superseded: superseded, tombstones: tombstones)
        strict.isPartOfExport = isPartOfExport
        return strict
    }
}

extension ReadResult {
    /// What is told of a file of a folder that is not read.
    public static func unread(_ file: String) -> ReadResult {
        let place = SourceLocation(file: file, line: 1, column: 1)
        let finding = Finding(.warning, .unknownFormat, "the content is of no known format; left out", at: place)
        var result = ReadResult(Schedule(lines: []), findings: [finding])
        // It says nothing, so it does not keep others from being one.
        result.isPartOfExport = true
        return result
    }
}
