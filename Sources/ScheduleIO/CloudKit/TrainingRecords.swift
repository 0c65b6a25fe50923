import CalendarCore

/// Makes checklists, progress and documents from the training app's records on all pages of an export.
struct TrainingRecords {
    private(set) var templates: [ChecklistTemplate] = []
    private(set) var progress: [ChecklistProgress] = []
    private(set) var documents: [Requirement] = []
    private(set) var findings: [Finding] = []
    private let records: [TrainingRecord.Kind: [Paged]]
    private let students: [RecordIdentity: Student]
    private let clock: WallClock

    /// A record and the log of its page.
    private struct Paged {
        let record: TrainingRecord
        let file: String
    }

    private struct Student {
        let name: String
        let record: TrainingRecord
        let details: [ChecklistProgress.PrivateDetail: String]
    }

    /// - Parameter tombstones: the records that are deleted, so that their children are, too.
    init(
        _ pages: [(file: String, records: [TrainingRecord])], _ tombstones: [Tombstone],
        _ midnights: inout MidnightRule,
        timeZone: String?
    ) {
        let all = pages.flatMap { page in page.records.map { Paged(record: $0, file: page.file) } }
        records = Dictionary(grouping: TrainingRecords.newest(all, tombstones), by: \.record.kind)
        clock = WallClock(timeZone: timeZone)
        var log = Logs()
        students = TrainingRecords.students(records[.student] ?? [], &log)
        templates = readTemplates(&log)
        progress = readProgress(&log)
        documents = readDocuments(&midnights, &log)
        findings = log.findings
    }

    /// The newest version of each record that is not deleted, in the order of the pages.
    private static func newest(_ records: [Paged], _ tombstones: [Tombstone]) -> [Paged] {
        let deleted = Dictionary(tombstones.map { ($0.identity, $0.modified) }, uniquingKeysWith: { a, _ in a })
        var (kept, places) = ([Paged](), [RecordIdentity: Int]())
        for paged in records {
            guard let identity = paged.record.identity else { continue }
            if let grave = deleted[identity], !(grave != nil && paged.record.modified.isLater(than: grave)) { continue }
            guard let place = places[identity] else {
                places[identity] = kept.count
                kept.append(paged)
                continue
            }
            if paged.record.modified.isLater(than: kept[place].record.modified) { kept[place] = paged }
        }
        return kept
    }

    // MARK: Students

    private static func students(_ records: [Paged], _ log: inout Logs) -> [RecordIdentity: Student] {
        var students: [RecordIdentity: Student] = [:]
        for paged in records {
            let record = paged.record
            guard let identity = record.identity else { continue }
            let student = log.of(paged.file) { log -> Student? in
                let names = [record.text(.firstName, &log), record.text(.lastName, &log)].compactMap(\.self)
                let name = names.joined(separator: " ")
                guard name.hasWords, Person.nameLengths.contains(name.unicodeScalars.count) else {
                    log.warning(.missingField, at: record.position, "\(record.messageName) has no name; left out")
                    return nil
                }
                let details: [(ChecklistProgress.PrivateDetail, TrainingRecord.Field)] = [
                    (.address, .homeAddress), (.phone, .telephone), (.ftn, .ftnNumber), (.biography, .biography),
                ]
                let texts = details.compactMap { detail, field in record.text(field, &log).map { (detail, $0) } }
                return Student(name: name, record: record, details: Dictionary(uniqueKeysWithValues: texts))
            }
            students[identity] = student
        }
        return students
    }

    /// Returns the student above a record; logs a record without one.
    private func student(of record: TrainingRecord, _ log: inout FindingLog) -> Student? {
        let name = record.parent(.studentId, .student)
        if let name, let student = students[RecordIdentity(zone: record.zone, name: name)] { return student }
        let reason = name.map { "its student '\($0.abridged)' is not in the export" } ?? "it has no student"
        log.warning(.missingField, at: record.position, "\(record.messageName) is left out: \(reason)")
        return nil
    }

    /// The children of each record, by the identity of the parent.
    private func children(
        _ kind: TrainingRecord.Kind, _ fields: TrainingRecord.Field...
    ) -> [RecordIdentity: [Paged]] {
        Dictionary(grouping: records[kind] ?? []) { paged in
            let named = fields.lazy.compactMap(paged.record.word).first
            return RecordIdentity(zone: paged.record.zone, name: named ?? paged.record.parent ?? "")
        }
    }

    // MARK: Templates

    private func readTemplates(_ log: inout Logs) -> [ChecklistTemplate] {
        var items = children(.templateItem, .template, .templateId)
        let templates = (records[.template] ?? []).compactMap { paged in
            let own = paged.record.identity.flatMap { items.removeValue(forKey: $0) } ?? []
            return template(paged, own, &log)
        }
        warnOfOrphans(items, "template", &log)
        return templates
    }

    private func template(_ paged: Paged, _ children: [Paged], _ logs: inout Logs) -> ChecklistTemplate? {
        let record = paged.record
        let items = children.enumerated().compactMap { number, child in item(child, number, &logs) }
        let dates = ([paged] + children).compactMap(\.record.modified)
        return logs.of(paged.file) { log in
            let limit = ChecklistTemplate.nameLengths.upperBound
            guard let identity = record.identity, let name = record.text(.name, &log, atMost: limit) else {
                log.warning(.missingField, at: record.position, "\(record.messageName) has no name; left out")
                return nil
            }
            return ChecklistTemplate(
                id: identifier(of: record) ?? identity.name, name: name,
                category: record.text(.category, &log, atMost: limit),
                phase: record.text(.phase, &log, atMost: limit), items: items, identity: identity,
                modified: dates.max(), location: log.location(record.position))
        }
    }

    /// The identifier by which the app refers to a template.
    private func identifier(of record: TrainingRecord) -> String? { record.word(.templateIdentifier) }

    private func item(_ paged: Paged, _ number: Int, _ logs: inout Logs) -> ChecklistItem? {
        let record = paged.record
        return logs.of(paged.file) { log in
            guard let identity = record.identity, let title = record.text(.title, &log) else {
                log.warning(.missingField, at: record.position, "\(record.messageName) has no title; left out")
                return nil
            }
            return ChecklistItem(
                id: identity.name, title: title, notes: record.text(.notes, &log),
                order: record.count(.order, ChecklistItem.orders, &log) ?? number,
                section: record.text(.section, &log, atMost: ChecklistTemplate.nameLengths.upperBound))
        }
    }

    // MARK: Progress

    private func readProgress(_ log: inout Logs) -> [ChecklistProgress] {
        var items = children(.checklistItem, .checklist, .checklistId)
        let progress = (records[.checklist] ?? []).compactMap { paged in
            let own = paged.record.identity.flatMap { items.removeValue(forKey: $0) } ?? []
            return checklist(paged, own, &log)
        }
        warnOfOrphans(items, "checklist", &log)
        return progress
    }

    private func checklist(_ paged: Paged, _ children: [Paged], _ logs: inout Logs) -> ChecklistProgress? {
        let record = paged.record
        let items = children.compactMap { child in
            logs.of(child.file) { log in itemProgress(child.record, &log) }
        }.sorted { $0.order < $1.order }.map(\.item)
        let dates = ([paged] + children).compactMap(\.record.modified)
        return logs.of(paged.file) { log in
            guard let student = student(of: record, &log) else { return nil }
            guard let template = identifier(of: record) ?? record.parent(.template, .templateId) else {
                log.warning(.missingField, at: record.position, "\(record.messageName) has no template; left out")
                return nil
            }
            var progress = ChecklistProgress(
                person: student.name, template: template, items: items,
                comments: record.text(.instructorComments, &log), details: student.details, identity: record.identity,
                modified: (dates + [student.record.modified].compactMap(\.self)).max(),
                location: log.location(record.position))
            progress.hours = hours(of: record, &log)
            progress.stated = counts(of: record, &log)
            return progress
        }
    }

    private func hours(of record: TrainingRecord, _ log: inout FindingLog) -> ChecklistProgress.TrainingHours? {
        func hundredths(_ field: TrainingRecord.Field, _ log: inout FindingLog) -> Int? {
            record.number(field, &log).map { Int(min(max($0, 0) * 100, 1e7).rounded()) }
        }
        let hours = ChecklistProgress.TrainingHours(
            dual: hundredths(.dualGivenHours, &log), solo: hundredths(.soloHours, &log))
        return hours == ChecklistProgress.TrainingHours() ? nil : hours
    }

    /// The counts that the app has stored. A share below 1 is a fraction, as in 0.5.
    private func counts(of record: TrainingRecord, _ log: inout FindingLog) -> ChecklistProgress.StatedCounts {
        let limits = 0...ChecklistTemplate.maximumItemCount
        let share = record.number(.completionPercentage, &log).map { $0 > 0 && $0 < 1 ? $0 * 100 : $0 }
        return ChecklistProgress.StatedCounts(
            completed: record.count(.completedItemsCount, limits, &log),
            total: record.count(.totalItemsCount, limits, &log),
            percent: share.map { Int(min(max($0, 0), 1000).rounded()) })
    }

    private func itemProgress(
        _ record: TrainingRecord, _ log: inout FindingLog
    ) -> (order: Double, item: ChecklistProgress.ItemProgress)? {
        guard let item = record.word(.templateItemId) else {
            log.warning(.missingField, at: record.position, "\(record.messageName) has no item of a template; left out")
            return nil
        }
        let progress = ChecklistProgress.ItemProgress(
            item: item, isDone: record.isSet(.isComplete),
            date: record.instant(.completedAt, &log).flatMap { clock.time(at: $0)?.date },
            notes: record.text(.notes, &log), location: log.location(record.position))
        return (record.number(.order, &log) ?? 0, progress)
    }

    // MARK: Documents

    private func readDocuments(_ midnights: inout MidnightRule, _ logs: inout Logs) -> [Requirement] {
        (records[.document] ?? []).compactMap { paged in
            let record = paged.record
            return logs.of(paged.file) { log in
                guard let student = student(of: record, &log) else { return nil }
                let limit = Requirement.documentLengths.upperBound
                guard let kind = record.text(.documentType, &log, atMost: limit) else {
                    log.warning(.missingField, at: record.position, "\(record.messageName) has no type; left out")
                    return nil
                }
                let expires = record.instant(.expirationDate, &log).flatMap {
                    midnights.date(of: $0, at: record.values[.expirationDate]?.position ?? record.position, &log)
                }
                return Requirement(
                    person: student.name, document: kind, validity: expires.map { .until($0) } ?? .unlimited,
                    isRequired: !TrainingRecords.optionalKinds.contains(PlainName(kind)), identity: record.identity,
                    modified: record.modified, location: log.location(record.position))
            }
        }
    }

    /// The kinds that the app does not require.
    private static let optionalKinds: Set<PlainName> = ["logbook"]

    private func warnOfOrphans(_ orphans: [RecordIdentity: [Paged]], _ noun: String, _ logs: inout Logs) {
        for paged in orphans.values.flatMap(\.self) {
            logs.of(paged.file) { log in
                log.warning(
                    .missingField, at: paged.record.position,
                    "\(paged.record.messageName) is left out: its \(noun) is not in the export")
            }
        }
    }
}

/// The findings of several files.
private struct Logs {
    private var logs: [String: FindingLog] = [:]

    /// Calls `body` with the log of a file.
    mutating func of<Result>(_ file: String, _ body: (inout FindingLog) -> Result) -> Result {
        body(&logs[file, default: FindingLog(file: file)])
    }

    /// In the order of the files' names and of the places.
    var findings: [Finding] { logs.sorted { $0.key < $1.key }.flatMap(\.value.sorted) }
}

extension Optional<Instant> {
    /// Returns true if this is a later instant than another; an unknown one is the earliest.
    fileprivate func isLater(than other: Instant?) -> Bool {
        guard let self else { return false }
        return other.map { self > $0 } ?? true
    }
}
