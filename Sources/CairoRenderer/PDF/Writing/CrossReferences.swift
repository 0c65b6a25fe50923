/// The place of each object in the file, in eight bytes per object, so that a long document stays small in memory.
struct CrossReferences {
    private var places: [Place] = [.nowhere]

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

    /// The number of object numbers that are taken, including 0.
    var count: Int { places.count }

    /// Takes the next free numbers, and returns the first.
    mutating func allocate(_ count: Int = 1) -> Int {
        places.append(contentsOf: repeatElement(.nowhere, count: count))
        return places.count - count
    }

    subscript(number: Int) -> Place {
        get { places[number] }
        set { places[number] = newValue }
    }

    /// An object that was allocated and not written; nil if there is none.
    var missing: Int? { places.dropFirst().firstIndex { $0.kind == 0 } }

    /// The rows of a cross-reference stream, and the width of their three columns in bytes.
    var table: (rows: [UInt8], widths: [Int]) {
        let widest = places.reduce(1) { max($0, $1.position) }
        let widths = [1, 8 - widest.leadingZeroBitCount / 8, 2]
        var rows: [UInt8] = []
        rows.reserveCapacity(places.count * (3 + widths[1]))
        for place in places {
            rows.append(place.kind)
            rows.append(bigEndian: place.position, bytes: widths[1])
            rows.append(bigEndian: Int(place.index), bytes: 2)
        }
        return (rows, widths)
    }
}
