import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// The outline and the labels of a month that is continued, as qpdf reads them.
@Suite struct OutlineTests {
    @Test func theOutlineHasAnEntryAMonthAndItsContinuationUnderIt() throws {
        let pdf = try Drawing(.clinic(), "2025-02"..."2025-04").pdf
        let outline = try QPDFJSON(pdf: pdf).array("outlines").map { entry in
            [entry["title"] as? String] + ((entry["kids"] as? [[String: Any]]) ?? []).map { $0["title"] as? String }
        }
        #expect(outline == [["February 2025"], ["March 2025", "continued, p. 3"], ["April 2025"]])
    }

    @Test func pagesAreLabelledByMonth() throws {
        let drawing = try Drawing(.clinic(), "2025-02"..."2025-04")
        #expect(drawing.pages.map(\.page.label) == ["2025-02", "2025-03", "2025-03, p. 3", "2025-04"])
        #expect(try QPDFJSON(pdf: drawing.pdf).array("pagelabels").count > 1)
    }
}

/// What qpdf says about a PDF.
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
