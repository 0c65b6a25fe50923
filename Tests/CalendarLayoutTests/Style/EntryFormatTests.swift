import CalendarCore
import CalendarLayout
import Testing

/// The texts of entries on pages.
@Suite struct EntryFormatTests {
    private static let nine = CivilDateTime(date: Samples.may.date(6), minute: 540)!
    private static let ten = CivilDateTime(date: Samples.may.date(6), minute: 600)!
    private static let six = CivilDateTime(date: Samples.may.date(7), minute: 360)!

    @Test(arguments: [
        (nil, ["x", "x", "x"]), (EntryTime.at(nine, until: nil), ["9:00 x", "9:00 x", "x"]),
        (.at(nine, until: ten), ["9:00 x", "9:00–10:00 x", "x"]),
        (.at(nine, until: six), ["9:00–6:00 x", "9:00–6:00 x", "x"]),
        (.from(nine), ["from 9:00 x", "from 9:00 x", "x"]), (.until(six), ["until 6:00 x", "until 6:00 x", "x"]),
    ])
    func `times are starts, ranges or none; over midnight both`(_ time: EntryTime?, _ expected: [String]) {
        let entry = Entry(line: nil, .event(Event.Content(title: "x"), time: time))
        #expect(
            TimeDetail.allCases.map { times in
                PageStyle { $0.times = times }.entryFormat(EntryDetails()).text(of: entry)
            } == expected)
    }

    @Test func `whose an event is comes before its title, unless boxes have initials or the sheet is the person's`() {
        let content = Event.Content(title: "x", subtitle: "y", person: "Corvane")
        let entries = [nil, .from(EntryFormatTests.nine), .at(EntryFormatTests.nine, until: nil)].map {
            Entry(line: nil, .event(content, time: $0))
        }
        func texts(_ owners: OwnerDetail, _ style: PageStyle = PageStyle()) -> [String] {
            entries.map { style.entryFormat(EntryDetails(times: .none, owners: owners)).text(of: $0) }
        }
        let (without, with) = ("x, y", "Corvane: x, y")
        #expect(texts(.all) == [with, with, with])
        #expect(texts(.wholeDays) == [with, with, without])
        #expect(texts(.wholeDays, PageStyle { $0.timeline.hasInitials = false }) == [with, with, with])
        #expect(texts(.all, PageStyle { $0.isOwnSheet = true }) == [without, without, without])
    }

    @Test func `places and what is not certain are printed if the style says so, else as the kind has it`() {
        let entry = Entry(
            line: nil,
            .event(
                Event.Content(title: "x", place: "Hall", isTentative: true),
                time: .at(EntryFormatTests.nine, until: nil)))
        let texts = [
            PageStyle { $0.places = false }, PageStyle(), PageStyle { ($0.places, $0.tentative) = (false, false) },
            PageStyle { $0.timeFormat = .hours12 },
        ]
        .map { $0.entryFormat(MonthPage.details).text(of: entry) }
        #expect(
            texts == ["9:00 x (tentative)", "9:00 x (tentative), Hall", "9:00 x", "9:00 AM x (tentative), Hall"])
        let details = EntryDetails(times: .range, places: true, tentative: false)
        #expect(PageStyle().entryFormat(details).text(of: entry) == "9:00 x, Hall")
        #expect(PageStyle { $0.places = false }.entryFormat(details).text(of: entry) == "9:00 x")
    }

    @Test func `a week of call stands on each of its days`() throws {
        let end = CivilDateTime(date: Samples.may.date(12), minute: 480)!
        let event = Event(
            Event.Content(title: "AMES", lineKey: "call"),
            span: .timed(start: CivilDateTime(date: Samples.may.date(5), minute: 1020)!, end: end))
        let placements = try pages(Schedule(events: [event])).flatMap(\.placements)
        #expect(
            placements.map(\.text)
                == ["from 17:00 AMES"] + Array(repeating: "AMES", count: 6) + ["until 8:00 AMES"])
        #expect(placements.map(\.subject) == (5...12).map { .day(Samples.may.date($0), line: "call") })
    }
}
