import Foundation

/// A folder of goldens, a folder for those that differ, and which goldens to record.
public struct GoldenStore: Sendable {
    public let folder: URL
    public let failures: URL
    public let recording: Recording
    /// Receives notes that are not failures; by default, they go to standard error.
    let note: @Sendable (String) -> Void

    public init(
        folder: URL, failures: URL, recording: Recording,
        note: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        (self.folder, self.failures, self.recording, self.note) = (folder, failures, recording, note)
    }

    /// Compares text with `NAME.displaylist`; nil if it is the same.
    public func failure(displayList: String, named name: String) throws -> GoldenFailure? {
        try settle(Candidate(name: "\(name).displaylist", bytes: Array(displayList.utf8))) { expected in
            try difference(text: displayList, named: name, "displaylist", from: expected)
        }
    }

    /// Compares a web page with `NAME.html`; nil if it is the same.
    public func failure(html: String, named name: String) throws -> GoldenFailure? {
        try settle(Candidate(name: "\(name).html", bytes: Array(html.utf8))) { expected in
            try difference(text: html, named: name, "html", from: expected)
        }
    }

    /// Compares a PDF with `NAME.pdf`; nil if it is the same, or on other library versions says and shows the same.
    public func failure(
        pdf: [UInt8], named name: String, versions: LibraryVersions, sameFonts: Bool = true
    ) throws -> GoldenFailure? {
        try settle(Candidate(name: "\(name).pdf", bytes: pdf, versions: versions)) { expected in
            try difference(pdf: pdf, named: name, from: expected, versions, sameFonts)
        }
    }

    /// The library versions that the recorded PDFs were made with; nil if there are no PDFs.
    public var recordedVersions: LibraryVersions? {
        (try? String(contentsOf: versionsFile, encoding: .utf8)).map(LibraryVersions.init(text:))
    }

    /// Compares a candidate with its golden, and records it if `recording` says so.
    private func settle(_ candidate: Candidate, difference: ([UInt8]) throws -> String?) throws -> GoldenFailure? {
        let golden = try read(candidate.name)
        let found = try golden.map(difference) ?? nil
        switch (recording, golden, found) {
        case (.all, _, _), (.missing, nil, _), (.failed, nil, _), (.failed, _, .some):
            return try record(candidate, found)
        case (_, nil, _):
            return GoldenFailure(reason: .missing, message: missing(candidate.name))
        default:
            return found.map { GoldenFailure(reason: .differs, message: $0) }
        }
    }

    private func missing(_ name: String) -> String {
        "GoldenPDFs/\(name) does not exist. CALPRINT_RECORD=missing writes it; look at it before you commit it."
    }

    private func read(_ name: String) throws -> [UInt8]? {
        let file = folder.appending(path: name)
        return FileManager.default.fileExists(atPath: file.path) ? try [UInt8](Data(contentsOf: file)) : nil
    }
}
