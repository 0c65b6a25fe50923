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
