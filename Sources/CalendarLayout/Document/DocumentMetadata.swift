/// A document's title, author and so on: of a PDF (ISO 32000-1, 14.3.3), or of a web page.
public struct DocumentMetadata: Hashable, Sendable {
    /// The document's title, which viewers show instead of the file's name.
    public var title: String
    /// The author; nil if there is no author to name.
    public var author: String?
    /// The program that made the document.
    public var creator: String
    /// The time when it was made and changed, in ISO 8601 and UTC: `2025-01-01T00:00:00Z`. Never taken from the clock,
    /// so that equal input makes equal bytes.
    public var date: String
    /// The language of its texts (BCP 47): `en-US`. Screen readers follow it.
    public var language: String
    /// A code, on one line, by which a program can tell if the document shows the newest state of its schedule; nil for
    /// no code.
    public var stamp: String?

    /// The language of texts unless the caller names another (BCP 47).
    public static var defaultLanguage: String { PageStyle().locale.languageTag }

    /// Metadata with these values.
    public init(
        title: String, author: String? = nil, creator: String, date: String,
        language: String = DocumentMetadata.defaultLanguage, stamp: String? = nil
    ) {
        (self.title, self.author, self.creator, self.date) = (title, author, creator, date)
        (self.language, self.stamp) = (language, stamp)
    }
}

/// Takes the next bytes of a file. An error that it throws stops the drawing and comes out of the call that draws.
public typealias ByteSink = (UnsafeRawBufferPointer) throws -> Void
