import CalendarLayout

/// Writes glyphs at their positions as text operators (ISO 32000-1, 9.4).
///
/// Text space is in 1/1024 pt, as layout is: each line's position is given relative to the one before in whole numbers,
/// which no reader rounds. Within a line `TJ` moves in thousandths of an em and carries the rounding error on, so that
/// no line drifts. Cairo does the same to the thousandth.
struct TextOperators {
    private(set) var output: [UInt8]
    private var font = Font(index: -1, size: .zero)
    private var needsPlace = true
    private var isSingleByte = true
    /// The start of the line, in points from the top left.
    private var origin = (x: 0.0, y: 0.0)
    private var isFirstLine = true
    /// The start of the last line, in 1/1024 pt.
    private var printed = (x: 0, y: 0)
    /// The position after the operators so far, in em from the start of the line.
    private var reached = 0.0
    private var waiting: [Glyph] = []
    private var isOpen = false
    /// True while glyphs are shown without ink.
    private var isHidden = false
    /// The fonts in use, by their index.
    private(set) var fonts: [Int] = []

    private struct Font: Equatable {
        var index: Int
        var size: Length
    }

    private struct Glyph {
        let code: UInt16
        let position: Double
        let advance: Double
    }

    /// Smaller offsets count as zero, in em.
    private static let tolerance = 0.001

    init(reusing buffer: inout [UInt8]) {
        output = []
        swap(&output, &buffer)
        output.removeAll(keepingCapacity: true)
        waiting.reserveCapacity(200)
    }

    /// Gives the operators back in a buffer; nothing can be shown after that.
    mutating func giveBack(_ buffer: inout [UInt8]) { swap(&output, &buffer) }

    mutating func show(_ code: GlyphCode, size: Length, x: Double, y: Double) {
        open()
        if needsPlace || size != font.size { begin(x, y) }
        let font = Font(index: code.font, size: size)
        if font != self.font { select(font, isSingleByte: code.isSingleByte) }
        let scale = size.inPoints
        var position = (x - origin.x) / scale
        if abs(y - origin.y) / scale > TextOperators.tolerance {
            begin(x, y)
            position = 0
        }
        waiting.append(Glyph(code: code.value, position: position, advance: code.advance))
    }

    /// Makes the next glyph begin a line, wherever the last one ended.
    mutating func breakLine() {
        flush()
        needsPlace = true
    }

    // MARK: Text without ink

    /// Shows the next glyphs without ink, each scaled to `percent` of its width.
    mutating func hide(percent: Int) {
        breakLine()
        open()
        output.append("3 Tr " as StaticString)
        output.append(decimal: percent)
        output.append(" Tz\n" as StaticString)
        isHidden = true
    }

    /// Shows the next glyphs in ink again, on a line of their own.
    mutating func unhide() {
        guard isHidden else { return }
        breakLine()
        output.append("0 Tr 100 Tz\n" as StaticString)
        isHidden = false
    }

    mutating func open() {
        if isOpen { return }
        output.append("BT\n" as StaticString)
        (isOpen, needsPlace, isFirstLine, printed) = (true, true, true, (0, 0))
    }

    /// Ends the text object; shapes may follow.
    mutating func close() {
        flush()
        if isOpen { output.append("ET\n" as StaticString) }
        isOpen = false
    }

    /// Selects the font anew for the next glyph, since a `Q` has restored an earlier one.
    mutating func forgetFont() { font = Font(index: -1, size: .zero) }

    /// Writes other operators, after the waiting glyphs.
    mutating func write(_ body: (inout [UInt8]) -> Void) {
        flush()
        body(&output)
    }

    // MARK: Lines

    private mutating func begin(_ x: Double, _ y: Double) {
        flush()
        (origin, reached, needsPlace) = ((x, y), 0, false)
        let place = (x: Int((x * 1024).rounded()), y: Int((y * 1024).rounded()))
        if isFirstLine { output.append("0.0009765625 0 0 -0.0009765625 0 0 Tm\n" as StaticString) }
        output.append(integer: place.x - printed.x)
        output.append(32)
        output.append(integer: printed.y - place.y)
        output.append(" Td\n" as StaticString)
        (printed, isFirstLine) = (place, false)
    }

    private mutating func select(_ font: Font, isSingleByte: Bool) {
        flush()
        (self.font, self.isSingleByte) = (font, isSingleByte)
        if !fonts.contains(font.index) { fonts.append(font.index) }
        output.append("/F" as StaticString)
        output.append(decimal: font.index)
        output.append(32)
        output.append(decimal: font.size.rawValue)
        output.append(" Tf\n" as StaticString)
    }

    // MARK: Glyphs

    private mutating func flush() {
        guard !waiting.isEmpty else { return }
        if isInPlace { showInPlace() } else { showWithMoves() }
        output.append(10)
        waiting.removeAll(keepingCapacity: true)
    }

    /// True if each glyph begins where the one before it ends.
    private var isInPlace: Bool {
        var place = reached
        for glyph in waiting {
            if abs(glyph.position - place) > TextOperators.tolerance { return false }
            place += glyph.advance
        }
        return true
    }

    private mutating func showInPlace() {
        openString()
        for glyph in waiting {
            append(glyph.code)
            reached += glyph.advance
        }
        closeString()
        output.append("Tj" as StaticString)
    }

    private mutating func showWithMoves() {
        output.append(UInt8(ascii: "["))
        openString()
        for glyph in waiting {
            if glyph.position != reached { move(to: glyph.position) }
            append(glyph.code)
            reached += glyph.advance
        }
        closeString()
        output.append("]TJ" as StaticString)
    }

    private mutating func move(to position: Double) {
        let thousandths = Int((-1000 * (position - reached)).rounded())
        guard abs(thousandths) >= 3 else { return }
        closeString()
        if thousandths < 0 { output.append(UInt8(ascii: "-")) }
        output.append(decimal: abs(thousandths))
        openString()
        reached += Double(thousandths) * -0.001
    }

    // MARK: Strings

    private mutating func openString() { output.append(isSingleByte ? UInt8(ascii: "(") : UInt8(ascii: "<")) }

    private mutating func closeString() { output.append(isSingleByte ? UInt8(ascii: ")") : UInt8(ascii: ">")) }

    private mutating func append(_ code: UInt16) {
        guard isSingleByte else {
            output.append(hex: UInt8(code >> 8))
            return output.append(hex: UInt8(code & 0xFF))
        }
        let byte = UInt8(truncatingIfNeeded: code)
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"): output.append(UInt8(ascii: "\\"))
        case 13:
            // Readers take a bare carriage return for a line feed.
            return output.append("\\r" as StaticString)
        default: break
        }
        output.append(byte)
    }
}
