/// A page that looks different, for people: the first document's, the second's, and the difference, side by side.
///
/// In the difference, what both have is pale; ink that only the first has is orange and light, ink that only the second
/// has is blue and dark, so that grey tells them apart as well. Places that differ are framed, in dashes on the first
/// page and in full on the second.
public struct DifferencePicture {
    /// Tells pictures apart: the page in the first document; those that only the second has count on behind its last.
    public let number: Int
    private let ink: InkComparison
    private let differences: [Difference]

    init(number: Int, _ ink: InkComparison, _ differences: [Difference]) {
        (self.number, self.ink, self.differences) = (number, ink, differences)
    }

    /// Between two pages.
    private static let gap = 8

    /// The picture as a PNG. Throws ``ComparisonError`` where memory does not suffice.
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
        // Another grey is paler than new ink, but never overlooked.
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
