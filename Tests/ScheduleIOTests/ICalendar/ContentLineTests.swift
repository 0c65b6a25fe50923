import Testing

@testable import ScheduleIO

/// Lines of a calendar, unfolded, and their places.
@Suite struct ContentLineTests {
    private func lines(_ text: String) -> [ContentLine] { lines(Array(text.utf8)) }

    private func lines(_ bytes: [UInt8]) -> [ContentLine] {
        var scanner = ContentLineScanner(bytes)
        var lines: [ContentLine] = []
        while let line = scanner.next() { lines.append(line) }
        return lines
    }

    @Test(arguments: ["\r\n", "\n", "\r"]) func `lines end in three ways`(_ end: String) {
        let found = lines("A:1\(end)\(end)b:2\(end)")
        #expect(found.map(\.name) == ["A", "B"])
        #expect(found.map(\.value) == ["1", "2"])
        #expect(found.map(\.position.line) == [1, 3])
    }

    @Test func `folded lines are one`() throws {
        let found = lines("SUMMARY\r\n :long\r\n er\r\n\t text\r\nX:1")
        try #require(found.map(\.value) == ["longer text", "1"])
        #expect(found[0].name == "SUMMARY")
        #expect(found[0].valuePosition == TextPosition(line: 2, column: 3))
        #expect(found[1].position == TextPosition(line: 5, column: 1))
    }

    @Test func `a fold may stand inside a character`() {
        let bytes = Array("A:".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xA9]
        #expect(lines(bytes)[0].value == "é")
    }

    @Test func `the value begins behind the parameters`() {
        let found = lines("DTSTART;TZID=\"a:b;c\";X=é:20250101")[0]
        #expect(found.name == "DTSTART" && found.value == "20250101")
        #expect(found.valuePosition == TextPosition(line: 1, column: 26))
    }

    @Test func `a line without a colon has no value`() {
        #expect(lines("NONSENSE")[0].value == "")
        #expect(lines("NONSENSE")[0].name == "NONSENSE")
    }

    @Test func `a byte order mark is no part of the first name`() {
        #expect(lines([0xEF, 0xBB, 0xBF] + Array("BEGIN:X".utf8))[0].name == "BEGIN")
    }

    @Test func `backslashes go from the calendar's own texts`() {
        #expect(lines(#"X:a\, b\; c\\ d\ne\: C:\Users\"#)[0].text == "a, b; c\\ d\ne: C:\\Users\\")
    }
}
