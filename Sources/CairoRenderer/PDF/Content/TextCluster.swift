import CalendarLayout

/// Characters that are read together, and their glyphs. Places are in 1/65536 em from the left end of the run.
struct TextCluster {
    let text: String
    let font: Int32
    let glyphs: [ShapedText.Glyph]
    let start: Int
    let width: Int
    let isRightToLeft: Bool

    /// A part of the text, and the place where it is said.
    struct Slot {
        let text: String
        let start: Double
        let width: Double
    }

    /// True if all characters can be assigned to a single glyph.
    ///
    /// Readers put several characters of a glyph from left to right. pdf.js takes a glyph with a mark for one without
    /// width, and puts a space behind it.
    var isReadFromOneGlyph: Bool {
        guard glyphs.count == 1 else { return false }
        let scalars = text.unicodeScalars
        return scalars.count == 1 || !isRightToLeft && !scalars.contains(where: \.isNonspacing)
    }

    /// A place for each character, in the direction of the text, or one for all characters of a single glyph. Letters
    /// share the width; a mark takes next to no room at the end of its letter.
    var slots: [Slot] {
        if isReadFromOneGlyph { return [Slot(text: text, start: Double(start), width: Double(width))] }
        let scalars = Array(text.unicodeScalars)
        let letters = scalars.indices.filter { isRightToLeft || $0 == 0 || !scalars[$0].isNonspacing }
        let share = Double(width) / Double(letters.count)
        return letters.indices.flatMap { number -> [Slot] in
            let start = Double(self.start) + share * Double(isRightToLeft ? letters.count - 1 - number : number)
            let end = number + 1 < letters.count ? letters[number + 1] : scalars.count
            let marks = (letters[number] + 1..<end).map { mark in
                let place = start + share - TextCluster.markWidth * Double(end - mark)
                return Slot(text: String(scalars[mark]), start: place, width: 0)
            }
            let width = marks.isEmpty || isRightToLeft ? share : share + TextCluster.overlap
            return [Slot(text: String(scalars[letters[number]]), start: start, width: width)] + marks
        }
    }

    /// The glyph that says its characters: the widest.
    func carrier(_ program: FontProgram) -> UInt32? {
        glyphs.max { program.advance(of: $0.id) < program.advance(of: $1.id) }?.id
    }

    /// The room of a mark, in 1/65536 em. mutool would put a space behind one of 0.015 em.
    private static let markWidth = 0.01 * Double(Advance.unitsPerEm)

    /// The distance that a letter reaches beyond its marks, in 1/65536 em. pdf.js puts a space where a text begins to
    /// the right of a mark's letter, however slightly.
    private static let overlap = 0.02 * Double(Advance.unitsPerEm)
}

extension Unicode.Scalar {
    /// True for a mark that takes no room of its own, or prints nothing.
    var isNonspacing: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
