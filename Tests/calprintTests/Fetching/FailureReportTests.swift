import Foundation
import GoldenSupport
import Testing

/// What the shipped units do when a fetch has failed.
@Suite struct FailureReportTests {
    private static let script = Golden.root.appending(path: "Packaging/systemd/report-failure").path

    @Test func `a failure that comes again every night is mailed once, and another one is mailed, too`() throws {
        try withTemporaryFolder { folder in
            for (name, text) in [
                ("systemctl", "case $* in *ExecMainStatus*) grep . status;; *) echo exit-code;; esac"),
                ("journalctl", "echo oncall: error: cloud.example.org wants other credentials"),
                ("sendmail", "cat >>mails"),
            ] {
                try folder.writeProgram("#!/bin/sh\n\(text)\n", to: name)
            }
            func report(_ status: String, _ more: String...) throws -> Int {
                try folder.write(status, to: "status")
                let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
                let output = try run("sh", [Self.script, "wall"] + more, environment: ["PATH": path], in: folder)
                #expect(output.status == 0 && output.text.hasPrefix("<2>"), "\(output.errorText)")
                return (try? folder.text(of: "mails").matches(of: /Subject:/).count) ?? 0
            }
            let fetch = ["calprint-fetch@wall.service", "memory"]
            #expect(try report("77", fetch[0], fetch[1]) == 1)
            #expect(try report("77", fetch[0], fetch[1]) == 1)
            #expect(try folder.text(of: "mails").contains("calprint-fetch@wall.service failed on"))
            #expect(try folder.text(of: "mails").contains(": exit-code\n"))
            #expect(try report("75", fetch[0], fetch[1]) == 2)
            #expect(try report("77", fetch[0], fetch[1]) == 3)
            // A success removes the file.
            try FileManager.default.removeItem(at: folder.appending(path: "memory"))
            #expect(try report("77", fetch[0], fetch[1]) == 4)
            // A status that systemctl does not tell may be another one.
            #expect(try report("", fetch[0], fetch[1]) == 5 && report("", fetch[0], fetch[1]) == 6)
            // A calendar that is not printed is news each time.
            #expect(try report("65") == 7 && report("65") == 8)
        }
    }

    @Test func `the unit that prints has no network, and does not need the one that fetches to succeed`() throws {
        func unit(_ name: String) throws -> [String] {
            let file = Golden.root.appending(path: "Packaging/systemd/\(name)")
            return String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").map(String.init)
        }
        let printing = try unit("calprint@.service")
        #expect(printing.contains("RestrictAddressFamilies=AF_UNIX") && printing.contains("IPAddressDeny=any"))
        #expect(printing.contains { $0.hasPrefix("Wants=") && $0.contains("calprint-fetch@%i.service") })
        #expect(printing.contains { $0.hasPrefix("After=") && $0.contains("calprint-fetch@%i.service") })
        #expect(!printing.contains { $0.hasPrefix("Requires=") || $0.hasPrefix("BindsTo=") })
        #expect(try unit("calprint-fetch@.service").contains("OnFailure=calprint-fetch-failure@%i.service"))
    }
}
