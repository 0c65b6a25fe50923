/// Decides which quotation mark closes a cell in a file that quotes every cell and escapes nothing.
///
/// In such a file `"` ends a cell only before `,"` or at the end of a row; anywhere else it is text.
struct CSVBareQuotes {
    /// The number of columns in the header. In the last column, `","` separates nothing.
    let columnCount: Int

    enum Role {
        case closing
        case text
        /// This mark and the next are one mark of the text: a program that escapes quotes has saved the file again.
        case pair
        case doubtful(String)
    }

    /// Returns the role of the mark at `index`, which is not the opening mark of its cell.
    func role(ofQuoteAt index: Int, cellIndex: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Role {
        if closes(index, cellIndex, bytes) { return .closing }
        switch bytes[index + 1] {
        case 0x2C: return .doubtful("before a comma")
        case 0x0A, 0x0D: return .doubtful("at the end of a line")
        case 0x22: return closes(index + 1, cellIndex, bytes) ? .text : .pair
        default: return .text
        }
    }

    private func closes(_ index: Int, _ cellIndex: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if endsRow(index, bytes) { return true }
        guard cellIndex + 1 < columnCount, index + 2 < bytes.count else { return false }
        return bytes[index + 1] == 0x2C && bytes[index + 2] == 0x22
    }

    /// Returns true if the mark ends the file, or ends a line and the next line is blank or begins with a mark.
    private func endsRow(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var next = index + 1
        guard next < bytes.count else { return true }
        guard bytes[next] == 0x0A || bytes[next] == 0x0D else { return false }
        while next < bytes.count, bytes[next] == 0x0A || bytes[next] == 0x0D { next += 1 }
        return next == bytes.count || bytes[next] == 0x22
    }
}
