import PDFComparison

/// The pages of the same number in a golden and in what a test made; nil if one has no such page.
struct PagePair {
    let expected: Raster?
    let actual: Raster?

    /// The pages of two PDFs at 150 dpi.
    static func pairs(expected: [UInt8], actual: [UInt8]) throws -> [PagePair] {
        let (expected, actual) = try (Raster.pages(of: expected), Raster.pages(of: actual))
        return (0..<max(expected.count, actual.count)).map { index in
            PagePair(
                expected: index < expected.count ? expected[index] : nil,
                actual: index < actual.count ? actual[index] : nil)
        }
    }

    func isSame(within tolerance: Tolerance) -> Bool {
        guard let expected, let actual, (expected.width, expected.height) == (actual.width, actual.height) else {
            return false
        }
        return expected == actual || changedPixelCount(expected, actual, tolerance.grey) <= tolerance.pixels
    }

    private func changedPixelCount(_ expected: Raster, _ actual: Raster, _ grey: Int) -> Int {
        expected.pixels.withUnsafeBufferPointer { expected in
            actual.pixels.withUnsafeBufferPointer { actual in
                expected.indices.count { abs(Int(expected[$0]) - Int(actual[$0])) > grey }
            }
        }
    }
}
