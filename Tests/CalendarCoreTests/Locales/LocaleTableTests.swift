import Testing

@testable import CalendarCore

@Suite struct LocaleTableTests {
    private static let table = LocaleTable(
        """
        root; y maybe
          w always
        a; same D
          x 1|2|3; y yes
          months m
        a-B = a
          y no
        a-b-C = a-B // with a remark
          short-months s
        ab > a-B
        z
        """)

    @Test(arguments: ["a", "a-B", "a-b-C", "a-D", "ab", "z"])
    func `every block is found, in any case`(_ tag: String) {
        #expect(LocaleTableTests.table.block(tag)?.tag == tag)
        #expect(LocaleTableTests.table.block(tag.uppercased())?.tag == tag)
    }

    @Test(arguments: ["", "A-", "a-D-D", "z-D", "a-B-", "aa", "b", "zz", "y", "x 1|2|3", "= a", "\n", " ", "root"])
    func `nothing else is found`(_ tag: String) {
        #expect(LocaleTableTests.table.block(tag) == nil)
    }

    @Test func `neither other names nor the root are locales`() {
        #expect(LocaleTableTests.table.locales.map(\.tag) == ["a", "a-D", "a-B", "a-b-C", "z"])
        #expect(LocaleTableTests.table.block("ab")?.target == "a-B")
        #expect(LocaleTableTests.table.block("a-B")?.target == nil)
    }

    @Test func `a locale inherits what its block leaves out, at last from the root`() throws {
        let fields = try fields("a-b-C")
        #expect(fields.texts("x") == ["1", "2", "3"])
        #expect(fields.text("y") == "no")
        #expect(fields.text("w") == "always")
        #expect(fields.text("z").isEmpty)
        #expect(try self.fields("z").text("y") == "maybe")
        #expect(try self.fields("a-D").text("y") == "yes")
    }

    @Test func `names that no block has are other names of the locale`() throws {
        #expect(try ["months", "date-months", "short-date-months"].map(fields("a").text) == ["m", "m", "m"])
        #expect(try ["months", "date-months", "short-date-months"].map(fields("a-b-C").text) == ["m", "m", "s"])
        #expect(try fields("z").texts("short-date-weekdays").isEmpty)
    }

    private func fields(_ tag: String) throws -> LocaleFields {
        let block = try #require(LocaleTableTests.table.block(tag))
        return LocaleFields(block, in: LocaleTableTests.table)
    }
}
