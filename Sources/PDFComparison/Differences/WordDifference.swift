/// A difference of a page's words.
public enum WordDifference: Hashable, Sendable {
    /// The word is gone.
    case missing(Word)
    /// The word is new.
    case added(Word)
    /// Another word is in its place.
    case replaced(Word, by: Word)
    /// Another text is behind the same ink.
    case reading(Word, as: Word)
    /// Two words changed places; both as the first document has them.
    case swapped(Word, Word)
    /// The same words moved, or look different.
    case changed(WordGroup, Change)

    /// A word and its place.
    public struct Word: Hashable, Sendable {
        /// Its text.
        public let text: String
        /// The place; nil outside the days of a calendar.
        public let place: CalendarPlace?
        /// Its place on the page.
        public let box: Box
    }

    /// A change of words that both documents have.
    public enum Change: Hashable, Sendable {
        /// Their place.
        case moved(Shift)
        /// Their size; `scale` is the new size divided by the old.
        case resized(scale: Double)
        /// Their font, by its PostScript name.
        case font(before: String, after: String)
        /// Their colour, as `#rrggbb`.
        case colour(TextChange)
        /// The target that a click on them opens.
        case link(TextChange)
    }

    /// The part of the page that it is about, and its place.
    public var scope: WordGroup.Scope {
        switch self {
        case .missing(let word), .added(let word), .replaced(let word, _), .reading(let word, _),
            .swapped(let word, _):
            .word(word.place)
        case .changed(let group, _): group.scope
        }
    }

    /// The words that it is about; those of the first document, if it has them.
    public var text: String {
        switch self {
        case .missing(let word), .added(let word), .replaced(let word, _), .reading(let word, _): word.text
        case .swapped(let first, let second): "\(first.text) \(second.text)"
        case .changed(let group, _): group.text
        }
    }

    /// The number of words that it is about.
    public var wordCount: Int {
        switch self {
        case .missing, .added, .replaced, .reading: 1
        case .swapped: 2
        case .changed(let group, _): group.count
        }
    }

    /// The two documents' values, if they can be given as text: words, fonts, colours, targets of links.
    public var values: TextChange? {
        switch self {
        case .missing(let word): .missing(word.text)
        case .added(let word): .added(word.text)
        case .replaced(let before, let after), .reading(let before, let after), .swapped(let before, let after):
            .replaced(before.text, by: after.text)
        case .changed(_, let change): change.values
        }
    }
}

extension WordDifference.Change {
    fileprivate var values: TextChange? {
        switch self {
        case .font(let before, let after): .replaced(before, by: after)
        case .colour(let values), .link(let values): values
        case .moved, .resized: nil
        }
    }
}

extension WordDifference {
    /// The place in the first document; nil for a new word.
    var box: Box? {
        switch self {
        case .missing(let word), .replaced(let word, _), .reading(let word, _), .swapped(let word, _): word.box
        case .added: nil
        case .changed(let group, _): group.box
        }
    }

    /// The place in the second document; nil for a word that is gone.
    var otherBox: Box? {
        switch self {
        case .added(let word), .replaced(_, let word), .reading(_, let word), .swapped(_, let word): word.box
        case .missing: nil
        case .changed(let group, _): group.otherBox
        }
    }
}

/// Words that changed together.
public struct WordGroup: Hashable, Sendable {
    /// The part of the page that changed.
    public enum Scope: Hashable, Sendable {
        /// One word.
        case word(CalendarPlace?)
        /// All words of a line.
        case line(CalendarPlace?)
        /// All words of a day.
        case day(String)
        /// All words of a page.
        case page
    }

    /// The part of the page that changed, and its place.
    public let scope: Scope
    /// The first eight words; an ellipsis replaces the rest.
    public let text: String
    /// The number of words.
    public let count: Int
    /// The box around them in the first document.
    public let box: Box
    /// The box around them in the second document.
    public let otherBox: Box
}

/// A place on a page of a calendar.
public enum CalendarPlace: Hashable, Sendable {
    /// A day: the weekday as the calendar's header abbreviates it, and the number, `Tue 5`. Its lines count from 1
    /// below its number or heading; the line of the number itself is nil.
    case day(String, line: Int?)
    /// The line at the foot of the page.
    case footer

    /// The day; nil at the foot of the page.
    public var day: String? {
        if case .day(let day, _) = self { day } else { nil }
    }

    /// The line of the day.
    public var line: Int? {
        if case .day(_, let line) = self { line } else { nil }
    }
}
