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

    @Test func `the article shows the program and no other code`() throws {
        let path = "Sources/CairoRenderer/CairoRenderer.docc/WriteARenderer.md"
        let article = try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
        #expect(article.contains("@Snippet(path: \"calprint/Snippets/PrintAMonthAsText\")"))
        #expect(!article.contains("```"))
    }
}
