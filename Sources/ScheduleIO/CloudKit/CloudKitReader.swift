import CalendarCore

/// Reads the answers of CloudKit Web Services – a page of `records/query`, `records/changes` or `changes/zone` – and
/// the output of `cktool query-records`.
///
/// Reads the original app's days (`CD_DailySchedule`) and monthly notes (`CD_MonthlyNotes`), and the training app's
/// records (``TrainingRecord/Kind``), with fields in any order and with fields that later versions add. A record
/// that the server failed to return, or one without a date, is a warning; the other records count. ``CloudKitPages``
/// combines the pages of an export.
struct CloudKitReader {
    var json: JSONScanner
    var page: CloudKitPage
    /// The records of the record zone, or of the page, that is being read.
    var records: [CloudKitRecord] = []

    private enum Field: String, CaseIterable {
        case records, zones, continuationMarker, continuationToken, moreComing, syncToken, serverErrorCode, reason
        case uuid, retryAfter, redirectURL
    }

    private enum ZoneField: String, CaseIterable {
        case zoneID, zone, records, moreComing, serverErrorCode, reason
    }

    private static let fields = FieldTable<Field>()
    private static let zoneFields = FieldTable<ZoneField>()

    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
        json = JSONScanner(bytes, file: file)
        page = CloudKitPage(file: file)
    }
}

extension CloudKitReader: ScheduleFormatReader {
    /// Returns true for an object whose first field is one of an answer's; they may come in any order.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        JSONScanner.begins(head, withFieldOf: fields.names)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var pages = CloudKitPages(options)
        pages.add(bytes, file: file)
        return pages.result
    }

    /// Reads the page and everything wrong with it.
    mutating func readPage(_ midnights: inout MidnightRule) -> CloudKitPage {
        // The log has the reason if reading stops.
        do throws(ReadingStopped) { try readDocument(&midnights) } catch {}
        page.findings = json.log.sorted
        return page
    }

    private mutating func readDocument(_ midnights: inout MidnightRule) throws(ReadingStopped) {
        var (failure, next) = (ServerFailure(), TextPosition?.none)
        var document = try json.openDocument()
        while let field = try json.nextField(&document, in: CloudKitReader.fields, unknown: .skipped) {
            switch field {
            case .records: try readRecords()
            case .zones: try readZones(&midnights)
            case .continuationMarker, .continuationToken:
                if let marker = try readWord(field.rawValue) { next = marker.position }
            case .moreComing: next = try readMoreComing() ?? next
            case .serverErrorCode: failure.code = try readWord("serverErrorCode")
            case .reason: failure.reason = try readWord("reason")
            case .syncToken, .uuid, .retryAfter, .redirectURL: try json.skipValue()
            }
        }
        try json.expectEnd()
        if document.has(.records, in: CloudKitReader.fields) {
            let isFeed = document.has(.moreComing, in: CloudKitReader.fields)
            finishRecords(zone: nil, next: next, isFeed: isFeed, &midnights)
        }
        if let finding = failure.finding(json.log, .error, "the server's answer is an error") {
            page.problem = finding
        } else if !page.hasRecords, page.problem == nil {
            page.problem = Finding(
                .error, .missingField, "answer without 'records'", at: json.log.location(document.start))
        }
    }

    private mutating func readZones(_ midnights: inout MidnightRule) throws(ReadingStopped) {
        guard try json.expect(.array, "zones") else { return }
        var zones = try json.openArray()
        while try json.nextElement(&zones) {
            if try json.expect(.object, "a zone", quoted: false) { try readZone(&midnights) }
        }
    }

    private mutating func readZone(_ midnights: inout MidnightRule) throws(ReadingStopped) {
        var (zone, failure, next) = (String?.none, ServerFailure(), TextPosition?.none)
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: CloudKitReader.zoneFields, unknown: .skipped) {
            switch field {
            case .zoneID, .zone: zone = try readZone()?.identifier ?? zone
            case .records: try readRecords()
            case .moreComing: next = try readMoreComing()
            case .serverErrorCode: failure.code = try readWord("serverErrorCode")
            case .reason: failure.reason = try readWord("reason")
            }
        }
        if object.has(.records, in: CloudKitReader.zoneFields) {
            finishRecords(zone: zone, next: next, isFeed: true, &midnights)
        }
        let message = "zone '\((zone ?? "").abridged)' is missing"
        guard let finding = failure.finding(json.log, .warning, message) else { return }
        json.log.append([finding])
        if !page.hasRecords, page.problem == nil { page.problem = finding.asError }
    }

    private mutating func readRecords() throws(ReadingStopped) {
        guard try json.expect(.array, "records") else { return }
        page.hasRecords = true
        var array = try json.openArray()
        while try json.nextElement(&array) {
            guard try json.expect(.object, "a record", quoted: false) else { continue }
            records.append(try readRecord())
        }
    }

    /// Reads `moreComing`; returns its place if more pages follow.
    private mutating func readMoreComing() throws(ReadingStopped) -> TextPosition? {
        let kind = try json.peekKind()
        let position = json.position
        guard kind == .boolean else {
            try json.skipValue()
            return nil
        }
        return try json.scanBoolean() ? position : nil
    }

    /// Adds the records to the page, now that their record zone is known.
    private mutating func finishRecords(
        zone: String?, next: TextPosition?, isFeed: Bool, _ midnights: inout MidnightRule
    ) {
        let first = records.first
        page.chains.append(
            CloudKitPage.Chain(
                key: records.isEmpty && !isFeed
                    ? nil : "\(first?.zone ?? zone ?? "")\n\(isFeed ? "" : first?.type?.value ?? "")",
                next: next.map { json.log.location($0) }))
        for record in records { page.add(record, zone: zone, &midnights, &json.log) }
        records = []
        page.warnOfOtherTypes(&json.log)
    }
}

extension Finding {
    fileprivate var asError: Finding { Finding(.error, code, message, hint: hint, at: location) }
}
