import CalendarCore

/// Reads the values of a source and its lines: values that no reader would have accepted are damage.
struct StoredSourceReader {
    let database: Database
    /// The place of the values, for messages.
    let place: String

    func text(_ text: String?) throws(StoreError) -> String { try database.text(text, in: place) }

    /// Reads a text of this number of characters (Unicode scalars).
    func text(_ text: String?, lengths: ClosedRange<Int>) throws(StoreError) -> String {
        let text = try self.text(text)
        guard lengths.contains(text.unicodeScalars.count) else { throw damage("a text is empty or too long") }
        return text
    }

    /// Reads the key of a line that none of the others has.
    func key(_ text: String?, among lines: [ScheduleLine]) throws(StoreError) -> String {
        guard let key = text, ScheduleLine.isKey(key), !lines.contains(where: { $0.key == key }) else {
            throw damage("a key cannot be that of a line")
        }
        return key
    }

    /// Reads an optional id.
    func identity(_ id: String?) throws(StoreError) -> String? {
        guard id.map(TextRule.name.allows) ?? true else { throw damage("the id is too long") }
        return id
    }

    /// Reads an optional time zone.
    func timeZone(_ name: String?) throws(StoreError) -> String? {
        guard name.map(TimeZoneDatabase.system.contains) ?? true else { throw damage("the time zone is unknown") }
        return name
    }

    /// Reads words, one per line; the default ones for nil.
    func closedWords(_ column: String?) throws(StoreError) -> [String] {
        guard let column else { return Closing.defaultWords }
        var words: [String] = []
        for word in column.split(separator: "\n") { words.append(try text(String(word), lengths: Closing.wordLengths)) }
        return words
    }

    /// Reads a person; `spellings` has one per line.
    func person(_ name: String?, initials: String?, spellings: String?) throws(StoreError) -> Person {
        let initials = try initials.map { (text) throws(StoreError) in
            try self.name(text, lengths: Person.initialsLengths)
        }
        var person = Person(name: try self.name(name, lengths: Person.nameLengths), initials: initials)
        for spelling in (spellings ?? "").split(separator: "\n") {
            person.spellings.append(try self.name(String(spelling), lengths: Person.nameLengths))
        }
        return person
    }

    private func name(_ text: String?, lengths: ClosedRange<Int>) throws(StoreError) -> String {
        let name = try self.text(text, lengths: lengths)
        guard !Provider.words(of: name).isEmpty else { throw damage("a name has no letter and no digit") }
        return name
    }

    private func damage(_ what: String) -> StoreError { StoreError(database.path, .damaged, "\(place): \(what)") }
}
