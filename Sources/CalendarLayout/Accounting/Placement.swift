import CalendarCore

/// The place of an entry of the schedule on paper, and how it is set there.
public struct Placement: Hashable, Sendable {
    /// The day and line, or the note, that the entry belongs to.
    public let subject: Subject
    /// The kind of entry.
    public let kind: Entry.Kind
    /// The text that the page prints, without the line's label.
    public let text: String
    /// The place of the entry in the user's file.
    public let source: SourceLocation?
    /// How it was set.
    public let outcome: Outcome
    /// The number of the page where it begins, from 1.
    public let page: Int
    /// The area of its lines; if it goes on in another column, only of those in the first.
    public internal(set) var box: Rect
    /// The face and size of its text.
    public let type: BodyType
    /// The numbers of the fonts that its text is printed in, in order of first use; the renderer knows their names.
    public let fonts: [Int]
    /// The characters of its text and its label that no face has.
    public let missing: [Unicode.Scalar]
    /// The pictographs of its text that no face has, in order: they are left out, or boxes stand for them.
    public let omitted: [String]
    /// The place of its whole text if it is ``Outcome/shortened``; nil for every other outcome.
    public internal(set) var rest: Part?

    /// A piece of a page that has lines of an entry.
    public struct Part: Hashable, Sendable {
        /// The page's number, from 1.
        public let page: Int
        /// The area of the lines.
        public let box: Rect

        /// An area of the page with this number.
        public init(page: Int, box: Rect) {
            (self.page, self.box) = (page, box)
        }
    }

    /// The day and line, or the note, that an entry belongs to.
    public enum Subject: Hashable, Sendable {
        /// An entry of a day; `line` is the schedule line's key, nil for an event on no line.
        case day(CivilDate, line: String?)
        /// A line of a month's notes.
        case note(YearMonth, number: Int)
    }

    /// How an entry was set; every printed entry has exactly one of these outcomes.
    public enum Outcome: String, CaseIterable, Sendable {
        /// In the regular face, at 8 pt or more.
        case drawn
        /// In the condensed face, at 8 pt or more.
        case condensed
        /// Below 8 pt.
        case shrunk
        /// Cut where it belongs, and in full elsewhere: at ``Placement/rest``.
        case shortened
        /// On a page that continues another.
        case continued
    }

    /// The placement of one entry.
    public init(
        subject: Subject, kind: Entry.Kind, text: String, source: SourceLocation?, outcome: Outcome, page: Int,
        box: Rect, type: BodyType, fonts: [Int] = [], missing: [Unicode.Scalar] = [],
        omitted: [String] = [], rest: Part? = nil
    ) {
        (self.subject, self.kind, self.text, self.source) = (subject, kind, text, source)
        (self.outcome, self.page, self.box, self.type) = (outcome, page, box, type)
        (self.fonts, self.missing, self.omitted) = (fonts, missing, omitted)
        self.rest = rest
    }
}

extension Placement {
    /// The placement of an entry with glyphs of a type. The outcome follows from the type unless it is given.
    init(
        of entry: Entry, as subject: Subject, text: String, page: Int, box: Rect, type: BodyType, glyphs: SetGlyphs,
        outcome: Outcome? = nil, rest: Part? = nil
    ) {
        self.init(
            subject: subject, kind: entry.kind, text: text, source: entry.location, outcome: outcome ?? Outcome(type),
            page: page, box: box, type: type, fonts: glyphs.fonts, missing: glyphs.missing, omitted: glyphs.omitted,
            rest: rest)
    }
}

extension Placement.Subject {
    /// An entry of a day, on its line.
    init(_ entry: Entry, on date: CivilDate) { self = .day(date, line: entry.line?.key) }
}

extension Placement.Outcome {
    /// The outcome of an entry that is whole and in its own place.
    init(_ type: BodyType) {
        self = type.size < .points(8) ? .shrunk : type.faces == .condensed ? .condensed : .drawn
    }
}
