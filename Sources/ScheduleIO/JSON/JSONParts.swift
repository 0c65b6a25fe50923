/// The kinds of JSON values, as messages name them.
enum JSONKind: String {
    case object = "an object"
    case array = "a list"
    case string = "text"
    case number = "a number"
    case boolean = "true or false"
    case null = "null"
}

/// A string of the document, checked but not yet decoded.
struct JSONString {
    /// The place of its opening quotation mark.
    let start: TextPosition
    /// The bytes between the quotation marks.
    let range: Range<Int>
    /// True if there are no escapes, and only scalars that cleaning and NFC keep: the bytes, trimmed, are the text.
    let isPlain: Bool
    /// Scalars between the quotation marks, counting escapes as written.
    let writtenLength: Int
}

/// The scanner's place in an object.
struct JSONObject {
    let start: TextPosition
    var isFirst = true
    /// The fields read so far, as bits by their index in the table.
    var seen: UInt64 = 0
    /// The index of the last field read.
    var last = -1
    /// The names of `x-` fields.
    var extensions: Set<[UInt8]> = []

    /// Returns true if the field at this index in the table has been read.
    func has(_ index: Int) -> Bool { seen & 1 << UInt64(index) != 0 }

    /// Returns true if this field has been read.
    func has<Field>(_ field: Field, in table: FieldTable<Field>) -> Bool { table.index(of: field).map(has) ?? false }

    /// Returns the name of the last field read.
    func lastName<Field>(in table: FieldTable<Field>) -> String { table.names[last] }
}

/// The scanner's place in an array.
struct JSONArray {
    let start: TextPosition
    /// The number of elements started.
    var count = 0
}
