import CalendarCore
import GoldenSupport
import Printing
import Testing

@testable import calprint

/// `--provider` and its like: other names of options, which mean the same everywhere.
@Suite struct OtherNameTests {
    private static let files = ["s.csv": "date,OS,CL,OFF,CALL\n2025-01-02,P.K.B.,D.F.,,AVERBECK\n2025-01-03,K,,,\n"]
    private static let draw = ["--from", "2025-01", "-s", "s.csv", "-o"]

    @Test func `no other name is that of another option of the command`() {
        for option in OptionTable.all {
            for name in option.names {
                #expect(OptionTable.all.filter { $0.section == option.section }.count { $0.names.contains(name) } == 1)
            }
        }
        #expect(OptionTable.all.count { $0.otherName == "provider" } == 3)
    }

    @Test func `the command line and configuration files take it`() throws {
        try withTemporaryFolder(with: Self.files) { folder in
            try folder.write("provider = [\"K\"]\n", to: "c.toml")
            try Command.run(Self.draw + ["a.pdf", "--person", "K"], in: folder).expectSuccess()
            try Command.run(Self.draw + ["b.pdf", "--provider", "K"], in: folder).expectSuccess()
            try Command.run(Self.draw + ["c.pdf", "--config", "c.toml"], in: folder).expectSuccess()
            try Command.run(Self.draw + ["d.pdf", "--config", "c.toml", "--person", "B"], in: folder).expectSuccess()
            let pages = try ["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map(folder.bytes)
            #expect(pages[0] == pages[1] && pages[0] == pages[2] && pages[0] != pages[3])
        }
    }

    @Test(arguments: [
        (["--list-people"], ["--list-providers"]), (["stats", "--person", "K"], ["stats", "--provider", "K"]),
        (["export", "--format", "ics", "--person", "K"], ["export", "--format", "ics", "--provider", "K"]),
    ])
    func `other commands take it`(usual: [String], other: [String]) throws {
        try withTemporaryFolder(with: Self.files) { folder in
            let outputs = try [usual, other].map { try Command.run($0 + ["-s", "s.csv"], in: folder) }
            #expect(outputs[0].status == 0 && outputs[0].text == outputs[1].text && !outputs[0].text.isEmpty)
        }
    }

    @Test func `a manifest takes both`() throws {
        let item = BatchFolder.item("a", #", "provider": "A", "person": "Averbeck", "output": "{id}.pdf""#)
        let each = BatchFolder.item("b", #", "output": "{provider}.pdf""#)
        try BatchFolder.with([item]) { folder in
            try folder.run().expectSuccess()
            try folder.write([each])
            try folder.run("--each-provider", out: "each").expectSuccess()
        }
    }

    @Test func `print jobs and stamps take it`() throws {
        let job = try JobArguments(FilterOptions("calprint-provider=K calprint-only=true"), ppd: nil)
        #expect(job.arguments.contains("--person=K"))
        var options = try DrawingOptions.unset()
        #expect(RecordedOptions.apply(["view=month", "provider=K", "person=Kovář", "only=true"], to: &options))
        #expect(options.schedules.person == ["K", "Kovář"] && options.schedules.only)
        #expect(RecordedOptions(options).texts.contains("person=Kovář"))
    }
}
