/// A text as a key that compares bytes. A `String` would be normalized at every lookup, but the texts of a schedule are
/// NFC already.
struct TextKey: Hashable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (a: TextKey, b: TextKey) -> Bool {
        // Through pointers: every text of every month is compared here, and `elementsEqual` takes four times as long.
        a.text.utf8Span.span.withUnsafeBytes { a in
            b.text.utf8Span.span.withUnsafeBytes { b in
                a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] }
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        text.utf8Span.span.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
