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
            "week-2025-05-04-continued", .month("2025-05"), .across("a4", "de"),
            kind: DrawnKind(WeekPage.init, isSparse: true)
        ) {
            .crowdOfAppointments
        },
    ]
}

extension PageStyle {
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
        let path = Golden.root.appending(path: "Examples/appointments.json").path
        let whole = try #require(ScheduleReader.read(try SourceFile.read(path), file: path).schedule)
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
