import CalendarCore

/// The result of reading an input: a schedule, perhaps with warnings; or no schedule, and at least one error.
public struct ReadResult: Sendable {
    /// Nil if and only if the findings include an error.
    public private(set) var schedule: Schedule?
    /// The findings, in the order of the file.
    public private(set) var findings: [Finding]
    /// The items that lost in the merge, for the account of every entry; not all of them are worth a finding.
    public let superseded: [Superseded]
    /// The records that the source says are deleted, for a store that may have them.
    public let tombstones: [Tombstone]
    /// The series whose rules a store keeps.
    public internal(set) var series: [KeptSeries] = []
    /// The accounts of each table, for `check --explain`.
    public internal(set) var tables: [TableAccount] = []
    /// Notes on content of the file that is in no schedule, because no page prints it.
    public internal(set) var unprinted: [Finding] = []
    /// What the source says about the clock of a page.
    var clock = ClockUse()
    /// The texts that chose some of the events (``EventChoice``); nil if nothing was to choose.
    var chosenBy: Set<String>?
    /// True if this is part of an export. All such parts are one source, even if they are imported one by one.
    public internal(set) var isPartOfExport = false
    /// True if a part of the source is missing, such as a page of an export.
    public var isIncomplete = false

    /// Gives the findings of a code that have no place one.
    mutating func place(_ code: Finding.Code, at location: SourceLocation?) {
        for index in findings.indices where findings[index].code == code && findings[index].location == nil {
            findings[index].location = location
        }
    }

    /// Drops the schedule if the findings include an error.
    init(_ schedule: Schedule?, findings: [Finding], superseded: [Superseded] = [], tombstones: [Tombstone] = []) {
        let isGood = !findings.contains { $0.severity == .error }
        self.schedule = isGood ? schedule : nil
        self.findings = findings
        self.superseded = isGood ? superseded : []
        self.tombstones = isGood ? tombstones : []
    }

    /// The findings that leave the input without a schedule.
    public var errors: [Finding] { findings.filter { $0.severity == .error } }

    /// The same result with every warning as an error, for `--strict`. Notes stay notes.
    public var strict: ReadResult {
        let errors = findings.map { finding in
            var finding = finding
            if finding.severity == .warning { finding.severity = .error }
            return finding
        }
        var strict = ReadResult(schedule, findings: errors, superseded: superseded, tombstones: tombstones)
        strict.takeFacts(of: self)
        return strict
    }

    /// Takes what another result of the same files says beside schedule and findings.
    mutating func takeFacts(of other: ReadResult) {
        (tables, unprinted, isPartOfExport) = (other.tables, other.unprinted, other.isPartOfExport)
        series = schedule == nil ? [] : other.series
        (chosenBy, isIncomplete, clock) = (other.chosenBy, other.isIncomplete, other.clock)
    }
}

extension ReadResult {
    /// Sets the encoding of the file in the accounts of its tables.
    mutating func setEncoding(_ title: String) {
        for index in tables.indices { tables[index].encoding = title }
    }

    /// Returns the result with another schedule in the place of its own.
    func with(_ schedule: Schedule) -> ReadResult {
        var result = ReadResult(schedule, findings: findings, superseded: superseded, tombstones: tombstones)
        result.takeFacts(of: self)
        return result
    }

    /// Returns the result without a schedule, with one more error before its findings.
    func failed(with error: Finding) -> ReadResult {
        var failed = ReadResult(nil, findings: [error] + findings)
        failed.takeFacts(of: self)
        return failed
    }

    /// Puts a warning or a note about the file as a whole before all others.
    public mutating func insert(_ finding: Finding) {
        findings.insert(finding, at: 0)
    }

    /// Names the source beside others.
    public mutating func setName(_ name: String) {
        schedule?.sourceName = name
    }

    /// Returns the same findings with a part of the schedule alone, such as its holidays.
    public func keeping(_ part: (Schedule) -> Schedule) -> ReadResult {
        ReadResult(schedule.map(part), findings: findings)
    }
}

extension ReadResult {
    /// Returns the records of some days, and the series, with the same findings.
    public func extract(_ days: ClosedRange<CivilDate>) -> ReadResult {
        var extract = keeping { $0.extract(days) }
        extract.series = series
        return extract
    }
}

extension ReadResult {
    /// Returns the warning for a file in a folder that is not read.
    public static func unread(_ file: String) -> ReadResult {
        let place = SourceLocation(file: file, line: 1, column: 1)
        let finding = Finding(.warning, .unknownFormat, "unknown format; file skipped", at: place)
        var result = ReadResult(Schedule(lines: []), findings: [finding])
        // An unread file has no content, so it must not keep the others from being one export.
        result.isPartOfExport = true
        return result
    }
}

extension ReadResult {
    /// Merges these records into a schedule, with a warning for each that lost; no schedule if the log has an error.
    init(merging records: RecordCollection, log: FindingLog) {
        let result = ReadResult(merging: records, findings: log.sorted)
        var log = FindingLog(file: log.file)
        log.append(result.findings)
        self.init(
            result.schedule, findings: log.sorted, superseded: result.superseded, tombstones: result.tombstones)
    }

    /// Merges records with the findings of any number of files. The findings of the merge come last.
    ///
    /// - Parameter reconsider: changes the lost records before they are reported.
    init(
        merging records: RecordCollection, findings: [Finding],
        reconsider: ([Superseded]) -> [Superseded] = { $0 }
    ) {
        guard !findings.contains(where: { $0.severity == .error }) else {
            self.init(nil, findings: findings)
            return
        }
        let records = records.withoutUnusedLines
        let merged = Schedule.merging(
            id: records.id, title: records.title, timeZone: records.timeZone, lines: records.lines,
            closedWords: records.closedWords, people: records.people, days: records.days, notes: records.notes,
            events: records.events, peopleRecords: records.peopleRecords,
            tombstones: records.tombstones)
        let superseded = reconsider(merged.superseded)
        self.init(
            merged.schedule, findings: findings + superseded.compactMap { Finding(lostInOneSource: $0) },
            superseded: superseded, tombstones: records.tombstones)
    }
}
