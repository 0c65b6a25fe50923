@testable import CalendarLayout

/// A text broken at a limit that is given in characters of the regular face.
struct BrokenText {
    let shaped: ShapedText
    /// Nil if a name would have to be broken that may not be.
    let lines: [TextLine]?
    /// The result of filling the lines, and of only counting them.
    let fill: LineFill?
    let counted: LineFill?

    /// - Parameters:
    ///   - indent: how many characters less the first line has room for.
    ///   - worst: the worst line ends that are allowed.
    ///   - hyphen: the width of a hyphen.
    ///   - room: how many characters a word must exceed to be broken; nil breaks every word that does not fit.
    init(
        _ text: String, limit: Int, indent: Int = 0, worst: LineEnd = .hyphen, hyphen: Int = 0, room: Int? = nil
    ) throws {
        let paragraph = Paragraph(text, measurer: SquareEmMeasurer(condensed: Advance.unitsPerEm))
        // At 1 pt a character is 1 pt wide.
        let size = Length.points(1)
        let wide = room.map {
            LineBreaker.WideUnits(face: .condensed, limit: Advance($0 * Advance.unitsPerEm))
        }
        let breaker = LineBreaker(
            face: .regular, width: .points(limit), size: size, worst: worst,
            hyphen: Advance(hyphen * Advance.unitsPerEm), wide: wide
        ).indentingFirst(by: .points(indent), size: size)
        shaped = paragraph.shaped(in: .regular)
        let set = breaker.lines(of: paragraph)
        (lines, fill) = (set?.lines, set?.fill)
        counted = breaker.fill(paragraph)
    }

    /// The lines' characters.
    var strings: [String]? { lines?.map { String(shaped.text(of: $0.clusters)) } }
}
