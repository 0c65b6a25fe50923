import Foundation
import GoldenSupport
import Testing

/// A queue gets the pages of the file.
@Suite(.enabled(if: PrintHost.isInstalled, PrintHost.need))
struct PrintFidelityTests {
    private let pages = Command.sixMonths

    @Test func `drawn pages reach the printer as they are in the file, simplex and duplex, in two copies`() throws {
        try PrintHost.with(.init(), .init(name: "raw", hasDriver: false)) { host in
            try host.run(pages + ["-o", "a.pdf"]).expectSuccess()
            let file = try host.folder.bytes(of: "a.pdf")
            for (job, options) in [
                [], ["--sides", "one-sided"], ["--sides", "two-sided-long-edge", "--copies", "2"],
                ["--sides", "two-sided-short-edge"],
            ].enumerated() {
                let output = try host.run(pages + ["--print", "cal", "--wait=120"] + options)
                #expect(output.status == 0 && output.stdout == [], "\(output.errorText)\(host.log)")
                let copies = options.contains("2") ? 2 : 1
                try expectSamePixels(try host.printed(job + 1), file, copies: copies)
            }
            #expect(try host.run(pages + ["--print", "raw", "--wait=120"]).status == 0)
            #expect(try host.printed(5) == file, "a raw queue gets the same bytes")
        }
    }

    @Test func `a file and standard input are printed as they are`() throws {
        try PrintHost.with(.init(), .init(name: "raw", hasDriver: false)) { host in
            try host.run(pages + ["-o", "a.pdf"]).expectSuccess()
            let file = try host.folder.bytes(of: "a.pdf")
            for (number, queue) in ["raw", "cal"].enumerated() {
                let named = try host.run(["print", "--print", queue, "--wait=120", "a.pdf"])
                #expect(named.status == 0, "\(named.errorText)\(host.log)")
                let piped = try Command.shell(
                    "cat a.pdf | \"$@\"", ["print", "-d", queue, "--wait", "-"], environment: host.environment,
                    in: host.folder)
                #expect(piped.status == 0, "\(piped.errorText)\(host.log)")
                for job in [2 * number + 1, 2 * number + 2] {
                    let printed = try host.printed(job)
                    if queue == "raw" { #expect(printed == file) }
                    try expectSamePixels(printed, file, copies: 1)
                }
            }
        }
    }

    @Test func `a file and the printer get the same pages`() throws {
        try PrintHost.with(.init(hasDriver: false)) { host in
            let output = try host.run(pages + ["-o", "a.pdf", "--print", "cal", "--wait=120"])
            try #require(output.status == 0, "\(output.errorText)\(host.log)")
            #expect(try host.printed() == host.folder.bytes(of: "a.pdf"))
        }
    }

    @Test func `a job has the title and the options that it was given`() throws {
        try PrintHost.with(.init()) { host in
            #expect(try host.run(Command.oneMonth + ["--print", "cal", "--wait=120"]).status == 0)
            #expect(try host.arguments(1)[2] == "January 2025")
            let options = [
                "--job-title", "Wall", "--copies", "2", "--sides", "two-sided-long-edge", "-O", "number-up=1",
            ]
            #expect(try host.run(Command.oneMonth + ["--print", "cal", "--wait=120"] + options).status == 0)
            let arguments = try host.arguments(2)
            try #require(arguments.count > 4)
            #expect(arguments[2] == "Wall")
            for word in [
                "media=na_letter_8.5x11in", "print-scaling=none", "outputorder=normal", "sides=two-sided-long-edge",
                "number-up=1",
            ] {
                #expect(arguments[4].contains(word), "\(arguments)")
            }
        }
    }

    @Test(.enabled(if: IPPPrinter.withoutAvahi != nil, IPPPrinter.need))
    func `a printer that speaks IPP Everywhere gets the same pages, in their order`() throws {
        try PrintHost.with { host in
            let printer = try host.printerOnTheWall()
            try host.run(pages + ["-o", "a.pdf"]).expectSuccess()
            let file = try host.folder.bytes(of: "a.pdf")
            for (number, options) in [[], ["--sides", "two-sided-long-edge"], ["--copies", "2"]].enumerated() {
                let output = try host.run(pages + ["--print", "wall", "--wait=120"] + options)
                #expect(output.status == 0, "\(output.errorText)\(host.log)")
                let document = try printer.document(number + 1)
                #expect(document.type == "application/pdf")
                try expectSamePixels(document.bytes, file, copies: 2)
            }
        }
    }

    /// Printers that have a driver take A4 as 595 by 842 pt, so a pixel may differ there. For this one CUPS moves A4 by
    /// 0.00003 pt, which may turn a glyph that begins at a quarter of a pixel; the month has none without
    /// the list of initials.
    @Test(.enabled(if: IPPPrinter.withoutAvahi != nil, IPPPrinter.need))
    func `other paper is asked for, and the printer gets the file's pixels`() throws {
        try PrintHost.with { host in
            let printer = try host.printerOnTheWall()
            let papers = [["--media", "a4"], ["--media", "legal"], ["--media", "a5", "--landscape"]]
            for (number, paper) in papers.enumerated() {
                let month = ["--from", "2025-05", "--corner", "none", "-s", Command.schedule] + paper
                try host.run(month + ["-o", "a.pdf"]).expectSuccess()
                let output = try host.run(month + ["--print", "wall", "--wait=120"])
                #expect(output.status == 0, "\(output.errorText)\(host.log)")
                let file = try host.folder.bytes(of: "a.pdf")
                let printed = try printer.document(number + 1).bytes
                // A page across is turned, to the left or to the right, for paper that is fed upright.
                let candidates =
                    try paper.contains("--landscape") ? [90, 270].map { try turned(file, by: $0) } : [file]
                let expected = try candidates.map { try pixels(of: $0) }
                #expect(expected.contains(try pixels(of: printed)), "\(paper)")
            }
        }
    }

    /// A file with its pages turned.
    private func turned(_ file: [UInt8], by degrees: Int) throws -> [UInt8] {
        try withTemporaryFolder { folder in
            try Data(file).write(to: folder.appending(path: "file.pdf"))
            let output = try run("qpdf", ["--rotate=+\(degrees)", "file.pdf", "turned.pdf"], in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            return try folder.bytes(of: "turned.pdf")
        }
    }

    private func pixels(of file: [UInt8]) throws -> [String] {
        try withTemporaryFolder { folder in
            try Data(file).write(to: folder.appending(path: "file.pdf"))
            return try pixels(of: "file.pdf", in: folder)
        }
    }

    /// No pixel differs, on any page; copies come after one another, or are left to the printer.
    private func expectSamePixels(_ printed: [UInt8], _ file: [UInt8], copies: Int) throws {
        try withTemporaryFolder { folder in
            try Data(printed).write(to: folder.appending(path: "printed.pdf"))
            try Data(file).write(to: folder.appending(path: "file.pdf"))
            let printed = try pixels(of: "printed.pdf", in: folder)
            let file = try pixels(of: "file.pdf", in: folder)
            #expect(!file.isEmpty)
            let all = Array(repeating: file, count: copies).flatMap(\.self)
            #expect(printed == file || printed == all, "\(printed.count) pages were printed, \(file.count) drawn")
        }
    }

    /// The digests of the pages, drawn at 100 dpi.
    private func pixels(of name: String, in folder: URL) throws -> [String] {
        let script = "pdftoppm -r 100 -gray $1 p-$1 && sha256sum p-$1* | cut -c 1-64"
        let output = try run("sh", ["-c", script, "sh", name], in: folder)
        return output.text.split(separator: "\n").map(String.init)
    }
}

extension PrintHost {
    /// A printer that speaks IPP Everywhere, with the queue `wall`.
    fileprivate func printerOnTheWall() throws -> IPPPrinter {
        let printer = try IPPPrinter(folder.appending(path: "printer"))
        let uri = "ipp://localhost:\(printer.port)/ipp/print"
        let added = try GoldenSupport.run(
            "lpadmin", ["-p", "wall", "-E", "-v", uri, "-m", "everywhere"], environment: environment)
        #expect(added.status == 0, "\(added.errorText)\(log)")
        return printer
    }
}
