/// Compares two PDFs as a reader sees them: pages, words, ink, tags, outline, labels and metadata.
///
/// Poppler's programs read the PDFs a few pages at a time, so memory use does not grow with the number of pages.
public struct DocumentComparison {
    /// The differences to ignore.
    public enum Ignoring: String, CaseIterable, Sendable {
        /// None: every byte counts.
        case nothing
        /// Bytes, if nothing else differs.
        case bytes
        /// Bytes and metadata.
        case metadata
    }

    private let a: PDFDocument
    private let b: PDFDocument
    private let dpi: Int
    private let ignoring: Ignoring

    /// Creates a comparison of two documents.
    ///
    /// - Parameters:
    ///   - a: the document as it was.
    ///   - b: the document as it is now.
    ///   - dpi: the resolution for comparing ink, in pixels per inch; clamped to ``resolutions``.
    ///   - ignoring: the differences to ignore.
    public init(_ a: PDFDocument, _ b: PDFDocument, dpi: Int = 150, ignoring: Ignoring = .nothing) {
        (self.a, self.b, self.ignoring) = (a, b, ignoring)
        self.dpi = min(max(dpi, DocumentComparison.resolutions.lowerBound), DocumentComparison.resolutions.upperBound)
    }

    /// The supported resolutions, in pixels per inch.
    public static let resolutions = 36...600

    /// Finds the differences of the documents. Documents with the same bytes are not read.
    ///
    /// - Parameter picture: called for each page that looks different, in order.
    /// - Throws: ``ComparisonError``, and what `picture` throws.
    public func difference(
        picture: (DifferencePicture) throws -> Void = { _ in }
    ) throws -> DocumentDifference {
        let (factsA, factsB) = try facts()
        let counts = (factsA?.pageCount ?? 0, factsB?.pageCount ?? 0)
        guard let factsA, let factsB else {
            return DocumentDifference(differences: [], pageCount: counts.0, otherPageCount: counts.1)
        }
        var pages = try PagesComparison(a, b, pageCounts: counts, dpi: dpi)
        var differences = try pages.differences(picture: picture)
        let readsSame = differences.allSatisfy(\.isOfDocument)
        let facts = try factsA.differences(from: factsB, metadata: ignoring != .metadata) {
            () throws(ComparisonError) in
            readsSame ? (try factsA.taggedText(of: a), try factsB.taggedText(of: b)) : ([], [])
        }
        differences += facts.map(Difference.document)
        if differences.isEmpty, ignoring == .nothing { differences = [.document(.bytes)] }
        return DocumentDifference(differences: differences, pageCount: counts.0, otherPageCount: counts.1)
    }

    /// Returns nil for both if every byte is the same.
    private func facts() throws(ComparisonError) -> (DocumentFacts?, DocumentFacts?) {
        a.bytes == b.bytes ? (nil, nil) : (try DocumentFacts(a), try DocumentFacts(b))
    }
}
