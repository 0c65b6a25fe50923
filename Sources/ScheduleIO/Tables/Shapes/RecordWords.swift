/// The words for a kind of record and for the columns that its tables must have.
///
/// They are apart from the fields, because every run of the program puts them into its help.
struct RecordWords: Sendable {
    let noun: String
    /// The name of the field that says what it is.
    let subject: String
    /// The fields that a table must have; of each list, one.
    let needed: [[String]]

    /// The name of the field with the person, whom all of them have.
    static let person = "person"

    static let document = RecordWords(noun: "document", subject: "kind", needed: [[person], ["kind"], ["expires"]])
    static let item = RecordWords(
        noun: "item", subject: "item", needed: [[person], ["template"], ["item"], ["done", "date"]])

    /// Returns the word of options for a field.
    func word(for name: String) -> String { name == subject ? noun : name }

    /// The words of options for columns that only tables of records have: `document`, `expires`.
    static var own: [String] {
        [document, item].flatMap { words in words.needed.joined().map(words.word) }.filter { ColumnMeaning($0) == nil }
    }
}
