/// The fields of a kind of record. This list is all that files, stores, stamps and comparisons know of it.
package struct RecordFields<Record: Sendable>: Sendable {
    /// What they know without a record.
    package let shape: RecordShape
    private let fields: [RecordField<Record>]
    private let blank: @Sendable (_ number: Int) -> Record
    private var location: (WritableKeyPath<Record, SourceLocation?> & Sendable)?

    /// - Parameters:
    ///   - noun: the word for the record in messages.
    ///   - subject: the names of the fields that say which record it is; empty if two of one list may have the same.
    ///   - isOrdered: whether the order of several in a list means something.
    ///   - blank: a record without values; `number` is its place in a list, from 1.
    init(
        _ noun: String, subject: [String] = [], isOrdered: Bool = false,
        blank: @escaping @Sendable (_ number: Int) -> Record,
        _ fields: [RecordField<Record>]
    ) {
        shape = RecordShape(noun, subject: subject, isOrdered: isOrdered, fields.map(\.shape))
        self.fields = fields
        self.blank = blank
    }

    /// The same of records that know their places in the user's file.
    func located(at path: WritableKeyPath<Record, SourceLocation?> & Sendable) -> RecordFields {
        var fields = self
        fields.location = path
        return fields
    }

    /// The values of a record.
    package func values(of record: Record) -> FieldValues {
        var values = FieldValues(location: location.flatMap { record[keyPath: $0] })
        for field in fields { values[field.shape.name] = field.value(record) }
        return values
    }

    /// Returns the record with these values; nil if one that it needs is missing, or one is wrong.
    ///
    /// - Parameter number: its place in a list, from 1.
    package func record(_ values: FieldValues, number: Int = 1) -> Record? {
        var record = blank(number)
        for field in fields {
            guard let value = values[field.shape.name] else {
                if field.shape.isNeeded { return nil }
                continue
            }
            guard field.take(value, &record) else { return nil }
        }
        if let location { record[keyPath: location] = values.location }
        return record
    }
}

/// A record that has an identity in its source.
package protocol IdentifiedRecord {
    var identity: RecordIdentity? { get set }
    var modified: Instant? { get set }
}

extension RecordFields where Record: IdentifiedRecord {
    /// Returns the record with these values, which has an identity and was changed at a time.
    package func record(_ values: FieldValues, _ identity: RecordIdentity?, _ modified: Instant?) -> Record? {
        guard var record = record(values) else { return nil }
        record.identity = identity
        record.modified = modified
        return record
    }
}

/// A field of a record.
package struct RecordField<Record: Sendable>: Sendable {
    private(set) var shape: FieldShape
    /// The value in a record; nil for none.
    let value: @Sendable (Record) -> FieldValue?
    /// Sets the value in a record. Returns false for a wrong one.
    let take: @Sendable (FieldValue, inout Record) -> Bool

    package typealias Path<Value> = WritableKeyPath<Record, Value> & Sendable

    /// The same, with a column in tables.
    func column(_ use: String, _ words: [String] = []) -> RecordField {
        var field = self
        field.shape.column = FieldColumn(use: use, words: words)
        return field
    }
}

// MARK: Values that may be missing

extension RecordField {
    private static func optional<Value>(
        _ name: String, _ visibility: FieldVisibility, _ form: FieldForm, _ path: Path<Value?>,
        text: @escaping @Sendable (Value) -> String, read: @escaping @Sendable (String) -> Value?
    ) -> RecordField {
        RecordField(
            shape: FieldShape(name, form, visibility),
            value: { $0[keyPath: path].map { .text(text($0)) } },
            take: { value, record in
                guard case .text(let written) = value, let value = read(written) else { return false }
                record[keyPath: path] = value
                return true
            })
    }

    /// A printed text.
    static func text(_ name: String, _ visibility: FieldVisibility, _ path: Path<String?>) -> RecordField {
        optional(name, visibility, .text, path, text: { $0 }, read: { $0 })
    }

    /// A short printed text: a name, a heading.
    static func name(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<String?>, atMost limit: Int
    ) -> RecordField {
        optional(name, visibility, .name(atMost: limit), path, text: { $0 }, read: { $0.ofLength(1...limit) })
    }

    /// A short printed text, of which messages speak as of a `noun`.
    static func short(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<String?>, _ noun: String,
        _ lengths: ClosedRange<Int>
    ) -> RecordField {
        optional(name, visibility, .short(noun, lengths), path, text: { $0 }, read: { $0.ofLength(lengths) })
    }

    /// A name of a person.
    static func person(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<String?>, _ lengths: ClosedRange<Int>
    ) -> RecordField {
        optional(name, visibility, .person(lengths), path, text: { $0 }, read: { $0.asPersonName(lengths) })
    }

    static func date(_ name: String, _ visibility: FieldVisibility, _ path: Path<CivilDate?>) -> RecordField {
        optional(name, visibility, .date, path, text: \.description, read: CivilDate.init(inSchedule:))
    }

    static func count(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<Int?>, _ range: ClosedRange<Int>
    ) -> RecordField {
        optional(name, visibility, .count(range), path, text: \.description, read: { Int($0, in: range) })
    }

    /// Hours in hundredths.
    static func hours(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<Int?>, atMost limit: Int
    ) -> RecordField {
        optional(
            name, visibility, .hours(atMost: limit), path, text: { Hundredths($0).numeral },
            read: { Hundredths($0).flatMap { (0...limit).contains($0.value) ? $0.value : nil } })
    }

    /// From one time of day to another.
    static func timeSpan<Span>(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<Span?>, example: String,
        text: @escaping @Sendable (Span) -> String, read: @escaping @Sendable (String) -> Span?
    ) -> RecordField {
        optional(
            name, visibility, .timeSpan(example: example, isValid: { read($0) != nil }), path, text: text, read: read)
    }

    /// One of the words of an enumeration.
    static func word<Word: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<Word?>
    ) -> RecordField where Word.RawValue == String {
        optional(
            name, visibility, .word(Word.allCases.map(\.rawValue)), path, text: \.rawValue,
            read: Word.init(rawValue:))
    }
}

// MARK: Values that every record has

extension RecordField {
    private static func needed<Value>(
        _ name: String, _ visibility: FieldVisibility, _ form: FieldForm, _ path: Path<Value>, isNeeded: Bool = true,
        text: @escaping @Sendable (Value) -> String, read: @escaping @Sendable (String) -> Value?
    ) -> RecordField {
        RecordField(
            shape: FieldShape(name, form, visibility, isNeeded: isNeeded),
            value: { .text(text($0[keyPath: path])) },
            take: { value, record in
                guard case .text(let written) = value, let value = read(written) else { return false }
                record[keyPath: path] = value
                return true
            })
    }

    /// A name for programs.
    static func identifier(_ name: String, _ visibility: FieldVisibility, _ path: Path<String>) -> RecordField {
        needed(name, visibility, .identifier, path, text: { $0 }, read: { $0.isEmpty ? nil : $0 })
    }

    /// The key of a line.
    static func lineKey(_ name: String, _ visibility: FieldVisibility, _ path: Path<String>) -> RecordField {
        needed(name, visibility, .lineKey, path, text: { $0 }, read: { ScheduleLine.isKey($0) ? $0 : nil })
    }

    /// A printed text that is not blank.
    static func words(_ name: String, _ visibility: FieldVisibility, _ path: Path<String>) -> RecordField {
        needed(name, visibility, .words, path, text: { $0 }, read: { $0.isEmpty ? nil : $0 })
    }

    /// A short printed text, of which messages speak as of a `noun`.
    static func short(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<String>, _ noun: String,
        _ lengths: ClosedRange<Int>
    ) -> RecordField {
        needed(name, visibility, .short(noun, lengths), path, text: { $0 }, read: { $0.ofLength(lengths) })
    }

    /// The name of a person.
    static func person(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<String>, _ lengths: ClosedRange<Int>
    ) -> RecordField {
        needed(name, visibility, .person(lengths), path, text: { $0 }, read: { $0.asPersonName(lengths) })
    }

    /// True or false; a file can leave out the usual value unless `isNeeded`.
    static func flag(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<Bool>, isNeeded: Bool
    ) -> RecordField {
        needed(name, visibility, .flag, path, isNeeded: isNeeded, text: \.description, read: { Bool($0) })
    }

    /// A whole number; a file can leave out the usual one.
    static func count(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<Int>, _ range: ClosedRange<Int>
    ) -> RecordField {
        needed(
            name, visibility, .count(range), path, isNeeded: false, text: \.description, read: { Int($0, in: range) })
    }

    /// How long a document is valid; a file can leave it out for one that is missing.
    static func expiry(
        _ name: String, _ visibility: FieldVisibility, _ path: Path<Requirement.Validity>
    ) -> RecordField {
        needed(
            name, visibility, .expiry, path, isNeeded: false, text: \.word, read: Requirement.Validity.init(word:))
    }
}

// MARK: Lists and records

extension RecordField {
    /// Texts in order.
    static func list(
        _ name: String, _ visibility: FieldVisibility, of form: FieldForm, _ path: Path<[String]>, atMost limit: Int,
        read: @escaping @Sendable (String) -> String?
    ) -> RecordField {
        RecordField(
            shape: FieldShape(name, .list(form, atMost: limit), visibility),
            value: { $0[keyPath: path].isEmpty ? nil : .list($0[keyPath: path]) },
            take: { value, record in
                guard case .list(let texts) = value, texts.count <= limit, texts.allSatisfy({ read($0) != nil }) else {
                    return false
                }
                record[keyPath: path] = texts
                return true
            })
    }

    /// One record inside another.
    static func record<Inner>(
        _ name: String, _ visibility: FieldVisibility, _ fields: RecordFields<Inner>, _ path: Path<Inner?>
    ) -> RecordField {
        RecordField(
            shape: FieldShape(name, .record(fields.shape), visibility),
            value: { $0[keyPath: path].map { .record(fields.values(of: $0)) } },
            take: { value, record in
                guard case .record(let values) = value, let inner = fields.record(values) else { return false }
                record[keyPath: path] = values.isEmpty ? nil : inner
                return true
            })
    }

    /// Records in order, no two of the same subject.
    static func records<Element>(
        _ name: String, _ visibility: FieldVisibility, _ fields: RecordFields<Element>, _ path: Path<[Element]>,
        atMost limit: Int, isNeeded: Bool
    ) -> RecordField {
        RecordField(
            shape: FieldShape(name, .records(fields.shape, atMost: limit), visibility, isNeeded: isNeeded),
            value: { .records($0[keyPath: path].map(fields.values)) },
            take: { value, record in
                guard case .records(let list) = value, list.count <= limit else { return false }
                let elements = list.enumerated().compactMap { fields.record($1, number: $0 + 1) }
                let subjects = Set(list.map { values in fields.shape.subject.map(values.text) })
                guard elements.count == list.count, fields.shape.subject.isEmpty || subjects.count == list.count
                else { return false }
                record[keyPath: path] = elements
                return true
            })
    }
}

// MARK: Texts

extension String {
    /// Itself if it has so many characters (Unicode scalars), else nil.
    func ofLength(_ lengths: ClosedRange<Int>) -> String? {
        lengths.contains(unicodeScalars.count) ? self : nil
    }

    /// Itself if it has so many characters, and a letter or a digit, else nil.
    func asPersonName(_ lengths: ClosedRange<Int>) -> String? {
        ofLength(lengths).flatMap { $0.hasWords ? $0 : nil }
    }
}

extension Int {
    /// Returns nil for anything but a whole number of a range.
    fileprivate init?(_ text: String, in range: ClosedRange<Int>) {
        guard let number = Int(text), range.contains(number) else { return nil }
        self = number
    }
}
