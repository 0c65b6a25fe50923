/// A fault of the writer, or a lack of memory; never the data's fault. No file is completed.
struct PDFWritingError: Error, Hashable {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
