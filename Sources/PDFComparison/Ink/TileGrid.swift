/// Divides a page into square tiles. Changes in neighbouring tiles belong together, so that a rule crossed by others
/// stays one.
struct TileGrid {
    private let columns: Int
    private let rowCount: Int
    private let side: Int
    private let width: Int
    private let height: Int
    /// The changed pixels by tile, for tiles that have any.
    private var changes: [Int: [Int]] = [:]

    init(width: Int, height: Int, side: Int) {
        (self.width, self.height, self.side) = (width, height, side)
        (columns, rowCount) = ((width + side - 1) / side, (height + side - 1) / side)
    }

    /// The tiles of each row, from the top.
    var rows: [Range<Int>] { (0..<rowCount).map { $0 * columns..<($0 + 1) * columns } }

    func bounds(_ row: Range<Int>) -> PixelBounds { PixelBounds(x: 0..<width, y: bounds(row.lowerBound).y) }

    func bounds(_ tile: Int) -> PixelBounds {
        let (x, y) = (tile % columns * side, tile / columns * side)
        return PixelBounds(x: x..<min(x + side, width), y: y..<min(y + side, height))
    }

    mutating func mark(_ tile: Int, _ pixels: [Int]) {
        if !pixels.isEmpty { changes[tile] = pixels }
    }

    /// The changed pixels, grouped by tiles that touch, even at corners.
    var components: [[Int]] {
        var left = Set(changes.keys)
        return changes.keys.sorted().compactMap { start in
            guard left.remove(start) != nil else { return nil }
            var (open, pixels) = ([start], [Int]())
            while let tile = open.popLast() {
                pixels += changes[tile] ?? []
                open += neighbours(tile).filter { left.remove($0) != nil }
            }
            return pixels.sorted()
        }
    }

    private func neighbours(_ tile: Int) -> [Int] {
        let (x, y) = (tile % columns, tile / columns)
        return (max(0, y - 1)...min(rowCount - 1, y + 1)).flatMap { y in
            (max(0, x - 1)...min(columns - 1, x + 1)).map { y * columns + $0 }
        }
    }
}
