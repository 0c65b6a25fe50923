/// The parts of a PDF apart from its pages, as lines that can be compared.
struct DocumentFacts {
    let pageCount: Int
    /// Names and values, in the order of pdfinfo.
    let metadata: [(name: String, value: String)]
    let outline: [String]
    /// The tree of tags, indented; empty if there is none.
    let structure: [String]
    let destinations: [String]
    private let isTagged: Bool

    init(_ document: PDFDocument) throws(ComparisonError) {
        var fields = try DocumentFacts.fields(of: document)
        guard let pages = fields.first(where: { $0.name == "Pages" }).flatMap({ Int($0.value) }), pages > 0 else {
            throw .unreadable(file: document.name, reason: "it has no pages")
        }
        isTagged = fields.contains { $0.name == "Tagged" && $0.value == "yes" }
        fields.removeAll { DocumentFacts.elsewhere.contains($0.name) }
        let packet = try Poppler.pdfinfo.lines(["-meta"], of: document).joined(separator: "\n")
        (pageCount, metadata) = (pages, fields + (packet.isEmpty ? [] : [("XMP", packet)]))
        outline = try DocumentFacts.outline(of: document)
        structure = try DocumentFacts.structure(of: document, isTagged, "-struct")
        destinations = try Poppler.pdfinfo.lines(["-dests"], of: document).dropFirst().map(String.init)
    }

    /// The tree of tags with the text in it.
    func taggedText(of document: PDFDocument) throws(ComparisonError) -> [String] {
        try DocumentFacts.structure(of: document, isTagged, "-struct-text")
    }

    /// Fields that follow from the pages or the bytes, or that are compared separately.
    private static let elsewhere: Set = [
        "Pages", "Page size", "Page rot", "File size", "Optimized", "Tagged", "Custom Metadata", "Metadata Stream",
    ]

    private static func fields(of document: PDFDocument) throws(ComparisonError) -> [(name: String, value: String)] {
        let options = ["-rawdates", "-enc", "UTF-8"]
        let lines = try Poppler.pdfinfo.lines(options, of: document)
        let custom = try Poppler.pdfinfo.lines(options + ["-custom"], of: document)
        let (fields, others) = (lines.compactMap(field), custom.compactMap(field))
        return fields + others.filter { other in !fields.contains { $0.name == other.name } }
    }

    /// `Title:           A test`
    private static func field(_ line: Substring) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return (String(line[..<colon]), String(line[colon...].dropFirst().drop { $0 == " " }))
    }

    private static func structure(
        of document: PDFDocument, _ isTagged: Bool, _ option: String
    ) throws(ComparisonError) -> [String] {
        guard isTagged else { return [] }
        return try Poppler.pdfinfo.lines([option, "-enc", "UTF-8"], of: document).map(withoutNumber)
    }

    /// `Object` for `Object 82 0`: the numbers of link objects carry no meaning.
    private static func withoutNumber(_ line: Substring) -> String {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "Object", words[1...].allSatisfy({ Int($0) != nil }) else {
            return String(line)
        }
        return line.prefix { $0 == " " } + "Object"
    }

    /// `  continued, p. 2 → page 2`: two spaces a level.
    private static func outline(of document: PDFDocument) throws(ComparisonError) -> [String] {
        let options = ["-xml", "-stdout", "-i", "-enc", "UTF-8"]
        var (level, entries) = (-1, [String]())
        for line in try Poppler.pdftohtml.lines(options, pages: 1...1, of: document) {
            if line.hasPrefix("<outline>") { level += 1 }
            if line.hasPrefix("</outline>") { level -= 1 }
            guard line.hasPrefix("<item") else { continue }
            let item = MarkupElement(line)
            let page = item["page"].map { " → page \($0)" } ?? ""
            entries.append(String(repeating: "  ", count: max(0, level)) + item.text + page)
        }
        return entries
    }
}
