import CalendarLayout
import Testing

@testable import CalendarLayout

/// Parts of a text in bold.
@Suite struct EmphasisTests {
    /// Bold is twice as wide.
    private static let measurer = SquareEmMeasurer(regular: 10, bold: 20, condensed: 6, condensedBold: 12)

    private func typesetter(_ names: String...) -> Typesetter {
        Typesetter(Self.measurer, emphasis: Emphasis { text in names.flatMap { text.ranges(of: $0) } })
    }

    @Test func `a part has the glyphs and the widths of the bold face, and what follows moves`() {
        let shaped = typesetter("Ké").paragraph("A Ké B").shaped(in: .regular)
        #expect(shaped.text == "A Ké B" && shaped.face == .regular && !shaped.isSimple)
        #expect(shaped.clusters.indices.map { shaped.position(ofCluster: $0).rawValue } == [0, 10, 20, 40, 60, 70])
        #expect(shaped.glyphs.map { Int($0.x) } == [0, 10, 20, 40, 60, 70] && shaped.advance.rawValue == 80)
        let (regular, bold) = (FontFace.regular.rawValue, FontFace.bold.rawValue)
        #expect(shaped.glyphs.map { Int($0.font) } == [regular, regular, bold, bold, regular, regular])
        #expect(shaped.fonts == [regular, bold] && shaped.emphasized == [2..<5])
    }

    @Test(arguments: [(FontFace.condensed, FontFace.condensedBold), (.bold, .bold), (.condensedBold, .condensedBold)])
    func `each face has its bold one`(face: FontFace, bold: FontFace) {
        let shaped = typesetter("K").paragraph("K").shaped(in: face)
        #expect(shaped.fonts == [bold.rawValue])
    }

    @Test func `several parts, at the ends as well`() {
        let shaped = typesetter("K").paragraph("K.B.K").shaped(in: .condensed)
        #expect(shaped.emphasized == [0..<1, 4..<5] && shaped.advance.rawValue == 12 * 2 + 6 * 3)
    }

    @Test func `a part that divides a cluster stays as it is`() {
        let divided = Emphasis { text in [text.startIndex..<text.unicodeScalars.index(after: text.startIndex)] }
        let shaped = Typesetter(Self.measurer, emphasis: divided).paragraph("e\u{301}a").shaped(in: .regular)
        #expect(shaped.emphasized.isEmpty && shaped.fonts == [FontFace.regular.rawValue])
    }

    @Test func `words of the page itself do not stand out`() {
        #expect(typesetter("Su").word("Su", in: .regular).emphasized.isEmpty)
    }

    @Test func `a run knows which of its characters stand out`() {
        let shaped = typesetter("Ké").paragraph("A Ké B").shaped(in: .regular)
        func parts(_ clusters: Range<Int>) -> [String] {
            TextRun(shaped, clusters: clusters, origin: Point(x: .zero, y: .zero), size: .points(10)).parts.map {
                "\($0.text)\($0.isEmphasized ? "!" : "")"
            }
        }
        #expect(parts(0..<6) == ["A ", "Ké!", " B"])
        #expect(parts(0..<3) == ["A ", "K!"] && parts(3..<6) == ["é!", " B"] && parts(0..<2) == ["A "])
        #expect(parts(2..<4) == ["Ké!"])
    }
}
