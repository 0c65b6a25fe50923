/// Compares two PDFs as a reader sees them: pages, words, ink, tags, outline, labels and metadata.
///
/// Poppler's programs read them, page by page: memory does not grow with the number of pages.
public struct DocumentComparison {
    /// What differences count.
    public enum Ignoring: String, CaseIterable, Sendable {
        /// All count, to the last byte.
        case nothing
        /// Bytes do not count where nothing else differs.
        case bytes
        /// Nor does the metadata.
        case metadata
    }

    private let a: PDFDocument
    private let b: PDFDocument
    private let dpi: Int
    private let ignoring: Ignoring

    /// A comparison of two documents.
    ///
    /// - Parameters:
    ///   - a: the document as it was.
    ///   - b: the document as it is now.
    ///   - dpi: the pixels per inch in which ink is compared, 36 to 600.
    ///   - ignoring: what does not count.
    public init(_ a: PDFDocument, _ b: PDFDocument, dpi: Int = 150, ignoring: Ignoring = .nothing) {
        (self.a, self.b, self.ignoring) = (a, b, ignoring)
        self.dpi = min(max(dpi, DocumentComparison.resolutions.lowerBound), DocumentComparison.resolutions.upperBound)
    }

    /// The resolutions that can be asked for, in pixels per inch.
    public static let resolutions = 36...600

    /// In what the documents differ; every byte of which is the same are not read.
    ///
    /// - Parameter picture: is called for each page that looks different, in their order.
    /// - Throws: ``ComparisonError``, and what `picture` throws.
    public func difference(
        picture: (DifferencePicture) throws -> Void = { _ in }
    ) throws -> DocumentDifference {
        let (factsA, factsB) = try facts()
        let counts = (factsA?.pageCount ?? 0, factsB?.pageCount ?? 0)
        guard let factsA, let factsB else {
            return DocumentDifference(differences: [], pageCount: counts.0, otherPageCount: counts.1)
        }
        var differences = try pageDifferences(factsA.pageCount, factsB.pageCount, picture)
        let readsSame = differences.allSatisfy(\.isOfDocument)
        let facts = try factsA.differences(from: factsB, metadata: ignoring != .metadata) {
            () throws(ComparisonError) in
            readsSame ? (try factsA.taggedText(of: a), try factsB.taggedText(of: b)) : ([], [])
        }
        differences += facts.map(Difference.document)
        if differences.isEmpty, ignoring == .nothing { differences = [.document(.bytes)] }
        return DocumentDifference(differences: differences, pageCount: counts.0, otherPageCount: counts.1)
    }

    /// Nil where every byte is the same.
    private func facts() throws(ComparisonError) -> (DocumentFacts?, DocumentFacts?) {
        a.bytes == b.bytes ? (nil, nil) : (try DocumentFacts(a), try DocumentFacts(b))
    }

    private func pageDifferences(
        _ countA: Int, _ countB: Int, _ picture: (DifferencePicture) throws -> Void
    ) throws -> [Difference] {
        let alignment = PageAlignment(try signatures(a, countA), try signatures(b, countB))
        var (readerA, readerB) = (PageReader(a, pageCount: countA), PageReader(b, pageCount: countB))
        var (differences, names, lastNumber) = ([Difference](), ContinuedDays.englishNames, countA)
        for pair in alignment.pairs {
            switch pair {
            case .both(let pages, let isElsewhere):
                let (pageA, pageB) = (try readerA.page(pages.page), try readerB.page(pages.otherPage))
                if isElsewhere { differences.append(.page(.moved(pages, beginning: pageA.beginning))) }
                differences += try compare(pageA, pageB, &names, picture)
            case .missing(let number):
                let page = try readerA.page(number)
                differences.append(.page(.missing(number, beginning: page.beginning)))
                let image = try PageImage(a, page: page, dpi: dpi)
                try picture(DifferencePicture(number: number, InkComparison(image, image.blank, dpi: dpi), []))
            case .added(let number):
                let page = try readerB.page(number)
                differences.append(.page(.added(number, beginning: page.beginning)))
                lastNumber += 1
                let image = try PageImage(b, page: page, dpi: dpi)
                try picture(DifferencePicture(number: lastNumber, InkComparison(image.blank, image, dpi: dpi), []))
            }
        }
        return differences
    }

    private func signatures(_ document: PDFDocument, _ count: Int) throws(ComparisonError) -> [PageSignature] {
        var signatures: [PageSignature] = []
        for start in stride(from: 1, through: count, by: 64) {
            let words = try PDFWords(document, pages: start...min(start + 63, count))
            let byPage = Dictionary(grouping: words.words, by: \.page)
            signatures += words.pageSizes.indices.map { PageSignature((byPage[start + $0] ?? []).map(\.text)) }
        }
        return signatures
    }

    private func compare(
        _ pageA: PageContent, _ pageB: PageContent, _ names: inout Set<String>,
        _ picture: (DifferencePicture) throws -> Void
    ) throws -> [Difference] {
        let (pixelsA, pixelsB) = (try PageImage(a, page: pageA, dpi: dpi), try PageImage(b, page: pageB, dpi: dpi))
        let comparison = PageComparison(pageA, pageB, names: names)
        names = comparison.names
        let ink = pixelsA == pixelsB ? nil : InkComparison(pixelsA, pixelsB, dpi: dpi)
        let differences = comparison.differences(ink: ink)
        if let ink { try picture(DifferencePicture(number: pageA.number, ink, differences)) }
        return differences
    }
}
