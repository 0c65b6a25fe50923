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
    /// The details of an event; nil for a duty.
    var content: Event.Content?
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
