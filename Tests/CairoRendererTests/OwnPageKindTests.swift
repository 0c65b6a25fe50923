import GoldenSupport
import Testing

/// The article "Write a page kind of your own": its code is a snippet, a program built with the tests.
@Suite struct OwnPageKindTests {
    @Test func `the program draws the days that have entries`() throws {
        let pdf = try requireSuccess(of: builtProgram("ListTheDays"), []).stdout
        let words = try PDFWords(pdf: pdf)
        #expect(words.pageSizes.count == 1)
        #expect(
            words.text(ofPage: 1) == "January 2025 Wednesday, January 1 OFF: New Year's Day Monday, January 6 OFF: "
                + "Snow: closed at noon page 1 of 1")
        #expect(try structuralFaults(of: pdf) == nil)
    }

    @Test func `the article shows the program`() throws {
        let article = try String(
            contentsOf: Golden.root.appending(path: "Sources/CalendarLayout/CalendarLayout.docc/WriteAPageKind.md"),
            encoding: .utf8)
        #expect(article.contains("@Snippet(path: \"calprint/Snippets/ListTheDays\")"))
        #expect(!article.contains("```"))
    }
}
