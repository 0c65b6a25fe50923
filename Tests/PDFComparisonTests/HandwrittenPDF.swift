/// A PDF of one page of 200 × 100 points, written by hand.
struct HandwrittenPDF {
    /// The page's content stream (ISO 32000-1, 7.8.2); `/F` is Helvetica.
    var content: String
    /// More entries of the page's dictionary.
    var page = ""

    var bytes: [UInt8] {
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [4 0 R] /Count 1 /MediaBox [0 0 200 100] >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
            "<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> \(page) >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        var (text, offsets) = ("%PDF-1.7\n", [Int]())
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        let entries = offsets.map { String(repeating: "0", count: 10 - String($0).count) + "\($0) 00000 n \n" }
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n" + entries.joined()
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Array(text.utf8)
    }
}
