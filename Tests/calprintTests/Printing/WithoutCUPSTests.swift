import Foundation
import GoldenSupport
import Testing

/// A machine on which libcups is not installed.
@Suite(.enabled(if: PreloadedLibrary.withoutCUPS != nil, "needs a C compiler"))
struct WithoutCUPSTests {
    private let environment: [String: String?] = ["LD_PRELOAD": PreloadedLibrary.withoutCUPS?.path]

    @Test func `printing names the package that it needs`() throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(
                Command.oneMonth + ["--print", "cal", "-o", "a.pdf"], environment: environment, in: folder)
            #expect(output.status == 69)
            #expect(
                output.errorText
                    == "calprint: cal: printing needs libcups, which is not installed (apt-get install libcups2)\n")
            #expect(try folder.names == ["a.pdf"], "the file is in its place before anything is printed")
        }
    }

    @Test func `drawing does not need it`() throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["-o", "a.pdf"], environment: environment, in: folder).expectSuccess()
        }
    }
}
