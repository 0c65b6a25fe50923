import CalendarCore

/// What became of one entry of the schedule on paper.
public struct Placement: Hashable, Sendable {
    /// What the entry is of.
    public let subject: Subject
    /// What it is in the schedule.
    public let kind: Entry.Kind
    /// The entry's words.
    public let text: String
    /// Where the entry stands in the user's file.
    public let source: SourceLocation?
    /// How it was set.
    public let outcome: Outcome
    /// The number of the page that it begins on, from 1.
    public let page: Int
    /// The area of its lines; of an entry that runs over, of those in the column where it begins.
    public let box: Rect
    /// The face and size of its text.
    public let type: BodyType
    /// The numbers of the fonts that its text is printed in, in order of first use; the renderer knows their names.
    public let fonts: [Int]
    /// The characters of its text and its label that no face has.
    public let missing: [Unicode.Scalar]
    /// The pictographs of its text that no face has, in order: they are left out, or boxes stand for them.
    public let omitted: [String]

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
    public init(
        subject: Subject, kind: Entry.Kind, text: String, source: SourceLocation?, outcome: Outcome, page: Int,
        box: Rect, type: BodyType, fonts: [Int] = [], missing: [Unicode.Scalar] = [],
        omitted: [String] = []
    ) {
        (self.subject, self.kind, self.text, self.source) = (subject, kind, text, source)
        (self.outcome, self.page, self.box, self.type) = (outcome, page, box, type)
        (self.fonts, self.missing, self.omitted) = (fonts, missing, omitted)
    }
}

extension Placement.Outcome {
    /// The outcome of what is drawn in full.
    init(_ type: BodyType) {
        self = type.size < .points(8) ? .shrunk : type.faces == .condensed ? .condensed : .drawn
    }
}
