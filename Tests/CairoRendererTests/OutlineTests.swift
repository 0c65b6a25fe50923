import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// The outline and the labels of a month that is continued, as qpdf reads them.
@Suite struct OutlineTests {
    @Test func `the outline has an entry a month, and its continuation under it`() throws {
        let pdf = try Drawing(.crowded(entries: 24), "2025-04"..."2025-06").pdf
        let outline = try QPDFJSON(pdf: pdf).array("outlines").map { entry in
            [entry["title"] as? String] + ((entry["kids"] as? [[String: Any]]) ?? []).map { $0["title"] as? String }
        }
        #expect(outline == [["April 2025"], ["May 2025", "continued, p. 3"], ["June 2025"]])
    }

    @Test func `pages are labelled by month`() throws {
        let drawing = try Drawing(.crowded(entries: 24), "2025-04"..."2025-06")
        #expect(drawing.pages.map(\.page.label) == ["2025-04", "2025-05", "2025-05, p. 3", "2025-06"])
        #expect(try QPDFJSON(pdf: drawing.pdf).array("pagelabels").count > 1)
    }
}

/// The facts that qpdf has of a PDF.
struct QPDFJSON {
    let root: [String: Any]

    init(pdf: [UInt8]) throws {
        let text = try withTemporaryFolder { folder in
            let file = folder.appending(path: "a.pdf")
            try Data(pdf).write(to: file)
            return try requireSuccess(of: "qpdf", ["--json=1", file.path]).stdout
        }
        root = try #require(try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
    }

    func array(_ key: String) -> [[String: Any]] { root[key] as? [[String: Any]] ?? [] }
}
