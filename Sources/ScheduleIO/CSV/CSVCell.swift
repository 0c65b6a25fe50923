/// A cell of a table, checked but not yet decoded.
struct CSVCell {
    /// The first character of its text, or its opening quotation mark.
    let start: TextPosition
    /// The bytes between the quotation marks; without marks, from the first nonblank byte to the delimiter.
    let range: Range<Int>
    let quotes: Quotes
    /// The bytes are the text, except for trailing spaces.
    let isPlain: Bool
    /// It has no control characters.
    let isGood: Bool
    /// In scalars for a plain cell, in bytes for any other.
    let writtenLength: Int
    /// Its place is a cell of a sheet; its characters have none of their own.
    var isOnSheet = false

    enum Quotes {
        /// The cell has no quotation marks around it.
        case none
        /// Two quotation marks stand for one in the text.
        case doubled
        /// As ``doubled``, but a single mark is text too.
        case bare
    }
}
