import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Documents of people in a store.
@Suite struct RequirementStoreTests {
    private func table(_ rows: String...) -> ReadResult {
        ScheduleReader.read(
            Array((["person,document,expires,required"] + rows).joined(separator: "\n").utf8), file: "d.csv")
    }

    @Test func `documents come out as they went in, whatever days are asked for`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            let read = table("Kovář,CPR,2026-07-01,", "Corvane,DEA,,", "Corvane,ACLS,,no", "Averbeck,License,never,")
            let summary = try store.import(read, from: "d.csv")
            #expect(summary.added == 4)
            let expected = read.schedule?.requirements ?? []
            let may = CivilDate(year: 2025, month: 5, day: 1)!
            for days in [nil, may...may] as [ClosedRange<CivilDate>?] {
                #expect(try store.read(days).schedule?.requirements == expected)
            }
            let counts = try store.contents.sources.map { $0.records.map(\.count) }
            #expect(counts == [[4]])
        }
    }

    @Test func `a document that is renewed is the same record, and one that is gone can be removed`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            _ = try store.import(table("Kovář,CPR,2026-07-01,", "Kovář,DEA,,"), from: "d.csv")
            var options = ScheduleStore.ImportOptions()
            options.replaces = true
            let summary = try store.import(table("Kovář,CPR,2028-07-01,"), from: "d.csv", options)
            #expect((summary.added, summary.changed, summary.removed) == (0, 1, 1))
            let dates = try store.read().schedule?.requirements.map { $0.expires?.description }
            #expect(dates == ["2028-07-01"])
        }
    }
}
