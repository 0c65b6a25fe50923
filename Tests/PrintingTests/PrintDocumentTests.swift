import Foundation
import GoldenSupport
import Testing

@testable import Printing

@Suite struct PrintDocumentTests {
    @Test func `a page of a finished PDF is a sheet of US Letter`() throws {
        let golden = Golden.root.appending(path: "GoldenPDFs/month-2025-01-light.pdf")
        let document = try #require(PrintDocument([UInt8](Data(contentsOf: golden))))
        #expect(document.pageSize == PageSize(612, 792))
    }

    @Test(arguments: [
        ("/MediaBox [0 0 612 792]", PageSize(612, 792)), ("/MediaBox[ 0 0 595.276 841.89 ]", PageSize(595.276, 841.89)),
        ("/MediaBox\n[10 20 802 632]", PageSize(612, 792)),
        ("/MediaBox [0 0 612 792] /MediaBox [0 0 792 612]", PageSize(612, 792)),
        ("/MediaBox [0 0 612 792] /MediaBox [0 0 612 1008]", nil), ("/MediaBox 7 0 R", nil),
        ("/MediaBox [0 0 a 792]", nil),
        ("/MediaBox [0 0 612", nil), ("", nil),
    ])
    func `the size is that of all pages, upright, or unknown`(words: String, size: PageSize?) throws {
        #expect(try #require(PrintDocument(Array("%PDF-1.7\n\(words)".utf8))).pageSize == size)
    }

    @Test(arguments: ["1e300", "99999999999", "inf", "nan", "0"])
    func `a page of a size that no paper has is absurd`(side: String) throws {
        #expect(try #require(PrintDocument(Array("%PDF-1.7\n/MediaBox [0 0 612 \(side)]".utf8))).hasAbsurdPage)
        #expect(try #require(PrintDocument(Array("%PDF-1.7\n/MediaBox [0 0 \(side) 792]".utf8))).hasAbsurdPage)
    }

    @Test func `object streams are inflated once, and to 64 MiB in all`() throws {
        let zeros = try requireSuccess(
            of: "python3", ["-c", "import zlib,sys; sys.stdout.buffer.write(zlib.compress(bytes(60 << 20), 9))"]
        ).stdout
        let stream = Array("/ObjStm /ObjStm /ObjStm stream\n".utf8) + zeros
        let bytes = (0..<100).reduce(into: Array("%PDF-1.7\n/MediaBox [0 0 612 792]\n".utf8)) { all, _ in all += stream
        }
        #expect(PrintDocument(bytes)?.pageSize == PageSize(612, 792))
    }

    @Test func `a known size is not looked up`() throws {
        let bytes = Array("%PDF-1.7\n/MediaBox [0 0 612 792]".utf8)
        #expect(try #require(PrintDocument(bytes, pageSize: PageSize(792, 1224))).pageSize == PageSize(792, 1224))
    }

    @Test(arguments: ["", "%PDF", "{}", String(repeating: " ", count: 1024) + "%PDF-1.7"])
    func `what does not begin as a PDF is none`(text: String) {
        #expect(PrintDocument(Array(text.utf8)) == nil)
    }
}
