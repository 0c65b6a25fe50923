import CalendarCore
import ScheduleIO

/// One provider's own sheet: the entries that name them, and the notes.
struct ProviderSheet {
    /// As given on the command line; stands before the month in every title if no title is given.
    let name: String
    private let provider: Provider

    /// Nil for no names. Throws ``Failure`` 64 if a name has no letter or digit.
    init?(_ names: [String]) throws {
        guard let first = names.first else { return nil }
        guard let provider = Provider(names: names) else {
            throw Failure(.usage, "--provider takes a name, a code or an initial, with a letter or a digit in it")
        }
        (name, self.provider) = (first, provider)
    }

    /// The entries that name the provider, and the notes.
    ///
    /// Throws ``Failure`` 65 if no entry of the whole schedule has the name: most likely it is misspelt.
    func entries(of schedule: Schedule) throws -> Schedule {
        let own = schedule.naming(provider)
        guard !own.days.isEmpty || own.events.contains(where: { !$0.closesDay }) else {
            let hint = Spelling.hint(for: name.lowercased(), among: schedule.words.sorted()).map { " (\($0))" } ?? ""
            throw Failure(.badData, "no entry names '\(name)'\(hint) (--provider)")
        }
        return own
    }
}
