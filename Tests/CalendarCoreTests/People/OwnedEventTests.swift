import GoldenSupport
import Testing

@testable import CalendarCore

/// Events that are somebody's.
@Suite struct OwnedEventTests {
    private func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 1, day: day)! }

    private func event(_ title: String, of person: String?, _ first: Int, to last: Int? = nil) -> Event {
        Event(
            Event.Content(title: title, person: person), span: .allDay(first: date(first), last: date(last ?? first)))
    }

    private func event(_ title: String, of person: String, _ day: Int, from start: Int, to end: Int) -> Event {
        Event(
            Event.Content(title: title, person: person),
            span: .timed(
                start: CivilDateTime(date: date(day), minute: start * 60)!,
                end: CivilDateTime(date: date(end < start ? day + 1 : day), minute: end * 60)!))
    }

    @Test func `the person is before the words, unless they name the person`() {
        let content = event("Clinic retreat", of: "Corvane", 1).content
        #expect(content.owned(content.words) == "Corvane: Clinic retreat")
        #expect(content.owned("Corvane at the dentist") == "Corvane at the dentist")
        #expect(event("Clinic retreat", of: nil, 1).content.owned("Clinic retreat") == "Clinic retreat")
    }

    @Test func `owners are people after those who are declared or named, and nobody twice`() {
        let events = [event("a", of: "Granholt-Pym", 1), event("b", of: "Corvane", 2), event("c", of: "K", 3)]
        let days = [DayRecord(date: date(1), texts: [LineText(key: "os", text: "Thistlewaite")])]
        #expect(
            People(of: Schedule(days: days, events: events)).all.map(\.name)
                == ["Thistlewaite", "Corvane", "Granholt-Pym", "K"])
        let people = [Person(name: "Kovář", initials: "K")]
        let declared = Schedule(people: people, days: days, events: events)
        #expect(People(of: declared).all.map(\.name) == ["Kovář", "Corvane", "Granholt-Pym"])
        #expect(People(of: declared, and: Schedule()).all.map(\.name) == ["Kovář", "Corvane", "Granholt-Pym"])
    }

    // MARK: Rosters

    private func roster(_ schedule: Schedule) -> Roster {
        Roster(schedule, People(of: schedule), days: date(1)...date(31))
    }

    @Test func `short titles are lines, and those of the schedule are its own`() {
        let events = [
            event("Night", of: "Corvane", 1, from: 19, to: 7), event("call", of: "Corvane", 3, to: 4),
            event("Night", of: "Averbeck", 2, from: 19, to: 7),
        ]
        let roster = roster(Schedule(events: events))
        #expect(roster.people.map(\.name) == ["Averbeck", "Corvane"])
        #expect(roster.lines.map(\.label) == ["CALL", "Night"])
        #expect([0, 2, 3].map { roster.duties(ofPerson: 1, day: $0).map(\.line) } == [[1], [0], [0]])
        #expect(roster.dayCount(ofPerson: 1, line: 0) == 2 && roster.personCount(line: 1, day: 1) == 1)
        #expect(roster.entries.allSatisfy { $0.text.isUnderstood })
    }

    @Test func `other titles are in full elsewhere, once, and the cell has the times`() {
        let events = [
            event("Clinic retreat", of: "Corvane", 1, to: 3), event("Review", of: "Averbeck", 2, from: 8, to: 12),
        ]
        let roster = roster(Schedule(events: events))
        #expect(roster.lines == [] && roster.entries.count == 2)
        #expect(roster.entries.allSatisfy { !$0.text.isUnderstood })
        #expect((0...3).map { roster.duties(ofPerson: 1, day: $0).map(\.entry) } == [[0], [0], [0], []])
        #expect(roster.duties(ofPerson: 0, day: 1).map(\.hours) == [AssignedHours(from: 480, until: 720)])
    }

    @Test func `13 titles, a long one, private events and closed days are no lines`() {
        let many = roster(Schedule(events: (1...13).map { event("T\($0)", of: "Corvane", $0) }))
        #expect(many.lines == [])
        #expect(roster(Schedule(events: (1...12).map { event("T\($0)", of: "Corvane", $0) })).lines.count == 12)
        #expect(roster(Schedule(events: [event("Vacation!", of: "Corvane", 1)])).lines == [])
        var hidden = event("Night", of: "Corvane", 1)
        hidden.isPrivate = true
        #expect(roster(Schedule(events: [hidden])).entries == [])
        hidden.isPrivate = false
        hidden.closesDay = true
        #expect(roster(Schedule(events: [hidden])).entries == [])
    }

    // MARK: Sources

    @Test func `the names of sources are joined, each once, and one name is none`() {
        func named(_ titles: [String?]) -> [String] {
            var merged = Schedule(title: titles[0])
            for title in titles.dropFirst() { _ = merged.merge(Schedule(title: title)) }
            return merged.mergedNames
        }
        #expect(named(["Clinic", "Ward", "Clinic"]) == ["Clinic", "Ward"])
        #expect(named(["Clinic", nil]) == [] && named(["Clinic", "Clinic"]) == [] && named([nil, nil]) == [])
        var (first, second) = (Schedule(), Schedule(title: "Averbeck's calendar"))
        (first.sourceName, second.sourceName) = ("Corvane", "Averbeck")
        var merged = Schedule()
        for source in [first, second] { _ = merged.merge(source) }
        #expect(merged.mergedNames == ["Corvane", "Averbeck"] && merged.title == "Averbeck's calendar")
        #expect(merged.extract(date(1)...date(2)).mergedNames == ["Corvane", "Averbeck"])
    }

    // MARK: Own sheets

    @Test func `the own sheets of owners have all events, each its owner's only`() throws {
        let names = ["Averbeck", "Belacqua", "Corvane", "D'Ormesse", "Granholt-Pym", "Kovář", "Žurawin"]
        let titles = ["Clinic retreat", "Teaching", "Budget meeting", "Vacation", "night", "review of the plan"]
        let seed = RandomTests.firstSeed
        print("own sheets: CALPRINT_SEED=\(seed)")
        for round in 0..<200 {
            var random = SplitMix64(seed &+ UInt64(round))
            var schedule = Schedule()
            let owners = names.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
            for owner in owners {
                var events: [Event] = []
                for _ in 0..<Int.random(in: 0...6, using: &random) {
                    let first = Int.random(in: 1...28, using: &random)
                    let last = Int.random(in: first...28, using: &random)
                    let event = event(titles.randomElement(using: &random)!, of: owner, first, to: last)
                    if !events.contains(event) { events.append(event) }
                }
                _ = schedule.merge(Schedule(events: events))
            }
            let people = People(of: schedule)
            var found: [Event] = []
            for owner in Set(schedule.events.compactMap(\.content.person)) {
                let sheet = OwnSheet(
                    schedule, of: try people.choosing([owner]), locale: .english, timeFormat: .hours24)
                #expect(
                    sheet.schedule.events == schedule.events.filter { $0.content.person == owner }, "\(seed) \(round)")
                found += sheet.schedule.events
            }
            #expect(found.count == schedule.events.count && Set(found) == Set(schedule.events), "\(seed) \(round)")
        }
    }
}
