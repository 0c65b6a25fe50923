import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// No slip of the pen empties a printer's trays.
@Suite struct PageLimitTests {
    /// A printer that nobody needs to ask: the pages are too many before.
    private let printing = ["--print", "cal", "-s", Command.schedule]

    private func refusal(_ options: String...) throws -> ProgramOutput {
        try withTemporaryFolder { folder in
            let output = try Command.run(
                printing + options, environment: ["CUPS_SERVER": "127.0.0.1:1"], in: folder)
            #expect(try folder.names == [])
            return output
        }
    }

    @Test func `61 months are not printed`() throws {
        try refusal("--from", "2025-01", "--months", "61", "-o", "a.pdf")
            .expectFailure(65, "more than 60 pages", "max-pages")
    }

    @Test func `pages that continue others count`() throws {
        try refusal("--from", "2025-05", "--min-font-size", "14", "--max-font-size", "14", "--max-pages", "1")
            .expectFailure(65, "more than 1 pages")
    }

    @Test(arguments: [["--copies", "3"], ["-O", "copies=3"], ["--copies", "1", "-O", "copies=9999"]])
    func `all copies count`(options: [String]) throws {
        let months = ["--from", "2025-01", "--months", options.contains("copies=9999") ? "1" : "21"]
        let output = try Command.run(printing + months + options, environment: ["CUPS_SERVER": "127.0.0.1:1"])
        output.expectFailure(65, "copies of the calendar have more than 60 pages", "max-pages")
    }

    @Test func `a file takes as many as there are`() throws {
        try withTemporaryFolder { folder in
            try Command.run(
                ["--from", "2025-01", "--months", "61", "--skip-empty", "-s", Command.schedule, "-o", "a.pdf"],
                in: folder
            ).expectSuccess()
            try Command.run(Command.oneMonth + ["-o", "a.pdf", "--max-pages", "9"], in: folder)
                .expectFailure(64, "--max-pages is for --print QUEUE")
        }
    }

    @Test func `the host's file sets the limit of every job, and nothing else`() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "calprint.toml").path
            #expect(try HostArguments(file).arguments == [])
            try folder.write("max-pages = 12\ntitle = \"Ward 3\"\n", to: "calprint.toml")
            #expect(try HostArguments(file).arguments == ["--max-pages=12"])
            try folder.write("max-pages = []\n", to: "calprint.toml")
            #expect(throws: Failure.self) { try HostArguments(file) }
        }
    }
}
