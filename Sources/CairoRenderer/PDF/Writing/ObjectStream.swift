/// Objects that are compressed together (ISO 32000-1, 7.5.7).
struct ObjectStream {
    /// The stream's own object number.
    let number: Int
    private(set) var count = 0
    private let isTable: Bool
    private var heads: [UInt8] = []
    private var values: [UInt8] = []

    /// More objects in a stream compress better; the index in it takes one byte.
    static let capacity = 255

    /// The bytes of a row. An element with two references of seven digits fits, and the numbers and places of two
    /// objects.
    static let rowLength = 50

    /// - Parameter isTable: whether each object begins a row. Objects of one kind whose numbers go up by one then
    ///   differ from row to row by next to nothing.
    init(number: Int, isTable: Bool) {
        (self.number, self.isTable) = (number, isTable)
    }

    var isFull: Bool { count == ObjectStream.capacity }

    /// Adds an object; `write` appends its value.
    mutating func add(_ object: Int, _ write: (inout [UInt8]) throws -> Void) rethrows {
        let half = ObjectStream.rowLength / 2
        heads.append(decimal: object, width: isTable ? 10 : 0)
        heads.append(32)
        heads.append(decimal: values.count, width: isTable ? half - 12 : 0)
        heads.append(32)
        try write(&values)
        if isTable { values.fillRow() } else { values.append(32) }
        count += 1
    }

    /// Completes the stream. Returns the entries of its dictionary and its bytes.
    func finished() -> (entries: String, bytes: [UInt8]) {
        var heads = heads
        if isTable { heads.fillRow() }
        let entries = "/Type/ObjStm/N \(count)/First \(heads.count)"
        guard isTable else { return (entries, heads + values) }
        let columns = ObjectStream.rowLength
        return (
            entries + "/DecodeParms<</Predictor 12/Columns \(columns)>>",
            PNGPredictor.up(heads + values, columns: columns)
        )
    }
}

extension [UInt8] {
    /// Adds spaces up to the end of an object stream's row.
    mutating func fillRow() {
        let length = ObjectStream.rowLength
        append(contentsOf: repeatElement(32, count: (length - count % length) % length))
    }

    /// A whole number of zero or more, with spaces in front if it has fewer digits than `width`.
    mutating func append(decimal number: Int, width: Int) {
        var (least, missing) = (1, width - 1)
        while missing > 0, number >= least * 10 { (least, missing) = (least * 10, missing - 1) }
        append(contentsOf: repeatElement(32, count: Swift.max(0, missing)))
        append(decimal: number)
    }

    /// `     12 0 R`: a reference in a table.
    mutating func append(column number: Int) {
        append(decimal: number, width: 7)
        append(" 0 R" as StaticString)
    }

    /// An array of references in a table, four a row after one for the bracket.
    mutating func append(columns numbers: [Int]) {
        append(UInt8(ascii: "["))
        fillRow()
        for (index, number) in numbers.enumerated() {
            append(column: number)
            append(32)
            if index % 4 == 3 { fillRow() }
        }
        append(UInt8(ascii: "]"))
    }
}
