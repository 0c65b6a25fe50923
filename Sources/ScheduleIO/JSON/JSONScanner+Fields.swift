extension JSONScanner {
    /// Steps to the value of the next field of `table`; returns nil at the end of the object.
    ///
    /// Skips unknown, repeated and conflicting fields, and logs the problem with each.
    mutating func nextField<Field>(
        _ object: inout JSONObject, in table: FieldTable<Field>, unknown: UnknownField = .rejected
    ) throws(ReadingStopped) -> Field? {
        while let name = try nextName(&object) {
            guard let index = find(name, in: table, guess: object.last + 1) else {
                switch unknown {
                case .rejected: checkUnknown(name, &object, table)
                case .warned: warnIgnored(name)
                case .skipped: break
                }
                try skipValue()
                continue
            }
            object.last = index
            if accept(index, name, &object, table) { return table[index] }
            try skipValue()
        }
        return nil
    }

    /// Logs each of these fields that the object, now read, does not have.
    mutating func require<Field>(
        _ fields: [Field], of object: JSONObject, in table: FieldTable<Field>, _ noun: String
    ) {
        for (index, name) in table.names.enumerated() where fields.contains(table[index]) && !object.has(index) {
            log.error(.missingField, at: object.start, "\(noun) without '\(name)'")
        }
    }

    private func find<Field>(_ name: JSONString, in table: FieldTable<Field>, guess: Int) -> Int? {
        guard name.isPlain else {
            return Array(spelling(of: name).utf8).withUnsafeBufferPointer { table.index(of: $0, guess: guess) }
        }
        return table.index(of: UnsafeBufferPointer(rebasing: bytes[name.range]), guess: guess)
    }

    private mutating func accept<Field>(
        _ index: Int, _ name: JSONString, _ object: inout JSONObject, _ table: FieldTable<Field>
    ) -> Bool {
        guard !object.has(index) else {
            log.error(.repeatedField, at: name.start, "field '\(table.names[index])' given twice")
            return false
        }
        object.seen |= 1 << UInt64(index)
        guard let rival = table.rival(of: index, among: object.seen) else { return true }
        log.error(
            .conflictingFields, at: name.start, "'\(table.names[index])' repeats '\(table.names[rival])'")
        return false
    }

    private mutating func warnIgnored(_ name: JSONString) {
        let word = spelling(of: name).abridged
        log.warning(.ignoredField, at: name.start, "field '\(word)' is ignored")
    }

    private mutating func checkUnknown<Field>(
        _ name: JSONString, _ object: inout JSONObject, _ table: FieldTable<Field>
    ) {
        let word = spelling(of: name)
        guard word.hasPrefix("x-") else {
            let hint = Spelling.hint(for: word, among: table.names)
            log.error(.unknownField, at: name.start, hint: hint, "unknown field '\(word.abridged)'")
            return
        }
        if !object.extensions.insert(Array(word.utf8)).inserted {
            log.error(.repeatedField, at: name.start, "field '\(word.abridged)' given twice")
        }
    }

    /// Returns a string's text, for comparing and for messages. Lone surrogates become U+FFFD.
    func spelling(of string: JSONString) -> String {
        guard !string.isPlain else { return String(decoding: bytes[string.range], as: UTF8.self) }
        var scalars = JSONScalars(string, of: bytes)
        var text = String.UnicodeScalarView()
        while let element = scalars.next() {
            guard case .scalar(let scalar, _) = element.value else {
                text.append("\u{FFFD}")
                continue
            }
            text.append(scalar)
        }
        return String(text)
    }

    /// Returns true if the first field of the document, which must be an object, has one of these names.
    ///
    /// - Parameter isInArray: looks at the first element of a list instead.
    static func begins(
        _ head: UnsafeBufferPointer<UInt8>, withFieldOf names: [String], isInArray: Bool = false
    ) -> Bool {
        var json = JSONScanner(head, file: "")
        return (try? json.firstName(isInArray: isInArray)).map(names.contains) ?? false
    }

    private mutating func firstName(isInArray: Bool) throws(ReadingStopped) -> String? {
        if isInArray {
            guard try peek() == 0x5B else { return nil }
            var array = try openArray()
            guard try nextElement(&array) else { return nil }
        }
        guard try peek() == 0x7B else { return nil }
        var object = try openObject()
        return try nextName(&object).map { spelling(of: $0) }
    }
}

/// The treatment of a field that a table does not have.
enum UnknownField {
    /// Log an error, unless the name begins with `x-`.
    case rejected
    /// Log a warning: another program's field, which is not printed.
    case warned
    /// Skip it silently: another program's field, one of many.
    case skipped
}
