/// The kind of an object in Cairo's file. Pages of text need no others.
enum CairoObjectKind {
    case page
    /// The fonts of a page.
    case resources
    case font(subtype: String)
    case fontDescriptor
    /// The page tree, the catalog and the information dictionary, which the writer replaces by its own.
    case superseded

    /// Whether the object is left out of the file.
    var isDropped: Bool {
        switch self {
        case .page, .resources, .superseded: true
        case .font, .fontDescriptor: false
        }
    }

    /// Throws ``PDFWritingError`` for anything else.
    init(_ dictionary: PDFDictionary) throws(PDFWritingError) {
        switch dictionary.text("Type") {
        case "/Page":
            try dictionary.require(only: CairoObjectKind.pageKeys, in: "a page")
            self = .page
        case "/Font":
            try dictionary.require(only: CairoObjectKind.fontKeys, in: "a font")
            self = .font(subtype: dictionary.text("Subtype") ?? "")
        case "/FontDescriptor":
            try dictionary.require(only: CairoObjectKind.descriptorKeys, in: "a font descriptor")
            self = .fontDescriptor
        case "/Pages", "/Catalog": self = .superseded
        case nil: self = try CairoObjectKind.untyped(dictionary)
        case let type?: throw PDFWritingError("an object of type \(type)")
        }
    }

    private static func untyped(_ dictionary: PDFDictionary) throws(PDFWritingError) -> CairoObjectKind {
        if dictionary["Producer"] != nil { return .superseded }
        try dictionary.require(only: ["ExtGState", "Font"], in: "a page's resources")
        return .resources
    }

    private static let pageKeys: Set = ["Type", "Parent", "MediaBox", "Contents", "Group", "Resources"]
    private static let fontKeys: Set = [
        "Type", "Subtype", "BaseFont", "FirstChar", "LastChar", "FontDescriptor", "Encoding", "Widths", "ToUnicode",
        "DescendantFonts", "CIDSystemInfo", "W", "DW", "Name",
    ]
    private static let descriptorKeys: Set = [
        "Type", "FontName", "FontFamily", "Flags", "FontBBox", "ItalicAngle", "Ascent", "Descent", "CapHeight",
        "StemV", "StemH", "FontFile", "FontFile2", "FontFile3", "CharSet",
    ]
}
