/// The treatment of private events; the raw value is the argument of `--private`.
public enum Privacy: String, CaseIterable, Hashable, Sendable {
    /// They are withheld.
    case omit
    /// Their times are shown, and nothing else.
    case busy
    /// They are shown like others, to their owner.
    case show
}

extension Schedule {
    /// The schedule as pages may show it: with private events that stay so and are withheld, with a word for busy in
    /// their place, or with all they say.
    public func showingPrivateEvents(_ privacy: Privacy, busy word: String) -> Schedule {
        guard privacy != .omit, events.contains(where: \.isPrivate) else { return self }
        return with(
            events: events.map { event in
                guard event.isPrivate else { return event }
                var shown = privacy == .busy ? event.without(words: word) : event
                shown.isPrivate = false
                return shown
            })
    }
}

extension Schedule {
    /// The schedule for others: without private events, with a word for busy in the place of what they say, or with all
    /// of them. Those that are left stay private.
    public func hidingPrivateEvents(_ privacy: Privacy, busy word: String) -> Schedule {
        switch privacy {
        case .omit: with(events: events.filter { !$0.isPrivate })
        case .busy: with(events: events.map { $0.isPrivate ? $0.without(words: word).unnamed : $0 })
        case .show: self
        }
    }
}

extension Event {
    /// When it is and whose, and a word in the place of all that it says. It no longer closes days: why they are closed
    /// is not to be known.
    public func without(words word: String) -> Event {
        Event(
            Event.Content(title: word, person: content.person), span: span, isPrivate: isPrivate, identity: identity,
            modified: modified,
            location: location)
    }

    /// The event without its identity in its source, by which somebody else may know it.
    fileprivate var unnamed: Event {
        var event = self
        event.identity = nil
        return event
    }
}
