import CalendarCore

/// Reads the report of a document.
public struct ReportReader {
    private var json: JSONScanner
    private var report = PrintedReport()

    /// The report, or at least one finding that is an error.
    public struct Result: Sendable {
        /// Nil if it cannot be read.
        public let report: PrintedReport?
        /// The problems with it.
        public let findings: [Finding]
    }

    /// The number of bytes examined to recognize a report.
    private static let headLength = 256

    /// Returns true if the bytes are a report: the name of the format is near the beginning.
    public static func recognizes(_ bytes: [UInt8]) -> Bool {
        let (head, name) = (bytes.prefix(headLength), Array("\"calprint-report\"".utf8))
        return head.indices.contains { head[$0...].starts(with: name) }
    }

    /// Reads the bytes of a file.
    public static func read(_ bytes: [UInt8], file: String) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = ReportReader(json: JSONScanner(bytes, file: file))
            try? reader.readDocument()
            let findings = reader.json.log.findings
            let isWrong = findings.contains { $0.severity == .error }
            return Result(report: isWrong ? nil : reader.report, findings: findings)
        }
    }

    private init(json: JSONScanner) { self.json = json }

    // MARK: The document

    private enum Field: String, CaseIterable {
        case format, version, only, entries, pages
    }

    private static let fields = FieldTable<Field>()

    private mutating func readDocument() throws(ReadingStopped) {
        var document = try json.openDocument()
        while let field = try json.nextField(&document, in: ReportReader.fields, unknown: .skipped) {
            switch field {
            case .format: try json.skipValue()
            case .version: try readVersion()
            case .only: report.only = try json.readText("only", .text)?.value
            case .entries: try readList("entries") { reader throws(ReadingStopped) in try reader.readEntry() }
            case .pages: try readList("pages") { reader throws(ReadingStopped) in try reader.readPage() }
            }
        }
        json.require([.format, .version, .entries, .pages], of: document, in: ReportReader.fields, "report")
        try json.expectEnd()
    }

    private mutating func readVersion() throws(ReadingStopped) {
        guard let number = try readInteger("version") else { return }
        guard number == 1 else {
            throw json.log.stop(.unsupportedVersion, at: json.position, "version \(number) is not supported")
        }
    }

    private mutating func readList(
        _ field: String, _ element: (inout ReportReader) throws(ReadingStopped) -> Void
    ) throws(ReadingStopped) {
        guard try json.expect(.array, field) else { return }
        var array = try json.openArray()
        while try json.nextElement(&array) {
            if try json.expect(.object, field) { try element(&self) }
        }
    }

    // MARK: Values

    private mutating func readInteger(_ field: String) throws(ReadingStopped) -> Int? {
        let position = json.position
        guard try json.expect(.number, field) else { return nil }
        guard let number = Int(String(decoding: json.bytes[try json.scanNumber()], as: UTF8.self)), number >= 0 else {
            json.log.error(.wrongType, at: position, "'\(field)' must be a whole number")
            return nil
        }
        return number
    }

    /// Reads a text; returns nil for null.
    private mutating func readTextOrNull(_ field: String, _ rule: TextRule) throws(ReadingStopped) -> String? {
        guard try json.peekKind() != .null else {
            try json.skipValue()
            return nil
        }
        return try json.readText(field, rule)?.value
    }

    /// The rule for printed texts: longer than a text of a schedule, since they have times and a place.
    private static let printedText = TextRule(maximumLength: 8000, isPrinted: true)

    // MARK: Entries

    private enum EntryField: String, CaseIterable {
        case date, month, kind, line, number, text, outcome, source
    }

    private static let entryFields = FieldTable<EntryField>()

    private mutating func readEntry() throws(ReadingStopped) {
        var (date, month): (CivilDate?, YearMonth?) = (nil, nil)
        var (kind, line, number): (Entry.Kind?, String?, Int) = (nil, nil, 0)
        var (text, outcome, source): (String?, String?, SourceLocation?) = (nil, nil, nil)
        var entry = try json.openObject()
        while let field = try json.nextField(&entry, in: ReportReader.entryFields, unknown: .skipped) {
            switch field {
            case .date: date = try json.readDate("date")?.value
            case .month: month = try json.readMonth("month")?.value
            case .kind: kind = try json.readText("kind", .name).flatMap { Entry.Kind(rawValue: $0.value) }
            case .line: line = try readTextOrNull("line", .name)
            case .number: number = try readInteger("number") ?? 0
            case .text: text = try json.readText("text", ReportReader.printedText)?.value
            case .outcome: outcome = try json.readText("outcome", .name)?.value
            case .source: source = try readSource()
            }
        }
        json.require([.kind, .line, .text, .outcome], of: entry, in: ReportReader.entryFields, "entry")
        // Superseded entries were not in the schedule.
        guard let kind, let text, outcome != "superseded", let own = date?.yearMonth ?? month else { return }
        report.entries.append(
            PrintedEntry(
                date: date, month: own, kind: kind, lineKey: line, number: number, text: text, source: source))
    }

    private enum SourceField: String, CaseIterable {
        case file, line, column
    }

    private static let sourceFields = FieldTable<SourceField>()

    private mutating func readSource() throws(ReadingStopped) -> SourceLocation? {
        guard try json.peekKind() == .object else {
            try json.skipValue()
            return nil
        }
        var (file, line, column): (String?, Int?, Int?) = (nil, nil, nil)
        var source = try json.openObject()
        while let field = try json.nextField(&source, in: ReportReader.sourceFields, unknown: .skipped) {
            switch field {
            case .file: file = try json.readText("file", TextRule(maximumLength: 4096, isPrinted: true))?.value
            case .line: line = try readInteger("line")
            case .column: column = try readInteger("column")
            }
        }
        guard let file, let line, let column else { return nil }
        return SourceLocation(file: file, line: line, column: column)
    }

    // MARK: Pages

    private enum PageField: String, CaseIterable {
        case kind, from, to
    }

    private static let pageFields = FieldTable<PageField>()

    private mutating func readPage() throws(ReadingStopped) {
        var (kind, first, last): (String?, CivilDate?, CivilDate?) = (nil, nil, nil)
        var page = try json.openObject()
        while let field = try json.nextField(&page, in: ReportReader.pageFields, unknown: .skipped) {
            switch field {
            case .kind: kind = try json.readText("kind", .name)?.value
            case .from: first = try json.readDate("from")?.value
            case .to: last = try json.readDate("to")?.value
            }
        }
        json.require([.kind, .from, .to], of: page, in: ReportReader.pageFields, "page")
        guard let first, let last, first <= last, kind != "changes" else { return }
        if !report.spans.contains(first...last) { report.spans.append(first...last) }
    }
}
