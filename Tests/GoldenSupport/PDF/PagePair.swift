/// A golden's page and the page of the same number that a test made; one of them is nil where only the other has it.
struct PagePair {
    /// Counted from 1.
    let number: Int
    let expected: Raster?
    let actual: Raster?

    /// The pages of two PDFs at 150 dots an inch.
    static func pairs(expected: [UInt8], actual: [UInt8]) throws -> [PagePair] {
        let (expected, actual) = try (Raster.pages(of: expected), Raster.pages(of: actual))
        return (0..<max(expected.count, actual.count)).map { index in
            PagePair(
                number: index + 1, expected: index < expected.count ? expected[index] : nil,
                actual: index < actual.count ? actual[index] : nil)
        }
    }

    func isSame(within tolerance: Tolerance) -> Bool {
        guard let expected, let actual, expected.hasSize(of: actual) else { return false }
        return expected == actual || changedPixels(beyond: tolerance.grey).count <= tolerance.pixels
    }

    /// `page 2: 31 pixels of 2103750 differ, from (120, 88) to (126, 92)`.
    var summary: String {
        guard let expected else { return "page \(number): the golden has no such page" }
        guard let actual else { return "page \(number): only the golden has this page" }
        guard expected.hasSize(of: actual) else {
            return "page \(number): \(actual.width) × \(actual.height), not \(expected.width) × \(expected.height)"
        }
        let changed = changedPixels(beyond: 0)
        guard let first = changed.first, let last = changed.last else { return "page \(number): no pixel differs" }
        let columns = changed.map { $0 % expected.width }
        return """
            page \(number): \(changed.count) pixels of \(expected.pixels.count) differ, from \
            (\(columns.min() ?? 0), \(first / expected.width)) to (\(columns.max() ?? 0), \(last / expected.width))
            """
    }

    /// The indices of the pixels whose greys differ by more than `grey`; none where a page or its size is missing.
    func changedPixels(beyond grey: Int) -> [Int] {
        guard let expected, let actual, expected.hasSize(of: actual) else { return [] }
        return expected.pixels.withUnsafeBufferPointer { expected in
            actual.pixels.withUnsafeBufferPointer { actual in
                expected.indices.filter { abs(Int(expected[$0]) - Int(actual[$0])) > grey }
            }
        }
    }

    /// The golden, the new page and their difference side by side: what changed is red, what stayed is pale.
    var picture: Picture {
        let panels = [expected, actual].compactMap(\.self).map { Picture(grey: $0) }
        return Picture(sideBySide: panels + [difference])
    }

    private var difference: Picture {
        guard let actual = actual ?? expected else { return Picture(width: 0, height: 0, pixels: []) }
        var picture = Picture(grey: actual)
        for index in picture.pixels.indices { picture.pixels[index] = 192 + picture.pixels[index] / 4 }
        for index in changedPixels(beyond: 0) {
            picture.pixels.replaceSubrange(index * 3..<index * 3 + 3, with: [224, 0, 0])
        }
        return picture
    }
}

extension Raster {
    func hasSize(of other: Raster) -> Bool { (width, height) == (other.width, other.height) }
}
