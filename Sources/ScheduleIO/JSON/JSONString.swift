/// A string of the document, checked but not yet decoded.
struct JSONString {
    /// Where its opening quotation mark stands.
    let start: TextPosition
    /// The bytes between the quotation marks.
    let range: Range<Int>
    /// No escapes, and only scalars that cleaning and NFC leave alone: the bytes are the text, but for trimming.
    let isPlain: Bool
    /// Scalars between the quotation marks, with escapes as they are written.
    let writtenLength: Int
}
