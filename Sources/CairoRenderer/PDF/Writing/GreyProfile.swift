/// A colour profile for grey: 0 is black, 1 is white, and between them lightness follows the exponent 2.2, as on
/// screens and in printers' drivers (ICC.1:2001-04, version 2.4, for a monochrome display).
///
/// An archive's pages are grey whatever device shows them, and this says which grey (ISO 19005-2, 6.2.3). It is made
/// here, so no third-party file is needed, and it is in the public domain.
struct GreyProfile {
    /// The exponent of the curve.
    static let exponent = 2.2
    /// The profile's description of itself.
    static let name = "Grey, exponent 2.2"

    /// The profile, some 400 bytes.
    static let bytes: [UInt8] = {
        let tags = [
            ("desc", description), ("cprt", copyright), ("wtpt", whitePoint), ("kTRC", curve),
        ]
        let first = headerLength + 4 + 12 * tags.count
        var (table, data) = (number(tags.count), [UInt8]())
        for (signature, value) in tags {
            table += Array(signature.utf8) + number(first + data.count) + number(value.count)
            data += value + [UInt8](repeating: 0, count: -value.count & 3)
        }
        return header(size: first + data.count) + table + data
    }()

    // MARK: The header (6.1)

    private static let headerLength = 128

    private static func header(size: Int) -> [UInt8] {
        var header = number(size) + number(0) + number(0x0240_0000)
        header += Array("mntrGRAYXYZ ".utf8)
        header += date + Array("acsp".utf8)
        // Platform, flags, maker, model, attributes, intent: none.
        header += [UInt8](repeating: 0, count: 28)
        header += d50
        return header + [UInt8](repeating: 0, count: headerLength - header.count)
    }

    /// The profile's date of creation: 1 January 2026. A constant, so that equal input makes equal bytes.
    private static let date = [2026, 1, 1, 0, 0, 0].flatMap { short($0) }

    // MARK: The tags (6.3.2)

    /// Its name, in ASCII alone (6.5.17): no Unicode, no script code.
    private static let description =
        type("desc") + number(name.utf8.count + 1) + text(name) + number(0) + number(0) + short(0)
        + [UInt8](repeating: 0, count: 68)

    private static let copyright = type("text") + text("Public domain")

    private static let whitePoint = type("XYZ ") + d50

    /// One value: the exponent, in 1/256 (6.5.3).
    private static let curve = type("curv") + number(1) + short(Int((exponent * 256).rounded()))

    // MARK: Values (5.3)

    /// D50, the white of the profile connection space (A.1), in 1/65536.
    private static let d50 = number(0xF6D6) + number(0x10000) + number(0xD32D)

    private static func type(_ signature: String) -> [UInt8] { Array(signature.utf8) + number(0) }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

    private static func number(_ number: Int) -> [UInt8] { bigEndian(number, bytes: 4) }

    private static func short(_ number: Int) -> [UInt8] { bigEndian(number, bytes: 2) }

    private static func bigEndian(_ number: Int, bytes: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.append(bigEndian: number, bytes: bytes)
        return result
    }
}

/// The meaning of an archive's colours: the greys of ``GreyProfile`` (ISO 32000-1, 14.11.5; ISO 19005-2, 6.2.3).
struct OutputIntent {
    private let file: PDFFileWriter

    init(_ file: PDFFileWriter) { self.file = file }

    /// Writes the intent and its profile. Returns the intent's number.
    func write() throws -> Int {
        let (intent, profile) = (file.allocate(), file.allocate())
        try file.write(profile, packing: GreyProfile.bytes) { $0.entry("N", .integer(1)) }
        try file.write(intent) { object in
            object.entry("Type", .name("OutputIntent"))
            object.entry("S", .name("GTS_PDFA1"))
            object.entry("OutputConditionIdentifier", .text("Custom"))
            object.entry("Info", .text(GreyProfile.name))
            object.entry("DestOutputProfile", .reference(profile))
        }
        return intent
    }
}
