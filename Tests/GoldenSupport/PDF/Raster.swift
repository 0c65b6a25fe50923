import Foundation

/// A page as pixels, one byte of grey each: 0 black, 255 white; from the top left, row by row.
public struct Raster: Equatable, Sendable {
    public let width: Int
    public let height: Int
    public let pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// A page of a PDF, counted from 1, through Poppler's pdftoppm.
    public init(pdf: [UInt8], page: Int = 1, dpi: Int = 150) throws {
        let pages = try Raster.pages(of: pdf, dpi: dpi, options: ["-f", "\(page)", "-l", "\(page)"])
        guard let raster = pages.first else { throw ProgramFailure(description: "pdftoppm: no page \(page)") }
        self = raster
    }

    /// Every page of a PDF.
    public static func pages(of pdf: [UInt8], dpi: Int = 150) throws -> [Raster] {
        try pages(of: pdf, dpi: dpi, options: [])
    }

    private static func pages(of pdf: [UInt8], dpi: Int, options: [String]) throws -> [Raster] {
        let output = try requireSuccess(of: "pdftoppm", ["-r", "\(dpi)", "-gray"] + options + ["-"], input: pdf)
        var rest = output.stdout[...]
        var rasters: [Raster] = []
        while !rest.isEmpty { rasters.append(try Raster(firstOf: &rest)) }
        return rasters
    }

    /// The grey of a pixel.
    public subscript(x: Int, y: Int) -> UInt8 { pixels[y * width + x] }

    /// The pixels around everything darker than `threshold`; nil on a blank page.
    public func inkBounds(threshold: UInt8 = 255) -> (x: Range<Int>, y: Range<Int>)? {
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

extension Raster {
    /// Reads one binary PGM (`P5`, width, height, 255, then the pixels) and takes its bytes away.
    init(firstOf bytes: inout ArraySlice<UInt8>) throws {
        var fields: [String] = []
        while fields.count < 4, let end = bytes.firstIndex(where: { $0 == 10 || $0 == 32 }) {
            fields.append(String(decoding: bytes[..<end], as: UTF8.self))
            bytes = bytes[(end + 1)...]
        }
        guard fields.count == 4, fields[0] == "P5", fields[3] == "255", let width = Int(fields[1]),
            let height = Int(fields[2]), bytes.count >= width * height
        else { throw ProgramFailure(description: "pdftoppm: not a grey PGM: \(fields)") }
        self.init(width: width, height: height, pixels: Array(bytes.prefix(width * height)))
        bytes = bytes.dropFirst(width * height)
    }
}
