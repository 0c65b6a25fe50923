import CalendarCore

/// What pages of every kind are laid out from.
public final class LayoutContext {
    /// What the pages show.
    public let schedule: Schedule
    /// How the pages look.
    public let style: PageStyle
    /// How the pages write entries.
    public let format: EntryFormat
    /// Sets the texts of the pages.
    public let typesetter: Typesetter

    /// The schedule's own clock, for the time of the newest change; nil if a time cannot be told.
    public let localTime: (Instant) -> CivilDateTime?

    /// A schedule in a style, set by a typesetter, for a kind of page that prints these details.
    public init(
        _ schedule: Schedule, _ style: PageStyle, _ typesetter: Typesetter, details: EntryDetails = EntryDetails(),
        localTime: @escaping (Instant) -> CivilDateTime? = CivilDateTime.init(utc:)
    ) {
        (self.schedule, self.style, self.typesetter, self.localTime) = (schedule, style, typesetter, localTime)
        format = style.entryFormat(details)
    }

    /// What all pages share: margins and title.
    public var frame: PageFrame { PageFrame(style, typesetter) }
}
