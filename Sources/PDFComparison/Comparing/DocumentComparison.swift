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

/// Compares the pages of two documents, pair by pair.
struct PagesComparison {
    private let alignment: PageAlignment
    private let dpi: Int
    private var readerA: PageReader
    private var readerB: PageReader
    /// The weekday names that the pages so far use.
    private var names = ContinuedDays.englishNames
    /// The number of the last picture of a page that only the second document has.
    private var lastNumber: Int

    init(
        _ a: PDFDocument, _ b: PDFDocument, pageCounts: (Int, Int), dpi: Int
    ) throws(ComparisonError) {
        let counts = pageCounts
        alignment = PageAlignment(try PageSignature.all(of: a, counts.0), try PageSignature.all(of: b, counts.1))
        (readerA, readerB) = (PageReader(a, pageCount: counts.0), PageReader(b, pageCount: counts.1))
        (lastNumber, self.dpi) = (counts.0, dpi)
    }

    /// The differences of all pages, in the order of ``PageAlignment``.
    ///
    /// - Parameter picture: called for each page that looks different.
    mutating func differences(picture: (DifferencePicture) throws -> Void) throws -> [Difference] {
        var differences: [Difference] = []
        for pair in alignment.pairs {
            switch pair {
            case .both(let pages, let isElsewhere):
                differences += try compare(pages, isElsewhere: isElsewhere, picture)
            case .missing(let number): differences.append(.page(try missing(number, picture)))
            case .added(let number): differences.append(.page(try added(number, picture)))
            }
        }
        return differences
    }

    private mutating func compare(
        _ pages: PageNumbers, isElsewhere: Bool, _ picture: (DifferencePicture) throws -> Void
    ) throws -> [Difference] {
        let (a, b) = (try readerA.page(pages.page), try readerB.page(pages.otherPage))
        let (imageA, imageB) = (try image(a, readerA), try image(b, readerB))
        let comparison = PageComparison(a, b, names: names)
        names = comparison.names
        let ink = imageA == imageB ? nil : InkComparison(imageA, imageB, dpi: dpi)
        let differences = comparison.differences(ink: ink)
        if let ink { try picture(DifferencePicture(number: pages.page, ink, differences)) }
        return (isElsewhere ? [.page(.moved(pages, beginning: a.beginning))] : []) + differences
    }

    private mutating func missing(
        _ number: Int, _ picture: (DifferencePicture) throws -> Void
    ) throws -> PageDifference {
        let page = try readerA.page(number)
        let image = try image(page, readerA)
        try picture(DifferencePicture(number: number, InkComparison(image, image.blank, dpi: dpi), []))
        return .missing(number, beginning: page.beginning)
    }

    private mutating func added(
        _ number: Int, _ picture: (DifferencePicture) throws -> Void
    ) throws -> PageDifference {
        let page = try readerB.page(number)
        let image = try image(page, readerB)
        lastNumber += 1
        try picture(DifferencePicture(number: lastNumber, InkComparison(image.blank, image, dpi: dpi), []))
        return .added(number, beginning: page.beginning)
    }

    private func image(_ page: PageContent, _ reader: PageReader) throws(ComparisonError) -> PageImage {
        try PageImage(reader.document, page: page, dpi: dpi)
    }
}

/// Compares a page of one document with a page of the other.
struct PageComparison {
    private let a: PageContent
    private let b: PageContent
    private let placesA: PagePlaces
    private let placesB: PagePlaces
    private let words: [PlacedWord]
    private let matching: WordMatching

    /// - Parameter names: the weekday names that the pages before use.
    init(_ a: PageContent, _ b: PageContent, names: Set<String>) {
        (self.a, self.b) = (a, b)
        let other = PagePlaces(b, names: names)
        placesA = PagePlaces(a, names: names, other: other)
        placesB = PagePlaces(b, names: names, other: placesA)
        words = placesA.place(a.words)
        matching = WordMatching(words, placesB.place(b.words))
    }

    var names: Set<String> { placesA.names }

    private var numbers: PageNumbers { PageNumbers(page: a.number, otherPage: b.number) }

    /// The differences of the pages.
    ///
    /// - Parameter ink: the images of both pages; nil if they are the same.
    func differences(ink: InkComparison?) -> [Difference] {
        var changes = WordChanges(words, matching)
        if let ink { changes.separateReadings(ink) } else { changes.takeAllForReadings() }
        return size + changes.differences.map { .words($0, numbers) }
            + (ink.map { inkDifferences($0, changes) } ?? []) + label
    }

    private var size: [Difference] {
        guard abs(a.size.width - b.size.width) > 0.01 || abs(a.size.height - b.size.height) > 0.01 else { return [] }
        return [.page(.resized(numbers, before: a.size, after: b.size))]
    }

    /// The difference of labels. Pages without labels, which have their numbers instead, are ignored.
    private var label: [Difference] {
        guard a.label != b.label, a.label != "\(a.number)" || b.label != "\(b.number)" else { return [] }
        return [.document(.pageLabel(before: a.label, after: b.label, numbers))]
    }

    /// The differences of ink that no difference of words explains.
    private func inkDifferences(_ ink: InkComparison, _ changes: WordChanges) -> [Difference] {
        var ink = ink
        ink.cover(changes.boxes)
        if let shift = changes.pageShift { ink.follow(shift) }
        let found = ink.clusters.prefix(PageComparison.maximumClusterCount).map { InkDifference($0, in: ink) }
        return found.withJoinedRules.withMovedRules.map { .ink(placed($0), numbers) }
    }

    private func placed(_ difference: InkDifference) -> InkDifference {
        var difference = difference
        difference.word = words.first { $0.box.grown(by: 1).contains(difference.box) }?.text
        difference.day = (difference.boxBefore == nil ? placesB : placesA).day(of: difference.box)
        return difference
    }

    /// The most places to name: pages with more have little in common.
    private static let maximumClusterCount = 200
}
