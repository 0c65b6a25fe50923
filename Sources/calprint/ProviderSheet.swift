import CalendarCore
import ScheduleIO

/// What is drawn of a schedule where one provider's entries alone are asked for.
struct ProviderSheet {
    /// As the command line has it; before the month in every title that has no other words there.
    let name: String
    private let provider: Provider

    /// Nil for no names. Throws a usage failure for what is no name.
    init?(_ names: [String]) throws {
        guard let first = names.first else { return nil }
        guard let provider = Provider(names: names) else {
            throw Failure(.usage, "--provider takes a name, a code or an initial, with a letter or a figure in it")
        }
        (name, self.provider) = (first, provider)
    }

    /// The entries that name the provider, and the notes.
    ///
    /// Throws where the whole schedule has no such name: most likely it is misspelt, and the pages would be empty.
    func entries(of schedule: Schedule) throws -> Schedule {
        let own = schedule.naming(provider)
        guard !own.days.isEmpty || !own.events.isEmpty else {
            let hint = Spelling.hint(for: name.lowercased(), among: schedule.words.sorted()).map { " (\($0))" } ?? ""
            throw Failure(.badData, "no entry names '\(name)'\(hint) (--provider)")
        }
        return own
    }
}
