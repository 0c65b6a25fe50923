/// Pixels of a page that are not to be looked at.
struct PixelMask {
    private var isCovered: [Bool]
    private let width: Int
    private let height: Int

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        isCovered = []
    }

    func covers(_ index: Int) -> Bool { isCovered.isEmpty ? false : isCovered[index] }

    /// Covers a box in points and half a point around it.
    mutating func cover(_ box: Box, dpi: Int) {
        if isCovered.isEmpty { isCovered = Array(repeating: false, count: width * height) }
        let pixels = PixelBounds(box.grown(by: 0.5), dpi: dpi).clamped(width: width, height: height)
        for y in pixels.y {
            for x in pixels.x { isCovered[y * width + x] = true }
        }
    }
}

/// A rectangle of whole pixels.
struct PixelBounds: Equatable {
    var x: Range<Int>
    var y: Range<Int>

    init(x: Range<Int>, y: Range<Int>) { (self.x, self.y) = (x, y) }

    /// The pixels that a box in points touches.
    init(_ box: Box, dpi: Int) {
        func pixels(_ from: Double, _ to: Double) -> Range<Int> {
            func pixel(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
                Int(min(max((length * Double(dpi) / 72).rounded(rule), -1e6), 1e6))
            }
            let start = pixel(from, .down)
            return start..<max(start, pixel(to, .up))
        }
        self.init(x: pixels(box.x, box.maxX), y: pixels(box.y, box.maxY))
    }

    func clamped(width: Int, height: Int) -> PixelBounds {
        PixelBounds(x: x.clamped(to: 0..<width), y: y.clamped(to: 0..<height))
    }

    /// In points.
    func box(dpi: Int) -> Box {
        let point = 72 / Double(dpi)
        return Box(
            x: Double(x.lowerBound) * point, y: Double(y.lowerBound) * point, width: Double(x.count) * point,
            height: Double(y.count) * point)
    }
}
