import Foundation
import GoldenSupport
import Testing

/// The filter by itself, called as CUPS calls it.
@Suite(.enabled(if: PrintHost.isInstalled, PrintHost.need))
struct FilterTests {
    /// Calls it for a job with these options; without a file the schedule comes on standard input.
    private func filter(
        _ options: String, _ file: String? = nil, input: String = "/dev/null", ppd: String? = nil, in folder: URL
    ) throws -> ProgramOutput {
        if !FileManager.default.fileExists(atPath: folder.appending(path: "calprinttopdf").path) {
            try folder.link("calprinttopdf", to: Command.path)
        }
        let words = ["7", "nobody", "clinic.json", "2", options] + (file.map { [$0] } ?? [])
        // CUPS sets a language that is no locale, and no home.
        let environment: [String: String?] = [
            "PPD": ppd, "LANG": "en.UTF-8", "HOME": nil, "XDG_DATA_HOME": nil, "SOURCE_DATE_EPOCH": FilterTests.now,
        ]
        let script = "input=$1; shift; exec ./calprinttopdf \"$@\" <\"$input\""
        return try run("sh", ["-c", script, "sh", input] + words, environment: environment, in: folder)
    }

    private func drawn(_ options: [String], in folder: URL) throws -> [UInt8] {
        let environment = ["SOURCE_DATE_EPOCH": FilterTests.now]
        try Command.run(
            options + ["-s", Command.schedule, "-o", "drawn.pdf"], environment: environment, in: folder
        ).expectSuccess()
        return try folder.bytes(of: "drawn.pdf")
    }

    /// A moment of January 2025, the first month of the clinic.
    private static let now = "1736942400"

    @Test func `without options the current month is drawn, from a file and from standard input`() throws {
        try withTemporaryFolder { folder in
            let expected = try drawn(["--from", "2025-01"], in: folder)
            #expect(try filter("", Command.schedule, in: folder).stdout == expected)
            #expect(try filter("", input: Command.schedule, in: folder).stdout == expected)
        }
    }

    @Test func `a roster of day numbers is of the month that the job names, never of the current one`() throws {
        try withTemporaryFolder { folder in
            let days = (1...31).map(String.init).joined(separator: ",")
            let codes = Array(repeating: "OS", count: 31).joined(separator: ",")
            try folder.write("Name,\(days)\nAMES,\(codes)\nBELL,\(codes)\n", to: "plan.csv")
            let guessed = try filter("", "plan.csv", in: folder)
            #expect(guessed.status == 1 && guessed.stdout == [] && guessed.errorText.contains("month"))
            let named = try filter("calprint-from=2025-03", "plan.csv", in: folder)
            #expect(named.status == 0 && named.text.hasPrefix("%PDF"), "\(named.errorText)")
        }
    }

    @Test func `a job of more pages than the host allows prints nothing, and cannot allow itself more`() throws {
        try withTemporaryFolder { folder in
            // The job has two copies.
            for options in ["calprint-months=31", "calprint-months=61", "calprint-months=61 calprint-max-pages=99"] {
                let output = try filter(options, Command.schedule, in: folder)
                #expect(output.status == 1 && output.stdout == [])
                #expect(output.errorText.contains("max-pages"), "\(output.errorText)")
            }
        }
    }

    @Test(arguments: [
        ("calprint-from=2025-03 calprint-months=3", ["--from", "2025-03", "--months", "3"]),
        ("calprint-months=2", ["--from", "2025-01", "--months", "2"]),
        ("calprint-to=2025-02", ["--from", "2025-01", "--to", "2025-02"]),
        (
            "calprint-from=2025-03 calprint-cell=stacked calprint-title='Ward 3' calprint-strict=false",
            ["--from", "2025-03", "--cell", "stacked", "--title", "Ward 3"]
        ),
        (
            "calprint-from=2025-03 calprint-labels=column calprint-weekends=equal calprint-max-font-size=9.5",
            ["--from", "2025-03", "--labels", "column", "--weekends", "equal", "--max-font-size", "9.5"]
        ),
        (
            "calprint-months=2 calprint-same-size=true calprint-today=2025-01-07 calprint-no-footer calprint-times=none",
            [
                "--from", "2025-01", "--months", "2", "--same-size", "--today", "2025-01-07", "--no-footer",
                "--times", "none",
            ]
        ),
        // A value stays one, whatever it looks like.
        (
            "calprint-from=2025-03 calprint-title=--output=x.pdf", ["--from", "2025-03", "--title=--output=x.pdf"]
        ),
        ("calprint-from=2025-03 media=A4,tray-2", ["--from", "2025-03", "--media", "a4"]),
        ("calprint-from=2025-03 media=na_legal_8.5x14in", ["--from", "2025-03", "--media", "legal"]),
        ("calprint-from=2025-03 calprint-media=a4 media=Legal", ["--from", "2025-03", "--media", "a4"]),
        ("calprint-from=2025-03 number-up=2 copies=3 calprint-document=abc", ["--from", "2025-03"]),
    ])
    func `a job's options are those of drawing`(_ options: String, _ words: [String]) throws {
        try withTemporaryFolder { folder in
            let output = try filter(options, Command.schedule, in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            #expect(try output.stdout == drawn(words, in: folder))
        }
    }

    /// The PPD rounds A4 to 595 × 842 points.
    @Test(arguments: [
        ("", "letter"), ("PageSize=A4", "custom_ppd_595x842pt"),
        ("media=iso_a4_210x297mm", "custom_ppd_595x842pt"), ("media=Legal", "legal"),
    ])
    func `the paper is that of the queue's PPD file`(_ options: String, _ media: String) throws {
        try withTemporaryFolder { folder in
            let ppd = Golden.root.appending(path: "Tests/calprintTests/Printing/Queues/capture.ppd").path
            let output = try filter("calprint-from=2025-03 " + options, Command.schedule, ppd: ppd, in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            #expect(try output.stdout == drawn(["--from", "2025-03", "--media", media], in: folder))
        }
    }

    @Test(arguments: [
        ("calprint-from=March", "'March' is neither a month"),
        ("calprint-frm=2025-03", "unknown option 'calprint-frm' (did you mean 'from'?)"),
        ("calprint-output=/tmp/x.pdf", "unknown option 'calprint-output'"),
        ("calprint-schedule=/etc/passwd", "unknown option 'calprint-schedule'"),
        ("calprint-skip-empty=perhaps", "must be true or false, not 'perhaps'"),
        ("calprint-weekends=wide", "narrow or equal is expected"),
        ("calprint-max-font-size=huge", "a size from 4 to 72 points"),
        ("calprint-min-font-size=9 calprint-max-font-size=8", "no size lies between"),
        ("calprint-today=tomorrow", "'tomorrow' is not a date"),
        ("calprint-from=2025-03 calprint-media=stamp", "'stamp' is not paper"),
    ])
    func `what cannot be meant fails, and nothing is drawn`(_ options: String, _ words: String) throws {
        try withTemporaryFolder { folder in
            let output = try filter(options, Command.schedule, in: folder)
            #expect(output.status == 1 && output.stdout.isEmpty)
            #expect(output.errorText.hasPrefix("ERROR: ") && output.errorText.contains(words), "\(output.errorText)")
        }
    }

    @Test func `the first error of a broken schedule is said last, with the name that the user knows`() throws {
        try withTemporaryFolder { folder in
            let text = """
                {"format": "provider-schedule", "version": 1, "days": [
                {"date": "2025-02-30"},
                {"date": "never"}]}

                """
            try text.write(to: folder.appending(path: "d00007-001"), atomically: true, encoding: .utf8)
            let output = try filter("", "d00007-001", in: folder)
            #expect(output.status == 1 && output.stdout.isEmpty)
            let lines = output.errorText.split(separator: "\n")
            #expect(lines.last?.hasPrefix("ERROR: clinic.json:2:10: error: '2025-02-30'") ?? false, "\(lines)")
            #expect(lines.dropLast().allSatisfy { $0.hasPrefix("DEBUG: ") } && lines.count == 2, "\(lines)")
        }
    }

    @Test func `a warning that quotes the word error stays a warning`() throws {
        try withTemporaryFolder { folder in
            let event = "BEGIN:VEVENT\nUID:a\nDTSTART;VALUE=DATE:20250305\nSUMMARY:an error: none\nEND:VEVENT\n"
            let text = "BEGIN:VCALENDAR\n\(event)\(event)END:VCALENDAR\n"
            try text.write(to: folder.appending(path: "a"), atomically: true, encoding: .utf8)
            let output = try filter("", "a", in: folder)
            #expect(output.status == 0 && !output.stdout.isEmpty)
            #expect(output.errorText.hasPrefix("WARNING: clinic.json:"), "\(output.errorText)")
            #expect(output.errorText.contains("'an error: none'"), "\(output.errorText)")
        }
    }

    @Test func `another number of arguments than a filter has is refused`() throws {
        try withTemporaryFolder { folder in
            try folder.link("calprinttopdf", to: Command.path)
            let output = try run("./calprinttopdf", ["--from", "2025-01"], in: folder)
            #expect(
                output.status == 1 && output.stdout.isEmpty && output.errorText.hasPrefix("ERROR: calprinttopdf takes"))
        }
    }

    @Test func `a job that is cancelled ends at once`() throws {
        try withTemporaryFolder { folder in
            try folder.link("calprinttopdf", to: Command.path)
            // The schedule does not come to its end.
            let script = """
                mkfifo in; ./calprinttopdf 7 nobody t 1 '' <in >out 2>err & filter=$!
                exec 3>in; printf '{"format": "provider-schedule",' >&3; sleep 0.3; kill -TERM $filter; wait $filter; echo $?
                """
            let output = try run("timeout", ["60", "sh", "-c", script], in: folder)
            #expect(output.text == "143\n", "\(output.errorText)")
            #expect(try folder.bytes(of: "out").isEmpty)
        }
    }
}
