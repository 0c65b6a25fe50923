@testable import CalendarLayout

/// A text broken at a limit that is given in characters of the regular face.
struct BrokenText {
    let text: String
    let limit: Int
    let shaped: ShapedText
    /// Nil if a name would have to be broken although it fits at another rung.
    let lines: [Range<Int>]?

    /// - Parameters:
    ///   - first: the first line's limit, if it differs from that of the others.
    ///   - room: how many characters a word must exceed to be broken; 0 breaks every word that does not fit.
    init(_ text: String, limit: Int, first: Int? = nil, room: Int = 0) throws {
        let measurer = SquareEmMeasurer(condensed: Advance.unitsPerEm)
        let paragraph = Paragraph(text, measurer: measurer)
        // At 1 pt a character is 1 pt wide.
        let size = Length.points(1)
        let breaker = LineBreaker(
            face: .regular, width: .points(limit), size: size, condensedLimit: Advance(room * Advance.unitsPerEm)
        ).withFirstLine(of: .points(first ?? limit), size: size)
        (self.text, self.limit) = (text, limit)
        shaped = try paragraph.shaped(in: .regular)
        lines = try breaker.lines(of: paragraph)
    }

    /// The lines' characters.
    var strings: [String]? { lines?.map { String(shaped.text(of: $0)) } }
}
