/// Who sees a field of a record on paper.
///
/// Each field says it; there is no default. A stamp covers what is seen, and `--since` tells of it.
package enum FieldVisibility: Sendable {
    /// Everybody who reads a page that shows the record.
    case stamped
    /// Those who ask for it by an option.
    case `private`
    /// Nobody: it is for programs.
    case unseen
}

/// The values that a field takes, and how files write them.
package indirect enum FieldForm: Sendable {
    /// A name for programs: any text that is not blank.
    case identifier
    /// The key of a line: a lower-case word.
    case lineKey
    /// A printed text; one that is blank is none.
    case text
    /// A printed text that is not blank.
    case words
    /// A short printed text; one that is blank is none.
    case name(atMost: Int)
    /// A short printed text, as messages call it: `a kind`.
    case short(String, ClosedRange<Int>)
    /// The name of a person, which has a letter or a digit.
    case person(ClosedRange<Int>)
    case date
    /// The day on which a document expires, ``never``, or ``missing``, which JSON writes as null.
    case expiry
    /// True or false.
    case flag
    case count(ClosedRange<Int>)
    /// Hours with at most two decimals; at most so many hundredths.
    case hours(atMost: Int)
    /// From one time of day to another, as in the example.
    case timeSpan(example: String, isValid: @Sendable (String) -> Bool)
    /// One of a few words.
    case word([String])
    /// Several texts, at most so many.
    case list(FieldForm, atMost: Int)
    case record(RecordShape)
    /// Records in order, at most so many.
    case records(RecordShape, atMost: Int)

    /// The word for a document that does not expire.
    package static let never = "never"
    /// The word for a document that the person does not have.
    package static let missing = "missing"
}

/// A field of any record: what files and messages know of it.
package struct FieldShape: Sendable {
    /// Its name in files.
    package let name: String
    /// Its values.
    package let form: FieldForm
    /// Who sees it.
    package let visibility: FieldVisibility
    /// True if no record can do without it.
    package let isNeeded: Bool
    /// Its column in tables; nil if tables do not have it.
    package var column: FieldColumn?

    package init(_ name: String, _ form: FieldForm, _ visibility: FieldVisibility, isNeeded: Bool = false) {
        self.name = name
        self.form = form
        self.visibility = visibility
        self.isNeeded = isNeeded
    }
}

/// The column of a field in tables.
package struct FieldColumn: Sendable {
    /// The word for its use in messages: `valid until`.
    package let use: String
    /// The words at its head, beside those of every date or person: lower-case letters and digits without accents.
    package let words: [String]
}

/// The fields of a kind of record, in the order in which files have them.
package struct RecordShape: Sendable {
    /// The word for the record in messages: `item`.
    package let noun: String
    /// The names of the fields that say which record it is: no two of one list have the same. Empty if two may.
    package let subject: [String]
    /// True if the order of several in a list means something.
    package let isOrdered: Bool
    /// In the order in which they are written.
    package var fields: [FieldShape]

    package init(_ noun: String, subject: [String] = [], isOrdered: Bool, _ fields: [FieldShape]) {
        self.noun = noun
        self.subject = subject
        self.isOrdered = isOrdered
        self.fields = fields
    }

    /// The word with its article: `an item`.
    package var aNoun: String { "aeiou".contains(noun.prefix(1)) ? "an \(noun)" : "a \(noun)" }

    /// The words that say which record it is: `Averbeck, CPR`.
    package func subject(of values: FieldValues) -> String {
        subject.compactMap(values.text).joined(separator: ", ")
    }

    package subscript(name: String) -> FieldShape? { fields.first { $0.name == name } }
}

/// The value of a field, as text.
package enum FieldValue: Hashable, Sendable {
    case text(String)
    case list([String])
    case record(FieldValues)
    case records([FieldValues])
}

/// The values of a record's fields, by their names. A field that is not there has no value.
package struct FieldValues: Sendable {
    /// In any order. A record has few: looking through them takes less than hashing a name.
    private var values: [Named] = []
    /// The place of the record in the user's file.
    package var location: SourceLocation?

    private struct Named: Hashable, Sendable {
        let name: String
        var value: FieldValue
    }

    package init(location: SourceLocation? = nil) { self.location = location }

    package subscript(name: String) -> FieldValue? {
        get { values.first { $0.name == name }?.value }
        set {
            let index = values.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): values[index].value = value
            case (let index?, nil): values.remove(at: index)
            case (nil, let value?): values.append(Named(name: name, value: value))
            case (nil, nil): return
            }
        }
    }

    /// The text of a field; nil without one, and for a list.
    package func text(_ name: String) -> String? {
        if case .text(let text)? = self[name] { text } else { nil }
    }

    package var isEmpty: Bool { values.isEmpty }
}

extension FieldValues: Hashable {
    package static func == (some: FieldValues, other: FieldValues) -> Bool {
        some.location == other.location && some.values.count == other.values.count
            && some.values.allSatisfy { other[$0.name] == $0.value }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(Set(values))
    }
}
