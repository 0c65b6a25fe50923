import CalendarCore

/// A page, with the places and the type of its entries.
public struct LaidOutPage: Sendable {
    /// The page to draw.
    public internal(set) var page: Page
    /// The page's number, from 1.
    public let number: Int
    /// The name of its kind: ``PageKind/name``.
    public let kind: String
    /// The days that it shows, or continues.
    public let span: DaySpan
    /// The setting that makes the page fit; nil for kinds that need no fitting.
    public let fit: PageFit?
    /// The type of the entries, except the notes, which have their own.
    public let type: BodyType
    /// The number of the first page that continues this one; nil if everything fits.
    public let continuedOn: Int?
    /// The place and the type of each of its entries.
    public internal(set) var placements: [Placement]
    /// The items of checklists on it; an item that goes on from another page is not among them.
    public internal(set) var items: [PlacedItem] = []
    /// The characters of the page that no face has, each once, with its first place: an entry or a note, else a text of
    /// the page itself.
    public internal(set) var missing: [MissingCharacter] = []

    /// A page of a kind that shows some days.
    public init(
        _ page: Page, number: Int, kind: String, span: DaySpan, fit: PageFit? = nil, type: BodyType,
        continuedOn: Int? = nil, placements: [Placement]
    ) {
        (self.page, self.number, self.kind, self.span) = (page, number, kind, span)
        (self.fit, self.type, self.continuedOn, self.placements) = (fit, type, continuedOn, placements)
    }

    /// The same page without the placements of other kinds of entry, which it shows but does not account for.
    func accounting(for kinds: Set<Entry.Kind>) -> LaidOutPage {
        // Most pages have none, and need no copy of their placements.
        guard kinds.count < Entry.Kind.allCases.count, placements.contains(where: { !kinds.contains($0.kind) })
        else { return self }
        var page = self
        page.placements.removeAll { !kinds.contains($0.kind) }
        return page
    }

    /// An empty page, `distance` pages after another: the back of a sheet that the next days do not share.
    init(blankAfter page: LaidOutPage, by distance: Int) {
        let number = page.number + distance
        self.init(
            Page(mediaBox: page.page.mediaBox, items: [], label: "\(page.span.name), p. \(number)", outline: nil),
            number: number, kind: "blank", span: page.span, type: page.type, placements: [])
    }
}

/// The setting that makes a page fit, and its costs.
public struct PageFit: Hashable, Sendable {
    /// The legibility score, in points: the body size of a page without fault that reads as well.
    public let score: Length
    /// The width of a weekend's column, in tenths of another's.
    public let weekendTenths: Int
    /// True if lines may end at the hyphens of names.
    public let breaksNames: Bool
    /// The number of days with a text that is cut, or is not in its cell.
    public let shortenedDayCount: Int
    /// The number of settings tried.
    public let stepCount: Int
    /// The words that are broken where they have no hyphen.
    public let brokenWords: [BrokenWord]

    /// A word that is wider than its cell at every size.
    public struct BrokenWord: Hashable, Sendable {
        /// The word.
        public let word: String
        /// The place of its text in the user's file.
        public let source: SourceLocation?
    }
}
