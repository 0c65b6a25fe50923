import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// The man page that `make man` writes.
@Suite struct ManPageTests {
    /// Made once: it asks the command for its help a dozen times.
    private static let made = Result {
        let script = Golden.root.appending(path: "Packaging/man/make-man-page").path
        return try requireSuccess(of: script, [builtProgram("calprint")]).text
    }
    let page: String

    init() throws { page = try ManPageTests.made.get() }

    @Test func `every option that help lists is in it`() throws {
        let options = try HelpText.all().flatMap(\.options)
        #expect(options.contains("schedule") && options.contains("s") && options.contains("json"))
        for option in options {
            let words = option.count == 1 ? "Fl \(option)" : "Fl -\(option)"
            #expect(page.contains(try Regex("(?m)^\\.It .*\(words)(?![\\w-])")), "\(option)")
        }
    }

    @Test func `every command is in it`() {
        for command in CommandName.others.map(\.rawValue) {
            #expect(page.contains("\n.Ss \(command)\n"))
            let beginnings = ["\n.Nm\n.Cm \(command)\n", "\n.Nm\n.Cm \(command) Ar "]
            #expect(beginnings.contains(where: page.contains), "in the synopsis")
        }
    }

    @Test(arguments: calprint.ExitStatus.allCases)
    func `every exit status is in it`(status: calprint.ExitStatus) {
        #expect(page.contains("\n.It \(status.rawValue)\n"))
    }

    @Test func `it has the sections of a man page in their order`() {
        let sections = page.matches(of: /(?m)^\.Sh (.*)$/).map(\.1)
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "ENVIRONMENT", "FILES", "EXIT STATUS",
                "EXAMPLES", "DIAGNOSTICS", "SEE ALSO",
            ])
    }

    @Test func `mandoc finds no fault in it`() throws {
        let output = try run("mandoc", ["-Tlint", "-Wwarning"], input: Array(page.utf8))
        #expect(output.status == 0, "\(output.text)")
    }
}
