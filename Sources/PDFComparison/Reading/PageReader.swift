/// Reads a PDF's pages in batches, so that memory use does not grow with their number.
struct PageReader {
    let document: PDFDocument
    let pageCount: Int
    private var read: [Int: PageContent] = [:]
    private static let batch = 16

    init(_ document: PDFDocument, pageCount: Int) {
        (self.document, self.pageCount) = (document, pageCount)
    }

    /// A page, by its number from 1.
    mutating func page(_ number: Int) throws(ComparisonError) -> PageContent {
        if let page = read[number] { return page }
        let pages = try PageContent.read(number...min(number + PageReader.batch - 1, pageCount), of: document)
        read = Dictionary(pages.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        guard let page = read[number] else {
            throw .unreadable(file: document.name, reason: "page \(number) cannot be read")
        }
        return page
    }
}
