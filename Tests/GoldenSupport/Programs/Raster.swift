import PDFComparison

/// The grey pixels of a page, a byte each from 0 for black to 255 for white, row by row from the top left.
package struct Raster: Equatable, Sendable {
    package let width: Int
    package let height: Int
    package let pixels: [UInt8]

    package init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Draws a page of a PDF, by its number from 1, with Poppler's pdftoppm.
    package init(pdf: [UInt8], page: Int = 1, dpi: Int = 150) throws {
        let pages = try Raster.pages(of: pdf, dpi: dpi, options: ["-f", "\(page)", "-l", "\(page)"])
        guard let raster = pages.first else { throw FailedProgram(description: "pdftoppm: no page \(page)") }
        self = raster
    }

    /// Draws every page of a PDF.
    package static func pages(of pdf: [UInt8], dpi: Int = 150) throws -> [Raster] {
        try pages(of: pdf, dpi: dpi, options: [])
    }

    private static func pages(of pdf: [UInt8], dpi: Int, options: [String]) throws -> [Raster] {
        var rest = try requireSuccess(of: "pdftoppm", ["-r", "\(dpi)", "-gray"] + options, input: pdf).stdout[...]
        var rasters: [Raster] = []
        while let image = NetpbmImage(takenFrom: &rest, magic: "P5") {
            rasters.append(Raster(width: image.width, height: image.height, pixels: Array(image.samples)))
        }
        return rasters
    }

    /// The grey of a pixel.
    package subscript(x: Int, y: Int) -> UInt8 { pixels[y * width + x] }

    /// The bounds of all pixels darker than `threshold`; nil for a blank page.
    package func inkBounds(threshold: UInt8 = 255) -> (x: Range<Int>, y: Range<Int>)? {
        var (left, right, rows) = (width, -1, [Int]())
        for y in 0..<height {
            let row = pixels[y * width..<(y + 1) * width]
            guard let first = row.firstIndex(where: { $0 < threshold }),
                let last = row.lastIndex(where: { $0 < threshold })
            else { continue }
            (left, right) = (min(left, first - row.startIndex), max(right, last - row.startIndex))
            rows.append(y)
        }
        guard let top = rows.first, let bottom = rows.last else { return nil }
        return (left..<right + 1, top..<bottom + 1)
    }
}
