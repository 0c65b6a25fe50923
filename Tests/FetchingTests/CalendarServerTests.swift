import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import Fetching

/// Calendars of a CalDAV server: radicale, with and without `sync-collection`.
@Suite struct CalendarServerTests {
    fileprivate func access(_ host: CalendarHost) throws -> WebAccess {
        var access = WebAccess(
            wait: { _ in }, contents: { path in (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } })
        access.certificates = [UInt8](try Data(contentsOf: URL(filePath: host.authority)))
        access.credentials = Credentials(user: Adversary.user.name, password: Adversary.user.password)
        return access
    }

    private func fetch(
        _ host: CalendarHost, _ path: String, withSync: Bool = true, known: [CalendarCollection] = [],
        from start: String = "20250101T000000Z"
    ) throws -> CalendarServer.Answer {
        try CalendarServer(host.address(path, withSync: withSync), from: start, access(host)).fetch(known: known)
    }

    private static let collection = "averbeck/oncall/"

    /// What is kept of paths, sorted.
    private func digests(_ paths: String...) -> [String] { digests(paths) }

    private func digests(_ paths: [String]) -> [String] { paths.map { ContentDigest.of(Array($0.utf8)) }.sorted() }

    @Test func `a calendar comes by its own address, and all of a user by the server's`() throws {
        try CalendarHost.run { host in
            try host.change([
                ("MKCALENDAR", "/averbeck/oncall/", nil), ("MKCALENDAR", "/averbeck/clinic/", nil),
                ("PUT", "/averbeck/oncall/a.ics", CalendarHost.event("a", on: "20250301", "Belacqua")),
                ("PUT", "/averbeck/oncall/old.ics", CalendarHost.event("old", on: "20240301", "Corvane")),
                (
                    "PUT", "/averbeck/oncall/weekly.ics",
                    CalendarHost.event("weekly", on: "20230302", "Kovář", "RRULE:FREQ=WEEKLY\r\n")
                ),
                ("PUT", "/averbeck/clinic/b.ics", CalendarHost.event("b", on: "20250302", "Fjellås & <Núñolver>")),
            ])
            let one = try fetch(host, Self.collection)
            #expect(one.collections.map(\.id) == digests("/averbeck/oncall/") && !one.isIncomplete)
            #expect(
                one.collections[0].files.keys.sorted()
                    == digests("/averbeck/oncall/a.ics", "/averbeck/oncall/weekly.ics"))
            for path in ["", "averbeck/"] {
                let all = try fetch(host, path)
                #expect(all.collections.map(\.id).sorted() == digests("/averbeck/clinic/", "/averbeck/oncall/"))
                let text = all.collections.map { String(decoding: $0.document, as: UTF8.self) }.joined()
                #expect(text.contains("SUMMARY:Fjellås & <Núñolver>") && text.contains("SUMMARY:Belacqua"))
            }
        }
    }

    @Test func `what is no calendar says so, and wrong credentials do not get in`() throws {
        try CalendarHost.run { host in
            let none = #expect(throws: FetchFailure.self) { try fetch(host, "averbeck/") }
            #expect(none?.kind == .badData && none?.message.contains("no calendar") == true)
            #expect(#expect(throws: FetchFailure.self) { try fetch(host, "averbeck/nothing/") }?.kind == .notFound)
            var wrong = try access(host)
            wrong.credentials = nil
            let refused = #expect(throws: FetchFailure.self) {
                try CalendarServer(host.address(Self.collection), from: "20250101T000000Z", wrong).fetch()
            }
            #expect(refused?.kind == .notAllowed)
        }
    }

    @Test(arguments: [true, false])
    func `after any changes, the calendar is the same as if it were fetched whole`(withSync: Bool) throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        try CalendarHost.run { host in
            var events: [String: String] = [:]
            func path(_ name: String) -> String { "/\(Self.collection)\(name).ics" }
            func put(_ name: String) -> (method: String, path: String, body: String?) {
                let day = Int.random(in: 1...28, using: &generator)
                let text = "Averbeck \(Int.random(in: 0...999, using: &generator))"
                let event = CalendarHost.event(name, on: "202503\(day < 10 ? "0" : "")\(day)", text)
                events[name] = event
                return ("PUT", path(name), event)
            }
            try host.change([("MKCALENDAR", "/averbeck/oncall/", nil)] + (0..<60).map { put("e\($0)") })
            var known = try fetch(host, Self.collection, withSync: withSync).collections
            #expect((known[0].syncToken != nil) == withSync && known[0].tag != nil)
            for round in 1...8 {
                let edited = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                    put("e\(Int.random(in: 0...80, using: &generator))")
                }
                let removed = Set(events.keys.sorted().filter { _ in Int.random(in: 0...19, using: &generator) == 0 })
                try host.change(edited + removed.sorted().map { ("DELETE", path($0), nil) })
                for name in removed { events[name] = nil }
                let answer = try fetch(host, Self.collection, withSync: withSync, known: known)
                let whole = try fetch(host, Self.collection, withSync: withSync).collections[0]
                #expect(answer.collections[0].files == whole.files, "round \(round), seed \(seed)")
                #expect(whole.files.keys.sorted() == digests(events.keys.map(path)), "round \(round), seed \(seed)")
                let isSame = answer.collections[0].files == known[0].files
                #expect(answer.isUnchanged == isSame, "round \(round), seed \(seed)")
                known = answer.collections
            }
            let count = try host.seen.count
            let same = try fetch(host, Self.collection, withSync: withSync, known: known)
            #expect(same.isUnchanged && same.collections[0].files == known[0].files)
            #expect(try host.seen[count...].allSatisfy { $0.contains("PROPFIND") })
        }
    }

    @Test func `a token that the server no longer knows means a whole fetch`() throws {
        try CalendarHost.run { host in
            try host.change([
                ("MKCALENDAR", "/averbeck/oncall/", nil),
                ("PUT", "/averbeck/oncall/a.ics", CalendarHost.event("a", on: "20250301", "Belacqua")),
            ])
            var known = try fetch(host, Self.collection).collections
            known[0].files["/averbeck/oncall/gone.ics"] = CalendarCollection.File(etag: "x", text: "x")
            known[0].syncToken = "http://radicale.org/ns/sync/" + String(repeating: "0", count: 64)
            let answer = try fetch(host, Self.collection, known: known)
            #expect(answer.collections[0].files.keys.sorted() == digests("/averbeck/oncall/a.ics"))
            #expect(try host.seen.contains { $0.contains("sync-collection") })
        }
    }
}
