import CCairo

/// Shows a page that looks different: the first document's, the second's, and the difference, side by side.
///
/// In the difference, common ink is pale, ink that only the first page has is light orange, and ink that only the
/// second page has is dark blue, so that a grey print tells them apart. Frames mark the places that differ: dashed on
/// the first page, solid on the second.
public struct DifferencePicture {
    /// The page's number in the first document; pages that only the second has are numbered after its last.
    public let number: Int
    private let ink: InkComparison
    private let differences: [Difference]

    init(number: Int, _ ink: InkComparison, _ differences: [Difference]) {
        (self.number, self.ink, self.differences) = (number, ink, differences)
    }

    /// The space between two pages, in pixels.
    private static let gap = 8

    /// The picture as a PNG. Throws ``ComparisonError`` if memory runs out.
    public func png() throws(ComparisonError) -> [UInt8] {
        let (width, height) = (ink.a.width, ink.a.height)
        var canvas = PixelCanvas(width: 3 * width + 2 * DifferencePicture.gap, height: height)
        let panels = (0..<3).map { $0 * (width + DifferencePicture.gap) }
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                canvas.set(panels[0] + x, y, ink.a.colour(index))
                canvas.set(panels[1] + x, y, ink.b.colour(index))
                canvas.set(panels[2] + x, y, difference(index))
            }
        }
        for difference in differences { frame(difference, panels, &canvas) }
        return try canvas.png()
    }

    private func difference(_ index: Int) -> PixelCanvas.Colour {
        let (a, b) = (ink.a.colour(index), ink.b.colour(index))
        if a == b { return PixelCanvas.pale(ink.a.grey(index)) }
        let (greyA, greyB) = (ink.a.grey(index), ink.b.grey(index))
        let colour = greyA < greyB ? PixelCanvas.onlyFirst : PixelCanvas.onlySecond
        // A change of grey is paler than new ink, but still visible.
        return PixelCanvas.blend(colour, over: PixelCanvas.pale(max(greyA, greyB)), 80 + abs(greyA - greyB) * 175 / 255)
    }

    private func frame(_ difference: Difference, _ panels: [Int], _ canvas: inout PixelCanvas) {
        func bounds(_ box: Box) -> PixelBounds {
            PixelBounds(box.grown(by: 3), dpi: ink.dpi).clamped(width: ink.a.width, height: ink.a.height)
        }
        if let box = difference.box {
            canvas.frame(bounds(box), shiftedBy: panels[0], PixelCanvas.onlyFirst, dash: 6)
        }
        if let box = difference.otherBox {
            canvas.frame(bounds(box), shiftedBy: panels[1], PixelCanvas.onlySecond, dash: nil)
        }
    }
}

extension PageImage {
    fileprivate func colour(_ index: Int) -> PixelCanvas.Colour {
        samples.withUnsafeBufferPointer { samples in
            UInt32(samples[index * 3]) << 16 | UInt32(samples[index * 3 + 1]) << 8 | UInt32(samples[index * 3 + 2])
        }
    }
}

/// Pixels that Cairo writes as a PNG.
struct PixelCanvas {
    /// `0xRRGGBB`
    typealias Colour = UInt32

    static let onlyFirst: Colour = 0xFF8C3A
    static let onlySecond: Colour = 0x003C9E

    private let width: Int
    private let height: Int
    private var pixels: [Colour]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: 0x606060, count: width * height)
    }

    /// The colour for ink that both pages have.
    static func pale(_ grey: Int) -> Colour { UInt32(200 + grey * 55 / 255) * 0x010101 }

    /// Blends a colour over another, with a strength from 0 to 255.
    static func blend(_ colour: Colour, over ground: Colour, _ strength: Int) -> Colour {
        [16, 8, 0].reduce(0) { blended, position in
            let (upper, lower) = (Int(colour >> position & 0xFF), Int(ground >> position & 0xFF))
            return blended | Colour((upper * strength + lower * (255 - strength)) / 255) << position
        }
    }

    mutating func set(_ x: Int, _ y: Int, _ colour: Colour) { pixels[y * width + x] = colour }

    /// Draws a frame two pixels wide: in dashes of this length, or solid if `dash` is nil.
    mutating func frame(_ bounds: PixelBounds, shiftedBy offset: Int, _ colour: Colour, dash: Int?) {
        guard !bounds.x.isEmpty, !bounds.y.isEmpty else { return }
        for y in bounds.y {
            for x in bounds.x where isEdge(x, bounds.x) || isEdge(y, bounds.y) {
                if dash.map({ (x + y) / $0 % 2 == 0 }) ?? true { set(offset + x, y, colour) }
            }
        }
    }

    private func isEdge(_ value: Int, _ range: Range<Int>) -> Bool {
        value < range.lowerBound + 2 || value >= range.upperBound - 2
    }

    mutating func png() throws(ComparisonError) -> [UInt8] {
        let png = PNGBytes()
        let status = withExtendedLifetime(png) { write(to: png) }
        guard status == CAIRO_STATUS_SUCCESS else { throw .system(String(cString: cairo_status_to_string(status))) }
        return png.bytes
    }

    private mutating func write(to png: PNGBytes) -> cairo_status_t {
        let (width, height) = (Int32(width), Int32(height))
        return pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, width, height, width * 4)
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_write_to_png_stream(surface, PNGBytes.append, Unmanaged.passUnretained(png).toOpaque())
        }
    }
}

/// Collects the bytes that Cairo writes.
private final class PNGBytes {
    var bytes: [UInt8] = []

    static let append: cairo_write_func_t = { target, data, count in
        let png = Unmanaged<PNGBytes>.fromOpaque(target!).takeUnretainedValue()
        png.bytes += UnsafeBufferPointer(start: data, count: Int(count))
        return CAIRO_STATUS_SUCCESS
    }
}
