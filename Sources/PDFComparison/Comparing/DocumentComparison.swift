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
        let readsSame = differences.allSatisfy { Difference.Kind.ofDocument.contains($0.kind) }
        differences += try factsA.differences(from: factsB, metadata: ignoring != .metadata) {
            () throws(ComparisonError) in
            readsSame ? (try factsA.taggedText(of: a), try factsB.taggedText(of: b)) : ([], [])
        }
        if differences.isEmpty, ignoring == .nothing { differences = [Difference(.bytes)] }
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
            let (pageA, pageB) = (try pair.a.map { try readerA.page($0) }, try pair.b.map { try readerB.page($0) })
            if let pageA, let pageB {
                let found = try compare(pageA, pageB, &names, picture)
                differences += (pair.isElsewhere ? [DocumentComparison.lone(.pageOrder, pageA, pageB)] : []) + found
            } else {
                differences.append(DocumentComparison.lone(pageA == nil ? .pageAdded : .pageMissing, pageA, pageB))
                if pageA == nil { lastNumber += 1 }
                try showLone(pageA, pageB, number: pageA?.number ?? lastNumber, picture)
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

    /// A page that has no partner, or whose partner stands elsewhere.
    private static func lone(_ kind: Difference.Kind, _ a: PageContent?, _ b: PageContent?) -> Difference {
        var difference = Difference(kind)
        (difference.page, difference.otherPage) = (a?.number, b?.number)
        difference.text = (a ?? b)?.beginning
        return difference
    }

    private func showLone(
        _ pageA: PageContent?, _ pageB: PageContent?, number: Int, _ picture: (DifferencePicture) throws -> Void
    ) throws {
        let pixelsA = try pageA.map { try PageImage(a, page: $0, dpi: dpi) }
        let pixelsB = try pageB.map { try PageImage(b, page: $0, dpi: dpi) }
        guard let some = pixelsA ?? pixelsB else { return }
        let blank = PageImage.blank(width: some.width, height: some.height)
        let ink = InkComparison(pixelsA ?? blank, pixelsB ?? blank, dpi: dpi)
        try picture(DifferencePicture(number: number, ink, []))
    }
}
