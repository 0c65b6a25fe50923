import CalendarCore

/// Something that one person has to do, as a phone shows it.
struct PersonalEntry {
    /// The same from run to run, and nobody else's in the world.
    let uid: String
    /// When its record was last changed; nil if the record does not say.
    let modified: Instant?
    /// What it is; nobody else's name.
    let summary: String
    let span: Event.Span
    var place: String?
    var category: String?
    var isTentative = false
    var isPrivate = false
    /// Whether the person can do something else meanwhile.
    var isFree = false
}

extension PersonalEntry {
    /// What a line is called, with what else is said of the person: `OS (½)`.
    static func summary(_ line: ScheduleLine, _ remarks: [String?]) -> String {
        let remarks = remarks.compactMap(\.self).joined(separator: ", ")
        return remarks.isEmpty ? line.label : "\(line.label) (\(remarks))"
    }
}

extension AssignedHours {
    /// On a day: from midnight if they do not say when they begin, and to midnight if they do not say when they end.
    func span(on date: CivilDate) -> Event.Span {
        let start = from ?? 0
        var end = until ?? 1440
        if end <= start { end += 1440 }
        guard let first = date.moment(start), let last = date.moment(end) else {
            return .allDay(first: date, last: date)
        }
        return .timed(start: first, end: last)
    }

    /// The one end that they say, if they do not say both: `– 17:00`, `17:00 –`.
    var openEnd: String? {
        switch (from, until) {
        case (let from?, nil): "\(clockTime(from)) –"
        case (nil, let until?): "– \(clockTime(until))"
        default: nil
        }
    }

    private func clockTime(_ minute: Int) -> String { "\(minute / 60):\(twoDigits(minute % 60))" }
}

extension CivilDate {
    /// So many minutes after its midnight.
    fileprivate func moment(_ minutes: Int) -> CivilDateTime? {
        CivilDate(epochDay + minutes / 1440).flatMap { CivilDateTime(date: $0, minute: minutes % 1440) }
    }
}
