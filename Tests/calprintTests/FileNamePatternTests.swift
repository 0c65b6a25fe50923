import Testing

@testable import calprint

@Suite struct FileNamePatternTests {
    @Test(arguments: [
        ("a.png", 1, "a.png"), ("%d.png", 12, "12.png"), ("p-%02d.png", 7, "p-07.png"),
        ("p-%02d.png", 123, "p-123.png"),
        ("%%%d%%.svg", 3, "%3%.svg"), ("a%%d", 1, "a%d"), ("%01d", 5, "5"), ("%09d", 1, "000000001"),
    ])
    func `a name holds the page's number`(pattern: String, page: Int, name: String) throws {
        let pattern = try FileNamePattern(pattern)
        #expect(pattern.name(ofPage: page) == name)
    }

    @Test func `a percent sign alone is no field`() throws {
        #expect(try !FileNamePattern("100%%.png").hasField)
        #expect(try FileNamePattern("%d").hasField)
    }

    @Test(arguments: [
        ("%d%d", FileNamePattern.Mistake.severalFields), ("%", .unknownField("%")), ("a%s", .unknownField("%s")),
        ("%2d", .unknownField("%2d")), ("%02", .unknownField("%02")), ("%010d", .unknownField("%010d")),
        ("%-2d", .unknownField("%-")), ("%099999999999999999999d", .unknownField("%099999999999999999999d")),
    ])
    func `any other field is a mistake`(pattern: String, mistake: FileNamePattern.Mistake) {
        #expect(throws: mistake) { try FileNamePattern(pattern) }
    }
}
