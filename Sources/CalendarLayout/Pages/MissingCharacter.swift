import CalendarCore

/// A character that no available face has, and the text that contains it.
public struct MissingCharacter: Hashable, Sendable {
    /// The character.
    public let scalar: Unicode.Scalar
    /// The entry or the note that contains it; nil for a text of the page itself, such as its title or a label.
    public let subject: Placement.Subject?
    /// The text that contains it.
    public let text: String
    /// The place of the text in the user's file.
    public let source: SourceLocation?

    /// A character in a text of an entry or a note, or, if `subject` is nil, of the page itself.
    public init(_ scalar: Unicode.Scalar, of subject: Placement.Subject?, text: String, source: SourceLocation?) {
        (self.scalar, self.subject, self.text, self.source) = (scalar, subject, text, source)
    }
}

extension LaidOutPage {
    /// The same page, with the characters that no face has in ``missing``.
    func notingMissingCharacters() -> LaidOutPage {
        var page = self
        page.missing = missingCharacters
        return page
    }

    private var missingCharacters: [MissingCharacter] {
        let runs = page.items.runsWithMissingGlyphs
        guard !runs.isEmpty else { return [] }
        let ofEntries = placements.flatMap { placement in
            placement.missing.map {
                MissingCharacter($0, of: placement.subject, text: placement.text, source: placement.source)
            }
        }
        let ofPage = runs.flatMap { run in
            run.missing.map { MissingCharacter($0, of: nil, text: run.text, source: nil) }
        }
        return (ofEntries + ofPage).firstOfEachScalar
    }
}

extension Sequence<MissingCharacter> {
    /// The first of each character.
    public var firstOfEachScalar: [MissingCharacter] {
        var known: Set<Unicode.Scalar> = []
        return filter { known.insert($0.scalar).inserted }
    }
}

extension [DisplayItem] {
    fileprivate var runsWithMissingGlyphs: [ShapedText] {
        var texts: [ShapedText] = []
        for item in self {
            switch item {
            case .text(let run): if !run.shaped.missing.isEmpty { texts.append(run.shaped) }
            case .clip(_, let items), .link(_, _, let items), .group(_, let items):
                texts += items.runsWithMissingGlyphs
            case .fill, .rules, .outline: break
            }
        }
        return texts
    }
}
