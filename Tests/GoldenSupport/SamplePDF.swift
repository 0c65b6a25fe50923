/// A PDF written by hand, so that tests need no library. Its pages are 72 × 36 points and have a font, `/F`: Helvetica.
public struct SamplePDF {
    /// Each page's content stream (ISO 32000-1, 7.8.2).
    public var pages: [String]
    /// A comment, which changes the bytes and nothing else.
    public var comment: String
    /// The pages' width and height, in points.
    public var size: (width: Int, height: Int)
    /// More entries of each page's dictionary.
    public var pageEntries: String
    /// More entries of the catalog.
    public var catalogEntries: String
    /// More objects; the first has the number 4 + 2 × the number of pages.
    public var objects: [String]

    public init(
        pages: [String], comment: String = "sample", size: (width: Int, height: Int) = (72, 36),
        pageEntries: String = "", catalogEntries: String = "", objects: [String] = []
    ) {
        (self.pages, self.comment, self.size) = (pages, comment, size)
        (self.pageEntries, self.catalogEntries, self.objects) = (pageEntries, catalogEntries, objects)
    }

    /// A black square of 10 points, `x` points from the left and 20 from the bottom.
    public static func square(x: Int) -> SamplePDF { SamplePDF(pages: ["0 g \(x) 20 10 10 re f"]) }

    /// A page with a line of text, 10 points from the left, its baseline 20 from the bottom.
    public static func text(_ text: String) -> SamplePDF {
        SamplePDF(pages: ["BT /F 10 Tf 10 20 Td (\(text)) Tj ET"])
    }

    public var bytes: [UInt8] {
        var text = "%PDF-1.7\n%\(comment)\n"
        var offsets: [Int] = []
        for (index, object) in allObjects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        let entries = offsets.map { String(repeating: "0", count: 10 - String($0).count) + "\($0) 00000 n \n" }
        text += "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n" + entries.joined()
        text += "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Array(text.utf8)
    }

    private var allObjects: [String] {
        let kids = pages.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
        let box = "[0 0 \(size.width) \(size.height)]"
        return [
            "<< /Type /Catalog /Pages 2 0 R \(catalogEntries) >>",
            "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) /MediaBox \(box) >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        ] + pages.indices.flatMap { [page($0), content($0)] } + objects
    }

    private func page(_ index: Int) -> String {
        let resources = "<< /Font << /F 3 0 R >> >>"
        return "<< /Type /Page /Parent 2 0 R /Contents \(5 + 2 * index) 0 R /Resources \(resources) \(pageEntries) >>"
    }

    private func content(_ index: Int) -> String {
        "<< /Length \(pages[index].utf8.count) >>\nstream\n\(pages[index])\nendstream"
    }
}
