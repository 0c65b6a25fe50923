import CalendarCore

/// What became of one entry of the schedule on paper.
public struct Placement: Hashable, Sendable {
    /// What the entry is of.
    public let subject: Subject
    /// The entry's words.
    public let text: String
    /// Where the entry stands in the user's file.
    public let source: SourceLocation?
    /// How it was set.
    public let outcome: Outcome
    /// The number of the page that holds it, from 1.
    public let page: Int
    /// The area of its lines.
    public let box: Rect

    /// Where an entry comes from.
    public enum Subject: Hashable, Sendable {
        /// An entry of a day; `line` is the schedule line's key, nil for an event on none.
        case day(CivilDate, line: String?)
        /// A line of a month's notes.
        case note(YearMonth, number: Int)
    }

    /// How an entry was set; each is exactly one of these.
    public enum Outcome: String, CaseIterable, Sendable {
        /// In the regular face, at 8 pt or more.
        case drawn
        /// In the condensed face, at 8 pt or more.
        case condensed
        /// Below 8 pt.
        case shrunk
        /// On the page that continues the month.
        case continued
    }

    /// The account of one entry.
    public init(subject: Subject, text: String, source: SourceLocation?, outcome: Outcome, page: Int, box: Rect) {
        (self.subject, self.text, self.source) = (subject, text, source)
        (self.outcome, self.page, self.box) = (outcome, page, box)
    }
}

extension Placement.Outcome {
    /// The outcome of what is drawn in full at a face and size.
    init(condensed: Bool, size: Length) {
        self = size < .points(8) ? .shrunk : condensed ? .condensed : .drawn
    }
}

/// A page, and what became of the entries that it holds.
public struct LaidOutPage: Sendable {
    /// What is drawn.
    public let page: Page
    /// From 1.
    public let number: Int
    /// How the page was made to fit; nil for continuation pages, which have no need of it.
    public let rung: Rung?
    /// Of the entries on this page; each entry of a month is on one of its pages.
    public let placements: [Placement]

    /// A page with its account.
    public init(page: Page, number: Int, rung: Rung?, placements: [Placement]) {
        (self.page, self.number, self.rung, self.placements) = (page, number, rung, placements)
    }
}

/// Lays out a calendar and hands its pages out one after the other, so that memory stays flat.
public protocol PageSequence {
    /// The next page; nil after the last.
    mutating func next() throws(LayoutError) -> LaidOutPage?
}
