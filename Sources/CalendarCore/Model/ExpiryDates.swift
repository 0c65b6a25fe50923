extension Schedule {
    /// The same schedule with an event on each day on which a document expires.
    ///
    /// - Parameters:
    ///   - warning: the number of days before it on which another event says so; nil for none.
    ///   - words: the title of an event about a document, `CPR of Corvane expires`. The second value is the day on
    ///     which it expires, if that is not the day of the event.
    public func showingExpiryDates(
        warning: Int? = nil, words: (Requirement, CivilDate?) -> String
    ) -> Schedule {
        guard !requirements.isEmpty else { return self }
        let dates = requirements.flatMap { requirement -> [Event] in
            guard let date = requirement.expires else { return [] }
            let day = Event(expiryOf: requirement, on: date, words(requirement, nil))
            guard let warning, warning > 0, let before = CivilDate(date.epochDay + -warning) else { return [day] }
            return [Event(expiryOf: requirement, on: before, words(requirement, date)), day]
        }
        return with(events: events + dates)
    }
}

extension Event {
    fileprivate init(expiryOf requirement: Requirement, on date: CivilDate, _ title: String) {
        self.init(
            Content(title: title, person: requirement.person), span: .allDay(first: date, last: date),
            modified: requirement.modified, location: requirement.location)
    }
}
