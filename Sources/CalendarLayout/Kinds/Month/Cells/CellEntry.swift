import CalendarCore

/// An entry of a day cell and its texts, measured but not yet set.
final class CellEntry {
    let entry: Entry
    let form: Form
    /// All that the page prints of it, without the label.
    let text: String
    /// The label; nil for an event on no line, and for the reason why a day is closed.
    let label: Paragraph?
    /// The value; nil if all of its text is elsewhere: the word CLOSED is in the strip.
    let value: Paragraph?
    /// Sets its value in the bold face.
    let isBold: Bool
    /// True if it closes its day; then the strip shows a part of its text.
    let isClosing: Bool
    /// A timed event's times and place; nil for any other entry.
    let timed: Timed?

    /// The form of an entry on the page.
    enum Form {
        /// A text, perhaps with a label.
        case line
        /// A text at the foot of its cell.
        case foot
        /// A text beside its times.
        case timed
    }

    /// The parts of a timed event that are set apart from its title.
    struct Timed {
        let start: Paragraph
        let end: Paragraph?
        let place: Paragraph?
    }

    /// An entry as the page prints it; of a closing, only the reason.
    init(_ entry: Entry, closing: Closing? = nil, _ context: LayoutContext) {
        let typesetter = context.typesetter
        self.entry = entry
        isClosing = closing != nil
        text = context.format.text(of: entry)
        if let closing {
            (form, label, isBold, timed) = (.line, nil, true, nil)
            value = closing.reason.map { typesetter.paragraph($0, of: entry) }
        } else if entry.line == nil, let times = context.format.clockTimes(of: entry) {
            (form, label, isBold) = (.timed, nil, false)
            value = typesetter.paragraph(context.format.title(of: entry), of: entry)
            timed = Timed(
                start: typesetter.paragraph(times.start), end: times.end.map { typesetter.paragraph($0) },
                place: context.format.place(of: entry).map { typesetter.paragraph($0) })
        } else {
            (form, timed) = (entry.line?.place == .foot ? .foot : .line, nil)
            isBold = entry.isOnBoldLine
            label = entry.label.map { typesetter.paragraph($0) }
            value = typesetter.paragraph(text, of: entry)
        }
    }

    /// True if its label is beside its value even where others have it above: words in a box are on one line.
    var isRunIn: Bool { entry.isBoxed }

    /// True if it is below the value that took its place, without a label of its own.
    var standsBelowValue: Bool { form == .line && entry.isBelowSuccessor }

    /// True if it is gone, and set smaller than the others.
    var isGone: Bool { entry.isGone }

    /// True if it counts as an entry that should stay on one line.
    var isWrappable: Bool { form == .line && entry.line != nil && !isGone }
}
