import Testing

@testable import CalendarLayout

@Suite struct LineBreakerTests {
    @Test func `a line takes as many words as fit`() throws {
        #expect(try lines("Ames Bell Cole", 9) == ["Ames Bell", "Cole"])
        #expect(try lines("Ames Bell Cole", 8) == ["Ames", "Bell", "Cole"])
        #expect(try lines("Ames Bell Cole", 14) == ["Ames Bell Cole"])
    }

    @Test func `the first line may have less room, or more`() throws {
        #expect(try BrokenText("Ames Bell Cole", limit: 9, first: 4).strings == ["Ames", "Bell Cole"])
        #expect(try BrokenText("Ames Bell Cole", limit: 4, first: 9).strings == ["Ames Bell", "Cole"])
    }

    @Test func `initials are broken after a full stop`() throws {
        #expect(try lines("P.G.K.A.D.F.", 6) == ["P.G.K.", "A.D.F."])
        #expect(try lines("P.G.K.A.D.F.", 9) == ["P.G.K.A.", "D.F."])
    }

    @Test func `the last line has no lone initial where its neighbour can keep it company`() throws {
        #expect(try lines("G.K.O.C.", 6) == ["G.K.", "O.C."])
        #expect(try lines("P.G.K.A.D.F.", 10) == ["P.G.K.A.", "D.F."])
        #expect(try lines("Ames A.B.", 7) == ["Ames", "A.B."])
        #expect(try lines("A.B.", 3) == ["A.", "B."])
        #expect(try lines("G.K.O.", 3) == ["G.", "K.", "O."])
    }

    @Test(arguments: 3...5)
    func `a fraction stays with its letter`(_ limit: Int) throws {
        #expect(try lines("D ½ D ½", limit) == ["D ½", "D ½"])
    }

    @Test func `a dash does not begin a line`() throws {
        #expect(try lines("Ames – Bell", 6) == ["Ames –", "Bell"])
        #expect(try lines("Ames - Bell", 6) == ["Ames -", "Bell"])
    }

    @Test func `no sign stands alone on a line`() throws {
        #expect(try lines("Brannoch & Brannoch", 10) == ["Brannoch &", "Brannoch"])
        #expect(try lines("Ames & Brannoch", 9) == ["Ames &", "Brannoch"])
        #expect(try lines("on - Brannoch", 10) == ["on -", "Brannoch"])
        #expect(try lines("- Brannoch Ames", 10) == ["- Brannoch", "Ames"])
    }

    @Test(arguments: ["Ros-Vidal", "O'Brannoch", "Pellëtier-St."])
    func `a name that fits another rung is not broken inside`(_ name: String) throws {
        let limit = name.count - 1
        #expect(try BrokenText("on \(name)", limit: limit, room: name.count).strings == nil)
        #expect(try BrokenText("on \(name)", limit: name.count, room: name.count).strings == ["on", name])
    }

    @Test(arguments: ["– Brannoch", "Brannoch –", "Brannoch ½", "• Brannoch"])
    func `a sign that clings to a name does not break it inside`(_ text: String) throws {
        #expect(try BrokenText(text, limit: 7, room: 8).strings == nil)
        let words = text.split(separator: " ").map(String.init)
        #expect(try BrokenText(text, limit: 8, room: 8).strings == words)
    }

    @Test func `a name that fits no rung is broken after its hyphen`() throws {
        #expect(try BrokenText("Ros-Vidal", limit: 6, room: 8).strings == ["Ros-", "Vidal"])
        #expect(try BrokenText("Pellëtier-St. Aubin", limit: 11, room: 12).strings == ["Pellëtier-", "St. Aubin"])
    }

    @Test func `a name without a hyphen in reach is broken after the last character that fits`() throws {
        #expect(try BrokenText("O'Brannoch", limit: 6, room: 6).strings == ["O'Bran", "noch"])
        #expect(try BrokenText("Ros-Vidal", limit: 3, room: 3).strings == ["Ros", "-", "Vid", "al"])
    }

    @Test func `a name that fits is not broken at its hyphen for the sign behind it`() throws {
        #expect(try lines("Ros-Vidal – Bell", 9) == ["Ros-Vidal", "– Bell"])
    }

    @Test func `a word of 200 characters ends`() throws {
        let word = String(repeating: "x", count: 200)
        let lines = try #require(try lines("on \(word) call", 9))
        #expect(lines.count == 24)
        #expect(lines.first == "on")
        #expect(lines.last == "xx call")
        #expect(lines.joined() == "on\(word) call")
    }

    @Test func `a limit narrower than a character still takes one a line`() throws {
        #expect(try lines("ABC", 0) == ["A", "B", "C"])
    }

    @Test func `a character of several scalars is not cut`() throws {
        #expect(try lines("e\u{301}e\u{301}👩‍⚕️", 1) == ["e\u{301}", "e\u{301}", "👩‍⚕️"])
    }

    @Test func `an empty text is one empty line, one character one`() throws {
        #expect(try lines("", 5) == [""])
        #expect(try lines("A", 5) == ["A"])
    }

    @Test func `white space at the ends takes no part in breaking`() throws {
        #expect(try BrokenText(" Brannoch", limit: 8, first: 8, room: 8).strings == ["Brannoch"])
        #expect(try lines("Ames  ", 4) == ["Ames"])
    }

    private func lines(_ text: String, _ limit: Int) throws -> [String]? {
        try BrokenText(text, limit: limit).strings
    }
}
