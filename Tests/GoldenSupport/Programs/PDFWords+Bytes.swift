import PDFComparison

extension PDFWords {
    /// The words of a PDF.
    package init(pdf: [UInt8]) throws { try self.init(PDFDocument(pdf), pages: nil) }

    /// The words of a page, counted from 1.
    package func words(onPage page: Int) -> [Word] { words.filter { $0.page == page } }

    /// The text of a page, counted from 1: its words with a space between them.
    package func text(ofPage page: Int) -> String { words(onPage: page).map(\.text).joined(separator: " ") }
}

extension PDFDocument {
    /// A document whose name does not matter.
    package convenience init(_ bytes: [UInt8]) throws { try self.init(bytes, name: "document.pdf") }
}
