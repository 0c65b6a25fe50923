import Foundation
import GoldenSupport
import Testing

/// The result of comparing with a golden.
@Suite struct GoldenCheckTests {
    private let temporary: TemporaryStore

    init() throws {
        temporary = try TemporaryStore()
    }

    @Test func `a golden that is missing, recorded or different is an issue`() {
        for (recording, text) in [(Recording.off, "a"), (.missing, "a"), (.off, "b")] {
            withKnownIssue {
                try Golden.check(displayList: text, named: "month", in: temporary.store(recording))
            }
        }
    }

    @Test func `a PDF that is missing is an issue`() {
        withKnownIssue {
            try Golden.check(pdf: SamplePDF.square(x: 1).bytes, named: "month", versions: [:], in: temporary.store())
        }
    }

    @Test func `a golden that matches is no issue`() throws {
        _ = try temporary.store(.missing).failure(displayList: "a", named: "month")
        try Golden.check(displayList: "a", named: "month", in: temporary.store())
    }

    @Test func `the goldens are beside the package's manifest`() {
        #expect(FileManager.default.fileExists(atPath: Golden.root.appending(path: "Package.swift").path))
    }
}
