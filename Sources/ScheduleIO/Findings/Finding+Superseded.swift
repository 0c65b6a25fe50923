import CalendarCore

extension Finding {
    /// Creates the warning that a record lost to another of its own source; nil if that is not worth a finding.
    ///
    /// Its place is the repetition: the later of the two records. If the winner is in another file, it is the loser.
    init?(lostInOneSource lost: Superseded) {
        guard lost.isFinding else { return nil }
        self.init(
            .warning, lost.code, "\(lost.name) \(lost.outcome)",
            at: lost.repetition)
    }

    /// Creates the warning that a record or text lost to another source; nil if that is not worth a finding.
    ///
    /// Its place is the winner, the text that replaced the other.
    init?(lostToLaterSource lost: Superseded) {
        guard lost.isFinding else { return nil }
        let loser = lost.location.map { " (\($0))" } ?? ""
        self.init(.warning, lost.code, "\(lost.name) replaces another source's\(loser)", at: lost.winner)
    }
}

extension Superseded {
    fileprivate var code: Finding.Code {
        if reason == .deleted { return .deletedRecord }
        switch (item, reason) {
        case (.text, _), (.note, _): return .overriddenText
        case (.event, _): return .repeatedEvent
        case (.record, _): return .repeatedRecord
        case (_, .olderVersion): return .repeatedRecord
        case (.day, _): return .repeatedDate
        case (.notes, _): return .repeatedMonth
        }
    }

    fileprivate var name: String {
        switch item {
        case .day(let record): "date \(record.date)"
        case .notes(let record): "month \(record.month)"
        case .event(let event) where event.isPrivate: "a private event"
        case .event(let event): "event '\(event.title.abridged)'"
        case .record(let record): record.words(\.abridged)
        case .text(let text, let date): "'\(text.key)' of \(date)"
        case .note(let note, let month): "note \(note.number) of \(month)"
        }
    }

    fileprivate var outcome: String {
        switch reason {
        case .olderVersion: "repeated in another version of its record; \(choice("the newer"))"
        case .deleted: "deleted by its source"
        case .lessComplete: "repeated; \(choice("the more complete record"))"
        case .older: "repeated; \(choice("the newer record"))"
        case .tied: "repeated; \(choice("one record"))"
        case .identical, .confirmed: "repeated (identical; merged)"
        case .overridden: "replaced"
        }
    }

    private func choice(_ kept: String) -> String { "\(kept) is kept\(places.map { " (\($0))" } ?? "")" }

    fileprivate var repetition: SourceLocation? {
        guard let location, let winner, location.file == winner.file else { return location ?? winner }
        return (location.line, location.column) < (winner.line, winner.column) ? winner : location
    }

    /// The lines of the two records, or their columns if they share a line; nil if they are the same or unknown.
    private var places: String? {
        guard let location, let winner, location != winner else { return nil }
        guard location.file == winner.file else { return "\(winner)" }
        guard location.line == winner.line else { return "line \(winner.line), not line \(location.line)" }
        return "column \(winner.column), not column \(location.column)"
    }
}
