import CalendarCore

/// Shapes texts through a measurer and remembers those that recur: names and codes, but not titles or notes.
public final class Typesetter {
    let measurer: any TextMeasurer
    private let emphasis: Emphasis?
    private let phrases: PagePhrases
    /// The first title or item that fits its page in no size.
    private var fittingFailure: MeasuringError?
    // Nothing is called while one of these changes. So no access has to be checked, as in a paragraph.
    @exclusivity(unchecked) private var paragraphs = RecurringTexts<TextKey>()
    @exclusivity(unchecked) private var words = RecurringTexts<TextKey>()
    /// Texts that are bold as a whole, and texts with marks.
    private var markedTexts = RecurringTexts<MarkedKey>()

    private struct MarkedKey: Hashable {
        let text: TextKey
        let isNew: Bool
        let marks: TextMarks?
    }

    /// A typesetter that remembers nothing yet.
    ///
    /// - Parameters:
    ///   - measurer: shapes the texts.
    ///   - emphasis: the parts of entries' texts to set in bold; nil for no parts.
    ///   - phrases: the words for marks, to be read aloud.
    public init(_ measurer: any TextMeasurer, emphasis: Emphasis? = nil, phrases: PagePhrases = .english) {
        (self.measurer, self.emphasis, self.phrases) = (measurer, emphasis, phrases)
    }

    /// The first reason why a text could not be measured or set; nil as long as all were.
    public var failure: MeasuringError? { measurer.failure ?? fittingFailure }

    /// Notes that a title fits its page in no size.
    func noteTooLong(_ title: String) {
        if fittingFailure == nil { fittingFailure = .titleTooLong(title) }
    }

    /// Notes that the row of an item fits its page in no size.
    func noteTooHigh(_ item: String) {
        if fittingFailure == nil { fittingFailure = .itemTooHigh(item) }
    }

    /// A text that recurs, remembered. If `isBoxed`, boxes replace the pictographs that no face has.
    func paragraph(_ text: String, isBoxed: Bool = false) -> Paragraph {
        let key = TextKey(text)
        if let paragraph = paragraphs[key] { return paragraph }
        let paragraph = Paragraph(
            text, measurer: measurer, boxed: isBoxed ? [0..<text.utf8.count] : [],
            emphasized: emphasis?.ranges(in: text) ?? [])
        paragraphs[key] = paragraph
        return paragraph
    }

    /// The text that a page prints for an entry, remembered: bold if it is new, struck through if it is gone.
    func paragraph(_ text: String, of entry: Entry) -> Paragraph {
        let isBoxed = Pictographs.areAll(of: entry.text)
        var marks = entry.event.flatMap { self.marks(of: $0, in: text) }
        switch entry.revision {
        case nil: return paragraph(text, isBoxed: isBoxed, marks: marks)
        case .new: return marked(text, isBoxed: isBoxed, isNew: true, marks, emphasized: [0..<text.utf8.count])
        case .removed, .replaced:
            marks = marks ?? TextMarks()
            marks?.isStruck = true
            return marked(text, isBoxed: isBoxed, isNew: false, marks, emphasized: [])
        }
    }

    /// The same, but "was B" for an entry that is gone, in a language that has a word for it. Cells of a month have no
    /// room for the word.
    func value(_ text: String, of entry: Entry) -> Paragraph {
        guard entry.isGone, phrases.was != "{text}" else { return paragraph(text, of: entry) }
        return paragraph(phrases.was.filled(["text": text]), isBoxed: Pictographs.areAll(of: entry.text))
    }

    /// A text with a line through it.
    func struckParagraph(_ text: String) -> Paragraph {
        var marks = TextMarks()
        marks.isStruck = true
        return Paragraph(text, measurer: measurer, marks: marks)
    }

    /// A text of an event, remembered.
    func paragraph(_ text: String, of event: Event.Content) -> Paragraph {
        paragraph(text, isBoxed: false, marks: marks(of: event, in: text))
    }

    private func paragraph(_ text: String, isBoxed: Bool, marks: TextMarks?) -> Paragraph {
        guard let marks else { return paragraph(text, isBoxed: isBoxed) }
        return marked(text, isBoxed: isBoxed, isNew: false, marks, emphasized: emphasis?.ranges(in: text) ?? [])
    }

    private func marked(
        _ text: String, isBoxed: Bool, isNew: Bool, _ marks: TextMarks?, emphasized: [Range<Int>]
    ) -> Paragraph {
        let key = MarkedKey(text: TextKey(text), isNew: isNew, marks: marks)
        if let paragraph = markedTexts[key] { return paragraph }
        let paragraph = Paragraph(
            text, measurer: measurer, boxed: isBoxed ? [0..<text.utf8.count] : [], emphasized: emphasized, marks: marks)
        markedTexts[key] = paragraph
        return paragraph
    }

    /// The marks of an event in one of its texts; nil if it has none.
    private func marks(of event: Event.Content, in text: String) -> TextMarks? {
        guard event.task != nil || event.url != nil else { return nil }
        var marks = TextMarks()
        (marks.task, marks.url) = (event.task?.sign(in: text, phrases), event.url)
        return marks
    }

    /// A text that is set once; one that is new is bold.
    func passingParagraph(_ text: String, boxed: [Range<Int>] = [], isNew: Bool = false) -> Paragraph {
        Paragraph(text, measurer: measurer, boxed: boxed, emphasized: isNew ? [0..<text.utf8.count] : [])
    }

    /// A text of an event that is set once.
    func passingParagraph(_ text: String, of event: Event.Content) -> Paragraph {
        Paragraph(text, measurer: measurer, marks: marks(of: event, in: text))
    }

    /// A text on one line, not remembered.
    public func shape(_ text: String, in face: FontFace) -> ShapedText {
        measurer.shape(text, in: face).leavingOutPictographs()
    }

    /// A word of the page itself – a label, a weekday, a day number – remembered.
    func word(_ text: String, in face: FontFace) -> ShapedText {
        let key = TextKey(text)
        if let word = words[key] { return word.shaped(in: face) }
        let word = Paragraph(text, measurer: measurer)
        words[key] = word
        return word.shaped(in: face)
    }

    /// A word in the first of some faces in which it fits a width at a size; else in the last.
    func word(_ text: String, in faces: [FontFace], size: Length, fitting width: Length) -> ShapedText {
        faces.lazy.map { self.word(text, in: $0) }.first(fitting: width, at: size)
            ?? word(text, in: faces[faces.count - 1])
    }

    /// The distance from a line's top to its baseline: the face's height is centred in the leading.
    func baseline(of face: FontFace, size: Length, leading: Length) -> Length {
        let metrics = measurer.metrics(of: face)
        let ascent = Advance(metrics.ascent).width(at: size)
        let descent = Advance(metrics.descent).width(at: size)
        return (leading - ascent - descent) / 2 + ascent
    }

    /// The distance from a band's top to the baseline of capitals that are centred in it.
    func centredBaseline(of face: FontFace, size: Length, height: Length) -> Length {
        (height + Advance(measurer.metrics(of: face).capHeight).width(at: size)) / 2
    }
}

/// Texts that recur, by their keys. When there are too many it forgets all, so that memory does not grow with the
/// document.
private struct RecurringTexts<Key: Hashable> {
    private var texts: [Key: Paragraph] = [:]
    /// More than ten years of a clinic have.
    private static var capacity: Int { 4096 }

    subscript(key: Key) -> Paragraph? {
        get { texts[key] }
        set {
            if texts.count == RecurringTexts.capacity { texts.removeAll(keepingCapacity: true) }
            texts[key] = newValue
        }
    }
}
