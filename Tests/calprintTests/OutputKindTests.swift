import CairoRenderer
import Foundation
import GoldenSupport
import Testing

/// Which file a run writes: PDF, HTML, PNG or SVG.
@Suite struct OutputKindTests {
    @Test(arguments: [
        (["-o", "a.pdf"], "%PDF-"), (["-o", "a.PDF"], "%PDF-"), (["-o", "a.png"], "\u{FFFD}PNG"),
        (["-o", "a.svg"], "<?xml"), (["-o", "a.Svg"], "<?xml"), (["-o", "a", "--output-format", "png"], "\u{FFFD}PNG"),
        (["-o", "a.html"], "<!DOCTYPE html>"), (["-o", "%d.HTML"], "<!DOCTYPE html>"),
        (["-o", "100%%.svg"], "<?xml"), (["-o", "100%.pdf"], "%PDF-"), (["-o", "%d.pdf"], "%PDF-"),
    ])
    func `the name's ending tells the kind`(options: [String], start: String) throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + options, in: folder).expectSuccess()
            let name = options[1].hasSuffix("svg") ? options[1].replacing("%%", with: "%") : options[1]
            #expect(try folder.names == [name])
            #expect(try folder.text(of: name).hasPrefix(start))
        }
    }

    @Test(arguments: [
        ([], "%PDF-"), (["-o", "-"], "%PDF-"), (["--output-format", "png"], "\u{FFFD}PNG"),
        (["-o", "-", "--output-format", "svg"], "<?xml"), (["-o", "/dev/stdout"], "%PDF-"),
        (["--output-format", "html"], "<!DOCTYPE html>"),
    ])
    func `standard output takes one page of any kind, a PDF by default`(options: [String], start: String) throws {
        let output = try Command.run(Command.oneMonth + options)
        output.expectSuccess()
        #expect(output.text.hasPrefix(start))
    }

    @Test func `a file has the same bytes as standard output`() throws {
        for format in ["pdf", "html", "png", "svg"] {
            try withTemporaryFolder { folder in
                try Command.run(Command.oneMonth + ["-o", "a.\(format)"], in: folder).expectSuccess()
                let piped = try Command.run(Command.oneMonth + ["--output-format", format]).stdout
                #expect(try folder.bytes(of: "a.\(format)") == piped)
            }
        }
    }

    @Test(arguments: [
        (["-o", "a.gif"], [".pdf, .html, .png or .svg", "--output-format"]), (["-o", "a"], ["--output-format"]),
        (["-o", ""], ["--output-format"]), (["-o", "a.png", "--output-format", "svg"], ["PNG", "svg"]),
        (["--output-format", "gif"], ["gif", "pdf"]),
        (["-o", "a.pdf", "--dpi", "150"], ["--dpi is for PNG"]), (["--dpi", "150"], ["--dpi is for PNG"]),
        (["-o", "a.svg", "--dpi", "150"], ["--dpi is for PNG"]),
        (["-o", "a.html", "--dpi", "150"], ["--dpi is for PNG"]),
        (["-o", "a.html", "--no-tags"], ["--no-tags is for PDF", "HTML"]),
        (["-o", "a.html", "--print", "office"], ["a queue prints PDF; the output is HTML"]),
        (["-o", "a.png", "--dpi", "35"], ["36 to 1200"]), (["-o", "a.png", "--dpi", "1201"], ["36 to 1200"]),
        (["-o", "a.png", "--dpi", "9.5"], ["36 to 1200"]), (["-o", "a.png", "--mode", "1000"], ["--mode"]),
        (["-o", "a.png", "--mode", "68"], ["--mode"]), (["-o", "a.png", "--mode", "-1"], ["--mode"]),
    ])
    func `what cannot be meant is a usage error, and nothing is written`(options: [String], words: [String]) throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(Command.oneMonth + options, in: folder)
            output.expectFailure(64)
            for word in words { #expect(output.errorText.contains(word), "\(output.errorText)") }
            #expect(try folder.names == [])
        }
    }

    @Test func `a web page has all pages, and the same account as the PDF`() throws {
        try withTemporaryFolder { folder in
            for format in ["pdf", "html"] {
                let names = ["-o", "a.\(format)", "--report", "\(format).json"]
                try Command.run(Command.sixMonths + names, in: folder).expectSuccess()
            }
            #expect(try folder.bytes(of: "html.json") == folder.bytes(of: "pdf.json"))
            #expect(try folder.text(of: "a.html").matches(of: /<section id="page-\d+"/).count == 6)
        }
    }

    @Test(
        .enabled(if: Machine.hasTerminals, "this system gives no terminals"), arguments: ["pdf", "html", "png", "svg"])
    func `no kind goes to a terminal`(format: String) throws {
        try withTemporaryFolder { folder in
            // script runs its command on a terminal of its own and shows what comes there.
            let line = ([Command.path] + Command.oneMonth + ["--output-format", format]).joined(separator: "' '")
            let output = try run("script", ["-qec", "'\(line)'", "/dev/null"], in: folder)
            #expect(output.status == 64)
            #expect(output.text.contains("is not for a terminal; give -o FILE.\(format)"))
            #expect(output.stdout.count < 200)
        }
    }
}

/// Several pages as PNG or SVG.
@Suite struct PageFileTests {
    @Test func `each page gets its number in its name`() throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.sixMonths + ["-o", "a-%02d.svg"], in: folder).expectSuccess()
            try Command.run(Command.sixMonths + ["-o", "b%d.PNG", "--dpi", "36"], in: folder).expectSuccess()
            #expect(try folder.names == (1...6).map { "a-0\($0).svg" } + (1...6).map { "b\($0).PNG" })
            #expect(Set(try folder.names.map { try folder.bytes(of: $0) }).count == 12)
        }
    }

    @Test func `a page's file does not hang on the pages before it`() throws {
        try withTemporaryFolder { folder in
            // Months share their look, and footers their number, so they are told what to be.
            let look = ["--no-footer", "--max-font-size", "7", "--weekends", "equal"]
            try Command.run(
                ["--from", "2025-01", "--to", "2025-02", "-s", Command.schedule] + look + ["-o", "%d.svg"], in: folder
            ).expectSuccess()
            let february = ["--from", "2025-02", "-s", Command.schedule] + look
            try Command.run(february + ["-o", "february.svg"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "2.svg") == folder.bytes(of: "february.svg"))
        }
    }

    @Test(arguments: [
        ["-o", "a.png"], ["-o", "a.svg"], ["-o", "100%%.svg"], ["--output-format", "png"],
        ["-o", "-", "--output-format", "svg"], ["-o", "%d-%d.png"], ["-o", "%s.png"], ["-o", "%5d.svg"],
        ["-o", "100%.png"], ["-o", "%"],
    ])
    func `several pages need a name for each, before anything is written`(options: [String]) throws {
        try withTemporaryFolder(with: ["a.png": "old"]) { folder in
            try Command.run(Command.sixMonths + options, in: folder).expectFailure(64)
            #expect(try folder.names == ["a.png"])
            #expect(try folder.text(of: "a.png") == "old")
        }
    }

    @Test func `a month that continues on a second page needs names too`() throws {
        let june = ["--from", "2026-06", "-s", Command.schedule]
        try withTemporaryFolder { folder in
            try Command.run(june + ["-o", "a.svg"], in: folder).expectFailure(64, "%d")
            #expect(try folder.names == [])
            try Command.run(june + ["-o", "%d.svg"], in: folder).expectSuccess()
            #expect(try folder.names == ["1.svg", "2.svg"])
        }
    }

    @Test func `where the last page cannot be written, none is`() throws {
        try withTemporaryFolder(with: ["1.svg": "old"]) { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "6.svg"), withIntermediateDirectories: true)
            try Command.run(Command.sixMonths + ["-o", "%d.svg"], in: folder).expectFailure(73, "6.svg", "folder")
            #expect(try folder.names == ["1.svg", "6.svg"])
            #expect(try folder.text(of: "1.svg") == "old")
        }
    }

    @Test func `more pages than the process may have open files`() throws {
        try withTemporaryFolder { folder in
            let years = ["--from", "2025-01", "--to", "2026-12", "-s", Command.schedule, "-o", "%03d.svg"]
            let output = try Command.shell("ulimit -n 64; exec \"$@\"", years, in: folder)
            output.expectSuccess()
            #expect(try folder.names.first == "001.svg" && folder.names.count >= 24)
        }
    }
}
