/// A cell of a table in few bytes, because a table keeps all of its cells.
struct TableCell {
    private let line: Int32
    private var column: Int32
    private var first: Int32
    private var end: Int32
    private var writtenLength: Int32
    private var flags: Flags
    /// Its use, for the account of the table.
    var use = CellUse.notUnderstood

    private struct Flags: OptionSet {
        let rawValue: UInt8
        static let plain = Flags(rawValue: 1)
        static let good = Flags(rawValue: 2)
        static let quoted = Flags(rawValue: 4)
        static let blank = Flags(rawValue: 8)
        static let copy = Flags(rawValue: 16)
    }

    /// A cell without a text, whose place is not kept.
    static let blank = TableCell()

    private init() {
        (line, column, first, end, writtenLength, flags) = (0, 0, 0, 0, 0, .blank)
    }

    init(_ cell: CSVCell) {
        (line, column) = (Int32(cell.start.line), Int32(cell.start.column))
        (first, end) = (Int32(cell.range.lowerBound), Int32(cell.range.upperBound))
        writtenLength = Int32(cell.writtenLength)
        var flags: Flags = []
        if cell.isPlain { flags.insert(.plain) }
        if cell.isGood { flags.insert(.good) }
        if cell.quotes != .none { flags.insert(.quoted) }
        self.flags = flags
    }

    /// The index of its first byte.
    var start: Int { Int(first) }

    var isBlank: Bool { flags.contains(.blank) }

    /// True for every cell of a merged range except the first, which is the only one in the file.
    var isCopy: Bool { flags.contains(.copy) }

    /// The same text in another cell of a merged range.
    var copy: TableCell {
        var cell = self
        cell.flags.insert(.copy)
        return cell
    }

    /// The indices of its bytes.
    var range: Range<Int> { Int(first)..<Int(end) }

    /// Leaves out some ASCII characters at both ends.
    mutating func drop(first count: Int, last: Int) {
        (column, first) = (column + Int32(count), first + Int32(count))
        (end, writtenLength) = (end - Int32(last), writtenLength - Int32(count + last))
    }

    /// Makes it blank, and keeps its use.
    mutating func clear() { flags.insert(.blank) }

    var position: TextPosition { TextPosition(line: Int(line), column: Int(column)) }

    /// Returns the cell as the scanner gave it.
    func scanned(at position: TextPosition, isOnSheet: Bool) -> CSVCell {
        CSVCell(
            start: position, range: Int(first)..<Int(end), quotes: flags.contains(.quoted) ? .doubled : .none,
            isPlain: flags.contains(.plain), isGood: flags.contains(.good), writtenLength: Int(writtenLength),
            isOnSheet: isOnSheet)
    }
}
