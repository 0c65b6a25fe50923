extension Schedule {
    /// Its all-day events and the texts of its days, each as an event that closes the days it covers; nothing else of
    /// it.
    ///
    /// What closes a day by these words or its own ``closedWords`` is called by its reason: `CLOSED — Labor Day`
    /// becomes `Labor Day`.
    public func holidays(alsoClosedBy words: [String] = []) -> Schedule {
        var naming = self
        naming.closedWords += words
        let texts = days.flatMap { day in day.texts.map { naming.holiday($0, on: day.date) } }
        return Schedule(lines: [], closedWords: [], events: texts + events.compactMap(naming.holiday))
    }

    private func holiday(_ text: LineText, on date: CivilDate) -> Event {
        Event(
            Event.Content(title: name(of: text.text), closesDay: true), span: .allDay(first: date, last: date),
            location: text.location)
    }

    private func holiday(_ event: Event) -> Event? {
        guard case .allDay = event.span else { return nil }
        return Event(
            Event.Content(title: name(of: event.words), closesDay: true), span: event.span, isPrivate: event.isPrivate,
            location: event.location)
    }

    private func name(of text: String) -> String { closing(text)?.reason ?? text }
}
