import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// Days with columns of people, places and lines.
@Suite struct DayColumnsTests {
    private typealias Samples = TimelineSamples

    private static let people = [
        Person(name: "Averbeck", initials: "A"), Person(name: "Belacqua", initials: "B", phone: "555-0142"),
        Person(name: "Corvane", initials: "C", phone: "555-0143"), Person(name: "Kovář", initials: "K"),
    ]

    private func event(_ title: String, _ person: String?, _ start: Double, _ end: Double) -> Event {
        var event = Samples.event(title, start, end)
        event.person = person
        return event
    }

    private func schedule(_ events: [Event], _ texts: [(String, String)] = []) -> Schedule {
        let all = CalendarLayoutTests.Samples.self
        let next = all.day(7, [("call", "Corvane")])
        return Schedule(people: Self.people, days: [all.day(6, texts), next], events: events)
    }

    private func style(_ grouping: PageGrouping) -> PageStyle { PageStyle { $0.grouping = grouping } }

    private func plan(_ schedule: Schedule, _ grouping: PageGrouping) throws -> TimelinePlan {
        let context = LayoutContext(
            schedule, style(grouping), Typesetter(SquareEmMeasurer()), details: DayPage.details)
        return try #require(DayPage(context).plan(Samples.tuesday...Samples.tuesday).first)
    }

    @Test func `people with events have columns in their order, with their lines and the number of their events`()
        throws
    {
        let columns = try plan(
            schedule([event("b", "Belacqua", 9, 10), event("a", "Averbeck", 9, 10)], [("os", "A.K."), ("call", "B")]),
            .person
        ).columns
        #expect(columns.map(\.name) == ["Averbeck", "Belacqua"])
        #expect(columns.map(\.words) == ["OS", "CALL"] && columns.map(\.count) == [1, 1])
    }

    @Test func `those who work and have no event are in one line, and those who are off are in a text`() throws {
        let plan = try plan(
            schedule([event("a", "Averbeck", 9, 10)], [("os", "A.K."), ("cl", "B ½"), ("off", "Corvane")]), .person)
        #expect(plan.days[0].idle == ["Belacqua (CL ½)", "Kovář (OS)"])
        #expect(plan.days[0].foot.map(\.text) == ["Corvane"])
        #expect(plan.days[0].told.map(\.text) == ["A.K.", "B ½"])
    }

    @Test func `a text that says more than names stays`() throws {
        let plan = try plan(schedule([event("a", "Averbeck", 9, 10)], [("os", "A.K. and a student")]), .person)
        #expect(plan.days[0].foot.map(\.text) == ["A.K. and a student"] && plan.days[0].told.isEmpty)
    }

    @Test func `an event of all is a box over all columns, unless somebody has another then`() throws {
        let own = [event("a", "Averbeck", 9, 10), event("b", "Belacqua", 9, 10)]
        let joined = try plan(schedule(own + [event("all", nil, 12, 13)]), .person)
        #expect(joined.columns.map(\.name) == ["Averbeck", "Belacqua"])
        let boxes = joined.boxes.flatMap(\.boxes).filter { $0.event.entry.text == "all" }
        #expect(boxes.map(\.isJoined) == [false, true])
        #expect(boxes[0].rect.width > joined.geometry.columns[0].width)
        let apart = try plan(schedule(own + [event("all", nil, 9.5, 13)]), .person)
        #expect(apart.columns.map(\.name) == ["Averbeck", "Belacqua", "–"])
    }

    @Test func `an event of several people is a box over their columns if these are side by side`() throws {
        let plan = try plan(
            schedule([
                event("a", "Averbeck", 9, 10), event("two", "Averbeck, Belacqua", 11, 12),
                event("far", "Averbeck; Corvane", 13, 14), event("b", "Belacqua", 9, 10),
            ]), .person)
        let boxes = plan.boxes.flatMap(\.boxes)
        #expect(boxes.filter { $0.event.entry.text == "two" }.map(\.isJoined) == [false, true])
        #expect(boxes.filter { $0.event.entry.text == "far" }.map(\.isJoined) == [false, false])
    }

    @Test func `a narrow box leaves out an end that its edge shows, and no other`() throws {
        func leavesOutEnd(_ start: Double, _ end: Double) throws -> Bool {
            var style = style(.person)
            style.timeline.hours = HourRange(first: 7, end: 18)
            // Two lanes are narrow.
            let events = [event("mmmm", "Averbeck", start, end), event("nnnn", "Averbeck", start, end)]
            let others = ["Belacqua", "Corvane", "Kovář"].flatMap { [event("x", $0, 9, 10)] }
            let context = LayoutContext(
                schedule(events + others), style, Typesetter(SquareEmMeasurer()), details: DayPage.details)
            let plan = try #require(DayPage(context).plan(Samples.tuesday...Samples.tuesday).first)
            return plan.boxes[0].boxes.contains { $0.text?.leavesOutEnd ?? false }
        }
        #expect(try leavesOutEnd(9, 11.25))
        #expect(try !leavesOutEnd(9, 11 + 1.0 / 3))
        #expect(try !leavesOutEnd(16, 18.5))
        #expect(try !leavesOutEnd(17, 25))
    }

    @Test func `two equal events of two people are two boxes`() throws {
        let plan = try plan(schedule([event("x", "Averbeck", 9, 10), event("x", "Belacqua", 9, 10)]), .person)
        #expect(plan.boxes.flatMap(\.boxes).map(\.isJoined) == [false, false])
    }

    @Test func `places are in the order of their numbers, lines in that of the schedule`() throws {
        func event(_ place: String?, _ line: String?) -> Event {
            Samples.event("e", 9, 10, place: place, line: line)
        }
        let rooms = try plan(schedule([event("Room 10", nil), event("Room 2", nil), event(nil, "cl")]), .place)
        #expect(rooms.columns.map(\.name) == ["CL", "Room 2", "Room 10"])
        let lines = try plan(schedule([event("x", "cl"), event("x", "os"), event("x", nil)]), .line)
        #expect(lines.columns.map(\.name) == ["OS", "CL", "–"])
    }

    @Test func `the foot says who is on call with the phone, until when and who is next`() throws {
        let days = Samples.tuesday...Samples.tuesday
        let page = try #require(
            pages(
                DayPage.init, schedule([event("a", "Averbeck", 9, 10)], [("call", "B")]), days, style: style(.person)
            ).first)
        #expect(page.page.texts(in: .footEntry) == ["CALL", "Belacqua", "555-0142", "then Corvane 555-0143"])
        #expect(page.placements.map(\.text).contains("B"))
    }

    @Test func `more columns than have room go on on another sheet, with the hours`() throws {
        let names = (0..<20).map { "Person\(Character(UnicodeScalar(65 + $0)!))" }
        let schedule = Schedule(
            people: names.map { Person(name: $0) }, events: names.map { event("visit \($0)", $0, 9, 10) })
        let days = Samples.tuesday...Samples.tuesday
        let found = try pages(DayPage.init, schedule, days, style: style(.person))
        #expect(found.count == 4)
        #expect(found.allSatisfy { $0.texts.contains("9") || $0.texts.contains("9 AM") })
        #expect(found.flatMap(\.placements).count == 20)
    }

    @Test func `a day with more columns than have room upright is across, unless the orientation is given`() {
        let names = (0..<8).map { "Person\(Character(UnicodeScalar(65 + $0)!))" }
        let schedule = Schedule(people: names.map { Person(name: $0) }, events: names.map { event("v", $0, 9, 10) })
        for keepsOrientation in [true, false] {
            var style = style(.person)
            style.keepsOrientation = keepsOrientation
            let context = LayoutContext(schedule, style, Typesetter(SquareEmMeasurer()), details: DayPage.details)
            let sheet = DayPage(context).settledStyle(for: [Samples.tuesday...Samples.tuesday]).sheet
            #expect((sheet.mediaBox.width > sheet.mediaBox.height) != keepsOrientation)
        }
    }
}
