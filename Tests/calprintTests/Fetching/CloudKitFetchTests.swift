import Foundation
import GoldenSupport
import Testing

/// `calprint fetch` of zones of CloudKit, from a stand-in. Tools/check-cloudkit has the long versions.
@Suite struct CloudKitFetchTests {
    @Test func `a fetch brings what a saved export has, and the next one asks once`() throws {
        try CloudKitHost.run(CloudKitStandIn.export) { clinic in
            #expect(try clinic.fetch().status == 0)
            let saved = try Command.run(
                ["import", CloudKitStandIn.export, "--store", "saved.sqlite"], in: clinic.folder)
            #expect(saved.status == 0)
            #expect(try clinic.schedule() == clinic.schedule(of: "saved.sqlite"))
            #expect(try clinic.count(of: "\"date\":") == 724 && clinic.count(of: "\"month\":") == 22)
            let count = try clinic.server.operations.count
            #expect(try clinic.fetch().errorText.hasPrefix("calprint: clinic: unchanged; "))
            #expect(try Array(clinic.server.operations[count...]) == ["zones/list"])
        }
    }

    @Test func `later fetches ask for changes only, and leave what a whole one leaves`() throws {
        try CloudKitHost.run(CloudKitStandIn.export) { clinic in
            #expect(try clinic.fetch().status == 0)
            let zone = #"["ProviderScheduleZone", "_5f0c6b2e9d3a4178b6c1e2d3f4a5b6c7"]"#
            let changes = [
                #"{"do": "put", "zone": \#(zone), "days": {"2025-03-04": ["Corvane"]}, "notes": {"2025-03": ["½"]}}"#,
                #"{"do": "delete", "zone": \#(zone), "names": ["notes_2025-05"]}"#,
                #"{"do": "expire", "zone": \#(zone)}"#,
            ]
            for (index, change) in changes.enumerated() {
                try clinic.server.control(change)
                let count = try clinic.server.operations.count
                #expect(try clinic.fetch().status == 0)
                let asked = try Set(clinic.server.operations[count...])
                // A mark that the server no longer knows leaves nothing but asking for everything.
                #expect(
                    asked
                        == (index < 2
                            ? ["zones/list", "changes/zone"] : ["zones/list", "changes/zone", "records/query"]))
                let changed = try clinic.schedule()
                try FileManager.default.removeItem(at: clinic.folder.appending(path: "s.sqlite"))
                #expect(try clinic.fetch().status == 0)
                #expect(try clinic.schedule() == changed)
            }
            #expect(try clinic.schedule().contains("Corvane"))
        }
    }

    @Test func `the training app's records are fetched if the source says that they are its`() throws {
        let records = """
            {"recordName": "s1", "recordType": "Student", "fields": {"firstName": {"value": "Kovář"}}},
            {"recordName": "d1", "recordType": "StudentDocument", "fields": {"studentId": {"value": "s1"},
            "documentType": {"value": "CPR"}, "expirationDate": {"value": 1767225600000}}}
            """
        for (keys, isThere) in [("", false), ("app = \"training\"", true)] {
            try CloudKitHost.run(keys: keys) { clinic in
                try clinic.server.put(["2025-03-01": "Averbeck"])
                try clinic.server.control(
                    #"{"do": "put", "zone": "\#(CloudKitStandIn.zone)", "records": [\#(records)]}"#)
                let run = try clinic.fetch()
                #expect(run.status == 0, "\(run.errorText)")
                let store = ["--checklists", "--format", "json", "--store", "s.sqlite"]
                let records = try Command.run(["export"] + store, in: clinic.folder).text
                #expect(records.contains("CPR") == isThere)
                #expect(try clinic.schedule().contains("Averbeck") != isThere)
            }
        }
    }

    // MARK: Tokens

    @Test func `each answer's token is in the file before the next request, also of a dry run and of a failure`() throws
    {
        try CloudKitHost.run { clinic in
            try clinic.server.put(["2025-03-01": "Averbeck"])
            // A strict server takes no token twice.
            try clinic.server.control(#"{"do": "set", "strict": true}"#)
            for arguments in [[], ["--dry-run"], ["--full"]] {
                #expect(try clinic.fetch(arguments.first ?? "clinic").status == 0)
                #expect(try clinic.generation() == clinic.server.tokens.count - 1)
            }
            try clinic.server.control(#"{"do": "fault", "code": "BAD_REQUEST", "times": 0}"#)
            #expect(try clinic.fetch("--full").status == 69)
            #expect(try clinic.generation() == clinic.server.tokens.count - 1)
            #expect(try clinic.leaks == [])
        }
    }

    @Test func `a fetch that is killed leaves the old schedule or the new one, and tokens for the next fetch`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        try CloudKitHost.run { clinic in
            try clinic.server.control(#"{"do": "set", "page": 3}"#)
            func put(_ name: String) throws {
                try clinic.server.put(Dictionary(uniqueKeysWithValues: (10...31).map { ("2025-03-\($0)", name) }))
            }
            try put("Averbeck")
            let start = ContinuousClock.now
            #expect(try clinic.fetch().status == 0)
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            for round in 1...8 {
                let name = round.isMultiple(of: 2) ? "Averbeck" : "Belacqua"
                try put(name)
                let delay = Double.random(in: 0...1.1, using: &generator) * seconds
                let script = "exec 2>/dev/null; \"$@\" & sleep \(delay); kill -9 $!; wait $!"
                _ = try Command.shell(script, ["fetch", "--full", "--config", "c.toml"], in: clinic.folder)
                #expect(try [0, 22].contains(clinic.count(of: name)), "round \(round), seed \(seed)")
                try clinic.generation()
                #expect(try clinic.fetch().status == 0, "round \(round), seed \(seed)")
                #expect(try clinic.count(of: name) == 22, "round \(round), seed \(seed)")
                #expect(try clinic.leaks == [], "round \(round), seed \(seed)")
            }
        }
    }

    @Test func `of two fetches at once, one waits, and gives up with 75 if it has to wait for long`() throws {
        try CloudKitHost.run { clinic in
            try clinic.server.put(["2025-03-01": "Averbeck"])
            for (delay, statuses) in [("0.1", "0\n0\n"), ("5", "75\n0\n")] {
                try clinic.server.control(
                    #"{"do": "forget-faults"}"#, #"{"do": "set", "strict": true}"#,
                    #"{"do": "fault", "times": 0, "delay": \#(delay)}"#)
                let first = "(\"$@\" 2>/dev/null; echo $? >first) & sleep 0.3"
                let output = try Command.shell(
                    "\(first); \"$@\" 2>second; echo $?; wait; cat first", ["fetch", "--full", "--config", "c.toml"],
                    in: clinic.folder)
                #expect(output.text == statuses)
                #expect(
                    try clinic.folder.text(of: "second").contains("another fetch uses the tokens") == (delay == "5"))
                #expect(try clinic.generation() == clinic.server.tokens.count - 1)
            }
        }
    }

    @Test(arguments: [
        ("", 77, "--sign-in clinic"), ("web-token = \"a b\"", 78, "characters that no token has"),
        ("web-token = 1", 78, "clinic.tokens"), ("web-tokens = \"a\"", 78, "clinic.tokens"),
        ("web-token-until = \"soon\"", 78, "is no time"),
    ])
    func `a wrong file of tokens is told, and stays as it is`(lines: String, status: Int, words: String) throws {
        try CloudKitHost.run { clinic in
            try clinic.writeCredentials(lines)
            let before = try clinic.folder.text(of: CloudKitHost.credentials)
            let output = try clinic.fetch()
            #expect(output.status == Int32(status) && output.errorText.contains(words), "\(output.errorText)")
            #expect(try clinic.folder.text(of: CloudKitHost.credentials) == before)
            #expect(try clinic.server.operations == [])
        }
    }

    @Test func `tokens that others may read are not used`() throws {
        try CloudKitHost.run { clinic in
            try clinic.folder.setMode(0o640, of: CloudKitHost.credentials)
            let output = try clinic.fetch()
            #expect(output.status == 77 && output.errorText.contains("chmod 600"))
            #expect(try clinic.server.operations == [])
        }
    }

    @Test func `tokens do not follow a redirect`() throws {
        try CloudKitHost.run { clinic in
            let other = clinic.server.address.replacing("localhost", with: "127.0.0.1")
            let path = "database/1/\(CloudKitStandIn.container)/production/private/zones/list"
            try clinic.server.control(#"{"do": "fault", "redirect": "\#(other)/\#(path)"}"#)
            let output = try clinic.fetch()
            #expect(output.status == 65 && output.errorText.contains("localhost leads to another address"))
            #expect(try clinic.server.operations == ["zones/list"])
        }
    }

    @Test func `a credential of systemd is refused: it cannot be written anew`() throws {
        try CloudKitHost.run { clinic in
            let service = clinic.folder.appending(path: "service")
            try FileManager.default.createDirectory(at: service, withIntermediateDirectories: true)
            try service.write(try clinic.folder.text(of: CloudKitHost.credentials), to: CloudKitHost.credentials)
            let output = try clinic.host.fetch(environment: ["CREDENTIALS_DIRECTORY": service.path])
            #expect(output.status == 78 && output.errorText.contains("no credential of systemd"))
            #expect(try clinic.server.operations == [])
        }
    }

    @Test func `tokens whose successors could not be kept are not used`() throws {
        try CloudKitHost.run { clinic in
            let before = try clinic.folder.text(of: CloudKitHost.credentials)
            // The shell lets no file grow, as a full disk does.
            let output = try Command.shell(
                "(trap '' XFSZ; ulimit -f 0; \"$@\" 2>&1; echo $?) | cat",
                ["fetch", "--dry-run", "--config", "c.toml"],
                in: clinic.folder)
            #expect(
                output.text.contains("calprint: clinic: error: ") && output.text.hasSuffix("\n74\n"), "\(output.text)")
            #expect(try clinic.folder.text(of: CloudKitHost.credentials) == before)
            #expect(try clinic.server.operations == [])
            #expect(try clinic.fetch("--dry-run").status == 0)
        }
    }

    // MARK: Signing in

    @Test func `a user signs in with the address at which the browser ends, or with the token, for two weeks or less`()
        throws
    {
        try CloudKitHost.run { clinic in
            try clinic.server.put(["2025-03-01": "Averbeck"])
            for (isAddress, answer, end) in [(true, "y", "2025-03-29 00:00"), (false, "", "2025-03-15 00:30")] {
                try clinic.writeCredentials("")
                let browser = try clinic.server.signIn()
                let output = try clinic.signIn(isAddress ? browser.address : browser.token, answer)
                #expect(output.status == 0, "\(output.errorText)")
                #expect(output.text.hasPrefix("\(clinic.server.address)/sign-in?"))
                #expect(output.errorText.contains("signed in until \(end) UTC"))
                let fetched = try clinic.fetch("--full")
                #expect(
                    fetched.status == 0 && fetched.errorText.contains("warning: the sign-in ends") == (answer != "y"))
                #expect(try clinic.fetch("--list").text.contains("clinic: the sign-in ends at \(end) UTC"))
                let text = try clinic.folder.text(of: CloudKitHost.credentials)
                #expect(text.contains("web-token-until = \"\(end.replacing(" ", with: "T")):00Z\""))
            }
            // 2025-03-26 01:00, less than three days before the end.
            let browser = try clinic.server.signIn()
            #expect(try clinic.signIn(browser.address, "y").status == 0)
            #expect(try !clinic.fetch(at: "1742947199").errorText.contains("the sign-in ends"))
            #expect(try clinic.fetch(at: "1742950800").errorText.contains("the sign-in ends at 2025-03-29 00:00 UTC"))
        }
    }

    @Test func `whoever signs in with something else keeps the tokens that there were`() throws {
        try CloudKitHost.run { clinic in
            let good = try clinic.server.tokens[0]
            for (answer, status) in [("", 65), ("https://clinic.example.org/done?error=1", 65), ("s3cret-wrong", 77)] {
                #expect(try clinic.signIn(answer, "y").status == Int32(status))
                #expect(try clinic.folder.text(of: CloudKitHost.credentials).contains("\"\(good)\""))
            }
            #expect(try clinic.fetch("--list").text.contains("the sign-in ends") == false)
            #expect(try clinic.leaks == [])
        }
    }

    @Test func `when a sign-in has ended, pages have the last state and say since when`() throws {
        try CloudKitHost.run { clinic in
            try clinic.server.put(["2025-03-17": "Averbeck"])
            #expect(try clinic.fetch().status == 0)
            try clinic.server.control(#"{"do": "kill-token"}"#)
            let refused = try clinic.fetch(at: "1742083200")
            #expect(refused.status == 77 && refused.errorText.contains("calprint fetch --sign-in clinic"))
            let drawn = try Command.run(["--from", "2025-03", "--config", "c.toml", "-o", "a.pdf"], in: clinic.folder)
            #expect(drawn.status == 0)
            let page = try requireSuccess(of: "pdftotext", [clinic.folder.appending(path: "a.pdf").path, "-"]).text
            #expect(page.contains("Averbeck") && page.contains("not updated since 15 Mar"), "\(page)")
            #expect(try clinic.signIn(clinic.server.signIn().address, "y").status == 0)
            #expect(try clinic.fetch(at: "1742083200").status == 0)
        }
    }
}
