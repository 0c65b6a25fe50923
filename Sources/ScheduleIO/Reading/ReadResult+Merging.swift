import CalendarCore

extension ReadResult {
    /// The schedule of these records, with a warning for each that lost; no schedule if the log has an error.
    init(merging records: RecordCollection, log: FindingLog) {
        let result = ReadResult(merging: records, findings: log.sorted)
        var log = FindingLog(file: log.file)
        log.append(result.findings)
        self.init(
            result.schedule, findings: log.sorted, superseded: result.superseded, tombstones: result.tombstones)
    }

    /// The same for findings of any number of files. The findings of the merge come last.
    ///
    /// - Parameter reconsider: changes what is said about the records that lost.
    init(
        merging records: RecordCollection, findings: [Finding],
        reconsider: ([Superseded]) -> [Superseded] = { $0 }
    ) {
        guard !findings.contains(where: { $0.severity == .error }) else {
            self.init(nil, findings: findings)
            return
        }
        let merged = Schedule.merging(
            id: records.id, title: records.title, timeZone: records.timeZone, lines: records.lines,
            closedWords: records.closedWords, people: records.people, days: records.days, notes: records.notes,
            events: records.events,
            tombstones: records.tombstones)
        let superseded = reconsider(merged.superseded)
        self.init(
            merged.schedule, findings: findings + superseded.compactMap { Finding(lostInOneSource: $0) },
            superseded: superseded, tombstones: records.tombstones)
    }
}
