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

    /// The rectangle in points.
    func box(dpi: Int) -> Box {
        let point = 72 / Double(dpi)
        return Box(
            x: Double(x.lowerBound) * point, y: Double(y.lowerBound) * point, width: Double(x.count) * point,
            height: Double(y.count) * point)
    }
}
