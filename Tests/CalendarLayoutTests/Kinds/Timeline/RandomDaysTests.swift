import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// Days and weeks with columns of people, places and lines: accounts that close, and each event in its columns.
///
/// A seed determines each day. `CALPRINT_DAYS=2000` tries that many of them, `CALPRINT_SEED=1` begins with that seed.
@Suite struct RandomDaysTests {
    private static let count = RandomTests.count("CALPRINT_DAYS", default: 200)

    @Test func `of any day, accounts close, and each event is in its columns`() throws {
        for seed in RandomTests.firstSeed..<RandomTests.firstSeed + UInt64(Self.count) {
            var random = SplitMix64(seed)
            let day = RandomDay(&random)
            let comment: Comment = "CALPRINT_SEED=\(seed): \(day.style.grouping?.rawValue ?? "")"
            try expectClosed(pages(DayPage.init, day.schedule, day.days, style: day.style), day, comment)
            let context = LayoutContext(
                day.schedule, day.style, Typesetter(SquareEmMeasurer()), details: DayPage.details)
            expectColumns(DayPage(context).plan(day.days), day, comment)
            guard random.oneIn(4) else { continue }
            try expectClosed(pages(WeekPage.init, day.schedule, day.days, style: day.style), day, comment)
        }
    }

    // MARK: What is expected

    private func expectClosed(_ pages: [LaidOutPage], _ day: RandomDay, _ comment: Comment) throws {
        let span = pages[0].span
        var account = Account(
            day.schedule, superseded: [], span: span, kinds: DayPage.coverage,
            format: day.style.entryFormat(DayPage.details))
        for page in pages {
            account.add(page.placements)
            page.expectSound(day.style, comment)
        }
        #expect(throws: Never.self, comment) { try account.close() }
    }

    /// Each event is in the columns of its people, its place or its line, and in no other. One that is nobody's is in
    /// all, or in one of its own.
    private func expectColumns(_ plans: [TimelinePlan], _ day: RandomDay, _ comment: Comment) {
        let all = Set(plans.flatMap(\.columns).map(\.name))
        for event in day.schedule.events where event.lineKey != "call" {
            var found = Set<String>()
            for plan in plans {
                let bars = plan.bands.bars.lanes.joined() + plan.bands.bars.continued
                for (index, column) in plan.columns.enumerated() {
                    let isOnClock = column.events.contains { $0.entry.event?.title == event.title }
                    let isBar = bars.contains { $0.bar.columns.contains(index) && $0.bar.event.title == event.title }
                    if isOnClock || isBar { found.insert(column.name) }
                }
            }
            let wanted = day.columns(of: event)
            if wanted.isEmpty {
                #expect(found == all || found == ["–"] || event.lineKey != nil, "\(comment) \(event.title)")
            } else {
                #expect(found == wanted, "\(comment) \(event.title)")
            }
        }
        expectPlaces(plans, day, comment)
    }

    /// The words in boxes are in their column.
    private func expectPlaces(_ plans: [TimelinePlan], _ day: RandomDay, _ comment: Comment) {
        for plan in plans {
            for (column, boxes) in plan.boxes.enumerated() {
                let area = plan.geometry.columns[column]
                for box in boxes.boxes {
                    // One that is joined has the width of several columns.
                    let isWide = box.rect.width > area.width
                    #expect(isWide ? box.rect.overlaps(area) : area.contains(box.rect), comment)
                }
            }
        }
    }
}

/// A random day of up to 40 people, in a random style.
private struct RandomDay {
    let style: PageStyle
    let days: DaySpan
    let schedule: Schedule
    /// The people of each event, by its title.
    private let owners: [String: [String]]

    init(_ random: inout SplitMix64) {
        var style = random.pick(PageStyle.ofEveryKind)
        style.grouping = random.pick([.person, .person, .place, .line])
        style.timeline.hours = random.oneIn(2) ? HourRange(first: 7, end: 18) : nil
        let date = CivilDate(EpochDay(18_262 + random.number(0...3999)))!
        let people = (0..<random.number(1...40)).map { Person(name: RandomDay.name($0)) }
        var (events, owners) = ([Event](), [String: [String]]())
        for number in 0..<random.number(0...60) {
            let own = random.oneIn(8) ? 0 : random.oneIn(8) ? 3 : 1
            let names = Set((0..<own).map { _ in random.pick(people).name }).sorted()
            var event = RandomDay.event("q\(number)x \(random.text(words: 1...3))", on: date, &random)
            event.person = names.isEmpty ? nil : names.joined(separator: ", ")
            event.place = random.oneIn(2) ? "Room \(random.number(1...12))" : nil
            event.lineKey = random.oneIn(8) ? random.pick(["os", "cl", "call"]) : nil
            event.location = SourceLocation(file: "t", line: number + 1, column: 1)
            owners[event.title] = names
            events.append(event)
        }
        let texts = ScheduleLine.defaults.compactMap { line -> LineText? in
            guard random.oneIn(2) else { return nil }
            let names = (0..<random.number(1...6)).map { _ in random.pick(people).name }
            let text = random.oneIn(3) ? random.text(words: 1...4) : names.joined(separator: " / ")
            return LineText(key: line.key, text: text)
        }
        let record = texts.isEmpty ? [] : [DayRecord(date: date, texts: texts)]
        schedule = Schedule(people: people, days: record, events: events)
        (self.style, self.owners, days) = (style, owners, date...date)
    }

    /// The names of the columns of an event.
    func columns(of event: Event) -> Set<String> {
        switch style.grouping {
        case .person: Set(owners[event.title] ?? [])
        case .place: Set([event.place ?? event.lineKey?.uppercased()].compactMap(\.self))
        default: Set([event.lineKey?.uppercased()].compactMap(\.self))
        }
    }

    private static func name(_ index: Int) -> String {
        let (letters, ends) = (Array("BDFGKLMN"), ["ajo", "elund", "ilova", "orberg", "umasaki"])
        return "\(letters[index % 8])\(ends[index / 8])"
    }

    private static func event(_ title: String, on date: CivilDate, _ random: inout SplitMix64) -> Event {
        guard !random.oneIn(8) else {
            let last = CivilDate(date.epochDay + random.number(0...3))!
            return Event(Event.Content(title: title), span: .allDay(first: date, last: last))
        }
        let start = random.number(0...287) * 5
        let minutes = random.pick([0, 5, 15, 15, 30, 30, 45, 60, 90, 180, 600])
        let end = CivilDateTime(date: date, minute: min(1439, start + minutes))
        return Event(
            Event.Content(title: title),
            span: .timed(start: CivilDateTime(date: date, minute: start)!, end: minutes > 0 ? end : nil))
    }
}
