/// Objects that are compressed together (ISO 32000-1, 7.5.7).
struct ObjectStream {
    /// The stream's own object number.
    let number: Int
    private(set) var count = 0
    private var heads: [UInt8] = []
    private var values: [UInt8] = []

    /// More objects in a stream compress better, but a reader has to decompress them all to find one.
    static let capacity = 1000

    init(number: Int) {
        self.number = number
    }

    var isFull: Bool { count == ObjectStream.capacity }

    /// Adds an object; `write` appends its value.
    mutating func add(_ object: Int, _ write: (inout [UInt8]) throws -> Void) rethrows {
        heads.append(decimal: object)
        heads.append(32)
        heads.append(decimal: values.count)
        heads.append(32)
        try write(&values)
        values.append(32)
        count += 1
    }

    var packed: PackedObjects { PackedObjects(count: count, first: heads.count, bytes: heads + values) }
}

/// The content of a finished stream of objects.
struct PackedObjects {
    let count: Int
    /// The offset of the first object's value.
    let first: Int
    /// The length of its rows, if each is a difference from the row above.
    var columns: Int?
    let bytes: [UInt8]

    /// Adds the entries of the stream's dictionary (ISO 32000-1, table 16).
    func appendEntries(to dictionary: inout DictionaryWriter) {
        dictionary.entry("Type", .name("ObjStm"))
        dictionary.entry("N", .integer(count))
        dictionary.entry("First", .integer(first))
        dictionary.entry("DecodeParms", columns.map { PNGPredictor.parameters(columns: $0) })
    }
}
