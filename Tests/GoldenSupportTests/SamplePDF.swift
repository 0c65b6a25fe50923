/// A handwritten PDF with pages of 72 × 36 points, so that the harness is tested without a library.
struct SamplePDF {
    /// A page's content stream (ISO 32000-1, 7.8.2).
    var pages: [String]
    /// A comment, which changes the bytes and nothing else.
    var comment = "sample"

    /// A black square of 10 points, `x` points from the left and 20 from the bottom.
    static func square(x: Int) -> SamplePDF { SamplePDF(pages: ["0 g \(x) 20 10 10 re f"]) }

    /// A page with a line of text, 10 points from the left, its baseline 20 from the bottom.
    static func text(_ text: String) -> SamplePDF { SamplePDF(pages: ["BT /F 10 Tf 10 20 Td (\(text)) Tj ET"]) }

    var bytes: [UInt8] {
        var text = "%PDF-1.4\n%\(comment)\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        let entries = offsets.map { String(repeating: "0", count: 10 - String($0).count) + "\($0) 00000 n \n" }
        text += "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n" + entries.joined()
        text += "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Array(text.utf8)
    }

    private var objects: [String] {
        let kids = pages.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
        return [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) /MediaBox [0 0 72 36] >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        ]
            + pages.enumerated().flatMap { index, content in
                [
                    """
                    << /Type /Page /Parent 2 0 R /Contents \(5 + 2 * index) 0 R /Resources << /Font << /F 3 0 R >> >> >>
                    """,
                    "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
                ]
            }
    }
}
