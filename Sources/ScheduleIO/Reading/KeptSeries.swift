import CalendarCore

/// A calendar's series as a store keeps it: its rules, which are followed when days are asked for.
///
/// Its components are kept as they were read, with the zones and messages (METHOD) that they need, so that reading them
/// again gives what the file gives.
public struct KeptSeries: Sendable {
    let identity: RecordIdentity?
    /// When the newest of its components changed.
    let modified: Instant?
    let isPrivate: Bool
    /// From its start to the last day of a full export.
    let days: ClosedRange<CivilDate>
    /// The lines of calendars, unfolded.
    let lines: [String]
    /// The label or key of the line for its whole calendar; nil if each event decides.
    let label: String?
    /// The person whose calendar it is; nil if that is not known.
    let person: String?
    let location: SourceLocation
}
