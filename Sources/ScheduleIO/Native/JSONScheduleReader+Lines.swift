import CalendarCore

extension JSONScheduleReader {
    enum LineField: String, CaseIterable {
        case key, label, place, weight
    }

    static let lineFields = FieldTable<LineField>()
    /// The indices of the default lines, by their keys.
    static let labelFields = FieldTable(ScheduleLine.defaults.enumerated().map { ($1.key, $0) })

    /// Reads `labels`: other labels for the four default lines.
    mutating func readLabels() throws(ReadingStopped) {
        guard try json.expect(.object, "labels") else { return }
        var object = try json.openObject()
        while let line = try json.nextField(&object, in: JSONScheduleReader.labelFields) {
            if let label = try readLabel() { lines[line].label = label }
        }
    }

    /// Reads `lines`: the file's own lines.
    mutating func readLines() throws(ReadingStopped) {
        guard try json.expect(.array, "lines") else { return }
        let start = json.position
        var (declared, array) = ([ScheduleLine](), try json.openArray())
        while try json.nextElement(&array) {
            guard try json.expect(.object, "a line", quoted: false), let line = try readLine(declared) else { continue }
            declared.append(line)
        }
        if !(1...ScheduleLine.maximumCount).contains(array.count) {
            json.log.error(
                .tooMany, at: start, "\(array.count) lines (1 to \(ScheduleLine.maximumCount) allowed)")
        }
        lines = Array(declared.prefix(ScheduleLine.maximumCount))
        dayFields = .days(declaring: lines)
    }

    private mutating func readLine(_ declared: [ScheduleLine]) throws(ReadingStopped) -> ScheduleLine? {
        var (key, label): (String?, String?)
        var (place, weight): (ScheduleLine.Place?, ScheduleLine.Weight?)
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: JSONScheduleReader.lineFields) {
            switch field {
            case .key: key = try readKey(declared)
            case .label: label = try readLabel()
            case .place: place = try readWord("place")
            case .weight: weight = try readWord("weight")
            }
        }
        json.require([.key, .label], of: object, in: JSONScheduleReader.lineFields, "line")
        guard let key else { return nil }
        var line = ScheduleLine.ordinary(key: key, label: label ?? key)
        (line.place, line.weight) = (place ?? line.place, weight ?? line.weight)
        return line
    }

    /// Reads one of a few words.
    private mutating func readWord<Word: RawRepresentable & CaseIterable>(
        _ field: String
    ) throws(ReadingStopped) -> Word? where Word.RawValue == String {
        guard let string = try json.readString(field) else { return nil }
        let text = json.spelling(of: string)
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map(\.rawValue)
            let hint = Spelling.hint(for: text, among: words) ?? "use '\(words.joined(separator: "' or '"))'"
            json.log.error(
                .unknownWord, at: string.start, hint: hint, "'\(text.abridged)' is not a '\(field)' of a line")
            return nil
        }
        return word
    }

    private mutating func readKey(_ declared: [ScheduleLine]) throws(ReadingStopped) -> String? {
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

    private mutating func readLabel() throws(ReadingStopped) -> String? {
        try readShortText("label", "label", ScheduleLine.labelLengths)
    }

    /// Reads a label, or another short text.
    mutating func readShortText(
        _ field: String, _ noun: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> String? {
        try readLocatedText(field, noun, lengths)?.value
    }

    /// Reads a label, or another short text, with its place.
    mutating func readLocatedText(
        _ field: String, _ noun: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> Located<String>? {
        guard let text = try json.readText(field, .text) else { return nil }
        let length = text.value.unicodeScalars.count
        guard lengths.contains(length) else {
            json.log.error(
                .textTooLong, at: text.position,
                "\(noun) of \(length) characters (\(lengths.lowerBound) to \(lengths.upperBound) allowed)")
            return nil
        }
        return text
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
