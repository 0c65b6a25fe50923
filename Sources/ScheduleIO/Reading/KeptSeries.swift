import CalendarCore

/// A series of a calendar whose rules a store keeps: they are followed when somebody asks for days.
///
/// Its components are kept as they were read, with the zones and messages (METHOD) that they need, so that reading them
/// again gives what the file gives.
public struct KeptSeries: Sendable {
    let identity: RecordIdentity?
    /// When the newest of its components changed.
    let modified: Instant?
    let isPrivate: Bool
    /// From its start to the day that an export of everything goes to.
    let days: ClosedRange<CivilDate>
    /// The lines of calendars, unfolded.
    let lines: [String]
    /// The label or key of the line that all of its calendar is on.
    let label: String?
    /// Whose all of its calendar is.
    let person: String?
    let location: SourceLocation
}
