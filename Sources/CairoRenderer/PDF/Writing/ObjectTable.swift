/// Objects of few kinds that are compressed together, as rows of a table (ISO 32000-1, 7.5.7).
///
/// Each object begins a row. If objects of a kind follow each other and their numbers go up by one, a row differs from
/// the one above by next to nothing, and only that difference is compressed.
struct ObjectTable {
    /// The objects' numbers, and the offsets of their values.
    private(set) var objects: [(number: Int, offset: Int)] = []
    private var values: TableRows

    /// - Parameters:
    ///   - columns: the number of references that a row has room for.
    ///   - number: the highest number that columns have room for.
    init(columns: Int, widest number: Int) { values = TableRows(columns: columns, widest: number) }

    var isFull: Bool { objects.count == ObjectStream.capacity }

    /// Adds an object; `write` appends its value.
    mutating func add(_ number: Int, _ write: (inout TableRows) -> Void) {
        objects.append((number, values.count))
        write(&values)
        values.fillRow()
    }

    var columns: Int { values.columns }

    /// Takes the objects.
    mutating func takePacked() -> PackedObjects {
        var rows = TableRows(like: values)
        for (number, offset) in objects { rows.append(number: number, offset: offset) }
        rows.fillRow()
        let (count, first) = (objects.count, rows.count)
        rows.bytes += values.bytes
        // A full table takes half a megabyte.
        (objects, values) = ([], TableRows(like: values))
        return PackedObjects(
            count: count, first: first, columns: rows.length,
            bytes: PNGPredictor.up(rows.bytes, columns: rows.length))
    }
}

/// PDF syntax in rows of equal length, divided into columns with room for one reference each.
struct TableRows {
    var bytes: [UInt8] = []
    let columns: Int
    /// The width of a number and the space before it. A longer number takes more, and moves the rest to the right.
    private let width: Int

    /// - Parameter number: the highest number that columns have room for.
    init(columns: Int, widest number: Int) {
        (self.columns, width) = (columns, max(6, String(number).utf8.count + 1))
    }

    /// The number of bytes in a row.
    var length: Int { columns * (width + 4) }

    var count: Int { bytes.count }

    /// Rows of the same length.
    init(like other: TableRows) { (columns, width) = (other.columns, other.width) }

    /// A dictionary whose references take a column each; `entries` writes its entries.
    mutating func append(dictionary entries: (inout DictionaryWriter) -> Void) {
        bytes.append(column: width, dictionary: entries)
    }

    /// ` 12345 0 R`
    mutating func append(reference number: Int) { bytes.append(reference: number, column: width) }

    /// Adds spaces up to the end of the row.
    mutating func fillRow() {
        bytes.append(contentsOf: repeatElement(32, count: (length - count % length) % length))
    }

    /// An array of references, in rows after one for the bracket.
    mutating func append(references numbers: [Int]) {
        bytes.append(UInt8(ascii: "["))
        fillRow()
        for number in numbers { append(reference: number) }
        bytes.append(UInt8(ascii: "]"))
    }

    /// The number of an object and the offset of its value; a pair that does not fit goes into the next row.
    mutating func append(number: Int, offset: Int) {
        if length - count % length < 2 * width { fillRow() }
        append(decimal: number)
        append(decimal: offset)
    }

    private mutating func append(decimal number: Int) { bytes.append(decimal: number, width: width) }
}
