import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Answers of CloudKit as a fetch reads them.
@Suite struct CloudKitAnswerTests {
    private func answer(_ text: String) throws -> CloudKitAnswer { try CloudKitAnswer(Array(text.utf8)) }

    @Test func `a page of a query has its records as they were written, and the marker of the next`() throws {
        let record =
            #"{"recordName": "a", "recordChangeTag": "7", "fields": {"CD_line1": {"value": "\u004b"}}, "x": [1]}"#
        let page = try answer(
            #"{"records": [\#(record),{"recordName":"b","deleted":true}], "continuationMarker": "m"}"#)
        #expect(page.records.map(\.name) == ["a", "b"] && page.records.map(\.isDeleted) == [false, true])
        #expect(page.records[0].text == record && page.records[0].changeTag == "7")
        #expect(page.marker == "m" && !page.isIncomplete && page.failure == nil)
    }

    @Test func `a record that the server left out makes a page incomplete`() throws {
        let page = try answer(#"{"records": [{"recordName": "a", "serverErrorCode": "TRY_AGAIN_LATER"}, {}]}"#)
        #expect(page.records.isEmpty && page.isIncomplete)
    }

    @Test func `changes come by zone, each with its mark or its failure`() throws {
        let changes = try answer(
            """
            {"zones": [
              {"zoneID": {"zoneName": "Z", "ownerRecordName": "_o"}, "syncToken": "t", "moreComing": true, "records": []},
              {"zoneID": {"zoneName": "Y"}, "serverErrorCode": "ZONE_NOT_FOUND", "reason": "gone"}]}
            """)
        #expect(changes.parts.map { $0.zone?.identifier } == ["Z/_o", "Y"])
        #expect(changes.parts[0].syncToken == "t" && changes.parts[0].isMoreComing)
        #expect(changes.parts[1].failure?.code == "ZONE_NOT_FOUND" && changes.parts[1].failure?.reason == "gone")
    }

    @Test func `a failure says how long to wait, and where to sign in`() throws {
        let failure = try answer(
            #"{"serverErrorCode": "THROTTLED", "retryAfter": 3, "redirectURL": "https://example.invalid/in"}"#
        ).failure
        #expect(failure?.code == "THROTTLED" && failure?.retryAfter == 3)
        #expect(failure?.redirectURL == "https://example.invalid/in")
    }

    @Test(arguments: ["", "[]", "<html>", #"{"records": ["#, #"{"a": 1} x"#, "{\"a\": \"\u{1}", #"{"a" 1}"#])
    func `anything but an object of JSON is no answer`(text: String) {
        #expect(throws: CloudKitAnswer.Unreadable.self) { try answer(text) }
    }

    @Test(arguments: ["Z/_o", "Z", "a/b/_o", "_defaultZone/_o"])
    func `a zone is known by its name and its owner`(identifier: String) {
        #expect(CloudKitZone(identifier: identifier).identifier == identifier)
    }
}
