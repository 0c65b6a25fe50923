import CalendarCore

/// Writes hours as short as they get: `–17`, `17–`, `8–12:30`.
struct HoursFormat {
    let locale: CalendarLocale
    let timeFormat: TimeFormat

    func text(_ hours: AssignedHours) -> String {
        let (from, until) = (hours.from.map(time), hours.until.map(time))
        return locale.times.filled(["first": from ?? "", "last": until ?? ""]).trimmingSpaces
    }

    func text(_ hours: ShiftHours) -> String { text(AssignedHours(from: hours.start, until: hours.end)) }

    /// A whole hour needs no minutes if the day has 24.
    private func time(_ minute: Int) -> String {
        let minute = minute > ShiftHours.dayLength ? minute - ShiftHours.dayLength : minute
        let isShort = timeFormat == .hours24 && minute.isMultiple(of: 60)
        // The end of a day is midnight.
        let date = CivilDate(EpochDay(0))
        guard !isShort, let time = date.flatMap({ CivilDateTime(date: $0, minute: minute % 1440) })
        else { return locale.number(minute / 60) }
        return locale.clockTime(time, as: timeFormat)
    }
}
