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
