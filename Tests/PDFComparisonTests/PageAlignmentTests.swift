import Testing

@testable import PDFComparison

/// Which page is which: a page is written as its words, a letter each.
@Suite struct PageAlignmentTests {
    private func align(_ a: [String], _ b: [String]) -> [String] {
        func signatures(_ pages: [String]) -> [PageSignature] { pages.map { PageSignature($0.map(String.init)) } }
        return PageAlignment(signatures(a), signatures(b)).pairs.map { pair in
            switch pair {
            case .both(let pages, let isElsewhere): "\(pages.page)\(pages.otherPage)\(isElsewhere ? "!" : "")"
            case .missing(let page): "\(page)-"
            case .added(let page): "-\(page)"
            }
        }
    }

    @Test func `the same pages are paired in order`() {
        #expect(align(["ab", "cd"], ["ab", "cd"]) == ["11", "22"])
        #expect(align(["ab", "ab", "ab"], ["ab", "ab", "ab"]) == ["11", "22", "33"])
    }

    @Test func `a page that is gone or new is found among others`() {
        #expect(align(["ab", "cd", "ef"], ["ab", "ef"]) == ["11", "2-", "32"])
        #expect(align(["ab", "ef"], ["ab", "cd", "ef"]) == ["11", "23", "-2"])
        #expect(align([], ["ab"]) == ["-1"])
    }

    @Test func `a page that changed a little stays the same page where others come and go`() {
        #expect(align(["abcd", "efgh"], ["xyzw", "abcx", "efgh"]) == ["12", "-1", "23"])
        #expect(align(["abcd", "efgh", "ijkl"], ["efgx"]) == ["1-", "21", "3-"])
    }

    @Test func `as many other pages are paired in their order`() {
        #expect(align(["ab", "cd"], ["ax", "cy"]) == ["11", "22"])
    }

    @Test func `a page that stands elsewhere is told`() {
        let pairs = align(["ab", "cd", "ef"], ["cd", "ef", "ab"])
        #expect(Set(pairs) == ["13!", "21", "32"])
    }
}
