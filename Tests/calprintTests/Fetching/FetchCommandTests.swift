import Foundation
import GoldenSupport
import Testing

/// `calprint fetch`, against servers that behave well and badly.
@Suite struct FetchCommandTests {
    @Test func `each source is stored, or keeps what it had; the first failure is the exit status`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                func table(_ name: String, _ path: String, _ more: String = "") -> String {
                    FetchHost.table(name, server.address(path), trusting: server.authority, more)
                }
                try host.configure(
                    table("oncall", "calendar/30", "line = \"CALL\"") + table("gone", "nothing")
                        + table("page", "page") + table("half", "half") + table("cut", "page")
                        + table("clinic", "calendar/5", "person = \"Kovář\"\ntime-zone = \"Europe/Prague\""))
                let output = try host.fetch()
                #expect(output.status == 66 && output.stdout == [])
                let lines = output.errorText.split(separator: "\n").filter { $0.hasPrefix("calprint: ") }
                #expect(
                    lines == [
                        "calprint: oncall: added 30, changed 0, left 0, removed 0; 30 records",
                        "calprint: gone: error: localhost has nothing at this address (404)",
                        "calprint: page: error: nothing of it is stored",
                        "calprint: half: error: it is cut off; nothing of it is stored",
                        "calprint: cut: error: nothing of it is stored",
                        "calprint: clinic: added 5, changed 0, left 0, removed 0; 5 records",
                    ])
                let entries = try host.entries()
                #expect(entries.count { $0.contains(#""line": "call""#) } == 30, "\(entries.prefix(3))")
                #expect(try host.fetch("half").status == 65)
                let list = try host.fetch("--list")
                #expect(list.status == 0)
                let rows = list.text.split(separator: "\n").map { $0.split(whereSeparator: { $0 == " " }) }
                #expect(rows.map { $0[0] } == ["NAME", "oncall", "gone", "page", "half", "cut", "clinic"])
                #expect(rows[1][2...] == ["2025-03-15", "00:00", "UTC", "2025-03-15", "00:00", "UTC", "30", "30"])
                #expect(rows[2][2] == "never" && list.text.contains("(status 66)"))
            }
        }
    }

    @Test func `a version that the store has changes no record, and another one replaces it`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                try server.serve(
                    FetchHost.calendar(["20250301 Averbeck", "20250302 Belacqua", "20250401 Kovář"]), as: "a")
                let table = FetchHost.table(
                    "oncall", server.address("files/a"), trusting: server.authority, "line = \"CALL\"")
                try host.configure(table)
                #expect(try host.fetch().status == 0)
                let before = try host.entries()
                let same = try host.fetch(at: "1742083200")
                #expect(same.errorText == "calprint: oncall: unchanged; 3 records\n")
                #expect(try host.entries() == before)
                #expect(try host.fetch("--list").text.contains("2025-03-16 00:00 UTC"))
                try server.serve(FetchHost.calendar(["20250301 Corvane", "20250302 Belacqua"]), as: "a")
                let dry = try host.fetch("--dry-run")
                #expect(dry.status == 0 && dry.errorText.contains("(dry run: nothing is written)"))
                #expect(try host.entries() == before)
                let changed = try host.fetch("--print-changes")
                #expect(
                    changed.errorText == """
                        calprint: oncall: added 0, changed 1, left 1, removed 1; 2 records
                        calprint: oncall: warning: it has 2 records, and had 3; none any more in 2025-04

                        """)
                #expect(
                    changed.text == """
                        oncall: 2025-03-01 CALL: Averbeck → Corvane
                        oncall: 2025-04-01 CALL: − Kovář

                        """)
                #expect(try host.fetch("--full").errorText.contains("left 2"))
                // Other settings need the records anew, though the server has nothing new.
                try host.configure(table.replacing("line = \"CALL\"", with: "line = \"OS\""))
                #expect(try host.fetch().errorText.contains("added 2, changed 0, left 0, removed 2"))
            }
        }
    }

    @Test func `a record that one source no longer has, and another still has, stays`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                let (both, one) = (["20250301 Averbeck", "20250302 Belacqua"], ["20250301 Averbeck"])
                let names = ["a", "b", "c"]
                for name in names { try server.serve(FetchHost.calendar(both), as: name) }
                try host.configure(
                    names.map { FetchHost.table($0, server.address("files/\($0)"), trusting: server.authority) }
                        .joined())
                #expect(try host.fetch().status == 0)
                let before = try host.entries().count
                for name in names {
                    try server.serve(FetchHost.calendar(one), as: name)
                    #expect(try host.fetch().status == 0)
                    #expect(try host.entries().count == (name == "c" ? before - 1 : before))
                }
            }
        }
    }

    @Test func `a source that is suddenly empty keeps what it had`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                try host.configure(FetchHost.table("oncall", server.address("files/a"), trusting: server.authority))
                for count in [10, 11] {
                    let days = (1...count).map { "202503\($0 < 10 ? "0" : "")\($0) Averbeck" }
                    try server.serve(FetchHost.calendar(days), as: "a")
                    #expect(try host.fetch().status == 0)
                    try server.serve(FetchHost.calendar([]), as: "a")
                    let empty = try host.fetch()
                    #expect(empty.status == (count > 10 ? 65 : 0))
                    #expect(try host.entries().count == (count > 10 ? count : 0))
                }
                #expect(try host.fetch("--allow-empty").status == 0)
                #expect(try host.entries() == [])
            }
        }
    }

    @Test func `nothing of a failure is in the store, and nothing of the credentials anywhere`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                let secret = "credentials = \"secret\""
                try folder.write("user = \"averbeck\"\npassword = \"s3cret-Kreide\"\n", to: "secret")
                try folder.setMode(0o644, of: "secret")
                func table(_ name: String, _ path: String) -> String {
                    FetchHost.table(name, server.address(path), trusting: server.authority, secret)
                }
                try host.configure(table("a", "private/3") + table("b", "to/private-other") + table("c", "to/other"))
                let open = try host.fetch()
                #expect(open.status == 77 && open.errorText.contains("chmod 600"))
                #expect(try server.seen == [])
                try folder.setMode(0o600, of: "secret")
                let output = try host.fetch()
                #expect(output.status == 77 && output.errorText.contains("a: added 3"), "\(output.errorText)")
                #expect(output.errorText.contains("b: error: 127.0.0.1") && output.errorText.contains("c: added 1"))
                let drawn = try Command.run(
                    ["--from", "2025-01", "--config", "c.toml", "-o", "a.pdf", "--report", "r.json"], in: folder)
                #expect(drawn.status == 0)
                let outputs = [output.stderr, output.stdout, drawn.stderr, try host.fetch("--list").stdout]
                let files = try host.files.filter { $0.key != "secret" }.map(\.value)
                for bytes in outputs + files {
                    #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cret"))
                }
                // Basic authentication is base64.
                let told = try server.seen.filter { $0.contains("YXZlcmJlY2s6") || $0.contains("s3cret") }
                #expect(told.allSatisfy { $0.contains(#""host": "localhost"#) } && !told.isEmpty)
                // A service of systemd has a folder for them, whose modes are its own.
                try FileManager.default.createDirectory(
                    at: folder.appending(path: "service"), withIntermediateDirectories: true)
                try folder.write("user = \"averbeck\"\npassword = \"s3cret-Kreide\"\n", to: "service/oncall")
                try host.configure(table("a", "private/3").replacing("\"secret\"", with: "\"oncall\""))
                #expect(try host.fetch().status == 66)
                let service = folder.appending(path: "service").path
                #expect(try host.fetch("--full", environment: ["CREDENTIALS_DIRECTORY": service]).status == 0)
            }
        }
    }

    @Test func `files that appear in a folder, and what a program prints or leaves there, are sources, too`() throws {
        try withTemporaryFolder { folder in
            var host = try FetchHost(folder)
            try FileManager.default.createDirectory(
                at: folder.appending(path: "drop"), withIntermediateDirectories: true)
            try folder.write(FetchHost.calendar(["20250301 Averbeck"]), to: "drop/a.ics")
            try folder.write(FetchHost.calendar(["20250302 Belacqua"]), to: "b.ics")
            try host.configure(
                """
                [source.files]
                kind = "folder"
                path = "drop"
                line = "CALL"
                [source.program]
                kind = "command"
                run = ["cat", "b.ics"]
                [source.both]
                kind = "command"
                run = ["cp", "b.ics", "drop/c.ics"]
                path = "drop/c.ics"
                person = "Kovář"
                [source.shell]
                kind = "command"
                run = ["echo", "$HOME; rm -rf *"]
                [source.missing]
                kind = "command"
                run = ["no-such-program"]
                [source.failing]
                kind = "command"
                run = ["sh", "-c", "echo first >&2; echo why >&2; exit 3"]
                [source.late]
                kind = "command"
                run = ["sh", "-c", "exit 124"]
                [source.lost]
                kind = "command"
                run = ["sh", "-c", "no-such-program-either"]
                [source.telling]
                kind = "command"
                run = ["sh", "-c", "echo $1 $2 at https://a.example/s3cret >&2; exit 1", "--token=Kreide7", "a", "Kreide7"]
                [source.reading]
                kind = "command"
                run = ["sh", "-c", "cat; echo no calendar"]
                [source.large]
                kind = "command"
                run = ["sh", "-c", "head -c 100000000 /dev/zero"]
                """)
            let names = [
                ("files", 0), ("program", 0), ("both", 0), ("shell", 65), ("missing", 69), ("failing", 69),
                ("late", 69), ("lost", 69), ("telling", 69), ("reading", 65), ("large", 65),
            ]
            for (name, status) in names {
                let output = try host.fetch(name)
                #expect(output.status == Int32(status), "\(name): \(output.errorText)")
                #expect(output.errorText.contains("calprint: \(name): "))
            }
            #expect(try host.fetch("failing").errorText.contains("status 3: why"))
            #expect(try host.fetch("late").errorText.contains("sh ended with status 124"))
            #expect(try host.fetch("lost").errorText.contains("sh ended with status 127"))
            #expect(try host.fetch("telling").errorText.contains("status 1: a *** at https://a.example/***"))
            let entries = try host.entries()
            #expect(entries.count == 3 && entries.contains { $0.contains(#""line": "call""#) }, "\(entries)")
        }
    }

    @Test func `a program ends when calprint is ended`() throws {
        try withTemporaryFolder { folder in
            var host = try FetchHost(folder)
            try host.configure(
                "[source.a]\nkind = \"command\"\nrun = [\"sh\", \"-c\", \"echo $$ >id; exec sleep 60\"]")
            let script = """
                "$@" & for i in $(seq 100); do [ -s id ] && break; sleep 0.1; done; kill -9 $!; wait $!
                for i in $(seq 100); do kill -0 $(cat id) 2>/dev/null || exit 7; sleep 0.1; done
                """
            #expect(try Command.shell(script, ["fetch", "--config", "c.toml"], in: folder).status == 7)
        }
    }

    @Test func `people and their documents are records, and a hole between daily records is told`() throws {
        try withTemporaryFolder { folder in
            var host = try FetchHost(folder)
            try host.configure("[source.a]\nkind = \"folder\"\npath = \"a.json\"")
            func fetched(_ count: Int, _ days: [String]) throws -> String {
                let people = (0..<count).map { #"{"name": "Averbeck \#($0)"}"# }.joined(separator: ", ")
                let list = days.map { #"{"date": "\#($0)", "call": "Averbeck 1"}"# }.joined(separator: ", ")
                let head = #""format": "provider-schedule", "version": 1"#
                try folder.write(#"{\#(head), "people": [\#(people)], "days": [\#(list)]}"#, to: "a.json")
                return try host.fetch("--full").errorText
            }
            let january = (10...31).map { "2025-01-\($0)" }
            let march = (10...31).map { "2025-03-\($0)" }
            #expect(try fetched(12, january).contains("34 records"))
            #expect(try host.fetch("--list").text.contains("34"))
            #expect(try fetched(11, january).contains("it has 33 records, and had 34"))
            let hole = "it has nothing from 2025-02-01 to 2025-03-09 (37 days)"
            #expect(try fetched(11, january + march).contains(hole))
            #expect(try !fetched(11, january + [march[0]]).contains("it has nothing"))
            #expect(try fetched(12, []).contains("it has 12 records, and had 34"))
        }
    }

    @Test func `what a server leaves out stays, and the source is incomplete until it comes`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                func fetch(_ path: String) throws -> ProgramOutput {
                    try host.configure(
                        FetchHost.table("a", server.address(path), kind: "caldav", trusting: server.authority))
                    return try host.fetch()
                }
                func drawn() throws -> String {
                    try Command.run(["--from", "2025-03", "--config", "c.toml", "-o", "a.pdf"], in: folder).errorText
                }
                #expect(try fetch("dav/whole/").errorText.contains("added 2"))
                #expect(try !drawn().contains("incomplete"))
                let part = try fetch("dav/incomplete/")
                #expect(part.status == 0 && part.errorText.contains("warning: the server left out a part"))
                #expect(try host.entries().count == 2 && drawn().contains("incomplete"))
                #expect(try fetch("dav/whole/").status == 0)
                #expect(try host.entries().count == 2 && !drawn().contains("incomplete"))
            }
        }
    }

    @Test func `calendars that another server has get no credentials`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                try folder.write("user = \"averbeck\"\npassword = \"s3cret-Kreide\"\n", to: "secret")
                try folder.setMode(0o600, of: "secret")
                let secret = "credentials = \"secret\""
                try host.configure(
                    FetchHost.table(
                        "a", server.address("dav/elsewhere/"), kind: "caldav", trusting: server.authority, secret))
                let output = try host.fetch()
                #expect(output.status == 77 && output.errorText.contains("127.0.0.1, which gets no credentials"))
                #expect(try server.seen.allSatisfy { $0.contains(#""host": "localhost"#) })
            }
        }
    }

    @Test func `a calendar of holidays closes its days`() throws {
        try withTemporaryFolder { folder in
            var host = try FetchHost(folder)
            try folder.write(FetchHost.calendar(["20250317 Founder's Day"]), to: "h.ics")
            try host.configure("[source.h]\nkind = \"folder\"\npath = \"h.ics\"\nholidays = true")
            #expect(try host.fetch().status == 0)
            let page = try Command.run(
                ["--from", "2025-03", "--config", "c.toml", "-o", "a.pdf", "--report", "r.json"], in: folder)
            #expect(page.status == 0)
            #expect(try host.entries().first?.contains("Founder's Day") == true)
        }
    }

    @Test(arguments: [
        (
            "[source.a]\nurl = \"https://example.org\"",
            "c.toml:2:9: error: a source without 'kind' (ics, caldav, cloudkit, folder or command)"
        ),
        ("[source.a]\nkind = \"isc\"", "c.toml:3:8: error: unknown kind of source 'isc' (did you mean 'ics'?)"),
        ("[source.a]\nkind = \"ics\"", "c.toml:2:9: error: a source of kind 'ics' without 'url'"),
        ("[source.a]\nkind = \"ics\"\nurl = \"file:///etc/passwd\"", "c.toml:4:7: error: 'url' takes an address"),
        ("[source.a]\nkind = \"ics\"\nurl = \"https://a.example/\\u0000b\"", "c.toml:4:7: error: 'url' has a control"),
        (
            "[source.a]\nkind = \"ics\"\nurl = \"https://me:pw@example.org\"",
            "c.toml:4:7: error: credentials stand in a file"
        ),
        (
            "[source.a]\nkind = \"folder\"\npath = \"x\"\nurl = \"https://example.org\"",
            "c.toml:5:1: error: unknown key 'url'"
        ),
        (
            "[source.a]\nkind = \"ics\"\nurl = \"http://example.org\"\ncredentials = \"x\"",
            "c.toml:2:9: error: credentials are sent by https alone"
        ),
        ("[source.a]\nkind = \"command\"\nrun = \"vdirsyncer sync\"", "c.toml:4:7: error: 'run' takes a list of texts"),
        ("[source.a]\nkind = \"command\"\nrun = []", "c.toml:4:7: error: 'run' takes a program"),
        (
            "[source.a]\nkind = \"folder\"\npath = \"x\"\nline = \"OS\"\nperson = \"Kovář\"",
            "'line' and 'person' exclude each other"
        ),
        (
            "[source.a]\nkind = \"folder\"\npath = \"x\"\nholidays = 1",
            "c.toml:5:12: error: 'holidays' takes true or false"
        ),
        (
            "[source.a]\nkind = \"cloudkit\"\ncredentials = \"x\"",
            "c.toml:2:9: error: a source of kind 'cloudkit' without"
        ),
        (
            "[source.a]\nkind = \"cloudkit\"\ncontainer = \"c\"\ncredentials = \"x\"\ndatabase = \"public\"",
            "c.toml:6:12: error: 'database' takes \"private\" or \"shared\""
        ),
        (
            "[source.a]\nkind = \"ics\"\nurl = \"https://www.icloud.com/share/0a1B2c#Schedule\"",
            "c.toml:4:1: error: 'url' invites to a shared zone of CloudKit"
        ),
        (
            "[source.a]\nkind = \"cloudkit\"\ncontainer = \"c\"\ncredentials = \"x\"\nzones = [\"z\"]\n"
                + "url = \"https://www.icloud.com/share/0a1B2c\"",
            "c.toml:6:1: error: an invitation leads to one shared zone"
        ),
        ("[source.\"a b\"]\nkind = \"folder\"\npath = \"x\"", "c.toml:2:9: error: the name of a source"),
        ("fetch = [\"b\"]\n[source.a]\nkind = \"folder\"\npath = \"x\"", "c.toml:2:10: error: there is no source 'b'"),
    ])
    func `a wrong table is an error with its place, and drawing ignores it`(table: String, message: String) throws {
        try withTemporaryFolder { folder in
            var host = try FetchHost(folder)
            try host.configure(table)
            let output = try host.fetch()
            #expect(output.status == 78 && output.errorText.contains(message), "\(output.errorText)")
            let drawn = try Command.run(
                ["--from", "2025-03", "-s", Command.schedule, "--config", "c.toml", "-o", "a.pdf"], in: folder)
            #expect(drawn.status == 0, "\(drawn.errorText)")
        }
    }

    @Test func `names choose among sources; without a name, those of the list; without sources, nothing`() throws {
        try withTemporaryFolder { folder in
            var host = try FetchHost(folder)
            let none = try host.fetch()
            #expect(none.status == 0 && none.errorText.contains("there is nothing to fetch"))
            try folder.write(FetchHost.calendar(["20250301 Averbeck"]), to: "a.ics")
            let tables = ["a", "b"].map { "[source.\($0)]\nkind = \"folder\"\npath = \"a.ics\"\n" }.joined()
            try host.configure("fetch = [\"b\"]\n\(tables)")
            #expect(try host.fetch("-q").errorText == "")
            #expect(try host.fetch().errorText.hasPrefix("calprint: b: "))
            #expect(try host.fetch("a").errorText.hasPrefix("calprint: a: "))
            try host.fetch("oncall").expectFailure(64, "there is no source 'oncall'", "known are a, b")
        }
    }

    @Test func `an address without encryption is fetched with a warning`() throws {
        try Adversary.run { server in
            try withTemporaryFolder { folder in
                var host = try FetchHost(folder)
                let url = server.address("calendar/2", of: "plain")
                try host.configure("[source.a]\nkind = \"ics\"\nurl = \"\(url)\"")
                let output = try host.fetch()
                #expect(output.status == 0 && output.errorText.contains("a: warning: the address has http"))
            }
        }
    }
}
