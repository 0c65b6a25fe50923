/// Where the objects stand: eight bytes for each, so that a document of many pages stays small in memory.
struct CrossReferences {
    private var places: [Place] = [.nowhere]

    /// Where one object stands.
    struct Place {
        /// 0: nowhere. 1: at this offset in the file. 2: in the stream of this number (ISO 32000-1, table 18).
        let kind: UInt8
        /// In the stream.
        let index: UInt8
        private let high: UInt8
        private let low: UInt32

        var position: Int { Int(high) << 32 | Int(low) }

        private init(kind: UInt8, position: Int, index: Int) {
            (self.kind, self.index) = (kind, UInt8(index))
            (high, low) = (UInt8(truncatingIfNeeded: position >> 32), UInt32(truncatingIfNeeded: position))
        }

        static let nowhere = Place(kind: 0, position: 0, index: 0)

        static func offset(_ offset: Int) -> Place { Place(kind: 1, position: offset, index: 0) }

        static func inStream(_ stream: Int, index: Int) -> Place { Place(kind: 2, position: stream, index: index) }
    }

    /// The numbers that are taken, from 0.
    var count: Int { places.count }

    /// A number that no other object has.
    mutating func allocate() -> Int {
        places.append(.nowhere)
        return places.count - 1
    }

    subscript(number: Int) -> Place {
        get { places[number] }
        set { places[number] = newValue }
    }

    /// An object that is referred to and stands nowhere; nil where there is none.
    var missing: Int? { places.dropFirst().firstIndex { $0.kind == 0 } }

    /// The rows of a cross-reference stream, and how many bytes each of their three columns has.
    var table: (rows: [UInt8], widths: [Int]) {
        let widest = places.reduce(1) { max($0, $1.position) }
        let widths = [1, 8 - widest.leadingZeroBitCount / 8, 1]
        var rows: [UInt8] = []
        rows.reserveCapacity(places.count * (2 + widths[1]))
        for place in places {
            rows.append(place.kind)
            rows.append(bigEndian: place.position, bytes: widths[1])
            rows.append(place.index)
        }
        return (rows, widths)
    }
}
