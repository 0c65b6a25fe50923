import CalendarCore

extension ScheduleOptions {
    /// The sources added to the schedules. Throws ``Failure`` if the file of people cannot be read, or is wrong.
    var added: AddedSources {
        get throws {
            let holidays = HolidaySources(names: lines.holidays, words: lines.closed)
            return AddedSources(holidays: holidays, people: try PeopleFile.people(in: people))
        }
    }
}

extension RuleOptions {
    /// The sources added to the schedules. Throws ``Failure`` if the file of people cannot be read, or is wrong.
    var added: AddedSources {
        get throws {
            let holidays = HolidaySources(names: holidays, words: closed)
            return AddedSources(holidays: holidays, people: try PeopleFile.people(in: people))
        }
    }
}
