import Foundation
import GoldenSupport
import Testing

/// `--media`, `--landscape`, `--margin`, `--gutter`, `--gutter-side`.
@Suite struct PaperOptionTests {
    @Test(arguments: [
        (["--media", "a5"], "419.527 x 595.275"), (["--media", "jis-b5"], "515.905 x 728.504"),
        (["--media", "100x200mm"], "283.465 x 566.929"), (["--media", "ISO_A4_210X297MM"], "595.275 x 841.89"),
        (["--landscape"], "792 x 612"), (["--media", "8.5x14in", "--landscape"], "1008 x 612"),
        (["--media", "17x11in", "--landscape"], "1224 x 792"),
    ])
    func `the page has the paper's size`(_ options: [String], _ size: String) throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(Command.oneMonth + options + ["-o", "out.pdf"], in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            let info = try GoldenSupport.run("pdfinfo", ["out.pdf"], in: folder).words
            #expect(info.contains(size), "\(info)")
        }
    }

    @Test func `help lists paper and draws nothing`() throws {
        let output = try Command.run(["--media", "help"])
        #expect(output.status == 0 && output.errorText == "")
        #expect(output.words.contains("  jis-b5      182 × 257 mm    7.17 × 10.12 in\n"))
        #expect(output.words.contains("  letter      216 × 279 mm    8.50 × 11.00 in\n"))
    }

    @Test(arguments: [
        (["--media", "paper"], "'paper' is not paper: letter, legal, "),
        (
            ["--media", "50x80mm"],
            "'50x80mm' is too small: no edge may be shorter than 90 mm, or the days of a week have no room"
        ),
        (["--media", "3x3in"], "'3x3in' is too small"), (["--media", "3000x300mm"], "no edge may be longer than 2 m"),
        (["--margin", "220"], "the margins leave 172 × 352 pt of letter; the days of a week need 190 × 190 pt"),
        (["--margin", "1,2"], "one margin is expected, or four: top, right, bottom, left"),
        (["--margin=-1"], "a margin from 0 to 1440 points is expected, not '-1'"),
        (["--margin", ""], "a margin from 0 to 1440 points is expected, not ''"),
        (["--gutter", "1.234"], "a margin from 0 to 1440 points is expected, not '1.234'"),
        (["--gutter-side", "right"], "left, top or mirrored is expected"),
    ])
    func `what is no paper is said with the reason`(_ options: [String], _ reason: String) throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(Command.oneMonth + options + ["-o", "out.pdf"], in: folder)
            #expect(output.status == 64 && output.errorText.contains(reason), "\(output.errorText)")
            #expect(try !folder.names.contains("out.pdf"))
        }
    }

    @Test(arguments: [
        (["--margin", "72"], 72.0, 72.0), (["--margin", "50,40,30,20.5"], 20.5, 50.0),
        (["--gutter", "18"], 54.0, 36.0), (["--gutter", "18", "--gutter-side", "top"], 36.0, 54.0),
        (["--media", "a5"], 28.0, 28.0),
    ])
    func `ink begins at the margins`(_ options: [String], _ left: Double, _ top: Double) throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(Command.oneMonth + options + ["-o", "out.pdf"], in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            let box = try #require(
                try GoldenSupport.run("gs", ["-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=bbox", "out.pdf"], in: folder)
                    .errorText
                    .firstMatch(of: /%%HiResBoundingBox: ([\d.]+) [\d.]+ [\d.]+ ([\d.]+)/))
            let info = try GoldenSupport.run("pdfinfo", ["out.pdf"], in: folder).words
            let height = try #require(info.firstMatch(of: /Page size: +[\d.]+ x ([\d.]+)/)).1
            #expect(abs(Double(box.1)! - left) < 1.5, "\(box.0)")
            #expect(abs(Double(height)! - Double(box.2)! - top) < 1.5, "\(box.0)")
        }
    }
}

extension ProgramOutput {
    fileprivate var words: String { String(decoding: stdout, as: UTF8.self) }
}
