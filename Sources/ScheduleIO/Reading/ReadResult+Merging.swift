import CalendarCore

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
