import Testing

@testable import CalendarCore

@Suite struct LocaleTableTests {
    private static let table = LocaleTable(
        """
        a
        x 1|2|3
        y yes

        a-B
        = a
        y no

        a-b-C
        = a-B

        ab
        > a-B

        z
        """)

    @Test(arguments: ["a", "a-B", "a-b-C", "ab", "z"])
    func `every block is found, in any case`(_ tag: String) {
        #expect(LocaleTableTests.table.block(tag)?.tag == tag)
        #expect(LocaleTableTests.table.block(tag.uppercased())?.tag == tag)
    }

    @Test(arguments: ["", "A-", "a-B-", "aa", "b", "zz", "y", "x 1|2|3", "= a", "\n"])
    func `nothing else is found`(_ tag: String) {
        #expect(LocaleTableTests.table.block(tag) == nil)
    }

    @Test func `other names are no tags`() {
        #expect(LocaleTableTests.table.tags == ["a", "a-B", "a-b-C", "z"])
        #expect(LocaleTableTests.table.block("ab")?.target == "a-B")
        #expect(LocaleTableTests.table.block("a-B")?.target == nil)
    }

    @Test func `a locale inherits what its block leaves out`() throws {
        let block = try #require(LocaleTableTests.table.block("a-b-C"))
        let fields = LocaleFields(block, in: LocaleTableTests.table)
        #expect(fields.texts("x") == ["1", "2", "3"])
        #expect(fields.text("y") == "no")
        #expect(fields.text("z").isEmpty)
    }
}
