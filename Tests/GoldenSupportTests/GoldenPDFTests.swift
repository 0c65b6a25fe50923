import GoldenSupport
import Testing

@Suite struct GoldenPDFTests {
    private let temporary: TemporaryStore
    private let golden = SamplePDF.square(x: 10).bytes
    private let versions = LibraryVersions(["cairo": "1.16.0", "pango": "1.50.12"])
    private let others = LibraryVersions(["cairo": "1.18.4", "pango": "1.50.12"])

    init() throws {
        temporary = try TemporaryStore()
        #expect(try failure(golden, .missing)?.reason == .recorded)
    }

    @Test func `recording writes the PDF and the versions of the libraries`() {
        #expect(temporary.bytes("GoldenPDFs/square.pdf") == golden)
        #expect(temporary.text("GoldenPDFs/VERSIONS") == "cairo 1.16.0\npango 1.50.12\n")
        #expect(temporary.store().recordedVersions == versions)
    }

    @Test func `the same bytes pass on any versions`() throws {
        #expect(try failure(golden) == nil)
        #expect(try failure(golden, on: others) == nil)
        #expect(temporary.kept("square") == [])
        #expect(temporary.notes == "")
    }

    @Test func `other bytes fail on the same versions although they look the same`() throws {
        let failure = try #require(try failure(withOtherBytes))
        #expect(failure.reason == .differs)
        #expect(failure.message.contains("first different at offset 10"))
        #expect(failure.message.contains("only the bytes differ"))
        #expect(temporary.kept("square") == ["actual.pdf", "expected.pdf"])
    }

    @Test func `other bytes with the same content pass on other versions, with a note`() throws {
        #expect(try failure(withOtherBytes, on: others) == nil)
        #expect(temporary.kept("square") == [])
        #expect(temporary.notes.contains("NOTE: GoldenPDFs/square.pdf is compared unpacked"))
        #expect(temporary.notes.contains("cairo 1.16.0, pango 1.50.12"))
        #expect(temporary.notes.contains("cairo 1.18.4, pango 1.50.12"))
    }

    @Test func `other pixels fail on other versions and keep a picture`() throws {
        let moved = SamplePDF.square(x: 12).bytes
        let failure = try #require(try failure(moved, on: others))
        #expect(failure.reason == .differs)
        #expect(failure.message.contains("page 1, at "))
        #expect(temporary.bytes("failures/square/expected.pdf") == golden)
        #expect(temporary.bytes("failures/square/actual.pdf") == moved)
        let png = try #require(temporary.bytes("failures/square/difference-page-1.png"))
        #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(png[16..<24] == [0, 0, 0x01, 0xd2, 0, 0, 0, 75], "466 × 75: three pages and two gaps of 8")
    }

    @Test func `an additional page is a difference`() throws {
        let longer = SamplePDF(pages: SamplePDF.square(x: 10).pages + [""]).bytes
        let failure = try #require(try failure(longer, on: others))
        #expect(failure.message.contains("page 2: added"))
        #expect(temporary.kept("square").contains("difference-page-2.png"))
    }

    @Test func `a file that is not a PDF differs, and the message says so`() throws {
        let failure = try #require(try failure(Array("nothing".utf8), on: others))
        #expect(failure.message.contains("a file that qpdf cannot read"))
        #expect(temporary.kept("square") == ["actual.pdf", "expected.pdf"])
    }

    @Test(arguments: [Recording.missing, .failed])
    func `single goldens are not recorded on other versions`(_ recording: Recording) throws {
        let name = recording == .missing ? "new" : "square"
        let failure = try failure(SamplePDF.square(x: 30).bytes, recording, on: others, named: name)
        #expect(failure?.reason == .otherVersions)
        #expect(temporary.bytes("GoldenPDFs/square.pdf") == golden)
        #expect(temporary.bytes("GoldenPDFs/new.pdf") == nil)
        #expect(temporary.store().recordedVersions == versions)
    }

    @Test func `all goldens together move to other versions`() throws {
        let moved = SamplePDF.square(x: 30).bytes
        #expect(try failure(moved, .all, on: others)?.reason == .recorded)
        #expect(temporary.bytes("GoldenPDFs/square.pdf") == moved)
        #expect(temporary.store().recordedVersions == others)
    }

    /// The golden with another comment.
    private var withOtherBytes: [UInt8] {
        SamplePDF(pages: SamplePDF.square(x: 10).pages, comment: "Sample").bytes
    }

    private func failure(
        _ pdf: [UInt8], _ recording: Recording = .off, on versions: LibraryVersions? = nil,
        named name: String = "square"
    ) throws -> GoldenFailure? {
        try temporary.store(recording).failure(
            pdf: pdf, named: name, versions: versions ?? self.versions)
    }
}
