import Testing

@testable import CalendarCore

/// The merge rule within one source.
@Suite struct MergeWithinOneSourceTests {
    @Test func `the more complete record stays, whatever is newer`() throws {
        let merged = Schedule.merging(days: [
            day("2025-01-01", ["os": "A"], id: "x", modified: 9, line: 1),
            day("2025-01-01", ["os": "B", "cl": "C"], id: "y", modified: 1, line: 2),
        ])
        #expect(merged.texts == ["os=B cl=C"])
        try #require(merged.superseded.map(\.reason) == [.lessComplete])
        #expect(merged.superseded[0].location?.line == 1)
        #expect(merged.superseded[0].winner?.line == 2)
        #expect(merged.superseded[0].entryCount == 1)
    }

    @Test func `of equally complete ones the newest stays`() {
        let merged = Schedule.merging(days: [
            day("2025-01-01", ["os": "A"], id: "a", modified: 5), day("2025-01-01", ["os": "B"], id: "z", modified: 6),
            day("2025-01-01", ["os": "C"], id: "0"),
        ])
        #expect(merged.texts == ["os=B"])
        #expect(merged.superseded.map(\.reason) == [.older, .older])
    }

    @Test func `of equally new ones the least zone and name stays`() {
        let merged = Schedule.merging(days: [
            day("2025-01-01", ["os": "A"], id: "a", zone: "Z2"), day("2025-01-01", ["os": "B"], id: "b", zone: "Z1"),
            day("2025-01-01", ["os": "C"]),
        ])
        #expect(merged.texts == ["os=B"])
        #expect(merged.superseded.map(\.reason) == [.tied, .tied])
    }

    @Test func `of records without any difference in rank the first stays`() {
        let merged = Schedule.merging(days: [day("2025-01-01", ["os": "A"]), day("2025-01-01", ["os": "B"])])
        #expect(merged.texts == ["os=A"])
        #expect(merged.superseded.map(\.reason) == [.tied])
    }

    @Test func `of one record's versions the newest stays, even if it says less`() {
        let merged = Schedule.merging(days: [
            day("2025-01-01", ["os": "A", "cl": "B"], id: "x", zone: "Z", modified: 1),
            day("2025-01-01", ["os": "A"], id: "x", zone: "Z", modified: 2),
        ])
        #expect(merged.texts == ["os=A"])
        #expect(merged.superseded.map(\.reason) == [.olderVersion])
    }

    @Test func `a record that moved leaves its old date`() {
        let merged = Schedule.merging(days: [
            day("2025-01-01", ["os": "A", "cl": "B"], id: "x", modified: 1),
            day("2025-01-02", ["os": "A"], id: "x", modified: 2),
        ])
        #expect(merged.schedule.days.map { "\($0.date)" } == ["2025-01-02"])
    }

    @Test func `one name of unknown zones on one date is two records`() {
        let merged = Schedule.merging(days: [
            day("2025-01-01", ["os": "A", "cl": "B"], id: "x", modified: 1),
            day("2025-01-01", ["os": "A"], id: "x", modified: 2),
        ])
        #expect(merged.texts == ["os=A cl=B"])
    }

    @Test func `a tombstone deletes what is not newer`() {
        let identity = RecordIdentity(zone: "Z", name: "x")
        func texts(deletedAt time: Int?) -> [String] {
            let grave = Tombstone(identity: identity, modified: time.map(Instant.init(milliseconds:)))
            let record = day("2025-01-01", ["os": "A"], id: "x", zone: "Z", modified: 5)
            return Schedule.merging(days: [record], tombstones: [grave]).texts
        }
        #expect(texts(deletedAt: nil).isEmpty)
        #expect(texts(deletedAt: 5).isEmpty)
        #expect(texts(deletedAt: 4) == ["os=A"])
    }

    @Test func `identical records merge as such`() {
        let record = day("2025-01-01", ["os": "A"])
        let merged = Schedule.merging(days: [record, record, record])
        #expect(merged.texts == ["os=A"])
        #expect(merged.superseded.map(\.reason) == [.identical, .identical])
    }

    @Test func `notes merge by the same rule`() {
        let month = YearMonth(year: 2025, month: 1)!
        let merged = Schedule.merging(notes: [
            MonthlyNotes(month: month, lines: [NoteLine(number: 1, text: "N")]),
            MonthlyNotes(month: month, lines: [NoteLine(number: 1, text: "N"), NoteLine(number: 2, text: "O")]),
        ])
        #expect(merged.schedule.notes.map { $0.lines.map(\.text) } == [["N", "O"]])
        #expect(merged.superseded.map(\.reason) == [.lessComplete])
    }

    @Test func `events merge by identity and by content`() {
        let merged = Schedule.merging(events: [
            event("Old", id: "x", modified: 1), event("New", id: "x", modified: 2), event("Twin"), event("Twin"),
        ])
        #expect(merged.schedule.events.map(\.title) == ["New", "Twin"])
        #expect(Set(merged.superseded.map(\.reason)) == [.olderVersion, .identical])
    }

    /// 5 records with distinct ranks in all 120 orders.
    @Test func `the order of ranked records does not matter`() {
        let records = [
            day("2025-01-01", ["os": "A"], id: "a", zone: "Z", modified: 3),
            day("2025-01-01", ["os": "B", "cl": "C"], id: "b", zone: "Z", modified: 1),
            day("2025-01-01", ["os": "D", "cl": "E"], id: "c", zone: "Z", modified: 2),
            day("2025-01-01", ["os": "F", "cl": "G"], id: "d", zone: "Z", modified: 2),
            day("2025-01-02", ["os": "H"], id: "a", zone: "Z", modified: 4),
        ]
        let orders = permutations(of: records)
        #expect(orders.count == 120)
        for order in orders {
            let merged = Schedule.merging(days: order)
            #expect(merged.texts == ["os=D cl=E", "os=H"])
            #expect(merged.superseded.map(\.entryCount).reduce(0, +) == 5)
        }
    }
}

/// The merge rule between sources.
@Suite struct MergeOfSourcesTests {
    @Test func `lines merge one by one, and the later text wins`() throws {
        var merged = Schedule(days: [day("2025-01-01", ["os": "A", "call": "B"], line: 1)])
        let lost = merged.merge(Schedule(days: [day("2025-01-01", ["cl": "C", "call": "D"], line: 2)]))
        #expect(merged.texts == ["os=A cl=C call=D"])
        #expect(merged.days[0].texts.map { $0.location?.line } == [1, 2, 2])
        try #require(lost.map(\.reason) == [.overridden])
        #expect(lost[0].location?.line == 1 && lost[0].winner?.line == 2)
    }

    @Test func `what both say is no finding`() {
        var merged = Schedule(days: [day("2025-01-01", ["os": "A"], line: 1)])
        let lost = merged.merge(Schedule(days: [day("2025-01-01", ["os": "A"], line: 2)]))
        #expect(merged.days[0].texts[0].location?.line == 1)
        #expect(lost.map(\.reason) == [.confirmed])
        #expect(lost.allSatisfy { !$0.isFinding })
    }

    @Test func `days of both are kept in order`() {
        var merged = Schedule(days: [day("2025-01-02", ["os": "B"]), day("2025-01-04", ["os": "D"])])
        let lost = merged.merge(
            Schedule(days: ["2025-01-01", "2025-01-03", "2025-01-05"].map { day($0, ["os": "X"]) }))
        #expect(merged.texts == ["os=X", "os=B", "os=X", "os=D", "os=X"])
        #expect(merged.days == merged.days.sorted { $0.date < $1.date })
        #expect(lost.isEmpty)
    }

    @Test func `the later label wins unless it is a default`() throws {
        var merged = Schedule(lines: [ScheduleLine(key: "os", label: "OCEAN")])
        _ = merged.merge(Schedule(lines: [ScheduleLine(key: "am", label: "AM")] + ScheduleLine.defaults))
        try #require(merged.lines.map(\.label) == ["OCEAN", "AM", "CL", "OFF", "CALL"])
        _ = merged.merge(Schedule(lines: [ScheduleLine(key: "os", label: "SPRINGS")]))
        #expect(merged.lines[0].label == "SPRINGS")
    }

    @Test func `a role that is not the default's wins, in whichever source it is`() {
        let call = ScheduleLine(key: "call", label: "CALL", place: .body, weight: .bold)
        let nurse = ScheduleLine(key: "rn", label: "RN", place: .foot, weight: .bold)
        let plainNurse = ScheduleLine(key: "rn", label: "Nurse")
        for (a, b) in [([call, nurse], ScheduleLine.defaults + [plainNurse]), ([plainNurse], [call, nurse])] {
            var merged = Schedule(lines: a)
            _ = merged.merge(Schedule(lines: b))
            let lines = Dictionary(uniqueKeysWithValues: merged.lines.map { ($0.key, $0) })
            #expect(lines["call"]?.place == .body && lines["call"]?.weight == .bold)
            #expect(lines["rn"]?.place == .foot && lines["rn"]?.weight == .bold)
            #expect(lines["rn"]?.label == b.last?.label)
        }
    }

    @Test func `a later label keeps the roles of its line`() {
        var merged = Schedule(lines: [ScheduleLine(key: "os", label: "OS", weight: .bold)])
        _ = merged.merge(
            Schedule(lines: [.ordinary(key: "os", label: "OCEAN"), .ordinary(key: "call", label: "DUTY")]))
        #expect(
            merged.lines == [
                ScheduleLine(key: "os", label: "OCEAN", weight: .bold),
                ScheduleLine(key: "call", label: "DUTY", place: .foot, weight: .bold),
            ])
    }

    @Test func `words of all sources close a day, each once`() {
        var merged = Schedule(closedWords: ["Ferie", "CLOSED"])
        _ = merged.merge(Schedule())
        _ = merged.merge(Schedule(closedWords: ["Holiday", "Ferie"]))
        #expect(merged.closedWords == ["Ferie", "CLOSED", "Holiday"])
    }

    @Test func `of two equal events the one that closes its day stays, whichever is newer`() {
        var holiday = event("New Year", modified: 1)
        holiday.closesDay = true
        for (a, b) in [(holiday, event("New Year", modified: 2)), (event("New Year", modified: 2), holiday)] {
            var merged = Schedule(events: [a])
            #expect(merged.merge(Schedule(events: [b])).map(\.reason) == [.confirmed])
            #expect(merged.events == [holiday])
            #expect(Schedule.merging(events: [a, b]).schedule.events == [holiday])
        }
    }

    @Test func `texts are in the order of the merged lines`() {
        let backwards = [ScheduleLine(key: "cl", label: "CL"), ScheduleLine(key: "os", label: "OS")]
        var merged = Schedule()
        _ = merged.merge(
            Schedule(lines: backwards, days: [day("2025-01-01", ["cl": "A", "os": "B"], keys: ["cl", "os"])]))
        #expect(merged.texts == ["os=B cl=A"])
    }

    @Test func `note lines merge by number`() {
        let month = YearMonth(year: 2025, month: 1)!
        func notes(_ lines: [Int: String]) -> Schedule {
            let lines = lines.sorted { $0.key < $1.key }.map { NoteLine(number: $0.key, text: $0.value) }
            return Schedule(notes: [MonthlyNotes(month: month, lines: lines)])
        }
        var merged = notes([1: "A", 3: "C"])
        let lost = merged.merge(notes([2: "B", 3: "D"]))
        #expect(merged.notes[0].lines.map(\.text) == ["A", "B", "D"])
        #expect(lost.map(\.reason) == [.overridden])
    }

    @Test func `of an event's versions the newer wins, else the later source`() {
        var merged = Schedule(events: [event("A", id: "x", modified: 2), event("B", id: "y"), event("C")])
        let lost = merged.merge(
            Schedule(events: [event("a", id: "x", modified: 1), event("b", id: "y"), event("C")]))
        #expect(merged.events.map(\.title) == ["A", "C", "b"])
        #expect(Set(lost.map(\.reason)) == [.olderVersion, .overridden, .confirmed])
        #expect(merged.events(on: date("2025-01-01")).count == 3)
    }
}

// MARK: Fixtures

private func date(_ text: String) -> CivilDate {
    let parts = text.split(separator: "-").map { Int($0)! }
    return CivilDate(year: parts[0], month: parts[1], day: parts[2])!
}

private func day(
    _ text: String, _ texts: [String: String], id: String? = nil, zone: String = "", modified: Int? = nil,
    line: Int = 1, keys: [String] = ["os", "cl", "off", "call"]
) -> DayRecord {
    let location = SourceLocation(file: "f", line: line, column: 1)
    return DayRecord(
        date: date(text),
        texts: keys.compactMap { key in texts[key].map { LineText(key: key, text: $0, location: location) } },
        identity: id.map { RecordIdentity(zone: zone, name: $0) },
        modified: modified.map(Instant.init(milliseconds:)), location: location)
}

private func event(_ title: String, id: String? = nil, modified: Int? = nil) -> Event {
    Event(
        Event.Content(title: title), span: .allDay(first: date("2025-01-01"), last: date("2025-01-01")),
        identity: id.map { RecordIdentity(zone: "", name: $0) }, modified: modified.map(Instant.init(milliseconds:)))
}

private func permutations<Element>(of elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
        var rest = elements
        let first = rest.remove(at: index)
        return permutations(of: rest).map { [first] + $0 }
    }
}

extension Schedule {
    fileprivate var texts: [String] {
        days.map { $0.texts.map { "\($0.key)=\($0.text)" }.joined(separator: " ") }
    }
}

extension MergedSchedule {
    fileprivate var texts: [String] { schedule.texts }
}
