import GoldenSupport
import Testing

@Suite struct GoldenDisplayListTests {
    private let temporary: TemporaryStore
    private let golden = "page 612 792\nrule 36 36\ntext 1\ntext 2\ntext 3\n"

    init() throws {
        temporary = try TemporaryStore()
        #expect(try temporary.store(.missing).failure(displayList: golden, named: "month")?.reason == .recorded)
    }

    @Test func `the same text passes and keeps no files`() throws {
        #expect(try temporary.store().failure(displayList: golden, named: "month") == nil)
        #expect(temporary.kept("month") == [])
    }

    @Test func `a mismatch shows the first different lines and those before them`() throws {
        let changed = "page 612 792\nrule 36 36\ntext 1\ntext 2,5\ntext 3\n"
        let failure = try #require(try temporary.store().failure(displayList: changed, named: "month"))
        #expect(failure.reason == .differs)
        #expect(failure.message.contains("line 4"))
        #expect(failure.message.contains("  rule 36 36\n  text 1\n- text 2\n- text 3\n- \n+ text 2,5\n"))
    }

    @Test func `a mismatch keeps both texts and their difference`() throws {
        let failure = try #require(try temporary.store().failure(displayList: "other", named: "month"))
        #expect(temporary.kept("month") == ["actual.displaylist", "difference.txt", "expected.displaylist"])
        #expect(temporary.text("failures/month/expected.displaylist") == golden)
        #expect(temporary.text("failures/month/actual.displaylist") == "other")
        #expect(failure.message.contains(temporary.folder.path))
    }

    @Test(arguments: ["", "page 612 792\n", "page 612 792\nrule 36 36\ntext 1\ntext 2\ntext 3"])
    func `a text that ends early is a mismatch`(_ text: String) throws {
        #expect(try temporary.store().failure(displayList: text, named: "month")?.reason == .differs)
    }

    @Test func `characters that only look the same are a mismatch`() throws {
        _ = try temporary.store(.missing).failure(displayList: "\u{e9}", named: "accent")
        #expect(try temporary.store().failure(displayList: "e\u{301}", named: "accent")?.reason == .differs)
    }

    @Test(arguments: [Recording.off, .missing, .failed, .all])
    func `a golden that exists and matches is written by 'all' only`(_ recording: Recording) throws {
        let failure = try temporary.store(recording).failure(displayList: golden, named: "month")
        #expect(failure?.reason == (recording == .all ? .recorded : nil))
        #expect(temporary.text("GoldenPDFs/month.displaylist") == golden)
    }

    @Test(arguments: [Recording.off, .missing, .failed, .all])
    func `a golden that differs is written by 'failed' and 'all'`(_ recording: Recording) throws {
        let failure = try temporary.store(recording).failure(displayList: "new", named: "month")
        let writes = recording == .failed || recording == .all
        #expect(failure?.reason == (writes ? .recorded : .differs))
        #expect(temporary.text("GoldenPDFs/month.displaylist") == (writes ? "new" : golden))
        #expect(temporary.kept("month").count == 3)
    }

    @Test(arguments: [Recording.off, .missing, .failed, .all])
    func `a golden that is missing is written unless recording is off`(_ recording: Recording) throws {
        let failure = try temporary.store(recording).failure(displayList: "new", named: "week")
        #expect(failure?.reason == (recording == .off ? .missing : .recorded))
        #expect(temporary.text("GoldenPDFs/week.displaylist") == (recording == .off ? nil : "new"))
    }

    @Test func `recording names the file and asks to look at it`() throws {
        let failure = try temporary.store(.missing).failure(displayList: "new", named: "week")
        #expect(failure?.message.contains("GoldenPDFs/week.displaylist: look at it before you commit it") == true)
    }
}

@Suite struct GoldenRecordingTests {
    @Test(arguments: [
        ([:], Recording.off), (["CALPRINT_RECORD": ""], .off), (["CALPRINT_RECORD": "missing"], .missing),
        (["CALPRINT_RECORD": "failed"], .failed), (["CALPRINT_RECORD": "all"], .all),
    ])
    func `the variable says what to record`(_ environment: [String: String], _ recording: Recording) throws {
        #expect(try Recording(environment: environment) == recording)
    }

    @Test(arguments: ["1", "ALL", "yes"])
    func `any other value is an error`(_ value: String) {
        #expect(throws: (any Error).self) { try Recording(environment: ["CALPRINT_RECORD": value]) }
    }
}
