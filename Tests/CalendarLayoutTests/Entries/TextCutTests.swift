import Testing

@testable import CalendarLayout

/// The places to cut a text that goes on elsewhere; rooms are in characters.
@Suite struct TextCutTests {
    @Test func `after a word`() {
        #expect(cut("Ames Bell Cole", 11) == "Ames Bell")
        #expect(cut("Ames Bell Cole", 8) == "Ames")
    }

    @Test func `after a name if that keeps half of the line`() {
        #expect(cut("Ames / Bell Cole", 11) == "Ames /")
        #expect(cut("Ames / Bell Cole", 12) == "Ames / Bell")
        #expect(cut("Ames, Bell; Cole Dale", 16) == "Ames, Bell;")
    }

    @Test func `not inside a name, nor between it and its initial`() {
        #expect(cut("Ames C Corvane", 8) == "Ames")
        #expect(cut("Ames Ros-Vidal", 10) == "Ames")
        #expect(cut("P.G.K.A.", 7) == "P.G.")
    }

    @Test func `inside a word only if nothing else would be left of the text`() {
        #expect(cut("Brannoch", 3) == "Bra")
        #expect(cut("Brannoch", 0) == "")
        #expect(cut("Ames Brannoch", from: 5, 4) == "")
    }

    @Test func `on a line that is not the first`() {
        #expect(cut("Ames Bell Cole", from: 5, 4) == "Bell")
    }

    private func cut(_ text: String, from start: Int = 0, _ room: Int) -> String {
        let text = Paragraph(text, measurer: SquareEmMeasurer()).cut(in: .regular)
        let clusters = TextCut.words(of: text, from: start, fitting: Advance(room * Advance.unitsPerEm))
        #expect(clusters.lowerBound == start)
        return String(text.shaped.text(of: clusters))
    }
}
