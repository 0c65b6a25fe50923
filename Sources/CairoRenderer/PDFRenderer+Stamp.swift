import CalendarLayout

extension PDFRenderer {
    /// The stamp of a PDF that a renderer wrote (`DocumentMetadata.stamp`); nil if it has none.
    public static func stamp(ofPDF bytes: [UInt8]) -> String? { StampProperty.value(in: bytes) }
}
