/// What the writer met in Cairo's PDF and does not know; never the data's fault.
///
/// It fails closed: a file that it does not understand to the last byte is an error, not a file half finished.
struct PDFWritingError: Error, Hashable {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
