import Foundation
import GoldenSupport
import Testing

/// Same input, same bytes.
@Suite struct DeterminismTests {
    static let environments: [[String: String?]] = [
        ["TZ": "Pacific/Kiritimati"], ["TZ": "America/St_Johns"], ["TZ": ":/no/such"],
        ["LANG": "sr_RS.UTF-8", "LC_ALL": "sr_RS.UTF-8", "LANGUAGE": "sr"], ["LANG": nil, "LC_ALL": nil],
        ["LC_ALL": "C"], ["LC_NUMERIC": "de_DE.UTF-8", "LC_TIME": "ar_EG.UTF-8"],
        ["PANGO_LANGUAGE": "sr:bg:mk"], ["HOME": nil], ["HOME": "/no/such", "USER": nil, "LOGNAME": nil],
        ["XDG_CONFIG_HOME": "/no/such", "XDG_CACHE_HOME": "/no/such", "XDG_DATA_HOME": "/dev/null"],
        ["FONTCONFIG_FILE": "/dev/null"], ["FONTCONFIG_FILE": Command.schedule],
        ["FONTCONFIG_PATH": "/no/such", "FONTCONFIG_SYSROOT": "/no/such"],
        ["PATH": nil, "TMPDIR": "/no/such"], ["SWIFT_DETERMINISTIC_HASHING": "1"], ["COLUMNS": "20", "TERM": "dumb"],
    ]

    @Test(arguments: environments)
    func `the environment does not change a byte`(environment: [String: String?]) throws {
        for (format, here) in try DeterminismTests.filesHere.get() {
            #expect(here.count == (["pdf", "html"].contains(format) ? 1 : 6))
            #expect(try DeterminismTests.files(format, environment: environment) == here, "\(format)")
        }
    }

    /// By format, in this environment.
    private static let filesHere = Result {
        try ["pdf", "html", "png", "svg"].map { (format: $0, files: try files($0, environment: [:])) }
    }

    @Test func `neither does the folder nor the file's own name`() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.copyItem(atPath: Command.schedule, toPath: folder.path + "/s.json")
            for (format, here) in try DeterminismTests.filesHere.get() {
                let name = ["pdf", "html"].contains(format) ? "other name.\(format)" : "other %d.\(format)"
                let arguments = ["--from", "2025-01", "--to", "2025-06", "-s", "s.json", "-o", name]
                try Command.run(arguments, in: folder).expectSuccess()
                let names = try folder.names.filter { $0.hasPrefix("other") && $0.hasSuffix(format) }
                #expect(try names.map { try folder.bytes(of: $0) } == here)
            }
        }
    }

    /// Six months drawn in a new folder, with changes of the environment.
    private static func files(_ format: String, environment: [String: String?]) throws -> [[UInt8]] {
        try withTemporaryFolder { folder in
            let name = ["pdf", "html"].contains(format) ? "a.\(format)" : "a%d.\(format)"
            let arguments = Command.sixMonths + ["-o", folder.appending(path: name).path]
            try Command.run(arguments, environment: environment).expectSuccess()
            return try folder.names.map { try folder.bytes(of: $0) }
        }
    }

    /// The last second of January 2025 in UTC; in Tokyo February has begun.
    @Test(arguments: [
        ("this-month", "UTC", "2025-01"), ("next-month", "UTC", "2025-02"), ("this-month", "Asia/Tokyo", "2025-02"),
        ("next-month", "Asia/Tokyo", "2025-03"),
    ])
    func `a month by the clock is asked for by name`(_ word: String, _ zone: String, _ month: String) throws {
        try withTemporaryFolder { folder in
            let environment = ["TZ": zone, "SOURCE_DATE_EPOCH": "1738367999"]
            for from in [word, month] {
                let arguments = ["--from", from, "--months", "2", "-s", Command.schedule, "-o", "\(from).pdf"]
                try Command.run(arguments, environment: environment, in: folder).expectSuccess()
            }
            #expect(try folder.bytes(of: "\(word).pdf") == folder.bytes(of: "\(month).pdf"))
        }
    }

    @Test func `SOURCE_DATE_EPOCH pins the dates of the document`() throws {
        let pinned = try dates(["SOURCE_DATE_EPOCH": "1700000000"])
        #expect(pinned == ["CreationDate: 2023-11-14T22:13:20Z", "ModDate: 2023-11-14T22:13:20Z"])
        let unpinned = try dates(["SOURCE_DATE_EPOCH": nil])
        #expect(unpinned.count == 2 && unpinned != pinned)
    }

    private func dates(_ environment: [String: String?]) throws -> [String] {
        let pdf = try Command.run(Command.oneMonth, environment: environment).stdout
        return try withTemporaryFolder { folder in
            try Data(pdf).write(to: folder.appending(path: "a.pdf"))
            let information = try run("pdfinfo", ["-isodates", "a.pdf"], environment: ["TZ": "UTC"], in: folder).text
            return information.split(separator: "\n").filter { $0.contains("Date: ") }
                .map { $0.split(separator: " ").joined(separator: " ") }
        }
    }
}
