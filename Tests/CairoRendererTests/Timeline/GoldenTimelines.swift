import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

extension GoldenPage {
    /// Pages with hours: a week and a day of appointments, and a week that is too full.
    static let timelines = [
        GoldenPage(
            "week-2025-01-05", .month("2025-01"), .across("letter"), kind: DrawnKind(WeekPage.init, isSparse: true)
        ) {
            try .appointments()
        },
        GoldenPage("day-2025-01-08", .month("2025-01"), kind: DrawnKind(DayPage.init, isSparse: true)) {
            try .appointments(.may(8, month: 1)...(.may(8, month: 1)))
        },
        GoldenPage(
            "day-2025-01-07-people", "2025-01-07"..."2025-01-07", .byPerson, kind: DrawnKind(DayPage.init)
        ) {
            try .example("people-day.json")
        },
        GoldenPage(
            "week-2025-05-04-continued", .month("2025-05"), .across("a4", "de"),
            kind: DrawnKind(WeekPage.init, isSparse: true)
        ) {
            .crowdOfAppointments
        },
    ]
}

extension PageStyle {
    /// A column a person, from 7 to 18 o'clock.
    fileprivate static let byPerson = PageStyle {
        $0.grouping = .person
        $0.timeline.hours = HourRange(first: 7, end: 18)
    }

    /// Across, with the locale's conventions.
    fileprivate static func across(_ media: String, _ locale: String = "en") -> PageStyle {
        PageStyle(
            sheet: Sheet(Media(name: media)!.landscape),
            locale: locale == "en" ? .english : CalendarLocale(named: locale)!)
    }
}

extension Schedule {
    /// The example with appointments, or those of some of its days.
    static func appointments(_ days: DaySpan? = nil) throws -> Schedule {
        let whole = try example("appointments.json")
        return days.map { whole.extract($0) } ?? whole
    }

    /// Sixty appointments between eight and four o'clock of three days, each of which overlaps many others.
    static let crowdOfAppointments: Schedule = {
        let events = (0..<60).map { number in
            let start = 8 * 60 + number * 37 % 240
            let date = CivilDate.may(6 + number % 3)
            return Event(
                Event.Content(title: "Appointment \(number) with visitor\(number)", place: "room\(number)"),
                span: .timed(
                    start: CivilDateTime(date: date, minute: start)!,
                    end: CivilDateTime(date: date, minute: start + 60 + number * 7 % 180)!),
                location: SourceLocation(file: "crowd", line: number + 1, column: 1))
        }
        return Schedule(events: events)
    }()
}
