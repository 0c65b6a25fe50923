import Foundation
import GoldenSupport
import Testing

/// `--pdfa`: what it writes, and what it refuses.
@Suite struct ArchiveOptionTests {
    @Test func `the file claims PDF/A-2a and PDF/UA-1, and the option changes no pixel`() throws {
        let (archive, other) = (try Command.run(Command.oneMonth + ["--pdfa"]), try Command.run(Command.oneMonth))
        archive.expectSuccess()
        let metadata = try requireSuccess(of: "pdfinfo", ["-meta", "-"], input: archive.stdout).text
        for claim in ["<pdfaid:part>2<", "<pdfaid:conformance>A<", "<pdfuaid:part>1<"] {
            #expect(metadata.contains(claim), "\(metadata)")
        }
        #expect(try Raster.pages(of: archive.stdout) == Raster.pages(of: other.stdout))
    }

    @Test(
        .enabled(if: canCheckConformance, "python3-pikepdf or python3-fonttools is not installed"),
        arguments: ["", "Q&A <1> é"])
    func `nothing is found against it, whatever its title`(title: String) throws {
        let pdf = try Command.run(Command.oneMonth + ["--pdfa", "--title", title]).stdout
        #expect(try conformanceFaults(of: pdf, archive: true) == [])
    }

    @Test(arguments: [
        (["--no-tags"], "--pdfa and --no-tags exclude each other"), (["-o", "a.png"], "--pdfa is for PDF"),
        (["-o", "a.svg"], "--pdfa is for PDF"), (["-o", "a.html"], "--pdfa is for PDF"),
        (["--missing-glyphs", "warn"], "an archive has no boxes"),
    ])
    func `what no archive can be is a usage error`(options: [String], words: String) throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["--pdfa"] + options, in: folder).expectFailure(64, words)
            #expect(try folder.names == [])
        }
    }

    @Test func `the command line decides between the options, and one file cannot say both`() throws {
        try withTemporaryFolder(with: ["c.toml": "no-tags = true\n"]) { folder in
            let arguments = Command.oneMonth + ["--config", "c.toml"]
            let archive = try Command.run(arguments + ["--pdfa"], in: folder)
            archive.expectSuccess()
            #expect(try archive.stdout == Command.run(Command.oneMonth + ["--pdfa"]).stdout)
            try folder.write("pdfa = true\nno-tags = true\n", to: "c.toml")
            let both = try Command.run(arguments, in: folder)
            #expect(both.status == 78 && both.errorText.hasPrefix("c.toml:2:1: error:"), "\(both.errorText)")
        }
    }

    @Test(arguments: [("\\uF6C5", "a private character"), ("\\uD83E\\uDEBF", "a character that no font has")])
    func `a text that nobody could read in decades is an error`(text: String, words: String) throws {
        try withTemporaryFolder { folder in
            let folderOfFonts = "/usr/share/fonts/truetype/dejavu"
            try folder.write(
                #"{"format": "provider-schedule", "version": 1, "days": [{"date": "2025-01-02", "os": "\#(text)"}]}"#,
                to: "s.json")
            let draw = ["--from", "2025-01", "-s", "s.json", "-o", "a.pdf", "--font-dir", folderOfFonts]
            let output = try Command.run(draw + ["--pdfa"], in: folder)
            #expect(output.status == 65 && output.errorText.hasPrefix("s.json:1:") && output.errorText.contains(words))
            #expect(output.errorText.hasSuffix("of page 1 (--pdfa)\n"), "\(output.errorText)")
            #expect(try folder.names == ["s.json"])
        }
    }

    @Test func `no box stands for a character in an archive, but a sign that the faces have is none`() throws {
        for (text, status) in [("日", 65), ("Night → Day ①", 0)] {
            try withTemporaryFolder(with: ["a.csv": "date,os\n2025-01-03,\(text)\n"]) { folder in
                let output = try Command.run(
                    ["--from", "2025-01", "-s", "a.csv", "-o", "a.pdf", "--pdfa"], in: folder)
                #expect(output.status == status)
                #expect(output.errorText.hasSuffix("(an archive has no boxes)\n") == (status != 0))
            }
        }
    }
}
