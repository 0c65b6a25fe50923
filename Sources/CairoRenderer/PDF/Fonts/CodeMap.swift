/// A CMap: the characters or glyphs that a font's codes represent (ISO 32000-1, 9.7.5 and 9.10.3).
struct CodeMap {
    private(set) var bytes: [UInt8] = []
    private let isSingleByte: Bool

    /// The name that a map of glyphs has.
    static let name = "CalprintCodes"

    /// The collection of the glyphs that a map of glyphs leads to.
    static var collection: PDFValue { collection("Identity") }

    /// The collection of what a map leads to (ISO 32000-1, 9.7.3).
    private static func collection(_ ordering: String) -> PDFValue {
        .dictionary(["Registry": .text("Adobe"), "Ordering": .text(ordering), "Supplement": .integer(0)])
    }

    private static let mostInBlock = 100

    /// A ToUnicode map: the texts that codes are read as.
    init(texts: [(code: UInt16, text: String)], isSingleByte: Bool) {
        self.isSingleByte = isSingleByte
        begin(name: "Adobe-Identity-UCS", ordering: "UCS", type: 2)
        append(texts, as: "bfchar") { bytes, text in
            bytes.append(UInt8(ascii: "<"))
            for unit in text.utf16 {
                bytes.append(hex: UInt8(unit >> 8))
                bytes.append(hex: UInt8(unit & 0xFF))
            }
            bytes.append(UInt8(ascii: ">"))
        }
        end()
    }

    /// The encoding of a composite font: the numbers (CID) by which its descendant knows the glyphs of two-byte codes.
    init(identifiers: [(code: UInt16, identifier: UInt32)]) {
        isSingleByte = false
        begin(name: CodeMap.name, ordering: "Identity", type: 1)
        append(identifiers, as: "cidchar") { $0.append(decimal: Int($1)) }
        end()
    }

    private mutating func begin(name: String, ordering: String, type: Int) {
        bytes.append(
            """
            /CIDInit/ProcSet findresource begin 12 dict begin begincmap
            /CIDSystemInfo
            """)
        bytes.append(CodeMap.collection(ordering))
        bytes.append(
            """
            def
            /CMapName/\(name) def/CMapType \(type) def
            1 begincodespacerange\(isSingleByte ? "<00><FF>" : "<0000><FFFF>")endcodespacerange

            """)
    }

    private mutating func append<Value>(
        _ entries: [(code: UInt16, Value)], as operation: StaticString, _ write: (inout [UInt8], Value) -> Void
    ) {
        let sorted = entries.sorted { $0.code < $1.code }
        for start in stride(from: 0, to: sorted.count, by: CodeMap.mostInBlock) {
            let block = sorted[start..<min(start + CodeMap.mostInBlock, sorted.count)]
            bytes.append("\(block.count) begin\(operation)\n")
            for (code, value) in block {
                append(code)
                write(&bytes, value)
                bytes.append(10)
            }
            bytes.append("end\(operation)\n")
        }
    }

    private mutating func append(_ code: UInt16) {
        bytes.append(UInt8(ascii: "<"))
        if !isSingleByte { bytes.append(hex: UInt8(code >> 8)) }
        bytes.append(hex: UInt8(code & 0xFF))
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func end() {
        bytes.append("endcmap CMapName currentdict/CMap defineresource pop end end" as StaticString)
    }
}
