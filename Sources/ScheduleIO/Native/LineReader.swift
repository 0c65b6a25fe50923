import CalendarCore

/// Reads the lines that a file declares.
enum LineReader {
    enum Field: String, CaseIterable {
        case key, label, code, hours, place, weight
    }

    static let fields = FieldTable<Field>()
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
        var (key, label, code, hours): (String?, String?, String?, ShiftHours?)
        var (place, weight): (ScheduleLine.Place?, ScheduleLine.Weight?)
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .key: key = try readKey(&json, declared)
            case .label: label = try readLabel(&json)
            case .code: code = try json.readShortText("code", "code", ScheduleLine.labelLengths)
            case .hours: hours = try json.readHours("hours", "17:00-08:00", ShiftHours.init(text:))
            case .place: place = try json.readWord("place", of: "a line")?.value
            case .weight: weight = try json.readWord("weight", of: "a line")?.value
            }
        }
        json.require([.key, .label], of: object, in: fields, "line")
        guard let key else { return nil }
        var line = ScheduleLine.ordinary(key: key, label: label ?? key)
        (line.code, line.hours) = (code, hours)
        (line.place, line.weight) = (place ?? line.place, weight ?? line.weight)
        return line
    }

    private static func readKey(
        _ json: inout JSONScanner, _ declared: [ScheduleLine]
    ) throws(ReadingStopped) -> String? {
        guard let string = try json.readString("key") else { return nil }
        let key = json.spelling(of: string)
        guard ScheduleLine.isKey(key) else {
            json.log.error(
                .invalidName, at: string.start,
                hint:
                    "use a lowercase letter, then up to 31 lowercase letters, digits or '_'; not date, id, zone or modified",
                "'\(key.abridged)' cannot be the key of a line")
            return nil
        }
        guard !declared.contains(where: { $0.key == key }) else {
            json.log.error(.repeatedLine, at: string.start, "line '\(key)' declared twice")
            return nil
        }
        return key
    }

    private static func readLabel(_ json: inout JSONScanner) throws(ReadingStopped) -> String? {
        try json.readShortText("label", "label", ScheduleLine.labelLengths)
    }
}

extension ScheduleLine {
    /// Returns true if a line may have this key: `[a-z][a-z0-9_]{0,31}`, and not a field that every day has.
    static func isKey(_ key: String) -> Bool {
        guard let first = key.utf8.first, (0x61...0x7A).contains(first), key.utf8.count <= 32 else { return false }
        let isWord = key.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
        }
        return isWord && !["date", "id", "zone", "modified"].contains(key)
    }
}
