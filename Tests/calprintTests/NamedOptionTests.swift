import ArgumentParser
import Testing

@testable import calprint

/// The options that the argument parser is shown, ``NamedOptions``.
@Suite struct NamedOptionTests {
    /// The options that a parser of arguments is shown at each try; it refuses the first `refusals` tries.
    private func shown(_ arguments: String..., refusals: Int = 0) throws -> [[String]] {
        var shown: [[String]] = []
        try NamedOptions.parse(arguments) { _ in
            shown.append(Mirror(reflecting: DrawingOptions()).children.compactMap(\.label))
            if shown.count <= refusals { throw ValidationError("refused") }
        }
        return shown
    }

    @Test func `a long name shows its option, and those that it begins with`() throws {
        let shown = try shown("--from-cups", "--from=2025-01", "--to", "2025-02")[0]
        #expect(Set(shown) == ["from", "to"])
    }

    @Test func `a letter shows its option, among others and with a value`() throws {
        #expect(Set(try shown("-vs=a.json", "-o", "out.pdf")[0]) == ["schedule", "output", "verbose"])
    }

    @Test func `values show no option, and no arguments none`() throws {
        #expect(try shown() == [[]])
        #expect(try shown("from", "o", "verbose") == [[]])
    }

    @Test func `all options are shown once the named ones have failed`() throws {
        let tries = try shown("--from", "2025-01", refusals: 1)
        #expect(tries == [["from"], DrawingOptions.rows.map(\.info.name)])
    }

    @Test func `outside of parsing all options are shown`() {
        #expect(Mirror(reflecting: DrawingOptions()).children.count == DrawingOptions.rows.count)
    }
}
