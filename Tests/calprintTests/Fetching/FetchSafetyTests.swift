import Foundation
import GoldenSupport
import Testing

/// Fetches that are killed, and another client's changes. Tools/check-fetch has the long versions.
@Suite struct FetchSafetyTests {
    @Test func `a fetch that is killed leaves the old calendar or the new one`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                func serve(_ name: String) throws {
                    try server.serve(
                        FetchHost.calendar(
                            (110...128).flatMap { day in (1...9).map { "20250\($0)\(day % 100) \(name)" } }), as: "a")
                }
                try serve("Averbeck")
                try host.configure(FetchHost.table("oncall", server.address("files/a"), trusting: server.authority))
                let start = ContinuousClock.now
                #expect(try host.fetch().status == 0)
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                let count = try host.entries().count
                for round in 1...8 {
                    let name = round.isMultiple(of: 2) ? "Averbeck" : "Belacqua"
                    try serve(name)
                    let delay = Double.random(in: 0...1.1, using: &generator) * seconds
                    let script = "exec 2>/dev/null; \"$@\" & sleep \(delay); kill -9 $!; wait $!"
                    _ = try Command.shell(script, ["fetch", "--config", "c.toml"], in: folder)
                    let entries = try host.entries()
                    let named = entries.count { $0.contains(name) }
                    #expect(entries.count == count && [0, count].contains(named), "round \(round), seed \(seed)")
                    #expect(try host.fetch().status == 0)
                    #expect(try host.entries().count { $0.contains(name) } == count, "round \(round), seed \(seed)")
                }
            }
        }
    }

    @Test func `an endless series of a CalDAV server is on every page, whenever it is fetched`() throws {
        let weekly = CalendarHost.event("weekly", on: "20230302", "Averbeck", "RRULE:FREQ=WEEKLY\r\n")
        try CalendarHost.run { server in
            try server.change([
                ("MKCALENDAR", "/averbeck/oncall/", nil), ("PUT", "/averbeck/oncall/weekly.ics", weekly),
            ])
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                try folder.write("user = \"averbeck\"\npassword = \"s3cret-Kreide\"\n", to: "secret")
                try folder.setMode(0o600, of: "secret")
                try folder.write(weekly, to: "weekly.ics")
                try host.configure(
                    FetchHost.table(
                        "a", server.address("averbeck/oncall/"), kind: "caldav", trusting: server.authority,
                        "credentials = \"secret\""))
                for (time, month) in [
                    ("1741996800", "2025-03"), ("1796083200", "2026-12"), ("1906502400", "2030-06"),
                    ("2525644800", "2050-01"), ("3802291200", "2090-06"),
                ] {
                    #expect(try host.fetch("--full", at: time).status == 0)
                    func days(_ source: String...) throws -> [Substring] {
                        let words = ["export", "--format", "ics", "--from", month, "--to", month] + source
                        let lines = try Command.run(words, in: folder).text.split(whereSeparator: \.isNewline)
                        return lines.filter { $0.hasPrefix("DTSTART") }
                    }
                    let wanted = try days("-s", "weekly.ics")
                    #expect(try wanted.count >= 4 && days("--store", "s.sqlite") == wanted, "\(month)")
                }
                let store = String(decoding: try folder.bytes(of: "s.sqlite"), as: UTF8.self)
                #expect(!store.contains("averbeck/oncall"))
            }
        }
    }

    @Test func `what vdirsyncer leaves in a folder is what the server has`() throws {
        try CalendarHost.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                try FileManager.default.createDirectory(
                    at: folder.appending(path: "copy"), withIntermediateDirectories: true)
                try folder.write(Self.configuration(folder, server.plainPort), to: "v.conf")
                let vdirsyncer = "run = [\"vdirsyncer\", \"--config\", \"v.conf\", \"sync\"]"
                try host.configure("[source.copy]\nkind = \"command\"\n\(vdirsyncer)\npath = \"copy\"\nline = \"CALL\"")
                try server.change([
                    ("MKCALENDAR", "/averbeck/oncall/", nil),
                    ("PUT", "/averbeck/oncall/a.ics", CalendarHost.event("a", on: "20250301", "Averbeck")),
                    ("PUT", "/averbeck/oncall/b.ics", CalendarHost.event("b", on: "20250302", "Belacqua")),
                ])
                _ = try run("vdirsyncer", ["--config", "v.conf", "discover"], in: folder)
                let first = try host.fetch()
                #expect(first.status == 0 && first.errorText.contains("added 2"), "\(first.errorText)")
                try server.change([
                    ("DELETE", "/averbeck/oncall/a.ics", nil),
                    ("PUT", "/averbeck/oncall/b.ics", CalendarHost.event("b", on: "20250302", "Corvane")),
                ])
                let second = try host.fetch()
                #expect(
                    second.status == 0 && second.errorText.contains("changed 1, left 0, removed 1"),
                    "\(second.errorText)")
            }
        }
    }

    private static func configuration(_ folder: URL, _ port: Int) -> String {
        """
        [general]
        status_path = "\(folder.path)/status"
        [pair all]
        a = "here"
        b = "there"
        collections = null
        conflict_resolution = "b wins"
        [storage here]
        type = "filesystem"
        path = "\(folder.path)/copy"
        fileext = ".ics"
        [storage there]
        type = "caldav"
        url = "http://127.0.0.1:\(port)/averbeck/oncall/"
        username = "\(Adversary.user.name)"
        password = "\(Adversary.user.password)"
        """
    }
}
