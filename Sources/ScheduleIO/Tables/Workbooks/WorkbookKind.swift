/// The kind of a file that is not text, known from its bytes.
enum WorkbookKind {
    /// Office Open XML (ECMA-376), .xlsx and .xlsm: the only one that is read.
    case openXML
    /// .xlsb
    case binary
    /// OpenDocument, .ods
    case openDocument
    /// .xls, or a workbook with a password
    case compound
    /// Apple's Numbers
    case numbers
    /// Another ZIP archive.
    case archive

    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

    /// Returns true if the beginning of a file is that of an archive or of a compound file.
    static func isKnown(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        head.starts(with: zip) || head.starts(with: compoundFile)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.starts(with: WorkbookKind.compoundFile) {
            self = .compound
        } else if bytes.prefix(200).contains("application/vnd.oasis.opendocument") {
            self = .openDocument
        } else {
            // The list of the archive's files is at its end.
            let list = bytes.suffix(1 << 18)
            self =
                list.contains("xl/workbook.bin")
                ? .binary
                : list.contains("xl/worksheets/")
                    ? .openXML
                    : list.contains("Index/Document.iwa") ? .numbers : .archive
        }
    }

    /// A description of the kind, for a message; nil for the one that is read.
    var refusal: String? {
        switch self {
        case .openXML: nil
        case .binary: "a binary workbook (.xlsb)"
        case .openDocument: "an OpenDocument file (.ods)"
        case .compound: "an old workbook (.xls), or one with a password"
        case .numbers: "a Numbers document"
        case .archive: "an archive, and no workbook that can be read"
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Returns true if the bytes of a text are among them.
    fileprivate func contains(_ text: String) -> Bool {
        let pattern = Array(text.utf8)
        guard count >= pattern.count else { return false }
        return (startIndex...(endIndex - pattern.count)).contains { index in
            self[index] == pattern[0] && self[index..<index + pattern.count].elementsEqual(pattern)
        }
    }
}
