import CalendarCore

/// Which names messages leave out: on a provider's own sheet, those of everybody else.
struct NameHiding {
    /// Whose sheet it is; nil to leave out none.
    var chosen: ChosenPerson?

    /// A message with "…" in the place of the names.
    func applied(to message: String) -> String { chosen?.withoutOthers(message) ?? message }
}
