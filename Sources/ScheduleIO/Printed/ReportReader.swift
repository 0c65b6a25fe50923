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

    private static let fields = FieldTable(["format", "version", "only", "entries", "pages"])

    private mutating func readDocument() throws(ReadingStopped) {
        guard try json.peek() == 0x7B else {
            throw json.log.stop(.wrongType, at: json.position, "expected an object")
        }
        var document = try json.openObject()
        while let field = try json.nextField(&document, in: ReportReader.fields, unknown: .skipped) {
            switch field {
            case 1: try readVersion()
            case 2: report.only = try json.readText("only", .text)?.value
            case 3: try readList("entries") { reader throws(ReadingStopped) in try reader.readEntry() }
            case 4: try readList("pages") { reader throws(ReadingStopped) in try reader.readPage() }
            default: try json.skipValue()
            }
        }
        json.require(["format", "version", "entries", "pages"], of: document, in: ReportReader.fields, "report")
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
        guard try hasKind(.array, field) else { return }
        var array = try json.openArray()
        while try json.nextElement(&array) {
            if try hasKind(.object, field) { try element(&self) }
        }
    }

    // MARK: Values

    /// Returns false after a value of another kind, which is logged.
    private mutating func hasKind(_ kind: JSONKind, _ field: String) throws(ReadingStopped) -> Bool {
        let found = try json.peekKind()
        guard found != kind else { return true }
        json.log.error(
            .wrongType, at: json.position, "'\(field)' must be \(kind.rawValue), found \(found.rawValue)")
        try json.skipValue()
        return false
    }

    private mutating func readInteger(_ field: String) throws(ReadingStopped) -> Int? {
        let position = json.position
        guard try hasKind(.number, field) else { return nil }
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

    private static let entryFields = FieldTable([
        "date", "month", "kind", "line", "number", "text", "outcome", "source",
    ])

    private mutating func readEntry() throws(ReadingStopped) {
        var (date, month): (CivilDate?, YearMonth?) = (nil, nil)
        var (kind, line, number): (Entry.Kind?, String?, Int) = (nil, nil, 0)
        var (text, outcome, source): (String?, String?, SourceLocation?) = (nil, nil, nil)
        var entry = try json.openObject()
        while let field = try json.nextField(&entry, in: ReportReader.entryFields, unknown: .skipped) {
            switch field {
            case 0: date = try json.readDate("date")?.value
            case 1: month = try json.readMonth("month")?.value
            case 2: kind = try json.readText("kind", .name).flatMap { Entry.Kind(rawValue: $0.value) }
            case 3: line = try readTextOrNull("line", .name)
            case 4: number = try readInteger("number") ?? 0
            case 5: text = try json.readText("text", ReportReader.printedText)?.value
            case 6: outcome = try json.readText("outcome", .name)?.value
            default: source = try readSource()
            }
        }
        json.require(["kind", "line", "text", "outcome"], of: entry, in: ReportReader.entryFields, "entry")
        // Superseded entries were not in the schedule.
        guard let kind, let text, outcome != "superseded", let own = date?.yearMonth ?? month else { return }
        report.entries.append(
            PrintedEntry(
                date: date, month: own, kind: kind, lineKey: line, number: number, text: text, source: source))
    }

    private static let sourceFields = FieldTable(["file", "line", "column"])

    private mutating func readSource() throws(ReadingStopped) -> SourceLocation? {
        guard try json.peekKind() == .object else {
            try json.skipValue()
            return nil
        }
        var (file, line, column): (String?, Int?, Int?) = (nil, nil, nil)
        var source = try json.openObject()
        while let field = try json.nextField(&source, in: ReportReader.sourceFields, unknown: .skipped) {
            switch field {
            case 0: file = try json.readText("file", TextRule(maximumLength: 4096, isPrinted: true))?.value
            case 1: line = try readInteger("line")
            default: column = try readInteger("column")
            }
        }
        guard let file, let line, let column else { return nil }
        return SourceLocation(file: file, line: line, column: column)
    }

    // MARK: Pages

    private static let pageFields = FieldTable(["kind", "from", "to"])

    private mutating func readPage() throws(ReadingStopped) {
        var (kind, first, last): (String?, CivilDate?, CivilDate?) = (nil, nil, nil)
        var page = try json.openObject()
        while let field = try json.nextField(&page, in: ReportReader.pageFields, unknown: .skipped) {
            switch field {
            case 0: kind = try json.readText("kind", .name)?.value
            case 1: first = try json.readDate("from")?.value
            default: last = try json.readDate("to")?.value
            }
        }
        guard let first, let last, first <= last, kind != "changes" else { return }
        if !report.spans.contains(first...last) { report.spans.append(first...last) }
    }
}
