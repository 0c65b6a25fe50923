/// A string of the document, checked but not yet decoded.
struct JSONString {
    /// The place of its opening quotation mark.
    let start: TextPosition
    /// The bytes between the quotation marks.
    let range: Range<Int>
    /// No escapes, and only scalars that cleaning and NFC leave unchanged: the bytes are the text, except for trimming.
    let isPlain: Bool
    /// Scalars between the quotation marks, counting escapes as written.
    let writtenLength: Int
}
