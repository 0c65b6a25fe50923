import Foundation
import GoldenSupport
import Testing

/// What has a network, and what must not.
@Suite struct OfflineTests {
    @Test(.enabled(if: Machine.canTrace, "needs to trace a process"))
    func `drawing from a fetched store opens no socket and loads no libcurl`() throws {
        try withTemporaryFolder(with: ["a.ics": FetchHost.calendar(["20250317 Averbeck"])]) { folder in
            var host = try FetchHost(folder)
            try host.configure(
                "[source.a]\nkind = \"folder\"\npath = \"a.ics\"\n[source.b]\nkind = \"ics\"\nurl = \"https://localhost:1/\""
            )
            #expect(try host.fetch("a").status == 0)
            let calls = ["-f", "-qq", "-e", "trace=socket,socketpair,connect,openat", "-o", "calls"]
            let drawn = try run(
                "strace", calls + [Command.path, "--from", "2025-03", "--config", "c.toml", "-o", "a.pdf"], in: folder)
            #expect(drawn.status == 0, "\(drawn.errorText)")
            let seen = try folder.text(of: "calls")
            #expect(seen.contains("s.sqlite"))
            for word in ["socket(", "connect(", "libcurl"] { #expect(!seen.contains(word)) }
        }
    }

    @Test(.enabled(if: Machine.withoutNetwork != nil, "needs a network of its own"))
    func `without a network, a fetch says try again, and the pages are those of the last one`() throws {
        let offline = try #require(Machine.withoutNetwork)
        try withTemporaryFolder(with: ["a.ics": FetchHost.calendar(["20250317 Averbeck"])]) { folder in
            var host = try FetchHost(folder)
            try host.configure("[source.a]\nkind = \"folder\"\npath = \"a.ics\"")
            #expect(try host.fetch().status == 0)
            try host.configure("[source.a]\nkind = \"ics\"\nurl = \"https://127.0.0.1:1/a.ics\"")
            let fetched = try Command.shell(
                "\"$@\"", ["fetch", "--quiet", "--config", "c.toml"], under: offline,
                environment: ["SOURCE_DATE_EPOCH": "1742083200"], in: folder)
            #expect(fetched.status == 75 && fetched.errorText.contains("a: error: no connection"))
            let drawn = try Command.shell(
                "\"$@\"",
                [
                    "--from", "2025-03", "--strict", "--today", "today", "--max-age", "0d",
                    "--config", "c.toml", "-o", "a.pdf",
                ], under: offline, environment: ["SOURCE_DATE_EPOCH": "1742083200"], in: folder)
            #expect(drawn.status == 0 && drawn.errorText.contains("a: warning: the last fetch failed"))
            let text = try requireSuccess(of: "pdftotext", [folder.appending(path: "a.pdf").path, "-"]).text
            #expect(text.contains("Averbeck") && text.contains("not updated since 15 Mar"))
        }
    }
}
