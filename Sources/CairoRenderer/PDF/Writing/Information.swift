import CalendarLayout

extension DocumentMetadata {
    /// The information dictionary (ISO 32000-1, 14.3.3). One program creates the document and writes its PDF.
    func appendInformation(to dictionary: inout DictionaryWriter) {
        dictionary.entry("Title", .text(title))
        dictionary.entry("Author", author.map { .text($0) })
        dictionary.entry("Creator", .text(creator))
        dictionary.entry("Producer", .text(creator))
        dictionary.entry("CreationDate", .text(pdfDate))
        dictionary.entry("ModDate", .text(pdfDate))
    }

    /// `D:20250101000000Z` (ISO 32000-1, 7.9.4).
    private var pdfDate: String { "D:" + date.filter { $0.isNumber } + "Z" }
}
