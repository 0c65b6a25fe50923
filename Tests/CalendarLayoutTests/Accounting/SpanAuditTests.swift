import CalendarCore
import Testing

@testable import CalendarLayout

/// If a layout loses an entry, or prints one twice, the audit notices and names the entry.
@Suite struct SpanAuditTests {
    @Test(arguments: Density.allCases, 0..<3)
    func `pages without one of their entries name it`(_ density: Density, _ seed: Int) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        let pages = try pages(schedule, measurer: .narrow)
        let audit = SpanAudit(ofMay: schedule)
        try audit.check(pages.map(\.placements))
        let all = pages.flatMap(\.placements)
        for lost in stride(from: 0, to: all.count, by: max(1, all.count / 7)) {
            let error = #expect(throws: AccountingError.self, "\(density), seed \(seed)") {
                try audit.check([all.enumerated().filter { $0.offset != lost }.map(\.element)])
            }
            #expect(error?.words == ["unplaced", all[lost].text], "\(density), seed \(seed)")
        }
    }

    @Test func `pages with an entry twice name it`() throws {
        let schedule = Schedule(events: [Samples.event("Ames", on: 6), Samples.event("Bell", on: 7)])
        let placements = try pages(schedule).flatMap(\.placements)
        let error = #expect(throws: AccountingError.self) {
            try SpanAudit(ofMay: schedule).check([placements + [placements[1]]])
        }
        #expect(error?.words == ["unexplained", "Bell"])
    }

    @Test func `an entry twice does not make up for one that is lost`() throws {
        let schedule = Schedule(events: [Samples.event("Ames", on: 6), Samples.event("Bell", on: 7)])
        let placements = try pages(schedule).flatMap(\.placements)
        let error = #expect(throws: AccountingError.self) {
            try SpanAudit(ofMay: schedule).check([[placements[1], placements[1]]])
        }
        #expect(error?.words == ["unplaced", "Ames"])
    }

    @Test func `a text on a line that the schedule does not have is not passed over`() {
        let location = SourceLocation(file: "clinic.json", line: 3, column: 5)
        let record = DayRecord(
            date: Samples.may.date(6), texts: [LineText(key: "xr", text: "Ames", location: location)])
        let lost = AccountedEntry(
            subject: .day(Samples.may.date(6), line: "xr"), kind: .line, text: "Ames", source: location)
        #expect(throws: LayoutError.accounting(.unplaced([lost]))) { try pages(Schedule(days: [record])) }
    }

    @Test func `an event on a line that the schedule does not have is not passed over`() {
        let error = #expect(throws: LayoutError.self) {
            try pages(Schedule(events: [Samples.event("Ames", on: 6, line: "xr")]))
        }
        guard case .accounting(let mistake) = error else { return #expect(Bool(false), "\(error as Any)") }
        #expect(mistake.words == ["unplaced", "Ames"])
    }
}

extension SpanAudit {
    fileprivate init(ofMay schedule: Schedule) {
        self.init(schedule, DaySpan(Samples.may), kinds: MonthPage.coverage, PageStyle().entryFormat(MonthPage.details))
    }
}

extension AccountingError {
    /// The kind of error, and the texts.
    fileprivate var words: [String] {
        switch self {
        case .unplaced(let entries): ["unplaced"] + entries.map(\.text)
        case .unexplained(let entries): ["unexplained"] + entries.map(\.text)
        case .miscounted: []
        }
    }
}
