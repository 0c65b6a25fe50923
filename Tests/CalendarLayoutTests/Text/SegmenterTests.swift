import GoldenSupport
import Testing

@testable import CalendarLayout

/// The places where a calendar may end a line. In these tests `¦` is a free end, `÷` one at a hyphen, and `_` is inside
/// a group.
@Suite struct SegmenterTests {
    @Test func `a line may end at spaces and after a slash, freely`() {
        #expect(graded("Dr Ames on  call") == "Dr¦Ames¦on¦call")
        #expect(graded("OS/CL") == "OS/¦CL")
    }

    @Test func `trailing white space is no ink`() {
        #expect(segments("on  call ").map { $0.inkEnd - $0.start } == [2, 4])
    }

    @Test func `a line ends freely between initials only if two of them stand on either side`() {
        #expect(graded("P.G.K.") == "P._G._K.")
        #expect(graded("P.G.K.A.") == "P._G.¦K._A.")
        #expect(graded("P.G.K.A.D.F.") == "P._G.¦K.¦A.¦D._F.")
        #expect(graded("É.Ö.K.Ł.") == "É._Ö.¦K._Ł.")
    }

    @Test func `initials stay with the name behind them, and a bracket may begin a line`() {
        #expect(graded("P.G.Kovář") == "P._G._Kovář")
        #expect(graded("P.G.K.(G ½)") == "P._G._K.¦(G_½)")
    }

    @Test(arguments: ["Dr.Ames", "7.30", "O'B.C", "O'Brannoch"])
    func `other letters with full stops, apostrophes and digits are one piece`(_ text: String) {
        #expect(segments(text).map { $0.inkEnd - $0.start }.max() == text.utf8.count)
    }

    @Test func `after an abbreviation, initials are initials again`() {
        #expect(graded("St.A.B.C.D.") == "St.A._B.¦C._D.")
    }

    @Test(arguments: [("Ros-Vidal", 4), ("a\u{2010}b", 4), ("a\u{AD}b", 3)])
    func `a line may end after the hyphen of a name, if there is no better way`(_ name: String, _ offset: Int) {
        let segments = Segmenter.segments(of: name, opportunities: [offset])
        #expect(segments.map(\.endBefore) == [.glued, .hyphen] && segments.map(\.start) == [0, offset])
    }

    @Test(arguments: ["D ½", "D ¼", "D ¾", "(D ½)"])
    func `a fraction stays with its letter`(_ text: String) {
        let glued = String(text.map { $0 == " " ? "_" : $0 })
        #expect(graded("\(text) \(text)") == "\(glued)¦\(glued)")
    }

    @Test func `a letter alone stays with the name behind it, as long as there is one`() {
        #expect(graded("O O'Brannoch / C Corvane") == "O_O'Brannoch /¦C_Corvane")
        #expect(graded("D D'Ormesse / É Ames") == "D_D'Ormesse /¦É_Ames")
        #expect(graded("7 Ames on call A") == "7¦Ames¦on¦call¦A")
    }

    @Test(arguments: [
        ("O O'Brannoch / C Corvane / D ½", "O_O'Brannoch_/ C_Corvane_/ D_½"),
        ("Dr. Kovář, room 2", "Dr._Kovář, room_2"),
        ("Ames  on call", "Ames  on call"), ("course · OS", "course_· OS"), (" – Ames ", " –_Ames "), ("", ""),
    ])
    func `a space at which no line ends is firm`(_ text: String, _ firm: String) {
        let spaces = Segmenter.firmSpaces(in: text)
        let bytes = text.utf8.enumerated().map { spaces.contains($0.offset) ? UInt8(ascii: "_") : $0.element }
        #expect(String(decoding: bytes, as: UTF8.self) == firm)
    }

    @Test func `hours from and to stay together`() {
        #expect(graded("CALL 12–14 –") == "CALL¦12–14_–")
        #expect(graded("8:00–12:00") == "8:00–12:00")
    }

    @Test func `an abbreviated word of a name stays with the next`() {
        #expect(graded("Pellëtier-St. Aubin on") == "Pellëtier-÷St._Aubin¦on")
        #expect(graded("Dr. Kovář on") == "Dr._Kovář¦on")
        #expect(graded("on. Ames. Bell") == "on.¦Ames.¦Bell")
    }

    @Test(arguments: ["–", "—", "|", "/", "-", "&", "+", "•", "…", "---"])
    func `a sign between words never begins a line`(_ sign: String) {
        #expect(graded("Ames \(sign) Bell", everySpace) == "Ames_\(sign)¦Bell")
        #expect(graded("Ames \(sign)", everySpace) == "Ames_\(sign)")
    }

    @Test func `a middle dot ends no line and begins none`() {
        #expect(graded("Ames · Bell", everySpace) == "Ames¦Bell")
        #expect(graded("Ames ·", everySpace) == "Ames_·")
        #expect(graded("Ames·Bell on") == "Ames·Bell¦on")
    }

    @Test func `a number of up to three digits stays with its word`() {
        #expect(graded("in room 2 or Wing 301 on") == "in¦room_2¦or¦Wing_301¦on")
        #expect(graded("update 2025") == "update¦2025")
        #expect(graded("room 2b") == "room¦2b")
    }

    @Test(arguments: ["–", "-", "•", "("])
    func `a sign before the first word stays with it`(_ sign: String) {
        #expect(graded("\(sign) Ames Bell") == "\(sign)_Ames¦Bell")
    }

    @Test func `a minus before a number stays with the number`() {
        #expect(graded("from -5 to 5") == "from¦-5¦to_5")
    }

    @Test func `signs alone belong together`() {
        #expect(graded("– – –") == "–_–_–")
        #expect(graded("-") == "-")
    }

    @Test func `nothing has no pieces, and one character one`() {
        #expect(segments("").isEmpty && segments("  ").isEmpty)
        #expect(graded("A") == "A" && graded("é") == "é")
    }

    @Test(arguments: 0..<200)
    func `pieces put together are the text without its spaces`(_ seed: Int) {
        var random = SplitMix64(UInt64(seed))
        let text = random.text(words: 0...12)
        let (bytes, segments) = (Array(text.utf8), segments(text))
        let ink = segments.flatMap { bytes[$0.start..<$0.inkEnd] }.filter { $0 != 0x20 }
        #expect(ink == bytes.filter { $0 != 0x20 }, "seed \(seed)")
        for (segment, next) in zip(segments, segments.dropFirst()) {
            #expect(segment.start < segment.inkEnd && segment.inkEnd <= next.start, "seed \(seed)")
        }
    }

    private func segments(_ text: String) -> [TextSegment] {
        Segmenter.segments(of: text, opportunities: SquareEmMeasurer().lineBreakOpportunities(in: text))
    }

    /// The pieces, with the grade of each place between two.
    private func graded(
        _ text: String, _ opportunities: (String) -> [Int] = SquareEmMeasurer().lineBreakOpportunities
    ) -> String {
        let bytes = Array(text.utf8)
        return Segmenter.segments(of: text, opportunities: opportunities(text)).enumerated().map { index, segment in
            let piece = String(decoding: bytes[segment.start..<segment.inkEnd], as: UTF8.self)
            return index == 0 ? piece : segment.endBefore.sign + piece
        }.joined()
    }

    private func everySpace(_ text: String) -> [Int] {
        let bytes = Array(text.utf8)
        return bytes.indices.dropFirst().filter { bytes[$0 - 1] == 0x20 }
    }
}

extension LineEnd {
    fileprivate var sign: String {
        switch self {
        case .free: "¦"
        case .hyphen: "÷"
        case .glued: "_"
        }
    }
}
