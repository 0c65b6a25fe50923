/// The place of each object in the file, in eight bytes per object, so that a long document stays small in memory.
struct CrossReferences {
    /// The places in order, in blocks: one array would be copied whenever it grows.
    private var blocks: [[Place]] = []
    /// The number of object numbers that are taken, including 0.
    private(set) var count = 0

    private static let blockSize = 4096

    /// The place of one object.
    struct Place {
        /// 0: nowhere. 1: at the offset `position`. 2: in the object stream number `position` (ISO 32000-1, table 18).
        let kind: UInt8
        private let high: UInt8
        /// Index in the object stream.
        let index: UInt16
        private let low: UInt32

        var position: Int { Int(high) << 32 | Int(low) }

        private init(kind: UInt8, position: Int, index: Int) {
            (self.kind, self.index) = (kind, UInt16(index))
            (high, low) = (UInt8(truncatingIfNeeded: position >> 32), UInt32(truncatingIfNeeded: position))
        }

        static let nowhere = Place(kind: 0, position: 0, index: 0)

        static func offset(_ offset: Int) -> Place { Place(kind: 1, position: offset, index: 0) }

        static func inStream(_ stream: Int, index: Int) -> Place { Place(kind: 2, position: stream, index: index) }
    }

    init() { _ = allocate() }

    /// Takes the next free numbers, and returns the first.
    mutating func allocate(_ number: Int = 1) -> Int {
        defer { count += number }
        while blocks.count * CrossReferences.blockSize < count + number {
            blocks.append(Array(repeating: .nowhere, count: CrossReferences.blockSize))
        }
        return count
    }

    subscript(number: Int) -> Place {
        get { blocks[number / CrossReferences.blockSize][number % CrossReferences.blockSize] }
        set { blocks[number / CrossReferences.blockSize][number % CrossReferences.blockSize] = newValue }
    }

    /// The first object that was allocated but never written; nil if all were written.
    var missing: Int? { (1..<count).first { self[$0].kind == 0 } }

    /// Takes the rows of a cross-reference stream, predicted, and the width of their three columns in bytes. The places
    /// go as their rows come: at the end of a long document they are most of what it keeps.
    mutating func takeTable() -> (rows: [UInt8], widths: [Int]) {
        let widest = blocks.reduce(1) { $1.reduce($0) { max($0, $1.position) } }
        let width = 8 - widest.leadingZeroBitCount / 8
        var rows = PredictedRows(columns: 3 + width, count: count)
        for index in blocks.indices {
            for place in blocks[index].prefix(count - index * CrossReferences.blockSize) {
                rows.append((UInt64(place.kind) << (8 * width) | UInt64(place.position)) << 16 | UInt64(place.index))
            }
            blocks[index] = []
        }
        return (rows.bytes, [1, width, 2])
    }
}
