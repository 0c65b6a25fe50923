import CalendarCore

/// The name of a row, a column or a cell that is a person's.
struct TablePerson {
    let name: String
    /// False for signs such as `???`, which are printed, but are nobody.
    let isSomebody: Bool
    /// When, and other words about the person, if the table has columns for them.
    var hours: AssignedHours?
    var note: String?

    var assignee: Assignee { Assignee(name: name, hours: hours, note: note) }

    /// The person with further words about them.
    func noting(_ remarks: [String]) -> TablePerson {
        guard !remarks.isEmpty else { return self }
        var person = self
        person.note = ([note].compactMap(\.self) + remarks).joined(separator: ", ")
        return person
    }

    /// The person on a line.
    func text(_ key: String, at location: SourceLocation) -> LineText {
        LineText(key: key, text: assignee.text, assignees: isSomebody ? [assignee] : nil, location: location)
    }
}
