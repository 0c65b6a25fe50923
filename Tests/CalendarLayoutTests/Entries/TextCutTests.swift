import CalendarCore
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

    @Test func `never inside a word`() {
        #expect(cut("Brannoch", 3) == nil)
        #expect(cut("Ames Brannoch", from: 5, 4) == "")
    }

    @Test(arguments: [
        ("Ames, Bell, Cole, Dale", 3, "Ames,|Bell,|", CutMark.rest), ("Ames, Bell, Cole, Dale", 2, "", .names(4)),
        ("C Ames / D Bell / E Cole", 2, "", .names(3)),
        ("Ames, Bell, Cole — all day long", 4, "Ames,|Bell,|Cole —|all", .rest),
        ("Brannoch", 1, "", .names(1)), ("Ames meets Bell for tea", 2, "Ames|", .rest),
    ])
    func `a list is cut between names, of which two remain, or its mark counts them`(
        _ text: String, _ count: Int, _ rest: String, _ mark: CutMark
    ) throws {
        let paragraph = Paragraph(text, measurer: SquareEmMeasurer())
        let breaker = LineBreaker(face: .regular, width: .points(80), size: .points(10))
        let lines = try #require(breaker.lines(of: paragraph)).lines
        let cut = TextCut(lines, to: count, of: paragraph.cut(in: .regular), isList: true) { _ in
            TextCut.Room(width: .points(80), size: .points(10), mark: .rest, markWidth: .points(30))
        }
        let shaped = paragraph.shaped(in: .regular)
        #expect(cut.lines.map { String(shaped.text(of: $0.clusters)) }.joined(separator: "|") == rest)
        #expect(cut.mark == mark)
    }

    @Test func `on a line that is not the first`() {
        #expect(cut("Ames Bell Cole", from: 5, 4) == "Bell")
    }

    @Test func `a text on one line stays whole if it fits, and has no mark`() {
        let cuts = [140, 100, 5].map { width in
            TextCut(paragraph, in: .regular, room(width, .dots, markWidth: 10))
        }
        #expect(cuts.map { text(of: $0.lines) } == ["Ames Bell Cole", "Ames Bell", ""])
        #expect(cuts.map(\.mark) == [nil, .dots, .dots])
        #expect(cuts.map(\.markIndent) == [.points(140), .points(90), .zero])
    }

    @Test func `lines before the last that remains are whole, and the mark is a gap behind it`() {
        let lines = [TextLine(clusters: 0..<4), TextLine(clusters: 5..<9), TextLine(clusters: 10..<14)]
        let pieces = paragraph.cut(in: .regular)
        let cut = TextCut(lines, to: 2, of: pieces, isList: false) { _ in room(72, .rest, markWidth: 30) }
        #expect(text(of: cut.lines) == "Ames|Bell" && cut.mark == .rest && cut.markIndent == .points(42))
        let narrow = TextCut(lines, to: 2, of: pieces, isList: false) { _ in room(71, .rest, markWidth: 30) }
        #expect(text(of: narrow.lines) == "Ames|" && narrow.markIndent == .zero)
    }

    @Test func `texts below each other remain as long as they have room`() {
        let heights = [10, 20, 10].map(Length.points)
        let kept = [44, 43, 32, 31, 9].map { TextCut.keptCount(heights, gap: .points(2), in: .points($0)) }
        #expect(kept == [3, 2, 2, 1, 0] && TextCut.keptCount([], in: .zero) == 0)
    }

    @Test func `a mark says where the rest is`() {
        let locale = CalendarLocale.english
        let marks: [CutMark] = [.rest, .more(3), .names(5), .page, .dots, .asterisk]
        let words = ["… p. 2", "+3 more, p. 2", "+5, p. 2", "p. 2", "…", "*"]
        #expect(marks.map { $0.words(locale, page: "2") } == words)
        #expect([CutMark.rest, .names(5), .page].allSatisfy { $0.words(locale) == "… below" })
        let fitting = [130, 40, 39].map { width in
            CutMark.fitting(
                [.more(3), .page, .dots], page: "2", in: .bold, size: .points(10), width: .points(width), locale,
                Typesetter(SquareEmMeasurer())
            ).text
        }
        #expect(fitting == ["+3 more, p. 2", "p. 2", "…"])
    }

    private var paragraph: Paragraph { Paragraph("Ames Bell Cole", measurer: SquareEmMeasurer()) }

    private func room(_ width: Int, _ mark: CutMark, markWidth: Int) -> TextCut.Room {
        TextCut.Room(width: .points(width), size: .points(10), mark: mark, markWidth: .points(markWidth))
    }

    private func text(of lines: [TextLine]) -> String {
        let shaped = paragraph.shaped(in: .regular)
        return lines.map { String(shaped.text(of: $0.clusters)) }.joined(separator: "|")
    }

    private func cut(_ text: String, from start: Int = 0, _ room: Int) -> String? {
        let text = Paragraph(text, measurer: SquareEmMeasurer()).cut(in: .regular)
        let clusters = TextCut.words(of: text, from: start, fitting: Advance(room * Advance.unitsPerEm))
        #expect(clusters.map { $0.lowerBound == start } ?? true)
        return clusters.map { String(text.shaped.text(of: $0)) }
    }
}
