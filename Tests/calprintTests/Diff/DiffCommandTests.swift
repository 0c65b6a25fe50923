import Foundation
import GoldenSupport
import Testing

/// The command's messages and exit statuses.
@Suite struct DiffCommandTests {
    private let before: [UInt8]
    private let after: [UInt8]

    init() throws {
        let document = try DrawnDocument()
        var changed = document
        changed.change("B.C.F.G.") { $0.moved(y: 0.5) }
        (before, after) = (try document.pdf, try changed.pdf)
    }

    private func withFiles(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try Data(before).write(to: folder.appending(path: "a.pdf"))
            try Data(after).write(to: folder.appending(path: "b.pdf"))
            try body(folder)
        }
    }

    @Test func `a difference is a line with its place, and status 2`() throws {
        let output = try DiffRun.run(before, after)
        #expect(output.status == 2 && output.errorText == "")
        #expect(output.text == "page 1, Tue 14, line 2: 0.5 pt down: \"B.C.F.G.\"\n")
    }

    @Test func `a whole page of differences ends in a count`() throws {
        let other = try DrawnDocument("2025-06", "2025-06").pdf
        let lines = try DiffRun.run(before, other).text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("page 1") } == 22 && lines[20].hasSuffix(" more differences"))
        #expect(lines.contains("page 1: labelled \"2025-06\", was \"2025-01\""))
        #expect(lines.contains("outline: \"June 2025 → page 1\", was \"January 2025 → page 1\""))
        #expect(lines.contains { $0.contains("metadata") } == false)
    }

    /// A form with a thousand words, drawn a thousand times.
    private static var millionWords: [UInt8] {
        let words =
            "BT /F 1 Tf " + (0..<1000).map { "1 0 0 1 \($0 % 40 * 15) \($0 / 40 * 30) Tm (w\($0)) Tj " }.joined() + "ET"
        let page = String(repeating: "/X Do ", count: 1000)
        let font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>",
            "<</Length \(page.utf8.count)>>stream\n\(page)\nendstream",
            "<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F \(font)>>>>"
                + "/Length \(words.utf8.count)>>stream\n\(words)\nendstream",
        ]
        var (text, offsets) = ("%PDF-1.7\n", [Int]())
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 6\n0000000000 65535 f \n"
        for offset in offsets {
            let digits = String(offset)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        return Array((text + "trailer<</Size 6/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n").utf8)
    }

    @Test func `a small file with a million words ends at a limit`() throws {
        let output = try DiffRun.run(before, Self.millionWords)
        output.expectFailure(65, "its pages take more than 16 MiB as words and boxes")
    }

    @Test func `either side may be standard input`() throws {
        try withFiles { folder in
            for (arguments, input) in [("- b.pdf", "a.pdf"), ("a.pdf -", "b.pdf")] {
                let script = "\"$@\" \(arguments) < \(input)"
                let output = try Command.shell(script, ["diff"], in: folder)
                #expect(output.status == 2 && output.text.hasPrefix("page 1, Tue 14"), "\(output.errorText)")
            }
            try Command.run(["diff", "-", "-"], in: folder).expectFailure(64, "standard input")
        }
    }

    // MARK: Failures

    @Test func `a missing file, one that is no PDF and a broken one have their own statuses`() throws {
        try withFiles { folder in
            try folder.write("no PDF", to: "text.pdf")
            try folder.write("%PDF-1.4\nnothing behind it\n", to: "broken.pdf")
            try Command.run(["diff", "a.pdf", "none.pdf"], in: folder).expectFailure(66, "'none.pdf'", "no such file")
            try Command.run(["diff", "text.pdf", "a.pdf"], in: folder).expectFailure(
                65, "'text.pdf' is not a readable PDF")
            try Command.run(["diff", "text.pdf", "text.pdf"], in: folder).expectFailure(
                65, "'text.pdf' is not a readable PDF")
            try Command.run(["diff", "a.pdf", "broken.pdf"], in: folder)
                .expectFailure(65, "'broken.pdf' is not a readable PDF: pdfinfo: ")
        }
    }

    @Test func `without Poppler's programs, the package that has them is named`() throws {
        try withFiles { folder in
            try Command.shell("PATH=/no/such exec \"$@\"", ["diff", "a.pdf", "b.pdf"], in: folder)
                .expectFailure(69, "pdfinfo is not installed", "poppler-utils")
            try Command.shell("PATH=/no/such exec \"$@\"", ["diff", "a.pdf", "a.pdf"], in: folder).expectSuccess()
        }
    }

    @Test(arguments: [
        ("echo 'Syntax Error: what is wrong' >&2; exit 3", "what is wrong"), ("kill -SEGV $$", "signal 11"),
        ("kill -XCPU $$", "it takes more than 60 s of the processor's time"),
        (
            "[ $(ulimit -t) = 60 ] && [ $(ulimit -v) = 2097152 ] && echo 'Syntax Error: it is limited' >&2; exit 3",
            "limited"
        ),
    ])
    func `a program of Poppler that fails, crashes or does not end is told, and nothing is left`(
        script: String, word: String
    ) throws {
        try withFiles { folder in
            try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "pdftoppm")
            try FileManager.default.createDirectory(at: folder.appending(path: "t"), withIntermediateDirectories: true)
            try Command.shell(
                "PATH=$PWD:$PATH TMPDIR=$PWD/t exec \"$@\"", ["diff", "a.pdf", "b.pdf", "--picture", "p.png"],
                in: folder
            ).expectFailure(65, "'a.pdf' is not a readable PDF: pdftoppm: ", word)
            #expect(try folder.names == ["a.pdf", "b.pdf", "pdftoppm", "t"])
            #expect(try folder.appending(path: "t").names == [])
        }
    }

    @Test func `a folder that takes no temporary files is an I/O failure`() throws {
        try withFiles { folder in
            try Command.shell("TMPDIR=/no/such exec \"$@\"", ["diff", "a.pdf", "b.pdf"], in: folder)
                .expectFailure(74, "'/no/such'")
        }
    }

    @Test func `a page of a mile is refused before it is drawn`() throws {
        let mile = Array(
            String(decoding: TaggedPDF(tag: "P").bytes, as: UTF8.self).replacing(
                "[0 0 200 100]", with: "[0 0 90000 90000]"
            )
            .utf8)
        let output = try DiffRun.run(mile, TaggedPDF(tag: "P").bytes)
        output.expectFailure(65, "too large for 150 dpi")
    }

    @Test(arguments: [
        ["--dpi", "35"], ["--dpi", "601"], ["--ignore", "words"], ["--picture", "p.jpg"], ["--picture", "%d%d.png"],
    ])
    func `a wrong option is a usage error`(options: [String]) throws {
        try DiffRun.run(before, after, options).expectFailure(64)
    }

    // MARK: Pictures

    @Test func `a picture shows both pages and the difference side by side`() throws {
        try withFiles { folder in
            var moved = try DrawnDocument()
            moved.change("B.C.F.G.") { $0.moved(y: 2) }
            try Data(moved.pdf).write(to: folder.appending(path: "b.pdf"))
            let output = try Command.run(["diff", "a.pdf", "b.pdf", "--dpi", "72", "--picture", "p.png"], in: folder)
            #expect(output.status == 2 && output.errorText == "", "\(output.errorText)")
            let png = try folder.bytes(of: "p.png")
            #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
            #expect(png[16..<24] == [0, 0, 0x07, 0x3c, 0, 0, 0x03, 0x18], "1852 × 792: three pages, two gaps of 8")
        }
    }

    @Test func `the same input makes the same picture`() throws {
        try withFiles { folder in
            for name in ["1.png", "2.png"] {
                _ = try Command.run(["diff", "a.pdf", "b.pdf", "--picture", name], in: folder)
            }
            #expect(try folder.bytes(of: "1.png") == folder.bytes(of: "2.png"))
        }
    }

    @Test func `several pages are a file each where the name counts, else the first is drawn`() throws {
        let document = try DrawnDocument("2025-01", "2025-03")
        var changed = document
        for page in [1, 3] { changed.changeTexts(of: nil, on: page) { $0.moved(x: 2) } }
        try withTemporaryFolder { folder in
            try Data(document.pdf).write(to: folder.appending(path: "a.pdf"))
            try Data(changed.pdf).write(to: folder.appending(path: "b.pdf"))
            let diff = ["diff", "a.pdf", "b.pdf", "--dpi", "50", "--picture"]
            let all = try Command.run(diff + ["p%d.png"], in: folder)
            #expect(all.status == 2 && all.errorText == "")
            #expect(try folder.names == ["a.pdf", "b.pdf", "p1.png", "p3.png"])
            let first = try Command.run(diff + ["q.png"], in: folder)
            #expect(first.errorText.contains("shows the first of 2 pages"))
            #expect(try folder.bytes(of: "q.png") == folder.bytes(of: "p1.png"))
        }
    }

    @Test func `a page that only one PDF has is drawn, each into a file of its own`() throws {
        let document = try DrawnDocument("2025-01", "2025-03")
        let (first, others) = (document.pages[0], Array(document.pages.dropFirst()))
        var (a, b) = (document, document)
        (a.pages, b.pages) = ([first], others)
        b.pages.append(first.mapping { item, _ in [item.moved(x: 2, y: 0)] })
        try withTemporaryFolder { folder in
            try Data(a.pdf).write(to: folder.appending(path: "a.pdf"))
            try Data(b.pdf).write(to: folder.appending(path: "b.pdf"))
            _ = try Command.run(["diff", "a.pdf", "b.pdf", "--dpi", "50", "--picture", "p%d.png"], in: folder)
            let added = (1...others.count).map { "p\($0 + 1).png" }
            #expect(try folder.names == (["a.pdf", "b.pdf", "p1.png"] + added).sorted())
        }
    }

    @Test func `where pages look the same there is no picture, and a note says so`() throws {
        try withTemporaryFolder { folder in
            try Data(before).write(to: folder.appending(path: "a.pdf"))
            try Data(before + Array("%\n".utf8)).write(to: folder.appending(path: "b.pdf"))
            let output = try Command.run(["diff", "a.pdf", "b.pdf", "--picture", "p.png"], in: folder)
            #expect(output.status == 2 && output.errorText.hasPrefix("calprint: note: no page looks different"))
            #expect(try folder.names == ["a.pdf", "b.pdf"])
        }
    }
}
