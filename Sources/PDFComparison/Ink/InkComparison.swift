import Glibc

/// Finds the places where the ink of two page images differs.
struct InkComparison {
    let a: PageImage
    let b: PageImage
    let dpi: Int
    private var mask: PixelMask
    /// The movement of the whole second page, in pixels right and down; ink may then be off by one pixel.
    private var shift: (x: Int, y: Int)?

    /// Pads images of different sizes to a common size.
    init(_ a: PageImage, _ b: PageImage, dpi: Int) {
        let (width, height) = (max(a.width, b.width), max(a.height, b.height))
        (self.a, self.b) = (a.onSheet(width: width, height: height), b.onSheet(width: width, height: height))
        self.dpi = dpi
        mask = PixelMask(width: width, height: height)
    }

    /// Excludes places that a difference of words explains.
    mutating func cover(_ boxes: [Box]) { for box in boxes { mask.cover(box, dpi: dpi) } }

    /// Treats the whole second page as moved.
    mutating func follow(_ shift: Shift) {
        let scale = Double(dpi) / 72
        self.shift = (Int((shift.x * scale).rounded()), Int((shift.y * scale).rounded()))
    }

    /// The places where ink differs, from the top.
    var clusters: [InkCluster] {
        var tiles = TileGrid(width: a.width, height: a.height, side: max(2, dpi * 2 / 72))
        for row in tiles.rows where hasChange(in: tiles.bounds(row)) {
            for tile in row where hasChange(in: tiles.bounds(tile)) {
                tiles.mark(tile, changedPixels(in: tiles.bounds(tile)))
            }
        }
        return tiles.components.map { InkCluster(pixels: $0, width: a.width) }
            .sorted {
                ($0.bounds.y.lowerBound, $0.bounds.x.lowerBound) < ($1.bounds.y.lowerBound, $1.bounds.x.lowerBound)
            }
    }

    private func hasChange(in bounds: PixelBounds) -> Bool {
        a.samples.withUnsafeBufferPointer { a in
            b.samples.withUnsafeBufferPointer { b in
                bounds.y.contains { y in
                    let start = (y * self.a.width + bounds.x.lowerBound) * 3
                    return memcmp(a.baseAddress! + start, b.baseAddress! + start, bounds.x.count * 3) != 0
                }
            }
        }
    }

    private func changedPixels(in bounds: PixelBounds) -> [Int] {
        bounds.y.flatMap { y in bounds.x.map { y * a.width + $0 } }.filter { index in
            !mask.covers(index) && !hasSameColour(index) && !isExplained(index)
        }
    }

    private func hasSameColour(_ index: Int) -> Bool {
        (index * 3..<index * 3 + 3).allSatisfy { a.samples[$0] == b.samples[$0] }
    }

    /// Returns true if the page's movement explains a pixel: its grey occurs there, or next to it, on the other page.
    private func isExplained(_ index: Int) -> Bool {
        guard let shift else { return false }
        let (x, y) = (index % a.width, index / a.width)
        return b.grey(index).isWithin(a.greys(around: x - shift.x, y - shift.y))
            && a.grey(index).isWithin(b.greys(around: x + shift.x, y + shift.y))
    }
}

extension Int {
    /// Returns true if a grey lies within a range, or near it.
    fileprivate func isWithin(_ greys: ClosedRange<Int>) -> Bool {
        (greys.lowerBound - 32...greys.upperBound + 32).contains(self)
    }
}

extension PageImage {
    /// The darkest and the lightest grey of a pixel and its neighbours; pixels beyond the sheet are white.
    fileprivate func greys(around x: Int, _ y: Int) -> ClosedRange<Int> {
        var (darkest, lightest) = (255, 0)
        for y in y - 1...y + 1 {
            for x in x - 1...x + 1 {
                let isOnSheet = (0..<width).contains(x) && (0..<height).contains(y)
                let grey = isOnSheet ? grey(y * width + x) : 255
                (darkest, lightest) = (min(darkest, grey), max(lightest, grey))
            }
        }
        return darkest...lightest
    }
}

/// The pixels of a page to leave out of a comparison.
struct PixelMask {
    private var isCovered: [Bool]
    private let width: Int
    private let height: Int

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        isCovered = []
    }

    func covers(_ index: Int) -> Bool { isCovered.isEmpty ? false : isCovered[index] }

    /// Covers a box, in points, and half a point around it.
    mutating func cover(_ box: Box, dpi: Int) {
        if isCovered.isEmpty { isCovered = Array(repeating: false, count: width * height) }
        let pixels = PixelBounds(box.grown(by: 0.5), dpi: dpi).clamped(width: width, height: height)
        for y in pixels.y {
            for x in pixels.x { isCovered[y * width + x] = true }
        }
    }
}

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
