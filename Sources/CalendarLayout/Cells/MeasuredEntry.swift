import CalendarCore

/// An entry and its texts, measured but not yet set.
final class MeasuredEntry {
    let entry: Entry
    /// Nil for an event on no line.
    let label: Paragraph?
    /// What the page prints, without the label.
    let value: Paragraph

    init(_ entry: Entry, _ format: EntryFormat, _ typesetter: Typesetter) {
        self.entry = entry
        label = entry.line.map { typesetter.paragraph($0.label) }
        value = typesetter.paragraph(format.text(of: entry), isBoxed: Pictographs.areAll(of: entry.text))
    }

    /// What the page prints, without the label.
    var text: String { value.text }
}
