/// A picture for people to look at: red, green and blue, a byte each, row by row.
struct Picture {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    init(grey raster: Raster) {
        self.init(width: raster.width, height: raster.height, pixels: raster.pixels.flatMap { [$0, $0, $0] })
    }

    /// Pictures from left to right, with a blue line between them; white below the lower ones.
    init(sideBySide pictures: [Picture]) {
        let height = pictures.map(\.height).max() ?? 0
        var pixels: [UInt8] = []
        for y in 0..<height {
            for (index, picture) in pictures.enumerated() {
                if index > 0 { for _ in 0..<Picture.gap { pixels += [0, 0, 224] } }
                pixels += picture.row(y)
            }
        }
        let width = pictures.map(\.width).reduce(0, +) + Picture.gap * max(0, pictures.count - 1)
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The picture as PNG; Python's zlib packs it.
    func png() throws -> [UInt8] {
        let arguments = ["-c", Picture.packer, String(width), String(height)]
        return try requireSuccess(of: "python3", arguments, input: pixels).stdout
    }

    private static let gap = 4

    private func row(_ y: Int) -> ArraySlice<UInt8> {
        y < height ? pixels[y * width * 3..<(y + 1) * width * 3] : Array(repeating: 255, count: width * 3)[...]
    }

    private static let packer = """
        import struct, sys, zlib
        width, height = int(sys.argv[1]), int(sys.argv[2])
        pixels = sys.stdin.buffer.read()
        rows = b''.join(b'\\0' + pixels[y * width * 3:(y + 1) * width * 3] for y in range(height))
        def chunk(name, data):
            return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))
        sys.stdout.buffer.write(
            b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0))
            + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
        """
}
