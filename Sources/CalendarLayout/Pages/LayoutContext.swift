import CalendarCore

/// What pages of every kind are laid out from.
public struct LayoutContext {
    /// What the pages show.
    public let schedule: Schedule
    /// How the pages look.
    public let style: PageStyle
    /// Sets the texts of the pages.
    public let typesetter: Typesetter

    /// A schedule in a style, set by a typesetter.
    public init(_ schedule: Schedule, _ style: PageStyle, _ typesetter: Typesetter) {
        (self.schedule, self.style, self.typesetter) = (schedule, style, typesetter)
    }

    /// What all pages share: margins and title.
    public var frame: PageFrame { PageFrame(style, typesetter) }
}
