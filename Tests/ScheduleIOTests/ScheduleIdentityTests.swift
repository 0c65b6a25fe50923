import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A schedule's own id, and the person of an event, from format to format.
@Suite struct ScheduleIdentityTests {
    private let text = document(before: #""id": "ward-3", "#)

    @Test func `json has it, and so does what is written again`() throws {
        let schedule = try #require(read(text).schedule)
        #expect(schedule.id == "ward-3")
        let written = schedule.exported(as: .json)
        #expect(written.contains("\"version\": 1,\n  \"id\": \"ward-3\""))
        #expect(read(written).schedule?.id == "ward-3")
        #expect(try #require(read(document()).schedule).id == nil)
        #expect(read(document(before: #""id": "", "#)).schedule?.id == nil)
        #expect(read(document(before: #""id": 3, "#)).codes == [.wrongType])
        #expect(!read(document(before: "\"id\": \"\(String(repeating: "x", count: 256))\", ")).errors.isEmpty)
    }

    @Test(arguments: ["UID:ward-3", "X-WR-RELCALID:ward-3", "X-WR-RELCALID:other\nUID:ward-3"])
    func `a calendar has it as its UID`(head: String) {
        let result = readCalendar(calendar(event("DTSTART:20250101", uid: "e"), head: head))
        #expect(result.schedule?.id == "ward-3" && result.findings == [])
    }

    @Test func `ics has it, and whose event it is`() throws {
        let event = #"{"title": "Two", "person": "P, \"Q\"; é", "start": "2025-03-07"}"#
        let schedule = try #require(
            read(document(before: #""id": "a, b", "#, after: ", \"events\": [\(event)]")).schedule)
        let bytes = ScheduleExport(schedule, as: .ics).bytes
        #expect(String(decoding: bytes, as: UTF8.self).contains("\r\nX-CALPRINT-OWNER:P\\, \"Q\"\\; é\r\n"))
        let again = ScheduleReader.read(bytes, file: "a.ics")
        #expect(again.findings == [] && again.schedule?.id == "a, b")
        #expect(again.schedule?.events.map(\.person) == ["P, \"Q\"; é"])
    }

    @Test func `what is laid over a schedule does not make it another`() throws {
        let other = document(before: #""id": "calls", "#)
        #expect(ScheduleReader.merge([read(text), read(other)]).schedule?.id == "ward-3")
        #expect(ScheduleReader.merge([read(document()), read(other)]).schedule?.id == "calls")
        let schedule = try #require(read(text).schedule)
        let day = CivilDate("2025-01-01")
        #expect(schedule.extract(day...day).id == "ward-3")
        #expect(schedule.keeping(lines: ["os"], hasOthers: true).id == "ward-3")
    }

    @Test func `the store has it`() throws {
        try withStore { store in
            _ = try store.import(read(text), from: "a.json")
            #expect(try store.read().schedule?.id == "ward-3")
            _ = try store.import(read(document()), from: "a.json")
            #expect(try store.read().schedule?.id == nil)
        }
    }
}
