import CairoRenderer
import CalendarLayout
import Testing

@Suite struct FontLibraryTests {
    @Test func `the family has regular, bold and condensed faces`() throws {
        let faces = try FontLibrary().faces
        #expect(
            faces.map { "\($0.family) \($0.style)" } == [
                "Roboto Regular", "Roboto Bold", "Roboto Condensed Regular", "Roboto Condensed Bold",
            ])
        #expect(faces.allSatisfy { $0.characterCount > 2500 && $0.version == "2.138" })
    }

    /// Libraries are made and freed in threads of their own, as in a server; each has the same faces.
    @Test func `libraries of many threads measure the same`() async throws {
        let expected = try widths()
        try await withThrowingTaskGroup(of: [Advance].self) { group in
            for _ in 0..<32 { group.addTask { try widths() } }
            for try await widths in group { #expect(widths == expected) }
        }
    }

    @Test func `every character that the page prints is in every face`() throws {
        let measurer = PangoMeasurer(try FontLibrary())
        let printed =
            "Notes: | +0123456789 more, p. , continued · The days that page shows in part, in full"
            + (1...12).map { "\($0)" }.joined()
        for face in FontFace.allCases { #expect(measurer.shape(printed, in: face).missing == []) }
    }

    private func widths() throws -> [Advance] {
        let measurer = PangoMeasurer(try FontLibrary())
        return FontFace.allCases.map { measurer.shape("Pellëtier-St. Aubin", in: $0).advance }
    }
}
