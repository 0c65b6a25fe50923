import CalendarCore

/// The progress of a person, and the documents beside it.
struct PersonRecord {
    /// Nil if the record has documents alone.
    let progress: ChecklistProgress?
    let documents: [Requirement]
}

/// Reads people's progress with checklists.
enum ProgressReader {
    private enum Field: Equatable {
        case person, template, started, target, items, comments, documents, hours, record
        case stamp(RecordStamp.Field)
        case count(Count)
        case detail(ChecklistProgress.PrivateDetail)
    }

    private static let fields: FieldTable<Field> = {
        let parts: [(String, Field)] = [
            ("person", .person), ("template", .template), ("started", .started), ("target", .target),
            ("items", .items), ("comments", .comments), ("documents", .documents), ("hours", .hours),
            ("record", .record), ("zone", .stamp(.zone)), ("modified", .stamp(.modified)),
        ]
        let counts = Count.allCases.map { ($0.rawValue, Field.count($0)) }
        let details = ChecklistProgress.PrivateDetail.allCases.map { ($0.rawValue, Field.detail($0)) }
        return FieldTable(parts + counts + details)
    }()

    /// The counts that a source can store.
    private enum Count: String, CaseIterable {
        case completed, total, percent

        var range: ClosedRange<Int> { 0...(self == .percent ? 100 : ChecklistTemplate.maximumItemCount) }

        func set(_ value: Int?, in counts: inout ChecklistProgress.StatedCounts) {
            switch self {
            case .completed: counts.completed = value
            case .total: counts.total = value
            case .percent: counts.percent = value
            }
        }
    }

    /// The fields of a record that has documents alone.
    private static let fieldsOfDocuments: [Field] = [.person, .documents]

    /// Reads an object; returns nil without a person, or without the template that its fields are about.
    static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> PersonRecord? {
        var (person, template, draft) = (
            Located<String>?.none, String?.none, ChecklistProgress(person: "", template: "")
        )
        var (documents, stamp) = ([DraftDocument](), RecordStamp())
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .person: person = try PeopleReader.readName(&json, "person", Person.nameLengths)
            case .template: template = try json.readIdentifier("template")?.value
            case .started: draft.started = try json.readOptionalDate("started")
            case .target: draft.target = try json.readOptionalDate("target")
            case .items: draft.items = try readItems(&json)
            case .comments: draft.comments = try json.readOptionalText("comments")
            case .documents: documents = try DraftDocument.readList(&json)
            case .hours: draft.hours = try readHours(&json)
            case .record: stamp.name = try json.readIdentifier("record")?.value
            case .stamp(let field): try json.readStamp(field, &stamp)
            case .count(let count):
                count.set(try json.readCount(count.rawValue, count.range), in: &draft.stated)
            case .detail(let detail): draft.details[detail] = try json.readOptionalText(detail.rawValue)
            }
        }
        let hasProgress = fields.names.indices.contains {
            object.has($0) && !fieldsOfDocuments.contains(fields[$0])
        }
        json.require([.person] + (hasProgress ? [.template] : []), of: object, in: fields, "progress")
        guard let person, !hasProgress || template != nil else { return nil }
        let progress = template.map {
            ChecklistProgress(
                person: person.value, template: $0, started: draft.started, target: draft.target, items: draft.items,
                comments: draft.comments, hours: draft.hours, stated: draft.stated, details: draft.details,
                identity: stamp.identity, modified: stamp.modified, location: json.log.location(person.position))
        }
        return PersonRecord(
            progress: progress,
            documents: documents.map { $0.requirement(of: person.value, stamp.modified, json.log) })
    }

    private static func readItems(
        _ json: inout JSONScanner
    ) throws(ReadingStopped) -> [ChecklistProgress.ItemProgress] {
        var seen = Set<String>()
        return try json.readObjects("items", atMost: ChecklistTemplate.maximumItemCount) {
            (json) throws(ReadingStopped) in
            guard let (item, place) = try ItemProgressReader.read(&json) else { return nil }
            guard seen.insert(item.item).inserted else {
                json.log.error(.repeatedItem, at: place, "item '\(item.item.abridged)' is in the progress twice")
                return nil
            }
            return item
        }
    }

    private static func readHours(
        _ json: inout JSONScanner
    ) throws(ReadingStopped) -> ChecklistProgress.TrainingHours? {
        guard try !json.skipNull(), try json.expect(.object, "hours") else { return nil }
        var hours = ChecklistProgress.TrainingHours()
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: FieldTable([("dual", true), ("solo", false)])) {
            let value = try json.readHundredths(field ? "dual" : "solo")
            if field { hours.dual = value } else { hours.solo = value }
        }
        return hours == ChecklistProgress.TrainingHours() ? nil : hours
    }
}

/// Reads what a source says of an item.
private enum ItemProgressReader {
    private enum Field: String, CaseIterable {
        case item, done, date, by, notes, comments
    }

    private static let fields = FieldTable<Field>()

    static func read(
        _ json: inout JSONScanner
    ) throws(ReadingStopped) -> (item: ChecklistProgress.ItemProgress, place: TextPosition)? {
        var (id, item) = (Located<String>?.none, ChecklistProgress.ItemProgress(item: "", isDone: false))
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .item: id = try json.readIdentifier("item")
            case .done: item.isDone = try json.readFlag("done") ?? false
            case .date: item.date = try json.readOptionalDate("date")
            case .by: item.by = try json.readOptionalName("by")
            case .notes: item.notes = try json.readOptionalText("notes")
            case .comments: item.comments = try json.readOptionalText("comments")
            }
        }
        json.require([.item, .done], of: object, in: fields, "item")
        guard let id else { return nil }
        let progress = ChecklistProgress.ItemProgress(
            item: id.value, isDone: item.isDone, date: item.date, by: item.by, notes: item.notes,
            comments: item.comments, location: json.log.location(id.position))
        return (progress, id.position)
    }
}

/// A document of a person whose name may come later.
private struct DraftDocument {
    private enum Field: String, CaseIterable {
        case kind, required, expires
    }

    private static let fields = FieldTable<Field>()

    let kind: Located<String>
    let validity: Requirement.Validity
    let isRequired: Bool

    static func readList(_ json: inout JSONScanner) throws(ReadingStopped) -> [DraftDocument] {
        try json.readObjects("documents", atMost: 1_000) { (json) throws(ReadingStopped) in try read(&json) }
    }

    /// Reads an object; returns nil without a kind, which is logged.
    private static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> DraftDocument? {
        var (kind, validity, isRequired) = (Located<String>?.none, Requirement.Validity.missing, true)
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .kind: kind = try json.readLocatedText("kind", "a kind", Requirement.documentLengths)
            case .required: isRequired = try json.readFlag("required") ?? true
            case .expires: validity = try readValidity(&json)
            }
        }
        json.require([.kind], of: object, in: fields, "document")
        return kind.map { DraftDocument(kind: $0, validity: validity, isRequired: isRequired) }
    }

    /// Reads a date, `never`, or null for a document that the person does not have.
    private static func readValidity(_ json: inout JSONScanner) throws(ReadingStopped) -> Requirement.Validity {
        guard try !json.skipNull() else { return .missing }
        guard try json.peekKind() == .string else {
            return try json.readDate("expires").map { .until($0.value) } ?? .missing
        }
        let mark = json
        if let string = try json.readString("expires"), json.spelling(of: string) == never { return .unlimited }
        json = mark
        return try json.readDate("expires").map { .until($0.value) } ?? .missing
    }

    func requirement(of person: String, _ modified: Instant?, _ log: FindingLog) -> Requirement {
        Requirement(
            person: person, document: kind.value, validity: validity, isRequired: isRequired, modified: modified,
            location: log.location(kind.position))
    }
}

/// The word for a document that does not expire.
let never = "never"

extension JSONScanner {
    /// Reads hours with at most two decimals, as hundredths; returns nil for null.
    fileprivate mutating func readHundredths(_ field: String) throws(ReadingStopped) -> Int? {
        guard try !skipNull() else { return nil }
        let start = position
        guard try expect(.number, field) else { return nil }
        let text = String(decoding: bytes[try scanNumber()], as: UTF8.self)
        guard let hundredths = Hundredths(text)?.value, (0...ChecklistProgress.maximumHours).contains(hundredths) else {
            log.error(
                .wrongType, at: start,
                "'\(field)' must be hours with at most two decimals, up to 100000, found \(text.abridged)")
            return nil
        }
        return hundredths
    }
}
