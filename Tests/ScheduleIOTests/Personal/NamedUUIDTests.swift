import Testing

@testable import ScheduleIO

@Suite struct NamedUUIDTests {
    /// Python: `uuid.uuid5(uuid.UUID("b6d7c0c4-5a41-4f0e-9d2f-3f6f0f5a2e71"), "a\nb")`.
    @Test(arguments: [
        (["a", "b"], "dbf08b1a-cb46-5289-8e07-2434e87b24f1"), (["Kovář"], "7d1523f9-58fe-52dc-9d51-d3fda18b7d36"),
        ([], "acf00b76-e815-5ed9-81db-8e144e55c9d7"),
    ])
    func `a name is a UUID of version 5`(words: [String], expected: String) {
        #expect(NamedUUID(words).description == expected)
    }

    @Test(arguments: [
        ("dbf08b1a-cb46-5289-8e07-2434e87b24f1", true), ("DBF08B1A-CB46-5289-8E07-2434E87B24F1/20250101", true),
        ("dbf08b1acb4652898e072434e87b24f1", false), ("x1", false), ("", false),
        ("gbf08b1a-cb46-5289-8e07-2434e87b24f1", false), ("dbf08b1a-cb46-5289-8e07-2434e87b24f", false),
        ("dbf08b1a-cb46-5289-8e07-2434e87b24é", false),
    ])
    func `a name that begins with one is nobody else's`(name: String, isOne: Bool) {
        #expect(NamedUUID.begins(name) == isOne)
    }
}
