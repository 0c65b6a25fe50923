/// The standards that a PDF conforms to, besides PDF itself.
public enum PDFConformance: Hashable, Sendable, CaseIterable {
    /// None: pages have no structure. The file is smaller, and cannot be read aloud in order.
    case untagged
    /// PDF/UA-1 (ISO 14289-1): pages have a structure that can be read aloud.
    case accessible
    /// PDF/UA-1 and PDF/A-2a (ISO 19005-2): the file will look the same in decades, and says so.
    case archival

    /// True if pages get a structure.
    var isTagged: Bool { self != .untagged }
}
