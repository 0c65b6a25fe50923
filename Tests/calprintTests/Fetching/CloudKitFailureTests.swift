import Foundation
import GoldenSupport
import Testing

/// What a fetch does when CloudKit answers with errors, sends pages badly, or no longer has a zone.
@Suite struct CloudKitFailureTests {
    /// A fault of all requests from now on.
    private static func fault(_ members: String) -> String { #"{"do": "fault", "times": 0, \#(members)}"# }

    /// What befalls the requests, the exit status, and words of the message.
    private static let refusals: [(fault: String, status: Int32, words: String)] = [
        (fault(#""code": "AUTHENTICATION_REQUIRED""#), 77, "calprint fetch --sign-in clinic"),
        (fault(#""code": "AUTHENTICATION_REQUIRED", "nth": 2"#), 77, "calprint fetch --sign-in clinic"),
        (fault(#""code": "AUTHENTICATION_FAILED""#), 77, "does not accept the api-token"),
        (fault(#""code": "ACCESS_DENIED""#), 77, "does not let this user in"),
        (fault(#""code": "NOT_FOUND""#), 66, "are 'container' and 'environment' right?"),
        (fault(#""code": "BAD_REQUEST""#), 69, "BAD_REQUEST"),
        (fault(#""code": "THROTTLED", "retryAfter": 3600"#), 75, "too many requests"),
        (fault(#""code": "TRY_AGAIN_LATER", "retryAfter": 3600"#), 75, "busy"),
        (fault(#""code": "INTERNAL_ERROR", "retryAfter": 3600"#), 75, "has a fault"),
        (fault(#""operation": "records/query", "repeat": true"#), 65, "again and again"),
        (fault(#""operation": "records/query", "again": true"#), 65, "again and again"),
        (fault(#""operation": "records/query", "size": 0"#), 65, "again and again"),
        (fault(#""operation": "changes/zone", "repeat": true"#), 65, "again and again"),
        (fault(#""garbage": "<!DOCTYPE html>""#), 65, "no JSON"),
        (fault(#""garbage": """#), 65, "no JSON"),
    ]

    /// What a fetch gets over.
    private static let troubles = [
        #"{"do": "fault", "code": "THROTTLED", "retryAfter": 1}"#,
        #"{"do": "fault", "close": "before", "nth": 2}"#,
        #"{"do": "fault", "close": "after", "nth": 2}"#,
        #"{"do": "fault", "close": "middle", "nth": 2}"#,
        fault(#""no-token": true"#), fault(#""operation": "records/query", "size": 3"#),
        #"{"do": "fault", "operation": "records/query", "size": 0}"#,
        #"{"do": "fault", "operation": "records/query", "again": true}"#,
        #"{"do": "fault", "operation": "changes/zone", "zone-code": "BAD_REQUEST"}"#,
        #"{"do": "set", "years": 5}"#,
    ]

    private static let days = Dictionary(uniqueKeysWithValues: (10...25).map { ("2025-03-\($0)", "Averbeck") })

    /// Calls `body` with a host that has fetched ``days``, and a server with one more.
    private func withChange(_ body: (CloudKitHost) throws -> Void) throws {
        try CloudKitHost.run { clinic in
            try clinic.server.put(CloudKitFailureTests.days)
            #expect(try clinic.fetch().status == 0)
            try clinic.server.put(["2025-03-26": "Belacqua"])
            try body(clinic)
        }
    }

    @Test func `each error has its exit status and says what to do; the store and the tokens stay usable`() throws {
        try withChange { clinic in
            let before = try clinic.schedule()
            for (fault, status, words) in CloudKitFailureTests.refusals {
                try clinic.server.control(#"{"do": "forget-faults"}"#, fault)
                let output = try clinic.fetch("--full")
                #expect(output.status == status && output.errorText.contains(words), "\(fault): \(output.errorText)")
                #expect(output.errorText.contains("calprint: clinic: error: "))
                #expect(try clinic.schedule() == before, "\(fault)")
                try clinic.generation()
            }
            try clinic.server.control(#"{"do": "forget-faults"}"#)
            #expect(try clinic.fetch().status == 0)
            #expect(try clinic.schedule().contains("Belacqua"))
        }
    }

    @Test(arguments: troubles)
    func `what passes, or only looks odd, does not keep a fetch from the change`(trouble: String) throws {
        try withChange { clinic in
            for arguments in ["clinic", "--full"] {
                try clinic.server.control(#"{"do": "forget-faults"}"#, trouble)
                let output = try clinic.fetch(arguments)
                #expect(output.status == 0, "\(output.errorText)")
                #expect(try clinic.count(of: "Averbeck") == 16 && clinic.count(of: "Belacqua") == 1)
                try clinic.generation()
            }
        }
    }

    @Test func `a record that the server leaves out is missing with a warning, until it comes`() throws {
        try withChange { clinic in
            try clinic.server.control(#"{"do": "fault", "operation": "records/query", "item-code": "TRY_AGAIN_LATER"}"#)
            let output = try clinic.fetch("--full")
            #expect(output.status == 0 && output.errorText.contains("the server left out a part"))
            #expect(try clinic.count(of: "Averbeck") == 16)
            let count = try clinic.server.operations.count
            #expect(try clinic.fetch().status == 0)
            #expect(try clinic.server.operations[count...].contains("records/query"))
            #expect(try clinic.schedule().contains("Belacqua"))
        }
    }

    @Test func `a deleted record does not come back, and a newer version stays`() throws {
        try withChange { clinic in
            try clinic.folder.write(
                #"{"records": [{"recordName": "schedule_2025-03-10", "recordType": "CD_DailySchedule", "fields": "#
                    + #"{"CD_date": {"value": 1741582800000, "type": "TIMESTAMP"}, "CD_line1": {"value": "Corvane"}}, "#
                    + #""modified": {"timestamp": 1700000000000}, "zoneID": {"zoneName": "ProviderScheduleZone", "#
                    + #""ownerRecordName": "_5f0c6b2e9d3a4178b6c1e2d3f4a5b6c7"}}]}"#, to: "old.json")
            func importOld() throws {
                #expect(try Command.run(["import", "old.json", "--store", "s.sqlite"], in: clinic.folder).status == 0)
                #expect(try !clinic.schedule().contains("Corvane"))
            }
            try importOld()
            try clinic.server.control(
                #"{"do": "delete", "zone": "ProviderScheduleZone", "names": ["schedule_2025-03-10"]}"#)
            #expect(try clinic.fetch().status == 0)
            #expect(try !clinic.schedule().contains("2025-03-10"))
            try importOld()
            #expect(try clinic.fetch("--full").status == 0)
            #expect(try !clinic.schedule().contains("2025-03-10"))
        }
    }

    // MARK: Zones

    @Test func `a zone that is gone keeps its records with a warning, until it is forgotten or comes back`() throws {
        try CloudKitHost.run { clinic in
            try clinic.server.put(["2025-03-01": "Averbeck"])
            let night = #"{"do": "put", "zone": "Night", "days": {"2025-03-02": ["Belacqua"]}}"#
            let add = #"{"do": "add-zone", "zone": "Night", "sync": true}"#
            try clinic.server.control(add, night)
            #expect(try clinic.fetch().status == 0)
            try clinic.server.control(#"{"do": "drop-zone", "zone": "Night"}"#)
            for time in ["1742083200", "1742169600"] {
                let output = try clinic.fetch("--full", at: time)
                #expect(output.status == 0)
                #expect(
                    output.errorText.contains(
                        "clinic: warning: 'Night' is gone, or not shared any more, since 2025-03-16 00:00 UTC; its 1 "),
                    "\(output.errorText)")
                #expect(try clinic.schedule().contains("Belacqua"))
            }
            #expect(try clinic.fetch("--list").text.contains("gone since 2025-03-16 00:00 UTC"))
            try clinic.server.control(add, night)
            #expect(try !clinic.fetch().errorText.contains("is gone"))
            #expect(try !clinic.fetch("--list").text.contains("gone"))
            try clinic.server.control(#"{"do": "drop-zone", "zone": "Night"}"#)
            #expect(try clinic.fetch().status == 0)
            #expect(try clinic.fetch("--forget", "clinic").status == 0)
            #expect(try !clinic.schedule().contains("Belacqua") && clinic.schedule().contains("Averbeck"))
            #expect(try !clinic.fetch("--list").text.contains("gone"))
        }
    }

    @Test func `only zones of the list are fetched, and one that never was there is an error`() throws {
        try CloudKitHost.run(keys: "zones = [\"Night\"]") { clinic in
            try clinic.server.put(["2025-03-01": "Averbeck"])
            let missing = try clinic.fetch()
            #expect(missing.status == 66 && missing.errorText.contains("there is no zone 'Night'"))
            // Without sync tokens, a zone is asked for as a whole each time.
            try clinic.server.control(
                #"{"do": "add-zone", "zone": "Night", "sync": false}"#,
                #"{"do": "put", "zone": "Night", "days": {"2025-03-02": ["Belacqua"]}}"#)
            for name in ["Belacqua", "Corvane"] {
                try clinic.server.control(
                    #"{"do": "put", "zone": "Night", "days": {"2025-03-02": ["\#(name)"]}}"#)
                #expect(try clinic.fetch().status == 0)
                #expect(try clinic.schedule().contains(name) && !clinic.schedule().contains("Averbeck"))
            }
            #expect(try !clinic.server.operations.contains("changes/zone"))
        }
    }
}
