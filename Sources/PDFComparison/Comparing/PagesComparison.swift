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
