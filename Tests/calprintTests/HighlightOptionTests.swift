import Foundation
import GoldenSupport
import Testing

/// `--highlight`: a name in bold.
@Suite struct HighlightOptionTests {
    private let draw = ["--from", "2025-12", "-s", Command.schedule]

    @Test func `a name is bold wherever it stands, and nothing else changes but lines`() throws {
        try withTemporaryFolder { folder in
            func words(_ options: String...) throws -> [Substring] {
                try Command.run(draw + options + ["-o", "a.pdf"], in: folder).expectSuccess()
                let path = folder.appending(path: "a.pdf").path
                return try requireSuccess(of: "pdftotext", [path, "-"]).text.split { $0.isWhitespace }.sorted()
            }
            #expect(try words("--highlight", "Kovář") == words())
            try Command.run(draw + ["--highlight", "K", "-o", "a.html"], in: folder).expectSuccess()
            // A name holds together.
            let page = try folder.text(of: "a.html").replacing("\u{a0}", with: " ")
            #expect(page.contains("G Granholt-Pym / <b>K</b> <b>Kovář</b> / F Fjellåsen"))
            #expect(!page.contains("<b>Belacqua</b>"))
        }
    }

    @Test func `a name that nobody has is told`() throws {
        try withTemporaryFolder { folder in
            try Command.run(draw + ["--highlight", "Kovar", "-o", "a.pdf"], in: folder)
                .expectFailure(65, "no entry names 'Kovar' (did you mean 'Kovář'?) (--highlight)")
            try Command.run(draw + ["--highlight", "?", "-o", "a.pdf"], in: folder)
                .expectFailure(64, "--highlight takes a name")
            #expect(try folder.names == [])
        }
    }
}
