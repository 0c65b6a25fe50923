import CalendarCore

/// Shapes texts through a measurer and remembers those that recur: names and codes, but not titles or notes.
public final class Typesetter {
    let measurer: any TextMeasurer
    private let emphasis: Emphasis?
    /// The first title that fits its page in no size.
    private var titleFailure: MeasuringError?
    private var paragraphs: [TextKey: Paragraph] = [:]
    private var words: [TextKey: Paragraph] = [:]
    /// Texts that are bold as a whole, and texts with a line through them.
    private var newTexts: [TextKey: Paragraph] = [:]
    private var goneTexts: [TextKey: Paragraph] = [:]

    /// A typesetter that remembers nothing yet.
    ///
    /// - Parameters:
    ///   - measurer: shapes the texts.
    ///   - emphasis: the parts of entries' texts to set in bold; nil for no parts.
    public init(_ measurer: any TextMeasurer, emphasis: Emphasis? = nil) {
        (self.measurer, self.emphasis) = (measurer, emphasis)
    }

    /// The first reason why a text could not be measured or set; nil as long as all were.
    public var failure: MeasuringError? { measurer.failure ?? titleFailure }

    /// Notes that a title fits its page in no size.
    func noteTooLong(_ title: String) {
        if titleFailure == nil { titleFailure = .titleTooLong(title) }
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
        switch entry.revision {
        case nil: return paragraph(text, isBoxed: isBoxed)
        case .new: return revised(text, &newTexts, isBoxed: isBoxed, isGone: false)
        case .removed, .replaced: return revised(text, &goneTexts, isBoxed: isBoxed, isGone: true)
        }
    }

    private func revised(
        _ text: String, _ known: inout [TextKey: Paragraph], isBoxed: Bool, isGone: Bool
    ) -> Paragraph {
        let (key, whole) = (TextKey(text), 0..<text.utf8.count)
        if let paragraph = known[key] { return paragraph }
        let paragraph = Paragraph(
            text, measurer: measurer, boxed: isBoxed ? [whole] : [], emphasized: isGone ? [] : [whole],
            isStruck: isGone)
        known[key] = paragraph
        return paragraph
    }

    /// A text that is set once; one that is new is bold.
    func passingParagraph(_ text: String, boxed: [Range<Int>] = [], isNew: Bool = false) -> Paragraph {
        Paragraph(text, measurer: measurer, boxed: boxed, emphasized: isNew ? [0..<text.utf8.count] : [])
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

/// A text as a key that compares bytes. A `String` would be normalized at every lookup, but the texts of a schedule are
/// NFC already.
struct TextKey: Hashable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (a: TextKey, b: TextKey) -> Bool {
        // Through pointers: every text of every month is compared here, and `elementsEqual` takes four times as long.
        a.text.utf8Span.span.withUnsafeBytes { a in
            b.text.utf8Span.span.withUnsafeBytes { b in
                a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] }
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        text.utf8Span.span.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
