import CalendarCore
import CalendarLayout
import ScheduleIO

/// Whom the names of an option mean, of the people of a schedule.
struct PersonalSheet {
    /// The names on the command line.
    let names: [String]
    private let option: String

    /// Nil for no names. Throws ``Failure`` 64 if a name has no letter or digit.
    init?(_ names: [String], option: String = "provider") throws {
        guard !names.isEmpty else { return nil }
        guard names.allSatisfy(\.hasWords) else { throw Failure(noNameIn: option) }
        (self.names, self.option) = (names, option)
    }

    /// The person among those of a schedule.
    ///
    /// Throws ``Failure`` 65 if the names are those of two people, or if the schedule neither declares the person nor
    /// names them anywhere: most likely the name is misspelt. `people` are those of the schedule, and maybe others.
    func person(of schedule: Schedule, among people: People? = nil) throws -> ChosenPerson {
        let people = people ?? People(of: schedule)
        do throws(NameClash) {
            let chosen = try people.choosing(names)
            if chosen.isKnown || schedule.names(chosen) { return chosen }
            if names.count == 1, let found = try people.finding(names[0]) { return found }
        } catch {
            throw Failure(.badData, "\(error.message) (--\(option))")
        }
        throw Failure(unknown: names[0], option, among: people.all.flatMap(\.names) + schedule.words.sorted())
    }
}

extension PersonalSheet {
    /// The person's names, to set in bold. Throws what ``person(of:)`` throws.
    func emphasis(in schedule: Schedule) throws -> Emphasis {
        let chosen = try person(of: schedule)
        return Emphasis { chosen.places(in: $0) }
    }
}

extension Schedule {
    /// Every word of its days and events, in lower case.
    var words: Set<String> {
        let texts = events.map(\.words) + days.flatMap { $0.texts.map(\.text) }
        return Set(texts.flatMap(\.lowercasedWords))
    }
}

extension Failure {
    /// An option has a name without a letter or a digit.
    init(noNameIn option: String) {
        self.init(.usage, "--\(option) takes a name, a code or an initial, with a letter or a digit in it")
    }

    /// No entry has the name.
    init(unknown name: String, _ option: String = "provider", among names: [String]) {
        let hint = Spelling.hint(for: name.lowercased(), among: names).map { " (\($0))" } ?? ""
        self.init(.badData, "no entry names '\(name)'\(hint) (--\(option))")
    }
}

extension Failure {
    /// Nobody who has documents or checklists is called by a name.
    init(unknown name: String, _ option: String, of people: [Person]) {
        let hint = Spelling.hint(for: name.lowercased(), among: people.flatMap(\.names)).map { " (\($0))" } ?? ""
        self.init(.badData, "nobody with documents or checklists is called '\(name)'\(hint) (--\(option))")
    }
}

extension NameHiding {
    /// Those that a run with these options must not write. Throws ``Failure`` as ``PersonalSheet`` does.
    init(_ options: ScheduleOptions, of schedule: Schedule) throws {
        self.init(chosen: options.only ? try PersonalSheet(options.provider)?.person(of: schedule) : nil)
    }
}
