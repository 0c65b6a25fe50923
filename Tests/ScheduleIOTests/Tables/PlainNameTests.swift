import Testing

@testable import ScheduleIO

/// How names of columns, lines and codes are compared.
@Suite struct PlainNameTests {
    @Test func `case, accents, spaces and punctuation do not count`() {
        let names = ["Straße, Ærø — Łódź", "strasse aero lodz", "+", "-"].map { PlainName($0) }
        #expect(names[0] == names[1] && names[2] != names[3])
    }

    @Test func `a name in ASCII is compared like the same one with other letters`() {
        // GLib's decomposition ends at a NUL.
        for code in 1..<UInt8(128) {
            let name = "B\(Unicode.Scalar(code))7"
            #expect(PlainName(name + "é").text == PlainName(name).text + "e", "U+\(code)")
        }
    }

    /// The time for it grew with the square of its length: 11 s for 900,000 letters.
    @Test func `a cell may be nearly a megabyte long`() {
        #expect(PlainName(String(repeating: "ÿ", count: 450_000)).text.utf8.count == 450_000)
    }
}
