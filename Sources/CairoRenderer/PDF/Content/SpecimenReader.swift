/// Reads a specimen's content: the font and the codes on each line (ISO 32000-1, 9.4).
struct SpecimenReader {
    private var lines: [SpecimenLine]
    /// The index for a font's name, given whether its codes are single bytes.
    private let font: (String, Bool) throws(PDFWritingError) -> Int
    private var operands: [String] = []
    private var y = 0.0
    private var scale = 0.0
    private var fontName = ""

    init(lineCount: Int, font: @escaping (String, Bool) throws(PDFWritingError) -> Int) {
        lines = Array(repeating: SpecimenLine(), count: lineCount)
        self.font = font
    }

    mutating func read(_ content: [UInt8]) throws(PDFWritingError) -> [SpecimenLine] {
        let result = content.withUnsafeBytes { bytes in
            Result { () throws(PDFWritingError) in try read(bytes) }
        }
        try result.get()
        return lines
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) throws(PDFWritingError) {
        var lexer = PDFLexer(bytes)
        while let token = try lexer.next() {
            switch token.kind {
            case .keyword:
                try take(String(decoding: bytes[token.range], as: UTF8.self))
                operands = []
            case .string: try show(bytes[token.range])
            case .number, .name: operands.append(String(decoding: bytes[token.range], as: UTF8.self))
            case .opening, .closing: break
            }
        }
    }

    private mutating func take(_ operation: String) throws(PDFWritingError) {
        switch operation {
        case "Tf": fontName = try String(operand(0).dropFirst())
        case "Tm": (scale, y) = (try number(3), try number(5))
        case "Td": y += try number(1) * scale
        default: break
        }
    }

    private func operand(_ index: Int) throws(PDFWritingError) -> String {
        guard index < operands.count else { throw PDFWritingError("an operator without its operands") }
        return operands[index]
    }

    private func number(_ index: Int) throws(PDFWritingError) -> Double {
        guard let number = Double(try operand(index)), number.magnitude < 1e7 else {
            throw PDFWritingError("an invalid position")
        }
        return number
    }

    private mutating func show(_ string: Slice<UnsafeRawBufferPointer>) throws(PDFWritingError) {
        let isLatin = string.first == UInt8(ascii: "(")
        let line = Specimen.line(at: y)
        guard lines.indices.contains(line), !fontName.isEmpty else { throw PDFWritingError("a glyph out of place") }
        let string = PDFString(string)
        let codes = try isLatin ? string.literalBytes().map(UInt16.init) : string.hexadecimalPairs()
        guard !codes.isEmpty else { return }
        let subset = try font(fontName, isLatin)
        lines[line].codes += codes.map { SpecimenLine.Code(subset: subset, value: $0) }
    }
}
