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
        with(
            days: days.compactMap { keeping($0, naming: people) },
            events: events.filter { Schedule.isShown($0, to: people) }
        ).marking(Coverage())
    }

    /// The part of what lost that ``naming(_:)`` would keep.
    public func naming(_ people: [ChosenPerson], among lost: [Superseded]) -> [Superseded] {
        lost.keeping { item in
            switch item {
            case .day(let day): keeping(day, naming: people).map { .day($0) }
            case .text(let text, _): isShown(text, to: people) ? item : nil
            case .event(let event): Schedule.isShown(event, to: people) ? item : nil
            case .notes, .note, .record: item
            }
        }
    }

    private func keeping(_ day: DayRecord, naming people: [ChosenPerson]) -> DayRecord? {
        var day = day
        day.texts.removeAll { !isShown($0, to: people) }
        return day.texts.isEmpty ? nil : day
    }

    private func isShown(_ text: LineText, to people: [ChosenPerson]) -> Bool {
        closing(of: text) != nil || people.contains { $0.isNamed(in: text) }
    }

    private static func isShown(_ event: Event, to people: [ChosenPerson]) -> Bool {
        event.closesDay || people.contains { $0.isNamed(in: event) }
    }
}
