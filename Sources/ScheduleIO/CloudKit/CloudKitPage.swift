import CalendarCore

/// One page of an export, that is, one answer of the server: its records, and its marks of other pages.
struct CloudKitPage {
    let file: String
    var records = RecordCollection()
    /// The records of the training app.
    private(set) var training: [TrainingRecord] = []
    var findings: [Finding] = []
    /// True if there is a list of records, even an empty one.
    var hasRecords = false
    /// The reason if there is no list of records.
    var problem: Finding?
    var chains: [Chain] = []
    /// For each record type that is not printed: the place of the first record, and the number of records.
    private var otherTypes: [String: (position: TextPosition, count: Int)] = [:]
    /// The same, for all of the page.
    private(set) var unprinted: [(type: String, count: Int, place: SourceLocation)] = []
    /// True if there is a record of another type, or one of which nothing is known.
    private(set) var hasContent = false

    init(file: String) {
        self.file = file
    }

    /// A place in a chain of pages, which the server sends one after another.
    struct Chain {
        /// The part that the chain's pages share: the record zone and, for a query, the record type. Nil for an empty
        /// page, which can end any chain.
        let key: String?
        /// The marker that another page follows; nil on the last page.
        let next: SourceLocation?
    }

    /// Adds a record's contents.
    mutating func add(
        _ record: CloudKitRecord, zone: String?, _ midnights: inout MidnightRule, _ log: inout FindingLog
    ) {
        if let failure = record.failure.finding(log, .warning, "\(record.messageName) is missing") {
            hasContent = true
            return log.append([failure])
        }
        let identity = record.name.map { RecordIdentity(zone: record.zone ?? zone ?? "", name: $0.value) }
        let training = record.type.flatMap { TrainingRecord.Kind(rawValue: $0.value) }
        let isOfOtherType =
            training == nil && record.type.map { !CloudKitApp.schedule.recordTypes.contains($0.value) } ?? false
        hasContent = hasContent || !isOfOtherType
        if let training { return add(record, training, identity, zone: record.zone ?? zone ?? "", log) }
        switch (record.type?.value, record.isDeleted) {
        case ("CD_DailySchedule", false): addDay(record, identity, &midnights, &log)
        case ("CD_MonthlyNotes", false): addNotes(record, identity, &log)
        case ("CD_DailySchedule", true), ("CD_MonthlyNotes", true), (nil, true): addTombstone(record, identity, log)
        case (let type?, _): countType(type, record)
        case (nil, false): log.warning(.missingField, at: record.start, "\(record.messageName) has no type; left out")
        }
    }

    private mutating func add(
        _ record: CloudKitRecord, _ kind: TrainingRecord.Kind, _ identity: RecordIdentity?, zone: String,
        _ log: FindingLog
    ) {
        guard !record.isDeleted else { return addTombstone(record, identity, log) }
        training.append(
            TrainingRecord(
                kind: kind, identity: identity, zone: zone, modified: record.modified ?? record.created,
                messageName: record.messageName, position: record.name?.position ?? record.start,
                values: record.fields.training, parent: record.parent))
    }

    private mutating func addTombstone(_ record: CloudKitRecord, _ identity: RecordIdentity?, _ log: FindingLog) {
        guard let identity else { return }
        let place = log.location(record.name?.position ?? record.start)
        records.tombstones.append(Tombstone(identity: identity, modified: record.modified, location: place))
    }

    /// Counts a record that is not printed. CloudKit's own, such as shares, hold no schedule data and are not reported.
    private mutating func countType(_ type: String, _ record: CloudKitRecord) {
        guard !type.hasPrefix("cloudkit.") else { return }
        let first = otherTypes[type]
        otherTypes[type] = (first?.position ?? record.type?.position ?? record.start, (first?.count ?? 0) + 1)
    }

    /// Warns about the records that are not printed, type by type.
    mutating func warnOfOtherTypes(_ log: inout FindingLog) {
        for (type, found) in otherTypes.sorted(by: { $0.value.position < $1.value.position }) {
            log.warning(
                .ignoredRecord, at: found.position,
                "records of type '\(type.abridged)' are not printed (\(found.count) here)")
            unprinted.append((type, found.count, log.location(found.position)))
        }
        otherTypes = [:]
    }

    private mutating func addDay(
        _ record: CloudKitRecord, _ identity: RecordIdentity?, _ midnights: inout MidnightRule,
        _ log: inout FindingLog
    ) {
        record.fields.check(against: record, &log)
        guard let instant = record.fields.date else {
            guard !record.fields.isDated else { return }
            return log.warning(.missingField, at: record.start, "\(record.messageName) has no CD_date; left out")
        }
        let date = midnights.date(of: instant.value, at: instant.position, &log)
        guard let date, ScheduleYears.range.contains(date.year) else {
            return log.error(.invalidDate, at: instant.position, "the date is outside the years 1900 to 2199")
        }
        var texts = DayTexts()
        for (number, text) in record.fields.lines {
            let (key, place) = (ScheduleLine.defaults[number].key, log.location(text.position))
            texts.insert(LineText(key: key, text: text.value, location: place), line: number)
        }
        records.days.append(
            DayRecord(
                date: date, texts: texts.inOrder, identity: identity, modified: record.modified ?? record.created,
                location: log.location(instant.position)))
    }

    private mutating func addNotes(_ record: CloudKitRecord, _ identity: RecordIdentity?, _ log: inout FindingLog) {
        record.fields.check(against: record, &log)
        guard let month = record.fields.month, let year = record.fields.year else {
            return log.warning(
                .missingField, at: record.start, "\(record.messageName) has no CD_month and CD_year; left out")
        }
        let isInRange = ScheduleYears.range.contains(year.value)
        guard isInRange, let month = YearMonth(year: year.value, month: month.value) else {
            let message = "\(year.value)-\(month.value) is not a month of the years 1900 to 2199"
            return log.error(.invalidMonth, at: month.position, message)
        }
        let lines = record.fields.lines.map { number, text in
            NoteLine(number: number + 1, text: text.value, location: log.location(text.position))
        }
        records.notes.append(
            MonthlyNotes(
                month: month, lines: lines.sorted { $0.number < $1.number }, identity: identity,
                modified: record.modified ?? record.created, location: log.location(year.position)))
    }
}

extension CloudKitRecord.Fields {
    /// Warns about anything that the original app would not have written.
    fileprivate func check(against record: CloudKitRecord, _ log: inout FindingLog) {
        if let id, let name = record.name, id.value != name.value {
            log.warning(
                .doubtfulIdentity, at: id.position,
                "CD_id '\(id.value.abridged)' differs from the record's name; \(record.messageName) keeps its name")
        }
        for asset in assets where !lines.contains(where: { $0.number == asset.value }) {
            log.warning(
                .ignoredField, at: asset.position,
                "the text of CD_line\(asset.value + 1) is in a separate file, which an export does not have")
        }
    }
}
