import Foundation
import GoldenSupport
import Testing

/// `--view year --line CALL`: who is on the line, unless a person's days are marked.
@Suite struct YearLineTests {
    @Test(arguments: [
        (["--line", "CALL"], "2025 · CALL"), (["--line", "CALL", "--person", "Kovář"], "2025 · Kovář"),
        (["--line", "CALL", "--line", "OS"], "2025"), ([], "2025"),
    ])
    func `a year names the people of its only line, without a person`(_ options: [String], _ title: String) throws {
        try withTemporaryFolder { folder in
            let draw = ["--from", "2025", "--view", "year", "-s", Command.schedule, "-o", "a.pdf"] + options
            let run = try Command.run(draw, in: folder)
            #expect(run.status == 0, "\(run.errorText)")
            let page = try requireSuccess(of: "pdftotext", [folder.appending(path: "a.pdf").path, "-"]).text
            #expect(page.split(separator: "\n").first.map(String.init) == title)
            // Everybody's days are counted below the days.
            #expect(page.contains("Fjellåsen 44") == (title == "2025 · CALL"))
        }
    }

    @Test(arguments: [([], true), (["--line", "CALL"], false), (["--person", "Kovář"], false)])
    func `a note says if most days are black`(_ options: [String], _ isSaid: Bool) throws {
        try withTemporaryFolder { folder in
            let draw = ["--from", "2025", "--view", "year", "-s", Command.schedule, "-o", "a.pdf"] + options
            let text = try Command.run(draw, in: folder).errorText
            #expect(text.contains("note: more than half of the days of 2025 are black") == isSaid, "\(text)")
        }
    }
}
