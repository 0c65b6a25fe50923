/// The first place where two texts differ, with the lines around it.
struct LineDifference: CustomStringConvertible {
    let expected: [Substring]
    let actual: [Substring]
    /// The index of the first line that differs.
    let line: Int

    init(expected: String, actual: String) {
        self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
        self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
        line = zip(self.expected, self.actual).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    }

    /// Up to three common lines, then up to three of each text: `-` for the golden's, `+` for the new ones.
    var description: String {
        let before = expected[max(0, line - 3)..<line].map { "  \($0)\n" }
        let removed = expected.dropFirst(line).prefix(3).map { "- \($0)\n" }
        let added = actual.dropFirst(line).prefix(3).map { "+ \($0)\n" }
        return "first in line \(line + 1) (- golden, + now):\n" + (before + removed + added).joined()
    }
}
