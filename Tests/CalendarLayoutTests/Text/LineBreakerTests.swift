import Testing

@testable import CalendarLayout

@Suite struct LineBreakerTests {
    @Test func `a line takes as many words as fit`() throws {
        #expect(try lines("Ames Bell Cole", 9) == ["Ames Bell", "Cole"])
        #expect(try lines("Ames Bell Cole", 8) == ["Ames", "Bell", "Cole"])
        #expect(try lines("Ames Bell Cole", 14) == ["Ames Bell Cole"])
    }

    @Test func `the first line has less room`() throws {
        let broken = try BrokenText("Ames Bell Cole", limit: 9, indent: 5)
        #expect(broken.strings == ["Ames", "Bell Cole"])
        #expect(broken.fill?.lineCount == 2 && broken.fill?.beginsBelow == false)
    }

    @Test func `a text whose first word has no room beside its label begins below it`() throws {
        let broken = try BrokenText("Abcd Ef", limit: 7, indent: 4)
        #expect(broken.strings == ["Abcd Ef"])
        #expect(broken.fill?.lineCount == 2 && broken.fill?.beginsBelow == true)
    }

    @Test func `initials are broken after a full stop, two of them on either side`() throws {
        #expect(try lines("P.G.K.A.D.F.", 6) == ["P.G.K.", "A.D.F."])
        #expect(try lines("P.G.K.A.D.F.", 10) == ["P.G.K.A.", "D.F."])
        #expect(try lines("P.G.K.A.D.F.", 4) == ["P.G.", "K.A.", "D.F."])
        #expect(try lines("Ames A.B.", 7) == ["Ames", "A.B."])
    }

    @Test func `initials that no line holds are broken one by one`() throws {
        #expect(try lines("A.B.", 3) == ["A.", "B."])
        #expect(try BrokenText("A.B.", limit: 3, room: 4).strings == nil)
    }

    @Test(arguments: 3...5)
    func `a fraction stays with its letter`(_ limit: Int) throws {
        #expect(try lines("D ½ D ½", limit) == ["D ½", "D ½"])
    }

    @Test func `an initial stays with its name, and a sign with the word before it`() throws {
        #expect(try lines("on C Corvane", 9) == ["on", "C Corvane"])
        #expect(try lines("Ames – Bell", 6) == ["Ames –", "Bell"])
        #expect(try lines("Ames / Bell", 6) == ["Ames /", "Bell"])
        #expect(try lines("- Brannoch Ames", 10) == ["- Brannoch", "Ames"])
    }

    @Test(arguments: ["Ros-Vidal", "O'Brannoch", "C Corvane", "St. Aubin", "D ½"])
    func `what another setting holds on a line is not broken inside`(_ name: String) throws {
        let (limit, count) = (name.count - 1, name.count)
        #expect(try BrokenText("on \(name)", limit: limit, worst: .free, room: count).strings == nil)
        #expect(try BrokenText("on \(name)", limit: count, worst: .free, room: count).strings == ["on", name])
    }

    @Test func `a name is broken at its hyphen only if that is allowed`() throws {
        #expect(try BrokenText("Ros-Vidal on", limit: 6, worst: .free, room: 9).strings == nil)
        let broken = try BrokenText("Ros-Vidal on", limit: 8, worst: .hyphen, room: 9)
        #expect(broken.strings == ["Ros-", "Vidal on"])
        #expect(broken.fill?.hyphenCount == 1 && broken.fill?.wordBreakCount == 0)
    }

    @Test func `a word that no setting holds is broken inside, with room for a hyphen`() throws {
        #expect(try BrokenText("O'Brannoch", limit: 6, hyphen: 1, room: 10).strings == nil)
        let broken = try BrokenText("O'Brannoch", limit: 6, hyphen: 1, room: 9)
        #expect(broken.strings == ["O'Bra", "nnoch"])
        #expect(broken.lines?.map(\.endsInsideWord) == [true, false])
        #expect(broken.lines?.map(\.brokenWord) == [0..<10, 0..<10])
        #expect(broken.fill?.wordBreakCount == 1 && broken.fill?.hyphenCount == 0)
    }

    @Test func `what is left of a broken word stands alone`() throws {
        let broken = try BrokenText("on xxxxxxxxxx y", limit: 4, hyphen: 1, room: 9)
        #expect(broken.strings == ["on", "xxx", "xxx", "xxxx", "y"])
    }

    @Test func `a word of 200 characters ends`() throws {
        let word = String(repeating: "x", count: 200)
        let lines = try #require(try lines("on \(word) call", 9))
        #expect(lines.count == 25 && lines.first == "on" && lines.last == "call")
        #expect(lines.joined() == "on\(word)call")
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
        #expect(try BrokenText(" Brannoch", limit: 8, room: 8).strings == ["Brannoch"])
        #expect(try lines("Ames  ", 4) == ["Ames"])
    }

    private func lines(_ text: String, _ limit: Int) throws -> [String]? {
        try BrokenText(text, limit: limit).strings
    }
}
