import CalendarCore

/// An entry and its measured words, before it is known how it is set.
final class MeasuredEntry {
    let entry: Entry
    /// Nil for an event on no line.
    let label: Paragraph?
    /// What the page prints, without the label.
    let value: Paragraph

    init(_ entry: Entry, _ style: PageStyle, _ typesetter: Typesetter) {
        self.entry = entry
        label = entry.line.map { typesetter.paragraph($0.label) }
        value = typesetter.paragraph(style.text(of: entry), isBoxed: Pictographs.areAll(of: entry.text))
    }

    /// What the page prints, without the label.
    var text: String { value.text }
}
