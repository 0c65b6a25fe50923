import CalendarCore

/// What a reader collects from one source, before records that contend for a date or a month are merged.
struct RecordCollection {
    var title: String?
    var timeZone: String?
    var lines = ScheduleLine.defaults
    var days: [DayRecord] = []
    var notes: [MonthlyNotes] = []
    var events: [Event] = []
    var tombstones: [Tombstone] = []
}

extension ReadResult {
    /// The schedule of these records, with a warning for each that lost; no schedule where the log has an error.
    init(merging records: RecordCollection, log: FindingLog) {
        let findings = log.sorted
        guard !findings.contains(where: { $0.severity == .error }) else {
            self.init(nil, findings: findings)
            return
        }
        let merged = Schedule.merging(
            title: records.title, timeZone: records.timeZone, lines: records.lines, days: records.days,
            notes: records.notes, events: records.events, tombstones: records.tombstones)
        var log = log
        log.append(merged.superseded.compactMap { Finding(lostInOneSource: $0) })
        self.init(merged.schedule, findings: log.sorted, superseded: merged.superseded, tombstones: records.tombstones)
    }
}
