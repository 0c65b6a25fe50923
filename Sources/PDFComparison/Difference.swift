/// One thing in which two documents differ.
public struct Difference: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, CaseIterable, Sendable {
        /// A page that only the first document has.
        case pageMissing = "page-missing"
        /// A page that only the second document has.
        case pageAdded = "page-added"
        /// A page that stands elsewhere in the second document.
        case pageOrder = "page-order"
        /// A page of another width or height.
        case pageSize = "page-size"
        /// The words of ``Difference/scope`` stand elsewhere.
        case moved
        /// A word that is gone.
        case wordMissing = "word-missing"
        /// A word that is new.
        case wordAdded = "word-added"
        /// A word in the place of another.
        case wordReplaced = "word-replaced"
        /// Two words that changed places.
        case wordsSwapped = "words-swapped"
        /// A word that reads otherwise and looks the same.
        case wordReading = "word-reading"
        /// Words in another font.
        case wordFont = "word-font"
        /// Words in another size.
        case wordSize = "word-size"
        /// Words in another colour.
        case wordColour = "word-colour"
        /// Words that lead elsewhere.
        case wordLink = "word-link"
        /// A straight stroke that is gone.
        case ruleMissing = "rule-missing"
        /// A straight stroke that is new.
        case ruleAdded = "rule-added"
        /// A straight stroke that is thicker or thinner.
        case ruleWeight = "rule-weight"
        /// A straight stroke that stands elsewhere.
        case ruleMoved = "rule-moved"
        /// An evenly filled area in another grey.
        case shade
        /// Ink that is gone, where no word changed.
        case inkMissing = "ink-missing"
        /// Ink that is new, where no word changed.
        case inkAdded = "ink-added"
        /// Other ink, where no word changed.
        case inkChanged = "ink-changed"
        /// A page's label in viewers.
        case pageLabel = "page-label"
        /// An entry of the outline.
        case outline
        /// The tree of tags, or the text in it.
        case structure
        /// A named destination.
        case destination
        /// A field of the metadata.
        case metadata
        /// Nothing of all this, and yet not every byte is the same.
        case bytes
    }

    /// How much belongs to one difference.
    public enum Scope: String, Sendable {
        /// One word.
        case word
        /// All words of a line.
        case line
        /// All words of a day.
        case day
        /// All words of a page.
        case page
    }

    /// What it is.
    public let kind: Kind
    /// The page in the first document, from 1; nil where it has none, and for the document as a whole.
    public var page: Int?
    /// The page in the second document.
    public var otherPage: Int?
    /// The day of the calendar, as its header names it, with its number: `Tue 5`. Nil outside days.
    public var day: String?
    /// Which line below the day's number, from 1.
    public var line: Int?
    /// For words and what has words in it.
    public var scope: Scope?
    /// The words that it is about.
    public var text: String?
    /// How many words.
    public var wordCount: Int?
    /// What the first document says, where it can be said in words.
    public var before: String?
    /// What the second document says.
    public var after: String?
    /// The place in the first document.
    public var box: Box?
    /// The place in the second document.
    public var otherBox: Box?
    /// How far right and down it moved, in points.
    public var shift: Shift?
    /// How many times as large it became.
    public var scale: Double?

    /// A way on the page, in points, y down.
    public struct Shift: Hashable, Sendable {
        /// To the right.
        public var x: Double
        /// Down.
        public var y: Double
    }

    init(_ kind: Kind) { self.kind = kind }
}

extension Difference.Kind {
    /// The kinds that no page shows.
    static let ofDocument: Set<Difference.Kind> = [.pageLabel, .outline, .structure, .destination, .metadata, .bytes]
}

/// In what two documents differ.
public struct DocumentDifference: Sendable {
    /// In the order of the pages; what concerns no page comes last.
    public let differences: [Difference]
    /// How many pages the first document has.
    public let pageCount: Int
    /// How many pages the second document has.
    public let otherPageCount: Int

    /// How deep the difference goes.
    public enum Verdict: String, Sendable {
        /// Every byte is the same, or what differs was not asked for.
        case same
        /// Only bytes: compression, order of objects, anything that nothing above tells of.
        case bytes
        /// Metadata, and no more.
        case metadata
        /// Outline, labels, tags or destinations; the pages read and look the same.
        case document
        /// Pages.
        case pages
    }

    /// How deep the difference goes.
    public var verdict: Verdict {
        let kinds = Set(differences.map(\.kind))
        if kinds.isEmpty { return .same }
        if kinds == [.bytes] { return .bytes }
        if kinds == [.metadata] { return .metadata }
        return kinds.isSubset(of: Difference.Kind.ofDocument) ? .document : .pages
    }
}
