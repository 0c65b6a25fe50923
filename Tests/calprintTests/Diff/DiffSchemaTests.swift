import CalendarLayout
import GoldenSupport
import Testing

/// The output of `diff --json` against Docs/diff.schema.json.
@Suite struct DiffSchemaTests {
    private struct Documents {
        let before: [UInt8]
        let after: [UInt8]
    }

    /// Two months, and the same with words and a rule of the first changed, the second gone, and another title.
    private static let documents = Result {
        let before = try DrawnDocument("2025-01", "2025-02")
        var after = before
        after.pages.removeLast()
        after.metadata.title = "Another \"title\"\n"
        after.change("P.K.D.N.A.") { _ in nil }
        after.change("B.C.F.G.") { $0.moved(x: 3) }
        after.change("C") { $0.sized(.points(8)) }
        after.changeShapes { item in
            if case .rules(let rules, StrokeWeight.heavy, _, _) = item {
                [.rules(rules.dropLast(), weight: StrokeWeight.heavy)]
            } else {
                [item]
            }
        }
        return Documents(before: try before.pdf, after: try after.pdf)
    }

    @Test func `every kind that is printed follows the schema`() throws {
        let documents = try DiffSchemaTests.documents.get()
        let run = try DiffRun(documents.before, documents.after)
        let kinds: Set = ["page-missing", "word-missing", "moved", "word-size", "rule-missing", "metadata", "outline"]
        #expect(kinds.isSubset(of: run.kinds), "\(run.kinds)")
        #expect(try errors(of: run.output.stdout) == "0\n")
        let backwards = try DiffRun(documents.after, documents.before)
        #expect(Set(["page-added", "word-added", "rule-added"]).isSubset(of: backwards.kinds), "\(backwards.kinds)")
        #expect(try errors(of: backwards.output.stdout) == "0\n")
    }

    @Test func `nothing that differs, and only bytes, follow the schema`() throws {
        let pdf = try DiffSchemaTests.documents.get().before
        #expect(try errors(of: DiffRun(pdf, pdf).output.stdout) == "0\n")
        let bytes = try DiffRun(pdf, pdf + Array("\n%\n".utf8))
        #expect(bytes.kinds == ["bytes"])
        #expect(try errors(of: bytes.output.stdout) == "0\n")
    }

    @Test(arguments: [
        "del diff['verdict']", "diff['verdict'] = 'other'", "diff['verdict'] = 'same'", "diff['differences'] = []",
        "diff['version'] = 2", "found('moved').pop('shift')", "found('moved')['shift'] = [1]",
        "found('word-size').pop('scale')", "found('word-missing').pop('box')", "found('word-missing')['line'] = 0",
        "found('metadata')['page'] = 1", "found('moved').pop('page')", "found('moved')['kind'] = 'shifted'",
        "found('moved')['day'] = 'Tuesday 14'", "found('moved')['colour'] = 'red'",
        "found('moved')['area'] = 'margin'",
    ])
    func `the schema finds a result that was broken`(_ statement: String) throws {
        let find = "found = lambda kind: next(d for d in diff['differences'] if d['kind'] == kind)"
        let output = try DiffSchemaTests.output.get()
        #expect(try errors(of: output, after: "\(find); \(statement)") != "0\n")
    }

    private static let output = Result {
        try DiffRun(documents.get().before, documents.get().after).output.stdout
    }

    private func errors(of result: [UInt8], after statement: String = "pass") throws -> String {
        try JSONSchema.errors(of: result, named: "diff", in: "diff.schema.json", after: statement)
    }
}
