/// The pixels of a page: a byte each for red, green and blue, row by row from the top left.
struct PageImage: Equatable {
    let width: Int
    let height: Int
    var samples: [UInt8]

    init(width: Int, height: Int, samples: [UInt8]) {
        (self.width, self.height, self.samples) = (width, height, samples)
    }

    /// Draws a page of a document with Poppler's pdftoppm.
    init(_ document: PDFDocument, page: PageContent, dpi: Int) throws(ComparisonError) {
        try PageImage.refuseTooLarge(page, document, dpi)
        var bytes = try Poppler.pdftoppm.run(["-r", "\(dpi)"], pages: page.number...page.number, on: document)[...]
        guard let image = NetpbmImage(takenFrom: &bytes, magic: "P6") else {
            throw .unreadable(file: document.name, reason: "pdftoppm did not draw page \(page.number)")
        }
        self.init(width: image.width, height: image.height, samples: Array(image.samples))
    }

    /// The most pixels that a page may have: a little more than A3 at 600 dpi.
    private static let maximumPixelCount = 80e6

    /// Refuses huge pages, which would use up all memory.
    private static func refuseTooLarge(
        _ page: PageContent, _ document: PDFDocument, _ dpi: Int
    ) throws(ComparisonError) {
        let scale = Double(dpi) / 72
        guard page.size.width * scale * page.size.height * scale > maximumPixelCount else { return }
        let size = "\(page.size.width.shortDecimal(0)) × \(page.size.height.shortDecimal(0)) pt"
        throw .unreadable(
            file: document.name, reason: "page \(page.number) is \(size), too large for \(dpi) dpi (--dpi)")
    }

    /// The image on a sheet of another size: padded with white, or cropped.
    func onSheet(width: Int, height: Int) -> PageImage {
        guard (width, height) != (self.width, self.height) else { return self }
        var samples: [UInt8] = []
        samples.reserveCapacity(width * height * 3)
        for y in 0..<height {
            let kept = y < self.height ? min(width, self.width) : 0
            samples +=
                self.samples[min(y, self.height) * self.width * 3..<min(y, self.height) * self.width * 3 + kept * 3]
            samples += repeatElement(255, count: (width - kept) * 3)
        }
        return PageImage(width: width, height: height, samples: samples)
    }

    /// A white sheet of this size.
    var blank: PageImage { PageImage(width: width, height: height, samples: samples.map { _ in 255 }) }

    /// The luma of a pixel, from 0 for black to 255 for white (ITU-R BT.601).
    func grey(_ index: Int) -> Int {
        samples.withUnsafeBufferPointer { samples in
            let start = index * 3
            return (Int(samples[start]) * 299 + Int(samples[start + 1]) * 587 + Int(samples[start + 2]) * 114) / 1000
        }
    }
}

/// An image as pdftoppm writes it: PGM (`P5`, one byte per pixel) or PPM (`P6`, red, green and blue).
package struct NetpbmImage {
    package let width: Int
    package let height: Int
    package let samples: ArraySlice<UInt8>

    /// Removes one image from the bytes: magic number, width, height, 255, then the samples. Nil if there is none.
    package init?(takenFrom bytes: inout ArraySlice<UInt8>, magic: String) {
        var fields: [String] = []
        var rest = bytes
        while fields.count < 4, let end = rest.prefix(32).firstIndex(where: { $0 == 10 || $0 == 32 }) {
            fields.append(String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        guard fields.count == 4, fields[0] == magic, fields[3] == "255", let width = Int(fields[1]),
            let height = Int(fields[2])
        else { return nil }
        let count = width * height * (magic == "P6" ? 3 : 1)
        guard rest.count >= count else { return nil }
        (self.width, self.height, samples) = (width, height, rest.prefix(count))
        bytes = rest.dropFirst(count)
    }
}
