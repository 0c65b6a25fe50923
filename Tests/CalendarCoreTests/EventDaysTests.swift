import Testing

@testable import CalendarCore

/// The days that show an event, and its times on each.
@Suite struct EventDaysTests {
    private static func time(_ day: Int, _ hour: Int, _ minute: Int = 0) -> CivilDateTime {
        CivilDateTime(date: CivilDate(year: 2025, month: 2, day: day)!, minute: hour * 60 + minute)!
    }

    @Test(arguments: [
        // Less than 24 hours: the day of the start, whatever it touches.
        (time(3, 9), nil, ["3: 9:00"]), (time(3, 9), time(3, 10), ["3: 9:00–10:00"]),
        (time(3, 22), time(4, 6), ["3: 22:00–6:00"]), (time(3, 17), time(4, 16, 59), ["3: 17:00–16:59"]),
        (time(3, 0), time(3, 23, 59), ["3: 0:00–23:59"]),
        // 24 hours and more: every day, but none that it touches at 0:00 only.
        (time(3, 17), time(4, 17), ["3: from 17:00", "4: until 17:00"]),
        (time(3, 17), time(6, 8), ["3: from 17:00", "4", "5", "6: until 8:00"]),
        (time(3, 17), time(6, 0), ["3: from 17:00", "4", "5"]), (time(3, 0), time(5, 0), ["3", "4"]),
        (time(3, 0), time(4, 0), ["3"]), (time(3, 0), time(5, 8), ["3", "4", "5: until 8:00"]),
    ])
    func `a timed event of a day and more is on every day`(
        _ start: CivilDateTime, _ end: CivilDateTime?, _ expected: [String]
    ) {
        let schedule = Schedule(events: [Event(Event.Content(title: "x"), span: .timed(start: start, end: end))])
        let month = DaySpan(start.date.yearMonth)
        let days = month.days.flatMap { date in
            schedule.entries(on: date).map { "\(date.day)" + ($0.time?.words ?? "") }
        }
        #expect(days == expected)
        var count = 0
        schedule.forEachEntry(in: month) { _ in count += 1 }
        #expect(count == expected.count && schedule.tally(in: month).count == count)
    }

    @Test func `an event that begins before a span and ends after it is on all of its days`() throws {
        let (start, end) = (EventDaysTests.time(1, 17), CivilDateTime(date: .last, minute: 60)!)
        let schedule = Schedule(events: [Event(Event.Content(title: "x"), span: .timed(start: start, end: end))])
        let month = try #require(YearMonth(year: 2025, month: 6))
        #expect(DaySpan(month).days.allSatisfy { schedule.entries(on: $0).map(\.time) == [nil] })
        #expect(schedule.tally(in: DaySpan(month)).count == 30)
        #expect(schedule.extent?.last == CivilDate.last.yearMonth)
    }

    @Test func `an event of 28 February to 7 March is in both months`() throws {
        let end = CivilDateTime(date: CivilDate(year: 2025, month: 3, day: 7)!, minute: 480)!
        let schedule = Schedule(events: [
            Event(Event.Content(title: "x"), span: .timed(start: EventDaysTests.time(28, 17), end: end))
        ])
        let months = try [2, 3].map { try #require(YearMonth(year: 2025, month: $0)) }
        #expect(months.map { schedule.tally(in: DaySpan($0)).count } == [1, 7])
    }
}

extension EntryTime {
    fileprivate var words: String {
        switch self {
        case .at(let start, nil): ": \(start.clockTime)"
        case .at(let start, let end?): ": \(start.clockTime)–\(end.clockTime)"
        case .from(let start): ": from \(start.clockTime)"
        case .until(let end): ": until \(end.clockTime)"
        }
    }
}
