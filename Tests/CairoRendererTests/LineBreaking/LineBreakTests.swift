import Testing

@testable import CairoRenderer

/// Lines end where one version of Unicode allows it, on every system.
@Suite struct LineBreakTests {
    /// The argument's name says how much of the file is compared.
    @Test(arguments: [LineBreakTestFile.installed])
    func `lines end where Unicode's own test data say`(file: LineBreakTestFile) {
        #expect(file.lines.count > 7500, "\(file)")
        for line in file.lines { #expect(offsets(in: line.text) == line.offsets, "\(line.source)") }
    }

    /// Unicode's data have no such texts.
    @Test(arguments: [
        ("", []), (" ", []), ("a", []), ("a ", []), (" a", [1]), ("a\n", []), ("a\nb", [2]), ("a\r\nb\rc", [3, 5]),
        // A mark is passed over on both sides of a bracket in a number.
        ("$\u{301}(\u{301}7", []), ("$(a", [1]), ("$（7", []),
        // No line ends behind a Hebrew word's hyphen, whatever follows.
        ("א-\u{A0}", []), ("א \u{A0}", [3]),
        // A reserved pictograph keeps its skin tone.
        ("\u{1F02C}\u{FE0F}\u{1F3FB}", []),
    ])
    func `a line ends by the rules`(text: String, offsets: [Int]) {
        #expect(self.offsets(in: text) == offsets)
    }

    @Test(arguments: [
        ("12%", []), ("a + b", [2, 4]), ("5 $ 6 $", [2, 4, 6]), ("“a” (b)", []), ("C:\\d", [2]),
        ("年末年始", [3, 6, 9]), ("👍🏻👍", [8]), ("🇩🇪🇦🇹", [8]), ("a\u{200B}b", [4]), ("a\u{2060} b", [5]),
    ])
    func `texts beyond plain Latin have Unicode's line breaks`(text: String, offsets: [Int]) {
        #expect(self.offsets(in: text) == offsets)
    }

    @Test func `only a dictionary knows lines within a row of Thai letters`() {
        let text = "ก(ขข้ค)1 ค"
        #expect(breaks(in: text).offsets == [19])
        #expect(breaks(in: text).dictionaryOffsets == [7, 10, 13])
    }

    private func offsets(in text: String) -> [Int] { breaks(in: text).offsets }

    private func breaks(in text: String) -> LineBreaks {
        text.utf8Span.span.withUnsafeBufferPointer { LineBreaks($0) }
    }
}
