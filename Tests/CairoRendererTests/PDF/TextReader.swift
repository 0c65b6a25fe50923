import Foundation
import GoldenSupport

/// A program that reads the text of a PDF, and what it is known to change in it.
enum TextReader: String, CaseIterable, Sendable {
    /// Poppler's order of reading, its picture of the page, and the order of drawing.
    case pdftotext, layout, raw
    /// MuPDF, which takes text as it is drawn.
    case mutool
    /// The structure tree with what is drawn for each element.
    case structure
    /// Firefox's reader, in Chromium; `make check-readers` asks it.
    case pdfjs

    /// The readers that this run asks.
    static let asked: [TextReader] =
        ProcessInfo.processInfo.environment["CALPRINT_READERS"] == nil ? allCases.filter { $0 != .pdfjs } : allCases

    /// True if it may be asked for text from right to left. MuPDF 1.24 and later turns such text around once more,
    /// numbers and joined letters first; the test says so and goes on.
    var readsBackwards: Bool {
        guard self == .mutool, let version = TextReader.mutoolVersion, version >= 24 else { return true }
        print("MuPDF 1.\(version) is not asked for text from right to left, which it turns around by itself")
        return false
    }

    /// The second part of MuPDF's version.
    private static let mutoolVersion: Int? = {
        let words = try? run("mutool", ["-v"])
        let text = words.map { $0.text + $0.errorText } ?? ""
        return text.firstMatch(of: /version 1\.(\d+)/).flatMap { Int($0.1) }
    }()

    /// True if it puts what it reads in the order of its places.
    var sortsByPlace: Bool { self == .pdftotext || self == .layout }

    /// The text of a PDF, without what this reader adds to every text.
    func text(of pdf: [UInt8]) throws -> ReadText {
        switch self {
        case .pdftotext: try read("pdftotext", ["-", "-"], pdf)
        case .layout: try read("pdftotext", ["-layout", "-", "-"], pdf)
        case .raw: try read("pdftotext", ["-raw", "-", "-"], pdf)
        case .structure: try read("pdfinfo", ["-struct-text", "-"], pdf)
        case .mutool: try withFile(pdf) { try read("mutool", ["draw", "-q", "-F", "txt", $0], []) }
        case .pdfjs: try withFile(pdf, readWithPDFJS)
        }
    }

    private func read(_ program: String, _ arguments: [String], _ pdf: [UInt8]) throws -> ReadText {
        ReadText(try requireSuccess(of: program, arguments, input: pdf).text, by: self)
    }

    private func readWithPDFJS(_ path: String) throws -> ReadText {
        let tool = Golden.root.appending(path: "Tools/read-with-pdfjs").path
        let answer = try requireSuccess(of: tool, [path], input: []).stdout
        let texts = try JSONDecoder().decode([String: String].self, from: Data(answer))
        return ReadText(texts[path] ?? "", by: self)
    }

    private func withFile<Result>(_ pdf: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "read.pdf")
            try Data(pdf).write(to: file)
            return try body(file.path)
        }
    }
}

/// The findings of a reader.
struct ReadText {
    private let text: String
    private let characters: String
    private let reader: TextReader

    init(_ text: String, by reader: TextReader) {
        self.reader = reader
        self.text = reader.comparable(reader == .structure ? text.elementTexts : text)
        characters = self.text.filter { !$0.isWhitespace }
    }

    /// True if the words stand together somewhere, each of them whole.
    func contains(word: some StringProtocol) -> Bool { text.contains(reader.comparable(String(word))) }

    /// True if all characters of a text follow each other, wherever its lines end.
    func contains(text: String) -> Bool {
        characters.contains(reader.comparable(text).filter { !$0.isWhitespace })
    }
}

extension TextReader {
    /// A text with what the reader adds or replaces in every PDF, whatever the PDF says.
    fileprivate func comparable(_ text: String) -> String {
        switch self {
        case .pdftotext, .layout, .raw:
            // Poppler puts direction marks around text from right to left.
            text.without { (0x202A...0x202E).contains($0.value) }
        case .mutool, .structure: text
        case .pdfjs:
            // pdf.js replaces many characters by others that look the same (μ for µ), and drops those that print
            // nothing.
            text.precomposedStringWithCompatibilityMapping.without { $0.properties.generalCategory == .format }
        }
    }
}

extension String {
    /// The content of the elements of a structure tree, without their names and quotation marks.
    fileprivate var elementTexts: String {
        split(separator: "\n").compactMap { $0.firstMatch(of: /"(.*)"/)?.1 }.joined(separator: " ")
    }

    fileprivate func without(_ isDropped: (Unicode.Scalar) -> Bool) -> String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !isDropped($0) }))
    }
}
