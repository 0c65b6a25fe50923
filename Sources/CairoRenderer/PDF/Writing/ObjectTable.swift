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

    func packed() -> PackedObjects {
        var rows = TableRows(like: values)
        for (number, offset) in objects { rows.append(number: number, offset: offset) }
        rows.fillRow()
        let first = rows.count
        rows.bytes += values.bytes
        return PackedObjects(
            count: objects.count, first: first, columns: rows.length,
            bytes: PNGPredictor.up(rows.bytes, columns: rows.length))
    }
}
