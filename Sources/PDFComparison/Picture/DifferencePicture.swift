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
