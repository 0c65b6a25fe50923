import Foundation
import GoldenSupport
import Testing

/// A run of `calprint diff --json` on two PDFs, and what it found.
struct DiffRun {
    let output: ProgramOutput
    let result: Result

    struct Result: Decodable {
        let verdict: String
        let differences: [Found]
    }

    struct Found: Decodable, Equatable {
        let kind: String
        var page: Int?
        var otherPage: Int?
        var area: String?
        var day: String?
        var line: Int?
        var scope: String?
        var text: String?
        var words: Int?
        var before: String?
        var after: String?
        var shift: [Double]?
        var scale: Double?
        var box: [Double]?
        var otherBox: [Double]?

        /// Page, area, day, line, scope and text in one line.
        var place: String {
            [page.map(String.init), area, day, line.map { "line \($0)" }, scope, text].compactMap(\.self)
                .joined(separator: ", ")
        }
    }

    init(_ a: [UInt8], _ b: [UInt8], _ options: [String] = []) throws {
        output = try DiffRun.run(a, b, ["--json"] + options)
        result = try JSONDecoder().decode(Result.self, from: Data(output.stdout))
        #expect(output.status == (result.differences.isEmpty ? 0 : 2), "\(output.errorText)")
    }

    /// A run with any options on `a.pdf` and `b.pdf`.
    static func run(_ a: [UInt8], _ b: [UInt8], _ options: [String] = []) throws -> ProgramOutput {
        try withTemporaryFolder { folder in
            try Data(a).write(to: folder.appending(path: "a.pdf"))
            try Data(b).write(to: folder.appending(path: "b.pdf"))
            return try Command.run(["diff", "a.pdf", "b.pdf"] + options, in: folder)
        }
    }

    var found: [Found] { result.differences }
    var kinds: [String] { found.map(\.kind) }
    var places: [String] { found.map(\.place) }
}
