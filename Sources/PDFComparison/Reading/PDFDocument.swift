import Programs

/// A PDF to compare.
public final class PDFDocument {
    /// The file's name, for messages.
    public let name: String
    let bytes: [UInt8]
    /// The file that the programs read.
    let file: UnnamedFile

    /// Creates a document from its bytes.
    ///
    /// - Throws: ``ComparisonError`` if they do not begin with a PDF header (ISO 32000-1, 7.5.2).
    public init(_ bytes: [UInt8], name: String) throws(ComparisonError) {
        (self.name, self.bytes) = (name, bytes)
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else {
            throw .unreadable(file: name, reason: "it does not begin with %PDF-")
        }
        do {
            file = try UnnamedFile(bytes)
        } catch {
            throw ComparisonError(error)
        }
    }
}
