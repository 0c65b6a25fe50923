/// The reason a text is not a date or month of a schedule.
enum DateProblem: Error {
    /// The text does not have the form that is named here.
    case form(String)
    case year

    /// Returns `'2025-02-30' is not a date`.
    func message(for text: String) -> String {
        switch self {
        case .form(let wanted): "'\(text.abridged)' is not \(wanted)"
        case .year: "'\(text.abridged)' is outside the years 1900 to 2199"
        }
    }
}
