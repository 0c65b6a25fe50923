import CalendarCore

/// A page, and what became of the entries that it holds.
public struct LaidOutPage: Sendable {
    /// What is drawn.
    public let page: Page
    /// From 1.
    public let number: Int
    /// The name of its kind: ``PageKind/name``.
    public let kind: String
    /// The days that it shows, or continues.
    public let span: DaySpan
    /// How the page was made to fit; nil for kinds that have no need of it.
    public let rung: Rung?
    /// Of the entries, but for the notes, which are set for themselves.
    public let type: BodyType
    /// The first of the pages that have what this one could not hold; nil if it holds everything.
    public let continuedOn: Int?
    /// What became of its entries.
    public let placements: [Placement]
    /// Each character of the page that no face has, once, with its first place: an entry or a note, else a word of the
    /// page itself.
    public internal(set) var missing: [MissingCharacter] = []

    /// A page of a kind, which shows some days.
    public init(
        _ page: Page, number: Int, kind: String, span: DaySpan, rung: Rung? = nil, type: BodyType,
        continuedOn: Int? = nil, placements: [Placement]
    ) {
        (self.page, self.number, self.kind, self.span) = (page, number, kind, span)
        (self.rung, self.type, self.continuedOn, self.placements) = (rung, type, continuedOn, placements)
    }
}
