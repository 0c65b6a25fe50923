import Foundation
import GoldenSupport
import Testing

/// The page for developers, Docs/Library.md: its code is a snippet, a program built with the tests.
@Suite struct FirstProgramTests {
    private let page = Result { try text(of: "Docs/Library.md") }

    @Test func `the program prints findings and draws the month`() throws {
        let output = try draw("Examples/clinic.csv", "2025-01")
        #expect(output.status == 0 && output.errorText == "")
        let words = try PDFWords(pdf: output.stdout).text(ofPage: 1)
        #expect(words.hasPrefix("Januar 2025") && words.contains("geschlossen"), "\(words)")
        let wrong = try draw("Tests/ScheduleIOTests/BadInputs/expected.jsonl", "2025-01")
        #expect(wrong.status == 65 && wrong.errorText.contains(": error: "), "\(wrong.errorText)")
        #expect(try draw("Examples/clinic.csv", "2025").status == 64)
    }

    @Test func `the page shows the program`() throws {
        let program = try Self.text(of: "Snippets/ReadAndDraw.swift")
        #expect(try page.get().contains("```swift\n\(program)```"))
    }

    @Test func `the page names the packages to build with, and the products`() throws {
        let page = try page.get()
        let command = try #require(page.split(separator: "apt-get install").last).prefix { $0 != "`" }
        let named = command.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
        let roles = try Self.text(of: "Packaging/debian-packages.txt").split(separator: "\n").map { line in
            line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
        }
        let build = roles.filter { $0.first == "build" }.map { String($0[1].prefix { $0 != "|" }) }
        let ofCommand = ["libtomlplusplus-dev", "libcurl4-openssl-dev", "libcups2"]
        #expect(named.count > 8 && named == build.filter { !ofCommand.contains($0) })
        let products = try Self.text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/).map(\.1)
        for product in products { #expect(page.contains("| `\(product)` |"), "\(product)") }
    }

    private func draw(_ file: String, _ month: String) throws -> ProgramOutput {
        try run(builtProgram("ReadAndDraw"), [file, month], in: Golden.root)
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
    }
}
