import CalendarCore

/// Reads the lines that a file declares.
enum LineReader {
    private static let reader = RecordReader(ScheduleLine.fields.shape)
    /// The indices of the default lines, by their keys.
    static let labelFields = FieldTable(ScheduleLine.defaults.enumerated().map { ($1.key, $0) })

    /// Reads `labels`: other labels for the four default lines.
    static func readLabels(of lines: inout [ScheduleLine], _ json: inout JSONScanner) throws(ReadingStopped) {
        guard try json.expect(.object, "labels") else { return }
        var object = try json.openObject()
        while let line = try json.nextField(&object, in: labelFields) {
            if let label = try readLabel(&json) { lines[line].label = label }
        }
    }

    /// Reads `lines`: the file's own lines. Returns nil for another kind of value, which is logged.
    static func readLines(_ json: inout JSONScanner) throws(ReadingStopped) -> [ScheduleLine]? {
        guard try json.expect(.array, "lines") else { return nil }
        let start = json.position
        var (declared, array) = ([ScheduleLine](), try json.openArray())
        while try json.nextElement(&array) {
            guard try json.expect(.object, "a line", quoted: false), let line = try readLine(&json, declared) else {
                continue
            }
            declared.append(line)
        }
        if !(1...ScheduleLine.maximumCount).contains(array.count) {
            json.log.error(
                .tooMany, at: start, "\(array.count) lines (1 to \(ScheduleLine.maximumCount) allowed)")
        }
        return Array(declared.prefix(ScheduleLine.maximumCount))
    }

    private static func readLine(
        _ json: inout JSONScanner, _ declared: [ScheduleLine]
    ) throws(ReadingStopped) -> ScheduleLine? {
        guard let record = try reader.read(&json), let line = ScheduleLine.fields.record(record.values) else {
            return nil
        }
        guard !declared.contains(where: { $0.key == line.key }) else {
            json.log.error(.repeatedLine, at: record.place("key"), "line '\(line.key)' declared twice")
            return nil
        }
        return line
    }

    private static func readLabel(_ json: inout JSONScanner) throws(ReadingStopped) -> String? {
        try json.readShortText("label", "label", ScheduleLine.labelLengths)
    }
}
