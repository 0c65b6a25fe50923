import CalendarCore

/// The schedule, style and typesetter that pages of every kind are laid out from.
public final class LayoutContext {
    /// The schedule that the pages show, with the style's word for closed days.
    public let schedule: Schedule
    /// The style of the pages.
    public let style: PageStyle
    /// Writes the entries of the pages.
    public let format: EntryFormat
    /// Sets the texts of the pages.
    public let typesetter: Typesetter

    /// The schedule's own clock, for the time of the newest change; nil if a time cannot be told.
    public let localTime: (Instant) -> CivilDateTime?

    /// The hours that the schedule's own clock shows on a day, in order: 0 to 23, but on a day when it is put forward
    /// one less, and on a day when it is put back one twice.
    public let hours: (CivilDate) -> [Int]

    /// A schedule in a style, set by a typesetter, for a kind of page that prints these details.
    public init(
        _ schedule: Schedule, _ style: PageStyle, _ typesetter: Typesetter, details: EntryDetails = EntryDetails(),
        localTime: @escaping (Instant) -> CivilDateTime? = CivilDateTime.init(utc:),
        hours: @escaping (CivilDate) -> [Int] = { _ in Array(0..<24) }
    ) {
        (self.schedule, self.style, self.typesetter) = (style.wording(schedule), style, typesetter)
        (self.localTime, self.hours) = (localTime, hours)
        format = style.entryFormat(details)
    }

    /// The day on which pages without days are looked at: today, else that of the data, else that of the newest
    /// change; nil if nothing tells it.
    var dateOfPages: CivilDate? {
        style.pageDate ?? schedule.lastModified.flatMap { localTime($0)?.date }
    }

    /// The same context, with times written in another form; nil keeps the form.
    func writingTimes(as format: TimeFormat?) -> LayoutContext {
        guard let format, format != style.timeFormat else { return self }
        var style = style
        style.timeFormat = format
        return LayoutContext(
            schedule, style, typesetter, details: self.format.details, localTime: localTime, hours: hours)
    }

    /// The same context, for pages that print other details of entries.
    public func printing(_ details: EntryDetails) -> LayoutContext {
        LayoutContext(schedule, style, typesetter, details: details, localTime: localTime, hours: hours)
    }
}
