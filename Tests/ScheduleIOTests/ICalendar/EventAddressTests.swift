import CalendarCore
import Testing

@testable import ScheduleIO

/// The address that the title of an event leads to (RFC 5545, 3.8.4.6).
@Suite struct EventAddressTests {
    private func read(_ properties: String) -> ReadResult {
        readCalendar(calendar(event("DTSTART:20250109T090000\n\(properties)")))
    }

    @Test(arguments: [
        ("URL:https://example.org/a?b=1&c=2", "https://example.org/a?b=1&c=2"),
        ("URL;VALUE=URI:HTTP://example.org", "HTTP://example.org"),
        ("URL:mailto:a@example.org", "mailto:a@example.org"),
        ("URL: https://example.org ", "https://example.org"),
        ("URL:https://example.org/a\\,b", "https://example.org/a\\,b"),
        ("URL:tel:1\nURL:https://example.org", "https://example.org"),
        ("URL:https://exa\n mple.org", "https://example.org"),
    ])
    func `an address of the web or of mail is the title's`(_ property: String, _ address: String) {
        #expect(read(property).schedule?.events.map(\.url) == [address])
    }

    @Test(arguments: [
        "tel:12345", "javascript:alert(1)", "file:///etc/passwd", "example.org", "https://", "https://a b",
    ])
    func `any other address is left out and counted`(_ address: String) {
        let result = read("URL:\(address)")
        #expect(result.schedule?.events.map(\.url) == [nil] && result.findings.isEmpty)
        #expect(
            result.unprinted.map(\.message) == [
                "addresses (URL) other than http, https and mailto are not printed (1 in this file)"
            ])
    }

    @Test func `an address that is printed is not counted, nor an empty one`() {
        #expect(read("URL:https://example.org").unprinted == [] && read("URL:").unprinted == [])
    }

    @Test func `a private event shown as busy has no address anywhere, and one that is shown has it`() throws {
        let schedule = try #require(read("URL:https://secret.example.org\nCLASS:PRIVATE").schedule)
        for format in ExportFormat.allCases {
            for privacy in [Privacy.omit, .busy] {
                var options = ExportOptions()
                options.privacy = privacy
                let bytes = ScheduleExport(schedule, as: format, options).bytes
                #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"), "\(format) \(privacy)")
            }
        }
        #expect(schedule.showingPrivateEvents(.busy, busy: "busy").events.map(\.url) == [nil])
        #expect(schedule.showingPrivateEvents(.show, busy: "busy").events.map(\.url) == ["https://secret.example.org"])
    }

    @Test func `an address with somebody else's name is on nobody else's sheet`() throws {
        let text = calendar(
            event("DTSTART:20250109T090000\nX-CALPRINT-OWNER:Averbeck\nURL:https://example.org/belacqua"),
            event("DTSTART:20250110T090000\nX-CALPRINT-OWNER:Averbeck\nURL:https://example.org/room", uid: "b"))
        var schedule = try #require(readCalendar(text).schedule)
        schedule.people = [Person(name: "Averbeck"), Person(name: "Belacqua")]
        let chosen = try People(of: schedule).choosing(["Averbeck"])
        #expect(
            OwnSheet(schedule, of: chosen, locale: .english, timeFormat: .hours24).schedule.events.map(\.url) == [
                nil, "https://example.org/room",
            ])
        var options = ExportOptions()
        options.person = chosen
        let own = String(decoding: ScheduleExport(schedule, as: .ics, options).bytes, as: UTF8.self)
        #expect(own.contains("URL:https://example.org/room\r\n") && !own.contains("belacqua"))
    }
}
