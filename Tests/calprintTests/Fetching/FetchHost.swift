import Foundation
import GoldenSupport
import Testing

/// A folder with a configuration file, from which `calprint fetch` brings sources into a store of its own.
struct FetchHost {
    let folder: URL
    private(set) var tables = ""

    /// The day that the clock says.
    static let today = "1741996800"  // 2025-03-15

    init(_ folder: URL) throws {
        self.folder = folder
        try configure("")
    }

    /// Gives the configuration file these tables.
    mutating func configure(_ tables: String) throws {
        self.tables = tables
        try folder.write("store = \"s.sqlite\"\n\(tables)\n", to: "c.toml")
    }

    /// A table of an address, which trusts the authority of a server.
    static func table(
        _ name: String, _ url: String, kind: String = "ics", trusting authority: String, _ more: String = ""
    ) -> String {
        """
        [source.\(name)]
        kind = "\(kind)"
        url = "\(url)"
        ca-file = "\(authority)"
        \(more)

        """
    }

    func fetch(_ arguments: String..., at time: String = FetchHost.today, environment: [String: String?] = [:]) throws
        -> ProgramOutput
    {
        let variables = ["SOURCE_DATE_EPOCH": time].merging(environment) { $1 }
        return try Command.run(["fetch"] + arguments + ["--config", "c.toml"], environment: variables, in: folder)
    }

    /// What the store has, a line for each day and event.
    func entries() throws -> [String] {
        let output = try Command.run(["export", "--store", "s.sqlite"], in: folder)
        let lines = output.text.split(separator: "\n").map { $0.trimmingCharacters(in: [" ", ","]) }
        return lines.filter { $0.contains(#""date": "#) || $0.contains(#""start": "#) }
    }

    /// The names and contents of all files in the folder.
    var files: [String: [UInt8]] {
        get throws { try folder.names.reduce(into: [:]) { $0[$1] = try folder.bytes(of: $1) } }
    }

    /// A calendar with events of a day: `20250301 Averbeck`.
    static func calendar(_ events: [String]) -> String {
        let texts = events.map { event in
            let (day, words) = (event.prefix(8), event.dropFirst(9))
            return "BEGIN:VEVENT\r\nUID:\(day)\r\nDTSTAMP:20250101T000000Z\r\nDTSTART;VALUE=DATE:\(day)\r\n"
                + "SUMMARY:\(words)\r\nEND:VEVENT\r\n"
        }
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//\r\n\(texts.joined())END:VCALENDAR\r\n"
    }
}
