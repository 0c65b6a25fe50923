extension Schedule {
    /// Returns true if a text of a day or an event names a person, or a document or a checklist is the person's. A
    /// text or an event that closes days names nobody.
    public func names(_ chosen: ChosenPerson) -> Bool {
        days.contains { $0.texts.contains { closing(of: $0) == nil && chosen.isNamed(in: $0) } }
            || events.contains { !$0.closesDay && chosen.isNamed(in: $0) } || hasRecords(of: chosen.person)
    }

    private func hasRecords(of person: Person) -> Bool {
        !keepingRecords(of: [person]).peopleRecords.owners.isEmpty
    }

    /// The part of the schedule that names one of some people: texts of days, and events. Monthly notes and what closes
    /// days stay: they are for all. Gaps do not.
    public func naming(_ people: [ChosenPerson]) -> Schedule {
        let days = days.compactMap { day -> DayRecord? in
            var day = day
            day.texts.removeAll { text in
                closing(of: text) == nil && !people.contains { $0.isNamed(in: text) }
            }
            return day.texts.isEmpty ? nil : day
        }
        return with(
            days: days,
            events: events.filter { event in event.closesDay || people.contains { $0.isNamed(in: event) } }
        ).marking(Coverage())
    }
}
