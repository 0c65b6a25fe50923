import Foundation
import GoldenSupport
import Testing

/// A run of the executable beside this test bundle that writes a report.
struct ReportRun {
    let output: ProgramOutput
    /// The report's bytes; nil without a report.
    let bytes: [UInt8]?
    let hasPDF: Bool

    static let clinic = Golden.root.appending(path: "Examples/clinic.json").path

    /// Draws schedules, given as text, after `files`.
    init(_ arguments: [String], files: [String] = [], schedules: [String] = []) throws {
        self = try withTemporaryFolder { folder in
            let names = try schedules.enumerated().map { index, text in
                try Data(text.utf8).write(to: folder.appending(path: "\(index + 1).json"))
                return "\(index + 1).json"
            }
            let (pdf, report) = (folder.appending(path: "out.pdf"), folder.appending(path: "report.json"))
            let output = try run(
                Command.path,
                arguments + (files + names).flatMap { ["-s", $0] } + ["-o", "out.pdf"]
                    + (arguments.contains("--report") ? [] : ["--report", "report.json"]), in: folder)
            return ReportRun(
                output: output, bytes: (try? Data(contentsOf: report)).map { [UInt8]($0) },
                hasPDF: FileManager.default.fileExists(atPath: pdf.path))
        }
    }

    private init(output: ProgramOutput, bytes: [UInt8]?, hasPDF: Bool) {
        (self.output, self.bytes, self.hasPDF) = (output, bytes, hasPDF)
    }

    /// The report as Foundation reads it.
    func report() throws -> Report {
        #expect(output.status == 0 && hasPDF, "\(output.errorText)")
        return try JSONDecoder().decode(Report.self, from: Data(try #require(bytes)))
    }
}

struct Report: Decodable {
    let totals: [String: Int]
    let pages: [Page]
    let entries: [Entry]

    struct Page: Decodable, Equatable {
        let page: Int
        let label: String
        let fit: Fit?
        let face: String
        let size: Double
    }

    struct Fit: Decodable, Equatable {
        let score: Double
        let weekends: Double
        let namesBroken: Bool
        let shortenedDays: Int
        let steps: Int
    }

    struct Entry: Decodable, Equatable {
        let date: String?
        let month: String?
        let kind: String
        let line: String?
        let number: Int?
        let text: String
        let outcome: String
        let page: Int?
        let box: [Double]?
        let size: Double?
        let fonts: [String]?
        let source: Source?
    }

    struct Source: Decodable, Equatable {
        let file: String
        let line: Int
        let column: Int
    }

    /// The totals but for `input` and for outcomes that no entry came to.
    var outcomes: [String: Int] { totals.filter { $0.key != "input" && $0.value > 0 } }

    /// Counted from the list of entries.
    var countedOutcomes: [String: Int] { Dictionary(entries.map { ($0.outcome, 1) }, uniquingKeysWith: +) }
}
