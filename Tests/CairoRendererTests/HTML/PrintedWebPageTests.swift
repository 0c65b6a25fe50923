import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// A web page that a browser prints is the PDF's pages again; `make check-readers` asks Chromium.
@Suite(.enabled(if: TextReader.asked.contains(.pdfjs), "make check-readers asks Chromium"), .serialized)
struct PrintedWebPageTests {
    /// On the paper that most browsers print on.
    static let goldens = GoldenPage.all.filter { $0.style.sheet.mediaBox == Media.letter.size }

    @Test(arguments: goldens)
    func `a browser prints as many pages, with the same words`(golden: GoldenPage) throws {
        let drawing = try golden.drawing()
        let page = try WebPage(drawing.pages.map(\.page), golden.style)
        let printed = try page.printed()
        #expect(try PDFWords(pdf: printed).pageSizes == PDFWords(pdf: drawing.pdf).pageSizes)
        // Chromium prints letters that join, mirror or stack without saying what they were.
        guard golden.fonts.isEmpty else { return }
        // MuPDF takes text as it is drawn; lines may end anywhere.
        let text = try TextReader.mutool.text(of: printed)
        let words = Set(try page.content().words)
        let lost = words.filter { !text.contains(text: $0) }
        #expect(lost.sorted() == [])
        print("\(golden): \(drawing.pages.count) pages and \(words.count) words, printed by Chromium")
    }
}

extension WebPage {
    /// The PDF that Chromium prints.
    fileprivate func printed() throws -> [UInt8] {
        try inFile { file in
            let folder = file.deletingLastPathComponent()
            let tool = Golden.root.appending(path: "Tools/look-at-html").path
            _ = try requireSuccess(of: tool, ["--print", file.path, folder.path])
            return [UInt8](try Data(contentsOf: folder.appending(path: "page-print.pdf")))
        }
    }
}
