import Foundation
import GoldenSupport
import Testing

/// The article "Write a renderer of your own": its code is a snippet, a program built with the tests.
@Suite struct OwnRendererTests {
    @Test func `the program writes the month as text, a line for each day`() throws {
        let output = try requireSuccess(of: builtProgram("PrintAMonthAsText"), []).text
        let days = ["1 OFF New Year's Day"] + (2...31).map(String.init)
        #expect(
            output.split(separator: "\n").map(String.init) == [
                "January 2025", "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
            ] + days + ["page 1 of 1"])
    }

    @Test func `the program imports nothing that draws`() throws {
        let program = try String(
            contentsOf: Golden.root.appending(path: "Snippets/PrintAMonthAsText.swift"), encoding: .utf8)
        let imports = program.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) }
        #expect(imports == ["CalendarCore", "CalendarLayout", "Foundation"])
    }

    @Test func `the article shows the program and no other code`() throws {
        let path = "Sources/CalendarLayout/CalendarLayout.docc/WriteARenderer.md"
        let article = try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
        #expect(article.contains("@Snippet(path: \"calprint/Snippets/PrintAMonthAsText\")"))
        #expect(!article.contains("```"))
    }
}
