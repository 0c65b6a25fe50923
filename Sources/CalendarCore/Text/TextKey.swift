/// A text as a key whose hash is that of its bytes. A `String` would be normalized at every lookup, but the texts of a
/// schedule are NFC already.
package struct TextKey: Hashable, Sendable {
    @usableFromInline let text: String

    /// The key of a text, which must be NFC.
    @inlinable package init(_ text: String) {
        self.text = text
    }

    @inlinable package static func == (a: TextKey, b: TextKey) -> Bool {
        // Texts of different lengths need no comparison, which takes long beyond ASCII.
        a.text.utf8.count == b.text.utf8.count && a.text == b.text
    }

    @inlinable package func hash(into hasher: inout Hasher) {
        text.utf8Span.span.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
