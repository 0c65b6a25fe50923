/// A cell of a table, checked but not yet decoded.
struct CSVCell {
    /// The place of the first character of its text, or of its opening quotation mark.
    let start: TextPosition
    /// The bytes between the quotation marks; without marks, from the first nonblank byte to the delimiter.
    let range: Range<Int>
    let quotes: Quotes
    /// True if the bytes are the text, except for trailing spaces.
    let isPlain: Bool
    /// True if it has no control characters.
    let isGood: Bool
    /// In scalars for a plain cell, in bytes for any other.
    let writtenLength: Int
    /// True if its place is a cell of a sheet; its characters then have no places of their own.
    var isOnSheet = false

    enum Quotes {
        /// The cell has no quotation marks around it.
        case none
        /// Two quotation marks mean one in the text.
        case doubled
        /// As ``doubled``, but a single mark is text too.
        case bare
    }
}
