import CalendarLayout

/// Adds the pixels' size to a PNG, so that it prints at the page's size; Cairo leaves it out.
///
/// The chunk pHYs (PNG specification, 11.3.5.3) goes after the signature and IHDR, the first 33 bytes of every PNG.
final class PNGResolution {
    private static let headerCount = 33
    private let chunk: [UInt8]
    /// The number of bytes of the file that have passed so far.
    private var count = 0

    init(dpi: Int) {
        // An inch is 0.0254 m.
        let pixelsPerMetre = UInt32((dpi * 10_000 + 127) / 254)
        let typed = Array("pHYs".utf8) + PNGResolution.bytes(pixelsPerMetre) + PNGResolution.bytes(pixelsPerMetre) + [1]
        chunk = PNGResolution.bytes(9) + typed + PNGResolution.bytes(PNGResolution.checksum(of: typed))
    }

    /// Passes bytes on, with the chunk at its place.
    func add(to bytes: UnsafeRawBufferPointer, _ sink: ByteSink) throws {
        let header = min(max(PNGResolution.headerCount - count, 0), bytes.count)
        let endsHeader = count < PNGResolution.headerCount && count + header == PNGResolution.headerCount
        count += bytes.count
        if header > 0 { try sink(UnsafeRawBufferPointer(rebasing: bytes[..<header])) }
        if endsHeader { try chunk.withUnsafeBytes(sink) }
        if header < bytes.count { try sink(UnsafeRawBufferPointer(rebasing: bytes[header...])) }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// CRC-32, as in the PNG specification's annex D.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { register, byte in
            (0..<8).reduce(register ^ UInt32(byte)) { value, _ in
                value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
            }
        }
    }
}
