import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import CairoRenderer

/// Months of the example, with hundreds of elements a page.
@Suite struct ElementTableTests {
    @Test func `every element is found by its content, and all content by its element`() throws {
        let pdf = try Drawing(.clinic(), "2025-01"..."2025-05").pdf
        #expect(try structuralFaults(of: pdf) == nil)
        let lines = try ElementTableTests.structure(of: pdf)
        #expect(lines.contains("\"CALL AVERBECK\"") && lines.count { $0.hasPrefix("P ") } > 5 * 80)
    }

    @Test(arguments: Renderer.allCases)
    func `every renderer reads the table and draws the same`(renderer: Renderer) throws {
        let months = "2025-01"..."2025-02"
        let (tagged, untagged) = (
            try Drawing(.clinic(), months).pdf, try Drawing(.clinic(), months, conformance: .untagged).pdf
        )
        #expect(try renderer.greys(of: tagged) == renderer.greys(of: untagged))
    }

    /// An entry has one element and one marked sequence; its share of the cells and rows is counted with it.
    @Test func `tags take less than 20 bytes an entry`() throws {
        let months = "2025-01"..."2026-12"
        let tagged = try Drawing(.clinic(), months).pdf
        let untagged = try Drawing(.clinic(), months, conformance: .untagged).pdf
        let entries = try ElementTableTests.structure(of: tagged).count { $0.hasPrefix("P ") }
        let bytes = Double(tagged.count - untagged.count) / Double(entries)
        #expect(bytes > 5 && bytes < 20, "\(bytes)")
    }

    private static func structure(of pdf: [UInt8]) throws -> [String] {
        try requireSuccess(of: "pdfinfo", ["-struct-text", "-"], input: pdf).text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
