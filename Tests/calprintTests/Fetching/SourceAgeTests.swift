import Foundation
import GoldenSupport
import Testing

/// How old the sources of pages are, and what becomes of them.
@Suite struct SourceAgeTests {
    /// A folder whose store was fetched on 2025-03-15; `body` gets its host.
    private func withFetchedStore(_ body: (inout FetchHost) throws -> Void) throws {
        try withTemporaryFolder(with: ["a.ics": FetchHost.calendar(["20250317 Averbeck"])]) { folder in
            var host = try FetchHost(folder)
            try host.configure("[source.oncall]\nkind = \"folder\"\npath = \"a.ics\"\nline = \"CALL\"")
            #expect(try host.fetch().status == 0)
            try body(&host)
        }
    }

    private func draw(_ host: FetchHost, _ options: String..., at time: String = FetchHost.today) throws
        -> ProgramOutput
    {
        try Command.run(
            ["--from", "2025-03", "--config", "c.toml", "-o", "a.pdf"] + options,
            environment: ["SOURCE_DATE_EPOCH": time], in: host.folder)
    }

    private func foot(_ host: FetchHost) throws -> String {
        let text = try requireSuccess(of: "pdftotext", ["-layout", host.folder.appending(path: "a.pdf").path, "-"]).text
        return text.split(separator: "\n").last { $0.contains("page 1 of") }.map(String.init) ?? ""
    }

    @Test func `a page says since when a source was not updated, by its own date and never by the clock`() throws {
        try withFetchedStore { host in
            let age = ["--max-age", "2d"]
            let cases: [(options: [String], isStale: Bool)] = [
                (["--today", "2025-03-18"] + age, true), (["--today", "2025-03-17"] + age, false),
                (["--as-of", "2025-03-18"] + age, true), (age, false), (["--today", "2025-04-18"], false),
                (["--today", "2025-03-22", "--max-age", "1w"], false),
                (["--today", "2025-03-23", "--max-age", "1w"], true),
                (["--today", "2025-04-01", "--as-of", "2025-03-15"] + age, true),
            ]
            for (options, isStale) in cases {
                let output = try Command.run(
                    ["--from", "2025-03", "--config", "c.toml", "-o", "a.pdf"] + options, in: host.folder)
                #expect(output.status == 0)
                #expect(try foot(host).contains("not updated since 15 Mar") == isStale, "\(options)")
                #expect(output.errorText.contains("oncall: warning: not updated since 2025-03-15") == isStale)
            }
            // 2025-03-18, by the clock.
            #expect(try draw(host, "--today", "today", "--max-age", "2d", at: "1742256000").status == 0)
            #expect(try foot(host).contains("as of 18 Mar 2025 · not updated since 15 Mar"))
        }
    }

    @Test func `pages of older sources are refused if that is asked for, and else printed even if warnings are errors`()
        throws
    {
        try withFetchedStore { host in
            let stale = ["--today", "2025-03-18", "--max-age", "2d,refuse"]
            let refused = try Command.run(
                ["--from", "2025-03", "--config", "c.toml", "-o", "b.pdf"] + stale, in: host.folder)
            refused.expectFailure(65, "oncall", "not updated since 2025-03-15")
            #expect(try !host.folder.names.contains("b.pdf"))
            #expect(try draw(host, "--today", "2025-03-18", "--max-age", "2d", "--strict").status == 0)
            #expect(try draw(host, "--today", "2025-03-17", "--max-age", "2d,refuse").status == 0)
            for wrong in ["2", "d", "2m", "-1d", "1.5d", "refuse", "2d,print", ",refuse", "2d,"] {
                #expect(try draw(host, "--max-age=\(wrong)").status == 64)
            }
        }
    }

    @Test func `a failed fetch leaves the page as it was, and a run says so`() throws {
        try withFetchedStore { host in
            let whole = try draw(host)
            #expect(whole.errorText == "")
            let bytes = try host.folder.bytes(of: "a.pdf")
            try FileManager.default.removeItem(at: host.folder.appending(path: "a.ics"))
            #expect(try host.fetch(at: "1742083200").status == 66)
            #expect(try draw(host).errorText.contains("oncall: warning: the last fetch failed"))
            #expect(try host.folder.bytes(of: "a.pdf") == bytes)
        }
    }

    @Test func `a source that was never fetched makes the pages incomplete`() throws {
        try withFetchedStore { host in
            try host.configure(host.tables + "\n[source.more]\nkind = \"folder\"\npath = \"none\"")
            #expect(try host.fetch("more").status == 66)
            #expect(try draw(host).errorText.contains("more: warning: it was never fetched"))
            #expect(try foot(host).contains("incomplete"))
        }
    }

    @Test func `an export of CloudKit without its last page makes pages incomplete, from files and from the store`()
        throws
    {
        let page = #"""
            {"records": [{"recordName": "r1", "recordType": "CD_DailySchedule", "fields": {
                "CD_date": {"value": 1741669200000, "type": "TIMESTAMP"}, "CD_line1": {"value": "Averbeck", "type": "STRING"}},
                "zoneID": {"zoneName": "ProviderScheduleZone", "ownerRecordName": "_o"}}], "continuationMarker": "next"}
            """#
        try withTemporaryFolder(with: ["1.json": page]) { folder in
            let options = ["--from", "2025-03", "-o", "a.pdf"]
            let files = try Command.run(options + ["-s", "1.json"], in: folder)
            #expect(files.status == 0 && files.errorText.contains("is missing"), "\(files.errorText)")
            let host = try FetchHost(folder)
            #expect(try foot(host).contains("incomplete"))
            #expect(try Command.run(["import", "1.json", "--store", "s.sqlite"], in: folder).status == 0)
            #expect(try Command.run(options + ["--store", "s.sqlite"], in: folder).status == 0)
            #expect(try foot(host).contains("incomplete"))
        }
    }
}
