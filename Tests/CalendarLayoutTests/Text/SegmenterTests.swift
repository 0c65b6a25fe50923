import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct SegmenterTests {
    @Test func `a text may be broken at spaces, which belong to the word before`() {
        #expect(pieces("Dr Ames on  call") == ["Dr ", "Ames ", "on  ", "call"])
    }

    @Test func `trailing white space is no ink`() {
        let segments = segments("on  call ")
        #expect(segments.map { $0.inkEnd - $0.start } == [2, 4])
    }

    @Test func `a text may be broken after a slash`() {
        #expect(pieces("OS/CL") == ["OS/", "CL"])
    }

    @Test func `a text may be broken between initials, and between no other letters with full stops`() {
        #expect(pieces("P.G.K.") == ["P.", "G.", "K."])
        #expect(pieces("É.Ö.K.") == ["É.", "Ö.", "K."])
        #expect(pieces("Dr.Ames") == ["Dr.Ames"])
        #expect(pieces("St.A.B.") == ["St.A.", "B."])
        #expect(pieces("7.30") == ["7.30"])
        #expect(pieces("O'B.C") == ["O'B.C"])
        #expect(pieces("Ros-V.C") == ["Ros-V.C"])
    }

    @Test func `an initial is one letter and a full stop`() {
        #expect(segments("P.É.Dr. Xy 7.").map(\.isInitial) == [true, true, false, false, false])
    }

    @Test(arguments: ["Ros-Vidal", "O'Brannoch", "Pellëtier-St.", "a\u{2010}b"])
    func `a name is one piece`(_ name: String) {
        #expect(pieces(name) == [name])
    }

    @Test func `the break after a name's hyphen is kept for where there is no other way`() {
        #expect(segments("Ros-Vidal on-call").flatMap(\.words).map(\.innerBreaks) == [[4], [13]])
    }

    @Test(arguments: ["D ½", "D ¼", "D ¾"])
    func `a fraction stays with its letter`(_ text: String) {
        #expect(pieces("\(text) \(text)") == ["\(text) ", text])
    }

    @Test(arguments: ["–", "—", "|", "/", "-", "&", "+", "•", "·", "…", "---"])
    func `a sign between words stays with the word before`(_ sign: String) {
        #expect(pieces("Ames \(sign) Bell") == ["Ames \(sign) ", "Bell"])
        #expect(pieces("Ames \(sign)") == ["Ames \(sign)"])
    }

    @Test(arguments: ["–", "-", "•", "("])
    func `a sign before the first word stays with it`(_ sign: String) {
        #expect(pieces("\(sign) Ames Bell") == ["\(sign) Ames ", "Bell"])
    }

    @Test func `a minus before a number stays with the number`() {
        #expect(pieces("from -5 to 5") == ["from ", "-5 ", "to ", "5"])
    }

    @Test func `a letter alone stays with the name behind it, as long as there is one`() {
        #expect(pieces("O O'Brannoch / C Corvane") == ["O O'Brannoch / ", "C Corvane"])
        #expect(pieces("É Ames on call A") == ["É Ames ", "on ", "call ", "A"])
        #expect(pieces("7 Ames, A. Bell") == ["7 ", "Ames, ", "A. ", "Bell"])
    }

    @Test func `signs alone are one piece`() {
        #expect(pieces("– – –") == ["– – –"])
        #expect(pieces("-") == ["-"])
    }

    @Test func `nothing has no pieces, and one character one`() {
        #expect(pieces("").isEmpty)
        #expect(pieces("A") == ["A"])
        #expect(pieces("é") == ["é"])
    }

    @Test(arguments: 0..<200)
    func `pieces put together are the text`(_ seed: Int) {
        var random = SplitMix64(UInt64(seed))
        let text = random.text(words: 0...12)
        #expect(pieces(text).joined() == text, "seed \(seed)")
        for segment in segments(text) {
            #expect(segment.start < segment.end && segment.inkEnd <= segment.end, "seed \(seed)")
            #expect(segment.words.first?.start == segment.start, "seed \(seed)")
            #expect(segment.words.last?.end == segment.inkEnd, "seed \(seed)")
            for word in segment.words {
                #expect(word.innerBreaks.allSatisfy { $0 > word.start && $0 < word.end }, "seed \(seed)")
            }
        }
    }

    private func segments(_ text: String) -> [TextSegment] {
        Segmenter.segments(of: text, opportunities: SquareEmMeasurer().lineBreakOpportunities(in: text))
    }

    private func pieces(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return segments(text).map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    }
}
