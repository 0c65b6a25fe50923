import Foundation
import GoldenSupport
import Testing

/// `calprint batch`: what it draws, and what it says.
@Suite struct BatchCommandTests {
    @Test(arguments: ["1", "2"]) func `an item is what its options draw alone`(jobs: String) throws {
        let lines = [
            BatchFolder.item("plain"),
            BatchFolder.item(
                "all",
                #"""
                , "to": "2025-03", "title": "Ward 3", "media": "a4", "cell": "stacked", "first-weekday": "monday", \#
                "min-font-size": 6, "time-format": "12h", "no-tags": true, "strict": false, "person": "averbeck", \#
                "labels": "column", "weekends": "equal", "max-font-size": 9.5, "same-size": true, \#
                "today": "2025-02-03", "no-footer": true, "times": "start", "places": "off"
                """#),
            BatchFolder.item("kept", #", "pdfa": true"#),
            #"{"id": "year", "from": "2025-01", "months": 12, "schedule": ["clinic.json"], "output": "{from}/{id}.pdf"}"#,
        ]
        let words = [
            "plain.pdf": "--from 2025-01 -s clinic.json",
            "all.pdf": """
            --from 2025-01 --to 2025-03 -s clinic.json --title=Ward\u{A0}3 --media a4 --cell stacked \
            --first-weekday monday --min-font-size 6 --time-format 12h --no-tags --person averbeck \
            --labels column --weekends equal --max-font-size 9.5 --same-size --today 2025-02-03 --no-footer \
            --times start --places off
            """,
            "kept.pdf": "--from 2025-01 -s clinic.json --pdfa",
            "2025-01/year.pdf": "--from 2025-01 --months 12 -s clinic.json",
        ]
        try BatchFolder.with(lines) { folder in
            try folder.run("--jobs", jobs).expectSuccess()
            for (name, words) in words {
                let arguments = words.split(separator: " ").map { String($0.replacing("\u{A0}", with: " ")) }
                try Command.run(arguments + ["-o", "alone.pdf"], in: folder.url).expectSuccess()
                #expect(try folder.url.bytes(of: "alone.pdf") == folder.url.bytes(of: "out/\(name)"), "\(name)")
            }
        }
    }

    @Test(arguments: ["1", "2"]) func `a bad item is told with its place, and the rest are done`(jobs: String) throws {
        let good = ["a", "z"].map { BatchFolder.item($0) }
        let bad = [
            (
                #"{"id": "b", "from": "2025-01", "schedule": "none.json"}"#,
                "2:8: error: item 'b': cannot read 'none.json'"
            ),
            (BatchFolder.item("c", #", "cel": "stacked""#), "3:59: error: unknown option 'cel' (did you mean 'cell'?)"),
            (
                BatchFolder.item("d", #", "cell": "none""#),
                "4:67: error: the value 'none' is invalid for '--cell <cell>'"
            ),
            (BatchFolder.item("e", #", "months": "two""#), "5:69: error: 'months' takes a whole number, not a text"),
            (BatchFolder.item("f", #", "person": "MABRY""#), "6:8: error: item 'f': no entry names 'MABRY'"),
            (#"{"id": "g", "#, "7:13: error: unexpected end of file"),
            (#"{"from": "2025-01", "schedule": []}"#, "8:1: error: item without 'id'"),
            (#"{"id": "h", "from": "2025-01"}"#, "9:1: error: item without 'schedule'"),
            (#"{"id": "i", "schedule": []}"#, "10:8: error: item 'i': which days?"),
            (BatchFolder.item("j", #", "from": "2026-01""#), "11:59: error: field 'from' given twice"),
        ]
        try BatchFolder.with([good[0]] + bad.map(\.0) + [good[1]]) { folder in
            let output = try folder.run("--jobs", jobs, "--report", "report.json")
            #expect(output.status == 1)
            for (_, message) in bad { #expect(output.errorText.contains("manifest.jsonl:\(message)")) }
            #expect(
                output.errorText.hasSuffix(
                    "\ncalprint: error: 10 of 12 items failed; run it again to retry only those\n"))
            #expect(try folder.tree().keys.sorted() == [".calprint/a", ".calprint/z", "a.pdf", "z.pdf"])
            let report = try folder.url.bytes(of: "report.json")
            #expect(try JSONSchema.errors(of: report, named: "report", in: "batch-report.schema.json") == "0\n")
            #expect(try folder.url.text(of: "report.json").contains(#""totals": {"items": 12, "drawn": 2, "#))
        }
    }

    @Test func `a schedule's findings are told once, and fail every item that names it`() throws {
        try BatchFolder.with(["a", "b"].map { BatchFolder.item($0) }) { folder in
            try folder.url.write(
                #"{"format": "provider-schedule", "version": 1, "days": [{"date": "2025-02-30"}]}"#, to: "clinic.json")
            let output = try folder.run("--jobs", "1")
            #expect(output.status == 1)
            let lines = output.errorText.split(separator: "\n")
            try #require(lines.count == 4, "\(output.errorText)")
            #expect(
                lines[0].hasPrefix("./clinic.json:1:65: error: ") || lines[0].hasPrefix("clinic.json:1:65: error: "))
            #expect(lines[1] == "manifest.jsonl:1:8: error: item 'a' is not drawn")
            #expect(lines[2] == "manifest.jsonl:2:8: error: item 'b' is not drawn")
        }
    }

    @Test(arguments: [
        (#"{"id": "a/b"}"#, "1:8: error: the id 'a/b' has a '/'"),
        (#"{"id": ".."}"#, "1:8: error: the id '..' has '..'"),
        (#"{"id": "a..b"}"#, "1:8: error: the id 'a..b' has '..'"),
        (#"{"id": "a\u202eb"}"#, "has a control character"),
        (#"{"id": ".a"}"#, "1:8: error: the id '.a' begins with a dot"),
        (#"{"id": ""}"#, "1:8: error: the id '' is empty"),
        (#" {"id": "z"}"#, "2:9: error: the id 'z' is already that of line 1"),
        (#"{"id": "a", "output": "../{id}.pdf"}"#, "1:23: error: the output '../a.pdf' has '..'"),
        (#"{"id": "a", "output": "/{id}.pdf"}"#, "1:23: error: the output '/a.pdf' has an empty part"),
        (#"{"id": "a", "output": ".calprint/{id}.pdf"}"#, "begins with a dot"),
        (#"{"id": "a", "output": "{id}.png"}"#, "does not end in .pdf or .html"),
        (#"{"id": "a", "output": "{ward}.pdf"}"#, "1:23: error: the output uses {ward}"),
        (#"{"id": "a", "output": "z.pdf"}"#, "error: the output 'z.pdf' is already that of line"),
    ])
    func `names that cannot be are refused before anything is drawn`(line: String, message: String) throws {
        let isSecond = message.contains("already") && message.hasPrefix("2:")
        let lines = isSecond ? [BatchFolder.item("z"), line] : [line, BatchFolder.item("z")]
        try BatchFolder.with(lines) { folder in
            let output = try folder.run()
            #expect(output.status == 65)
            #expect(
                output.errorText.hasPrefix("manifest.jsonl:") && output.errorText.contains(message),
                "\(output.errorText)")
            #expect(output.errorText.hasSuffix("\ncalprint: error: nothing is drawn\n"))
            #expect(try folder.url.names == ["clinic.json", "manifest.jsonl"])
        }
    }

    @Test(arguments: [["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "1"], ["--jobs", "0"]])
    func `a wrong command line is a usage error`(options: [String]) throws {
        try BatchFolder.with(BatchFolder.items(1)) { folder in
            try Command.run(["batch", "manifest.jsonl", "--out", "out"] + options, in: folder.url)
                .expectFailure(64, options[0])
            #expect(try folder.url.names == ["clinic.json", "manifest.jsonl"])
        }
    }

    @Test func `a manifest that is not there is told by name`() throws {
        try withTemporaryFolder { folder in
            try Command.run(["batch", "no.jsonl", "--out", "out"], in: folder).expectFailure(66, "'no.jsonl'")
        }
    }

    @Test func `an item can be a web page, the same as without a batch`() throws {
        let item = #", "output": "{id}.html""#
        try BatchFolder.with([BatchFolder.item("a", item), BatchFolder.item("b", item + #", "pdfa": true"#)]) {
            folder in
            let output = try folder.run()
            #expect(output.status == 1 && output.errorText.contains("--pdfa is for PDF; the output is HTML"))
            let single = try Command.run(Command.oneMonth + ["--output-format", "html"])
            #expect(try folder.tree()["a.html"] == single.stdout)
            #expect(try folder.tree()["b.html"] == nil)
        }
    }

    @Test func `relative paths lead from the manifest's folder`() throws {
        try BatchFolder.with(BatchFolder.items(1)) { folder in
            let path = folder.url.appending(path: "manifest.jsonl").path
            try withTemporaryFolder { elsewhere in
                try Command.run(["batch", path, "--out", "out"], in: elsewhere).expectSuccess()
                #expect(try elsewhere.appending(path: "out").names == [".calprint", "i1.pdf"])
            }
        }
    }
}
