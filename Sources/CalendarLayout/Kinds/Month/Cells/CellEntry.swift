import CalendarCore

/// An entry of a day cell and its texts, measured but not yet set.
final class CellEntry {
    let entry: Entry
    let form: Form
    /// All that the page prints of it, without the label.
    let text: String
    /// Its texts in a body of 9 pt and more, and in a smaller one.
    private let texts: Texts
    private let denseTexts: Texts
    /// Sets its value in the bold face.
    let isBold: Bool
    /// True if it closes its day; then the strip shows a part of its text.
    let isClosing: Bool

    /// The form of an entry on the page.
    enum Form {
        /// A text, perhaps with a label.
        case line
        /// A text at the foot of its cell.
        case foot
        /// A text behind its time.
        case timed
    }

    /// The texts of an entry that are set apart. It is a class, because every look at one of them would copy all four.
    final class Texts {
        /// The label, or a time; nil for other events, and for the reason why a day is closed.
        let label: Paragraph?
        /// The value; nil if all of its text is elsewhere: the word CLOSED is in the strip.
        let value: Paragraph?
        /// The end and the place of a timed event, below its title; or the remark behind ``names``.
        let detail: Paragraph?
        /// The names before a remark, if it goes below them where both take several lines.
        let names: Paragraph?

        init(label: Paragraph? = nil, value: Paragraph?, detail: Paragraph? = nil, names: Paragraph? = nil) {
            (self.label, self.value, self.detail, self.names) = (label, value, detail, names)
        }

        /// True if a line of them may end at a hyphen.
        var hasHyphens: Bool { value?.hasHyphens ?? false || detail?.hasHyphens ?? false }

        /// The same with the remark below the names; nil if it has none.
        var withRemarkBelow: Texts? {
            names.map { Texts(label: label, value: $0, detail: detail) }
        }
    }

    /// The texts in a body of 9 pt and more, or in a smaller one: there a timed event is one text.
    func texts(isDense: Bool) -> Texts { isDense ? denseTexts : texts }

    /// True if a small body has other texts.
    var hasDenseTexts: Bool { isTimed || denseTexts.names != nil }

    /// An entry as the page prints it; of a closing, only the reason.
    init(_ entry: Entry, closing: Closing? = nil, _ context: LayoutContext) {
        let typesetter = context.typesetter
        self.entry = entry
        isClosing = closing != nil
        text = context.format.text(of: entry)
        if let closing {
            (form, isBold) = (.line, true)
            texts = Texts(value: closing.reason.map { typesetter.paragraph($0, of: entry) })
            denseTexts = texts
        } else if !entry.isOnLine, let times = context.format.cellTimes(of: entry) {
            (form, isBold) = (.timed, false)
            (texts, denseTexts) = CellEntry.texts(of: entry, times, context)
        } else {
            (form, isBold) = (entry.line?.place == .foot ? .foot : .line, entry.isOnBoldLine || entry.isDayEvent)
            texts = Texts(
                label: entry.label.map { typesetter.paragraph($0) }, value: typesetter.paragraph(text, of: entry))
            denseTexts = CellEntry.settingRemarkApart(texts, of: entry, typesetter)
        }
    }

    /// The texts of a line in a small body, with a remark that can go below the names in smaller type.
    private static func settingRemarkApart(_ texts: Texts, of entry: Entry, _ typesetter: Typesetter) -> Texts {
        guard entry.line?.place == .body, !entry.isGone, let value = texts.value,
            let (names, remark) = Remark.split(value.text)
        else { return texts }
        return Texts(
            label: texts.label, value: value, detail: typesetter.paragraph(remark, of: entry),
            names: typesetter.paragraph(names, of: entry))
    }

    /// The texts of a timed event: its end and place below it, or all in one line.
    private static func texts(
        of entry: Entry, _ times: CellTimes, _ context: LayoutContext
    ) -> (roomy: Texts, dense: Texts) {
        let (typesetter, title) = (context.typesetter, context.format.title(of: entry))
        let place = context.format.place(of: entry)
        func joined(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: " · ") }
        let detail = joined([times.ending, place])
        return (
            Texts(
                label: typesetter.paragraph(times.start), value: typesetter.paragraph(title, of: entry),
                detail: detail.isEmpty ? nil : typesetter.paragraph(detail)),
            Texts(
                label: typesetter.paragraph(times.range),
                value: typesetter.paragraph(joined([title, place]), of: entry))
        )
    }

    /// True if its text may be a list of names.
    var isList: Bool { entry.isOnLine && !isClosing }

    /// True if it begins with a time.
    var isTimed: Bool { form == .timed }

    /// True if its label is beside its value even where others have it above: words in a box are on one line.
    var isRunIn: Bool { entry.isBoxed }

    /// True if it is below the value that took its place, without a label of its own.
    var standsBelowValue: Bool { form == .line && entry.isBelowSuccessor }

    /// True if it is gone, and set smaller than the others.
    var isGone: Bool { entry.isGone }

    /// True if it may share a line with others.
    var isShareable: Bool {
        form == .line && entry.isOnLine && !isClosing && entry.revision == nil && !entry.isBoxed
    }

    /// True if a line of it may end at a hyphen.
    var hasHyphens: Bool { texts.hasHyphens || (denseTexts !== texts && denseTexts.hasHyphens) }

    /// True if it counts as an entry that should stay on one line.
    var isWrappable: Bool { form == .line && entry.isOnLine && !isGone }
}

extension Entry {
    /// True if it has a ``line``, which a comparison would copy.
    fileprivate var isOnLine: Bool { if case .some = line { true } else { false } }

    /// True for an event that takes the whole of one day, such as a birthday; not for a task.
    fileprivate var isDayEvent: Bool {
        kind == .event && !isOnLine && time == nil && days == nil && event?.task == nil && !isGone
    }
}
