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
