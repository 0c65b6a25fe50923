/// A PDF that is to be compared.
public final class PDFDocument {
    /// What messages call it: the file's name.
    public let name: String
    let bytes: [UInt8]
    /// What the programs read.
    let file: UnnamedFile

    /// A document from its bytes.
    ///
    /// Throws ``ComparisonError`` where they do not begin as a PDF does (ISO 32000-1, 7.5.2).
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
