import Foundation
import GoldenSupport
import Testing

/// Which tables `lp` takes for schedules, on a server that has the filter and its rules.
@Suite(.enabled(if: PrintHost.isInstalled, PrintHost.need))
struct TableQueueTests {
    @Test func `a table that is a schedule for certain comes out as a calendar`() throws {
        try PrintHost.with(.init()) { host in
            try lp(
                Golden.root.appending(path: "Examples/roster-lines.csv").path, ["-o", "calprint-from=2026-03"], host)
            try Data(host.printed(1)).write(to: host.folder.appending(path: "job.pdf"))
            let text = try run("pdftotext", ["job.pdf", "-"], in: host.folder).text
            #expect(text.hasPrefix("March 2026\n") && text.contains("FJELLÅSEN"), "\(text)")
        }
    }

    @Test func `schedules are told from other tables by what they hold`() throws {
        try PrintHost.with(.init()) { host in
            for table in Table.all {
                try host.folder.write(table.text, to: "table")
                #expect(try type(of: host.folder.appending(path: "table").path, host) == table.type, "\(table.text)")
            }
            for (name, type) in Table.examples {
                let file = Golden.root.appending(path: "Examples/\(name).csv").path
                #expect(try self.type(of: file, host) == type, "\(name)")
            }
        }
    }

    /// The type that the server finds for a file; the job is held, and nothing is filtered.
    private func type(of file: String, _ host: PrintHost) throws -> String? {
        try lp(file, ["-H", "indefinite"], host)
        let lines = try host.folder.text(of: "log/error_log").split(separator: "\n")
        return lines.last { $0.contains("Request file type is ") }?.split(separator: " ").last.map(String.init)
    }

    private func lp(_ file: String, _ options: [String], _ host: PrintHost) throws {
        let output = try run("lp", ["-d", "cal"] + options + [file], environment: host.environment, in: host.folder)
        #expect(output.status == 0, "\(output.errorText)")
    }
}

/// A table, and what the server takes it for.
private struct Table {
    let text: String
    let type: String

    static let all = schedules.map { Table(text: $0, type: schedule) } + others.map { Table(text: $0, type: plain) }

    private static let schedule = "application/vnd.calprint+csv."
    private static let plain = "text/plain."

    static let examples = [
        ("clinic", schedule), ("clinic-excel", schedule), ("roster-columns", schedule), ("roster-lines", schedule),
        ("roster-shifts", schedule), ("google-calendar", schedule), ("clinic-notes", plain), ("roster-days", plain),
        ("roster-persons", plain),
    ]

    private static let schedules = [
        "date,CALL,os\n2026-03-01,A,B\n",
        "Datum;Tag;OS;CL\r\n1.3.2026;So;A;B\r\n",
        "\"Date\"\t\"Off\"\t\"Note\"\t\"Call\"\n\"3/1/26\"\t\"A\"\t\"x\"\t\"B\"\n",
        "Day,A,B\n2026-03-01,CL,\n2026-03-02,,OFF\n2026-03-03,OS,CALL\n",
        "Wer;1.3.2026;2.3.2026;3.3.2026\nOS;A;B;C\nCALL;B;C;A\n",
        "Who,3/1/26,3/2/26,3/3/26,3/4/26,3/5/26,3/6/26,3/7/26\nA,OS,CL,,OFF,CALL,,\n",
        "Date,Person,Shift\n2026-03-01,A,Early\n",
    ]

    private static let others = [
        "Date,Description,Amount\n2026-03-01,Coffee,3.20\n",
        "Date,OS,Browser\n2026-03-01,Linux,Firefox\n",
        "Date,Call,Put\n2026-03-01,1.20,3.40\n",
        "Day,OS,CL\nMonday,A,B\n",
        "Date,Heater\n2026-03-01,OFF\n2026-03-02,OFF\n2026-03-03,OFF\n",
        "Region,2026-01-01,2026-02-01,2026-03-01\nNorth,1,2,3\nSouth,4,5,6\n",
        "Date,Name,Shift,Hours,Pay\n2026-03-01,A,Early,8,100\n",
        "Name,Role,Start,End\nA,Early,2026-03-01,2026-03-02\n",
        "Call me, or the office.\n2026-03-01\n",
    ]
}
