import GoldenSupport
import Testing

/// A grey PNG, taken apart by Python's zlib.
struct PNGFile {
    let raster: Raster
    let chunkNames: [String]
    let pixelsPerMetre: Int

    init(_ bytes: [UInt8]) throws {
        let output = try requireSuccess(of: "python3", ["-c", PNGFile.reader], input: bytes).stdout
        let end = output.firstIndex(of: 10) ?? output.endIndex
        let fields = String(decoding: output[..<end], as: UTF8.self).split(separator: " ").map(String.init)
        let (width, height) = (try #require(Int(fields[0])), try #require(Int(fields[1])))
        pixelsPerMetre = try #require(Int(fields[2]))
        chunkNames = Array(fields.dropFirst(3))
        raster = Raster(width: width, height: height, pixels: Array(output[(end + 1)...]))
        try #require(raster.pixels.count == width * height)
    }

    /// Checks every chunk's checksum and undoes the rows' filters (PNG specification, 9.2).
    private static let reader = """
        import struct, sys, zlib
        data = sys.stdin.buffer.read()
        assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n'
        place, names, chunks = 8, [], {}
        while place < len(data):
            count, name = struct.unpack('>I4s', data[place:place + 8])
            body = data[place + 8:place + 8 + count]
            assert zlib.crc32(name + body) == struct.unpack('>I', data[place + 8 + count:place + 12 + count])[0]
            names.append(name.decode())
            chunks[name] = chunks.get(name, b'') + body
            place += 12 + count
        width, height, depth, colour, _, _, interlace = struct.unpack('>IIBBBBB', chunks[b'IHDR'])
        assert (depth, colour, interlace) == (8, 0, 0)
        x, y, unit = struct.unpack('>IIB', chunks[b'pHYs'])
        assert x == y and unit == 1
        def paeth(a, b, c):
            p = a + b - c
            return min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
        rows, old = zlib.decompress(chunks[b'IDAT']), bytearray(width)
        sys.stdout.buffer.write(' '.join(map(str, [width, height, x] + names)).encode() + b'\\n')
        for y in range(height):
            kind, row = rows[y * (width + 1)], bytearray(rows[y * (width + 1) + 1:(y + 1) * (width + 1)])
            if kind == 2: row = bytearray((r + o) & 255 for r, o in zip(row, old))
            elif kind:
                for i in range(width):
                    a, b, c = (row[i - 1] if i else 0), old[i], (old[i - 1] if i else 0)
                    row[i] = row[i] + (a if kind == 1 else (a + b) // 2 if kind == 3 else paeth(a, b, c)) & 255
            sys.stdout.buffer.write(row)
            old = row
        """
}
