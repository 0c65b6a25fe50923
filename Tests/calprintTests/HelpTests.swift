import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// What the command answers to those who ask how to call it, and to those who call it wrong.
@Suite struct HelpTests {
    @Test(arguments: CommandName.allCases)
    func `the short help fits on a screen, and names options that there are`(command: CommandName) throws {
        let words = command == .render ? [] : [command.rawValue]
        let (short, whole) = try (text(words + ["-h"]), text(words + ["--help"]))
        let lines = short.split(separator: "\n", omittingEmptySubsequences: false)
        for option in command.firstOptions {
            #expect(OptionTable.option(option, of: command) != nil, "\(option)")
            #expect(short.contains("--\(option)"), "\(option)")
        }
        guard !command.firstOptions.isEmpty else { return #expect(short == whole) }
        #expect(lines.count <= 45 && lines.allSatisfy { $0.count <= 80 })
        #expect(short.contains("USAGE: calprint "))
        #expect(short.contains("calprint \(words.map { "\($0) " }.joined())--help"))
        #expect(lines.count * 2 < whole.split(separator: "\n").count)
    }

    @Test func `a short help is that of the command, wherever the option is`() throws {
        #expect(try text(["--from", "2025-01", "-h"]) == text(["-h"]))
        #expect(try text(["export", "--format", "csv", "-h"]) == text(["export", "-h"]))
        #expect(try text(["export", "-h", "--help"]) == text(["help", "export"]))
        #expect(try text(["-h"]).contains("\n  export    Write a schedule"))
    }

    @Test(arguments: [
        (["help", "nonsense"], "unknown command 'nonsense' (the commands are help, render"),
        (["help", "exprt"], "unknown command 'exprt' (did you mean 'export'?)"),
        (["exprt", "-h"], "unknown command 'exprt' (did you mean 'export'?)"),
        (["help", "export", "check"], "help takes one command, not 'check', too"),
    ])
    func `help on what is not a command is wrong`(arguments: [String], message: String) throws {
        try Command.run(arguments).expectFailure(64, message)
    }

    @Test(arguments: [
        (["june.csv"], "'june.csv' is a file: calprint -s june.csv --from YYYY-MM\n"),
        (["june.csv", "--from", "2025-06", "-o", "a b.pdf"], "calprint -s june.csv --from 2025-06 -o 'a b.pdf'\n"),
        (["june.csv", "./july's.csv", "--from=2025-06"], "calprint -s june.csv './july'\\''s.csv' --from=2025-06\n"),
        (["CALL=june.csv"], "'CALL=june.csv' is a file: calprint -s CALL=june.csv --from YYYY-MM\n"),
        (["schedules"], "'schedules' is a folder: calprint -s schedules --from YYYY-MM\n"),
        (["juni.CSV"], "'juni.CSV' is not a command: calprint -s juni.CSV --from YYYY-MM\n"),
        (["june"], "unknown command 'june'"),
    ])
    func `a file in the place of a command is what was meant`(arguments: [String], message: String) throws {
        try withTemporaryFolder { folder in
            try "date,OS\n".write(to: folder.appending(path: "june.csv"), atomically: true, encoding: .utf8)
            try FileManager.default.createDirectory(
                at: folder.appending(path: "schedules"), withIntermediateDirectories: false)
            try Command.run(arguments, in: folder).expectFailure(64, message)
        }
    }

    private func text(_ arguments: [String]) throws -> String {
        let output = try Command.run(arguments)
        #expect(output.status == 0 && output.errorText == "", "\(arguments): \(output.errorText)")
        return output.text
    }
}
