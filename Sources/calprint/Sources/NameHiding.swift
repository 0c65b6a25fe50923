import CalendarCore

/// Which names messages leave out: on a provider's own sheet, those of everybody else.
struct NameHiding {
    /// The person whose sheet it is; nil to hide no names.
    var chosen: ChosenPerson?

    /// A message with "…" in the place of the names.
    func applied(to message: String) -> String { chosen?.withoutOthers(message) ?? message }
}
