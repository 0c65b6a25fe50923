import CalendarCore

/// The findings of one file.
struct FindingLog {
    let file: String
    /// The sheet of a workbook; nil for a text file.
    let sheet: String?
    private(set) var findings: [Finding] = []
    /// Further findings are not listed.
    static let limit = 1000

    init(file: String, sheet: String? = nil) {
        (self.file, self.sheet) = (file, sheet)
    }

    var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// True if a column is wrong, so that rows cannot be read.
    var hasColumnErrors: Bool {
        findings.contains {
            $0.severity == .error && [.unknownColumn, .repeatedColumn, .conflictingColumns].contains($0.code)
        }
    }

    func location(_ position: TextPosition) -> SourceLocation {
        SourceLocation(file: file, line: position.line, column: position.column, sheet: sheet)
    }

    mutating func error(
        _ code: Finding.Code, at position: TextPosition, hint: String? = nil, _ message: @autoclosure () -> String
    ) {
        report(.error, code, at: position, hint: hint, message)
    }

    mutating func warning(
        _ code: Finding.Code, at position: TextPosition, hint: String? = nil, _ message: @autoclosure () -> String
    ) {
        report(.warning, code, at: position, hint: hint, message)
    }

    mutating func note(_ code: Finding.Code, at position: TextPosition, _ message: @autoclosure () -> String) {
        report(.note, code, at: position, hint: nil, message)
    }

    private mutating func report(
        _ severity: Finding.Severity, _ code: Finding.Code, at position: TextPosition, hint: String?,
        _ message: () -> String
    ) {
        guard findings.count < FindingLog.limit else {
            if findings.count == FindingLog.limit {
                let place = location(position)
                findings.append(Finding(severity, .tooManyErrors, "further findings are not listed", at: place))
            } else if severity == .error {
                findings[FindingLog.limit].severity = .error
            }
            return
        }
        findings.append(Finding(severity, code, message(), hint: hint, at: location(position)))
    }

    /// Logs an error after which nothing more can be read.
    mutating func stop(
        _ code: Finding.Code, at position: TextPosition, hint: String? = nil, _ message: @autoclosure () -> String
    ) -> ReadingStopped {
        error(code, at: position, hint: hint, message())
        return ReadingStopped()
    }

    /// Stops at a byte that begins no valid UTF-8 sequence.
    mutating func notUTF8(_ byte: UInt8, at position: TextPosition) -> ReadingStopped {
        stop(.notUTF8, at: position, "not UTF-8 (byte 0x\(hexadecimal(UInt32(byte), digits: 2)))")
    }

    mutating func append(_ more: [Finding]) {
        findings += more
    }

    /// Takes the words from all findings but the first ones.
    mutating func withholdWords(after count: Int) {
        for index in findings.indices.dropFirst(count) { findings[index] = findings[index].withholdingWords }
    }

    /// Takes the words from some findings.
    mutating func withholdWords(where isPrivate: (Finding) -> Bool) {
        findings = findings.map { isPrivate($0) ? $0.withholdingWords : $0 }
    }

    mutating func removeAll(where isObsolete: (Finding) -> Bool) {
        findings.removeAll(where: isObsolete)
    }

    /// The findings, sorted by place.
    var sorted: [Finding] {
        findings.sorted { a, b in
            guard let a = a.location, let b = b.location else { return a.location != nil }
            return (a.line, a.column) < (b.line, b.column)
        }
    }
}

/// Thrown if reading cannot continue; the reason is in the log.
struct ReadingStopped: Error {}
