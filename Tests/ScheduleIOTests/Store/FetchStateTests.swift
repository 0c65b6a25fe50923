import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// What a store knows of the fetches of its sources.
@Suite struct FetchStateTests {
    private var state: FetchState {
        var state = FetchState(tried: Instant(milliseconds: 5000))
        (state.settings, state.etag, state.lastModified) = ("digest", "\"e\"", "Wed")
        state.succeeded = Instant(milliseconds: 4000)
        var part = FetchState.Part(name: "/a/")
        (part.title, part.syncToken, part.tag) = ("A", "token", "tag")
        part.files = ["/a/1": FetchState.File(etag: "1", text: "one"), "/a/2": FetchState.File(etag: "2", text: "two")]
        state.parts = [part]
        return state
    }

    private func day(_ os: String, _ date: String = "2025-01-01") -> ReadResult {
        read(document(#"{"date": "\#(date)", "os": "\#(os)"}"#))
    }

    @Test func `a state comes with the records that it is about, and again as it was`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            var options = ScheduleStore.ImportOptions()
            (options.replaces, options.fetch) = (true, state)
            _ = try store.import(day("A"), from: "oncall", options)
            var expected = state
            expected.changes = 1
            #expect(try store.fetchState(of: "oncall") == expected)
            #expect(try store.fetchState(of: "other") == nil)
            expected.parts[0].files["/a/1"] = nil
            expected.parts[0].files["/a/2"] = FetchState.File(etag: "3", text: "three")
            expected.parts.append(FetchState.Part(name: "/b/"))
            expected.parts[1].goneSince = Instant(milliseconds: 3000)
            expected.goneSince = Instant(milliseconds: 3000)
            (options.fetch, expected.changes) = (expected, 0)
            _ = try store.import(day("A"), from: "oncall", options)
            #expect(try store.fetchState(of: "oncall") == expected)
            expected.parts = []
            #expect(try store.fetchStates == ["oncall": expected])
        }
    }

    @Test func `a note of a try leaves records and parts as they are, and a dry run leaves nothing`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            var options = ScheduleStore.ImportOptions()
            options.fetch = state
            _ = try store.import(day("A"), from: "oncall", options)
            var failed = try #require(try store.fetchState(of: "oncall"))
            (failed.tried, failed.failure) = (Instant(milliseconds: 9000), 75)
            try store.note(failed, of: "oncall")
            #expect(try store.fetchState(of: "oncall") == failed)
            #expect(try store.read().schedule?.entries == ["2025-01-01 os=A"])
            options.isDryRun = true
            _ = try store.import(day("B"), from: "oncall", options)
            #expect(try store.fetchState(of: "oncall") == failed)
        }
    }

    @Test func `only records on the days that a source tells are removed`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            let both = read(document(#"{"date": "2024-12-31", "os": "A"}, {"date": "2025-01-01", "os": "B"}"#))
            _ = try store.import(both, from: "oncall")
            var options = ScheduleStore.ImportOptions()
            (options.replaces, options.replacedDays) = (true, CivilDate("2025-01-01")...CivilDate("2025-12-31"))
            let summary = try store.import(day("C", "2025-01-02"), from: "oncall", options)
            #expect(summary.added == 1 && summary.removed == 1)
            #expect(try store.read().schedule?.entries == ["2024-12-31 os=A", "2025-01-02 os=C"])
        }
    }

    @Test func `records are counted month by month, with the months between them that have none`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            #expect(try store.counts(of: "oncall") == MonthCounts())
            let days = read(
                document(
                    #"{"date": "2025-01-01", "os": "A"}, {"date": "2025-01-02", "os": "A"}, {"date": "2025-04-01", "os": "A"}"#
                ))
            _ = try store.import(days, from: "oncall")
            let counts = try store.counts(of: "oncall")
            #expect(counts.total == 3 && counts == MonthCounts(days))
            #expect(counts.gaps.map(\.description) == ["2025-02", "2025-03"])
            let spring = try store.counts(of: "oncall", on: CivilDate("2025-02-01")...CivilDate("2025-12-31"))
            #expect(spring.total == 1 && spring.lost(since: counts).map(\.description) == ["2025-01"])
        }
    }

    @Test func `an incomplete source stays one in the store until it is whole`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            var part = day("A")
            part.isIncomplete = true
            _ = try store.import(part, from: "a")
            _ = try store.import(day("B", "2025-01-02"), from: "b")
            #expect(try store.read().isIncomplete)
            _ = try store.import(day("A"), from: "a")
            #expect(try !store.read().isIncomplete)
        }
    }
}
