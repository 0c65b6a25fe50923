import Testing

@testable import HTMLRenderer

/// Whatever a text says, it stays a text.
@Suite struct MarkupTests {
    private static let noCharacters = String(
        String.UnicodeScalarView([0xFFFE, 0x1FFFF, 0xFDD0].map { Unicode.Scalar($0)! }))

    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("Q&A &amp;", "Q&amp;A &amp;amp;"),
        ("\"a\" 'b'", "&quot;a&quot; 'b'"), ("Kovář 😀 日", "Kovář 😀 日"),
        ("a\u{0}b\u{1B}c\u{85}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
        (MarkupTests.noCharacters, "\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\tb\u{A0}c\u{200F}", "a\tb\u{A0}c\u{200F}"),
    ])
    func `a text has no meaning in HTML`(text: String, written: String) {
        #expect(markup { $0.text(text) } == written)
        #expect(markup { $0.begin(.p, [("title", text), ("id", nil)]) } == "<p title=\"\(written)\">")
    }

    @Test func `a space stands between texts in a line, and nowhere else`() {
        let words = markup { markup in
            markup.begin(.p)
            markup.begin(.span)
            markup.text("a")
            markup.space()
            markup.end(.span)
            markup.begin(.b)
            markup.text("b")
            markup.end(.b)
            markup.text("c")
            markup.space()
            markup.end(.p)
            markup.begin(.p)
            markup.text("d")
            markup.space()
        }
        #expect(words == "<p><span>a</span> <b>b</b>c</p>\n<p>d")
    }

    private func markup(_ write: (inout Markup) -> Void) -> String {
        var markup = Markup()
        write(&markup)
        return String(decoding: markup.bytes, as: UTF8.self)
    }
}
