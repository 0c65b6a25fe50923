import Foundation
import GoldenSupport
import Testing

/// The word that pages print for closed days: the schedule's, the locale's or that of `--closed-label`.
@Suite struct ClosedLabelTests {
    private static let days =
        "date,OFF,CALL\n2025-01-01,CLOSED — Neujahr,A\n2025-01-06,closed,B\n2025-01-07,Ferie: Fest,C\n"

    @Test(arguments: [
        ([], ["CLOSED — Neujahr", "closed", "Ferie: Fest", "CLOSED"]),
        (["--locale", "en_GB"], ["CLOSED — Neujahr", "closed", "Ferie: Fest", "CLOSED"]),
        (["--locale", "de"], ["geschlossen — Neujahr", "geschlossen", "Ferie: Fest", "geschlossen"]),
        (["--locale", "de", "--closed-label", "ZU"], ["ZU — Neujahr", "ZU", "ZU: Fest", "ZU"]),
        (["--closed-label", "Zu"], ["Zu — Neujahr", "Zu", "Zu: Fest", "Zu"]),
        (["--config", "c.toml"], ["zu — Neujahr", "zu", "zu: Fest", "zu"]),
    ])
    func `all kinds of page, reports and web pages say it`(_ options: [String], _ texts: [String]) throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let common = ["--from", "2025-01", "-s", "s.csv", "--holidays", "h.csv", "--closed", "Ferie"] + options
            let views = ["--view", "month,agenda,quarter,year"]
            try Command.run(common + views + ["-o", "a.pdf", "--report", "a.json"], in: folder).expectSuccess()
            let report = try JSONDecoder().decode(Report.self, from: Data(folder.bytes(of: "a.json")))
            for text in texts.dropLast() { #expect(report.entries.contains { $0.text == text }, "\(text)") }
            let words = try requireSuccess(of: "pdftotext", [folder.appending(path: "a.pdf").path, "-"]).text
            let shown = words.split(whereSeparator: \.isWhitespace).filter {
                $0.lowercased() == texts[3].lowercased()
            }
            // A strip for the text, one for the holiday; two in the list, in small letters; one in the year's legend.
            #expect(shown.count >= 5, "\(words)")
            if texts[3] != "CLOSED" { #expect(!words.contains("CLOSED"), "\(words)") }
            try Command.run(common + ["-o", "a.html"], in: folder).expectSuccess()
            let page = try String(decoding: folder.bytes(of: "a.html"), as: UTF8.self)
            #expect(page.contains(" \(texts[3])</p>") && page.contains("CLOSED") == (texts[3] == "CLOSED"))
        }
    }

    @Test func `a stamp does not depend on the word`() throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let common = ["--from", "2025-01", "-s", "s.csv", "--stamp", "-o", "a.pdf"]
            try Command.run(common + ["--closed-label", "zu", "--locale", "de"], in: folder).expectSuccess()
            let verified = try Command.run(["verify", "a.pdf", "-s", "s.csv"], in: folder)
            #expect(verified.status == 0, "\(verified.text)\(verified.errorText)")
        }
    }

    @Test func `another word is no change since an earlier schedule`() throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let common = ["--from", "2025-01", "-s", "s.csv", "--locale", "de", "-o", "a.pdf"]
            try Command.run(common + ["--report", "old.json"], in: folder).expectSuccess()
            for since in ["s.csv", "old.json"] {
                let run = try Command.run(common + ["--since", since], in: folder)
                #expect(run.errorText.contains("nothing has changed since '\(since)'"), "\(run.errorText)")
            }
        }
    }

    @Test func `an exported calendar says it, and other formats do not have it`() throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let export = ["export", "-s", "s.csv", "--closed-label", "zu", "--format"]
            let calendar = try Command.run(export + ["ics"], in: folder).text
            #expect(calendar.contains("SUMMARY:OFF: zu — Neujahr\r\n") && calendar.contains("SUMMARY:OFF: zu\r\n"))
            try Command.run(export + ["json"], in: folder).expectFailure(64, "--closed-label is for ics")
        }
    }

    @Test(arguments: ["", "seventeen letters"])
    func `a word has 1 to 16 characters`(_ word: String) throws {
        try Command.run(["--from", "2025-01", "--closed-label", word]).expectFailure(64, "1 to 16 characters")
    }

    private static func write(to folder: URL) throws {
        try folder.write(days, to: "s.csv")
        try folder.write("date,OFF\n2025-01-20,Fest\n", to: "h.csv")
        try folder.write("closed-label = \"zu\"\n", to: "c.toml")
    }
}
