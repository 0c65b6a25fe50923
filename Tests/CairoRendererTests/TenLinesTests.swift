import Foundation
import GoldenSupport
import Testing

/// The article "Draw a month in ten lines", and the README: their code is a snippet, a program built with the tests.
@Suite struct TenLinesTests {
    @Test func `the program draws the month with its holiday`() throws {
        let pdf = try requireSuccess(of: builtProgram("DrawAMonth"), []).stdout
        let words = try PDFWords(pdf: pdf)
        #expect(words.pageSizes.count == 1)
        let page = words.text(ofPage: 1)
        #expect(page.hasPrefix("January 2025 Sunday Monday Tuesday Wednesday"), "\(page)")
        #expect(page.contains("OFF New Year's Day") && page.hasSuffix("page 1 of 1"), "\(page)")
        let numbers = words.words(onPage: 1).dropLast(4).compactMap { Int($0.text) }.filter { $0 <= 31 }
        #expect(numbers.sorted() == Array(1...31))
        #expect(try structuralFaults(of: pdf) == nil)
    }

    @Test func `the program has ten lines below its imports`() throws {
        let lines = try text(of: "Snippets/DrawAMonth.swift").split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(lines.filter { !$0.hasPrefix("import ") }.count == 10)
    }

    @Test func `the README shows the same ten lines`() throws {
        let lines = try text(of: "Snippets/DrawAMonth.swift").split(separator: "\n")
        let code = lines.filter { !$0.hasPrefix("//") && !$0.hasPrefix("import ") }.joined(separator: "\n")
        #expect(try text(of: "README.md").contains("```swift\n\(code)\n```"))
    }

    @Test func `the article shows the program and no other code`() throws {
        let article = try text(of: "Sources/CairoRenderer/CairoRenderer.docc/DrawAMonth.md")
        #expect(article.contains("@Snippet(path: \"calprint/Snippets/DrawAMonth\")"))
        #expect(!article.contains("```"))
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
    }
}
