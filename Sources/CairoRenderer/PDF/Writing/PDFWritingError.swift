/// Something unexpected in Cairo's PDF, or a lack of memory; never the data's fault.
///
/// The writer has to understand Cairo's file to the last byte: otherwise it throws this, and no file is completed.
struct PDFWritingError: Error, Hashable {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
