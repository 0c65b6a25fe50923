import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import Fetching

/// Zones of a stand-in for CloudKit. Tests/calprintTests/Fetching has what a fetch makes of them.
@Suite struct CloudKitDatabaseTests {
    /// A database of the stand-in; `keep` gets the tokens.
    private func database(
        _ server: CloudKitStandIn, keep: @escaping (String) throws(FetchFailure) -> Void = { _ in }
    ) throws -> CloudKitDatabase {
        var access = WebAccess(wait: { _ in }, contents: { _ in nil })
        access.certificates = [UInt8](try Data(contentsOf: URL(filePath: server.authority)))
        var place = CloudKitPlace(container: CloudKitStandIn.container)
        (place.server, place.database) = (server.address, .shared)
        let tokens = CloudKitTokens(api: CloudKitStandIn.apiToken, web: try server.tokens.last)
        return try CloudKitDatabase(place, tokens, access, keep: keep)
    }

    private static let now = Instant(milliseconds: 0)

    @Test func `an invitation leads to its zone once it is accepted, and to nothing when it is withdrawn`() throws {
        let invitation = try #require(CloudKitInvitation("https://www.icloud.com/share/0a1B2c#Night"))
        try CloudKitStandIn.run { server in
            func failure() throws -> FetchFailure? {
                let database = try database(server)
                return #expect(throws: FetchFailure.self) {
                    try database.fetch(.invitation(invitation), now: CloudKitDatabaseTests.now)
                }
            }
            #expect(try failure()?.kind == .notFound)
            try server.control(
                #"{"do": "add-zone", "zone": ["Night", "_other"], "sync": true}"#,
                #"{"do": "put", "zone": "Night", "days": {"2025-03-02": ["Belacqua"]}}"#,
                #"{"do": "share", "guid": "0a1B2c", "zone": "Night", "status": "PENDING"}"#)
            let pending = try failure()
            #expect(pending?.kind == .notAllowed && pending?.message.contains("is not accepted yet") == true)
            try server.control(#"{"do": "share", "guid": "0a1B2c", "zone": "Night"}"#)
            let answer = try database(server).fetch(.invitation(invitation), now: CloudKitDatabaseTests.now)
            #expect(answer.zones.map(\.identifier) == ["Night/_other"] && answer.zones[0].records.count == 1)
        }
    }

    @Test func `what others write between two pages is not lost`() throws {
        try CloudKitStandIn.run { server in
            let days = Dictionary(uniqueKeysWithValues: (10...19).map { ("2025-03-\($0)", "Averbeck") })
            try server.put(days)
            let write = #"{"do": "put", "zone": "ProviderScheduleZone", "days": {"2025-03-01": ["Belacqua"]}}"#
            let delete = #"{"do": "delete", "zone": "ProviderScheduleZone", "names": ["schedule_2025-03-10"]}"#
            // The third request is for the second page; the first page has been read by then.
            try server.control(
                #"{"do": "set", "page": 4}"#, #"{"do": "fault", "nth": 3, "meanwhile": [\#(write), \#(delete)]}"#)
            let zone = try #require(try database(server).fetch(.all, now: CloudKitDatabaseTests.now).zones.first)
            #expect(zone.records.keys.contains("schedule_2025-03-01") && zone.records.count == 10)
            #expect(!zone.records.keys.contains("schedule_2025-03-10"))
        }
    }

    @Test func `each token is kept before the next request, and used once`() throws {
        try CloudKitStandIn.run { server in
            try server.control(#"{"do": "set", "strict": true}"#)
            var kept: [String] = []
            let first = try server.tokens
            _ = try database(server) { kept.append($0) }.fetch(.all, now: CloudKitDatabaseTests.now)
            #expect(try first + kept == server.tokens && kept.count > 2)
        }
    }

    @Test func `a token that cannot be kept ends the fetch`() throws {
        try CloudKitStandIn.run { server in
            let database = try database(server) { _ throws(FetchFailure) in
                throw FetchFailure(.unavailable, "no room")
            }
            #expect(throws: FetchFailure(.unavailable, "no room")) {
                try database.fetch(.all, now: CloudKitDatabaseTests.now)
            }
            #expect(try server.operations == ["zones/list"])
        }
    }
}
