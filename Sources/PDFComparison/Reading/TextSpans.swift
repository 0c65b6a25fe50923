/// The texts of pages and the look of each, read by Poppler's `pdftohtml -xml`.
struct TextSpans {
    /// The look of a text, and the target of its link.
    struct Look: Hashable {
        /// The font's name without the subset tag.
        var font: String?
        /// `#rrggbb`
        var colour: String?
        /// The target of the link.
        var link: String?
    }

    private struct Span {
        let box: Box
        let look: Look
    }

    /// The spans by page, and by the top edge rounded down to whole points.
    private let rows: [[Int: [Span]]]
    private let firstPage: Int

    /// The scale of pdftohtml's coordinates, the largest that it allows.
    private static let zoom = 3.0

    init(_ document: PDFDocument, pages: ClosedRange<Int>) throws(ComparisonError) {
        let options = [
            "-xml", "-stdout", "-i", "-hidden", "-noroundcoord", "-nomerge", "-fontfullname", "-zoom", "3", "-enc",
            "UTF-8",
        ]
        let lines = try Poppler.pdftohtml.lines(options, pages: pages, of: document)
        (rows, firstPage) = (TextSpans.rows(lines), pages.lowerBound)
    }

    private static func rows(_ lines: [Substring]) -> [[Int: [Span]]] {
        var pages: [[Int: [Span]]] = []
        var fonts: [String: Look] = [:]
        for line in lines.lazy.map({ $0.drop { $0 == "\t" } }) {
            if line.hasPrefix("<page ") {
                pages.append([:])
            } else if line.hasPrefix("<fontspec ") {
                let font = MarkupElement(line)
                fonts[font["id"] ?? ""] = Look(font: font["family"].map(withoutTag), colour: font["color"])
            } else if line.hasPrefix("<text "), !pages.isEmpty {
                let span = span(MarkupElement(line), fonts)
                pages[pages.count - 1][Int(span.box.y.rounded(.down)), default: []].append(span)
            }
        }
        return pages
    }

    private static func span(_ element: MarkupElement, _ fonts: [String: Look]) -> Span {
        let values = ["left", "top", "width", "height"].map { element.number($0) / zoom }
        var look = fonts[element["font"] ?? ""] ?? Look()
        // A link inside the PDF names pdftohtml's own output file, then `#` and the page.
        look.link = element.link.map { link in
            link.firstIndex(of: "#").map { "page \(link[$0...].dropFirst())" } ?? link
        }
        return Span(box: Box(x: values[0], y: values[1], width: values[2], height: values[3]), look: look)
    }

    /// `Roboto-Bold` of `ABCDEF+Roboto-Bold` (ISO 32000-1, 9.6.4).
    private static func withoutTag(_ name: String) -> String {
        let parts = name.split(separator: "+", maxSplits: 1)
        return parts.count == 2 && parts[0].count == 6 ? String(parts[1]) : name
    }

    /// The look of a word; empty for vertical text, whose look is unknown.
    func look(of word: PDFWords.Word) -> Look {
        guard rows.indices.contains(word.page - firstPage) else { return Look() }
        let (row, middle) = (Int(word.yMin.rounded(.down)), (word.xMin + word.xMax) / 2)
        let near = (row - 1...row + 1).flatMap { rows[word.page - firstPage][$0] ?? [] }
        return near.first { span in
            abs(span.box.y - word.yMin) < 0.2 && abs(span.box.maxY - word.yMax) < 0.2 && span.box.x <= middle
                && span.box.maxX >= middle
        }?.look ?? Look()
    }
}
