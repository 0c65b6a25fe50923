import CalendarCore

/// Something that one person has to do, as a phone shows it.
struct PersonalEntry {
    /// A name that is the same from run to run, and unique in the world.
    let uid: String
    /// The time its record was last changed; nil if the record does not say.
    let modified: Instant?
    /// A short description, without anybody else's name.
    let summary: String
    let span: Event.Span
    var place: String?
    var category: String?
    var url: String?
    var isTentative = false
    var isPrivate = false
    /// True if the person can do something else meanwhile.
    var isFree = false
}

extension PersonalEntry {
    /// Returns the label of a line, with the remarks about the person: `OS (½)`.
    static func summary(_ line: ScheduleLine, _ remarks: [String?]) -> String {
        let remarks = remarks.compactMap(\.self).joined(separator: ", ")
        return remarks.isEmpty ? line.label : "\(line.label) (\(remarks))"
    }
}

extension AssignedHours {
    /// Returns their span on a day: from midnight if they have no start, and to midnight if they have no end.
    func span(on date: CivilDate) -> Event.Span {
        let start = from ?? 0
        var end = until ?? 1440
        if end <= start { end += 1440 }
        guard let first = date.moment(start), let last = date.moment(end) else {
            return .allDay(first: date, last: date)
        }
        return .timed(start: first, end: last)
    }

    /// The only end that is given, if not both are: `– 17:00`, `17:00 –`.
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
    /// Returns the moment `minutes` after its midnight.
    fileprivate func moment(_ minutes: Int) -> CivilDateTime? {
        CivilDate(epochDay + minutes / 1440).flatMap { CivilDateTime(date: $0, minute: minutes % 1440) }
    }
}
