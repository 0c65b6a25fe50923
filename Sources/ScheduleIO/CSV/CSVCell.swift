/// A cell of a table, checked but not yet decoded.
struct CSVCell {
    /// Where its text begins, or its opening quotation mark.
    let start: TextPosition
    /// The bytes between the quotation marks, or from the first that is no blank to the delimiter.
    let range: Range<Int>
    let quotes: Quotes
    /// The bytes are the text, but for spaces at the end.
    let isPlain: Bool
    /// There is no control character in it.
    let isGood: Bool
    /// Scalars of a plain cell; bytes of another.
    let writtenLength: Int

    enum Quotes {
        /// The cell stands without quotation marks.
        case none
        /// Two quotation marks are one in the text.
        case doubled
        /// As ``doubled``, but one alone is text too.
        case bare
    }
}
