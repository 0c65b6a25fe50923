import CalendarCore
import Testing

@testable import ScheduleIO

/// Tasks of a calendar as a checklist.
@Suite struct TaskChecklistTests {
    private func read(_ tasks: String..., person: String? = "Corvane") -> ReadResult {
        let body = tasks.map { "BEGIN:VTODO\r\n\($0)\r\nEND:VTODO\r\n" }.joined()
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nUID:list\r\nX-WR-CALNAME:Onboarding\r\n\(body)END:VCALENDAR\r\n"
        var options = ReadingOptions(timeZone: TimeZoneName("America/Chicago"), person: person)
        options.tasks = .checklist
        return ScheduleReader.read(Array(text.utf8), file: "t.ics", options: options)
    }

    @Test func `tasks are the items of a template, and their states the owner's progress`() throws {
        let result = read(
            "UID:a\r\nSUMMARY:Badge\r\nCATEGORIES:First day\r\nDESCRIPTION:At the desk\r\nSTATUS:COMPLETED\r\nCOMPLETED:20260106T030000Z",
            "UID:b\r\nSUMMARY:Keys\r\nPERCENT-COMPLETE:50",
            "UID:c\r\nSUMMARY:Fit test\r\nPERCENT-COMPLETE:100\r\nDUE:20260301",
            "UID:d\r\nSUMMARY:Gone\r\nSTATUS:CANCELLED")
        let schedule = try #require(result.schedule, "\(result.findings)")
        let template = try #require(schedule.checklists.templates.first)
        #expect(
            template.id == "list" && template.name == "Onboarding"
                && template.items.map(\.title) == ["Badge", "Keys", "Fit test"])
        #expect(template.items[0].section == "First day" && template.items[0].notes == "At the desk")
        let progress = try #require(schedule.checklists.progress.first)
        #expect(progress.person == "Corvane" && progress.items.map(\.isDone) == [true, false, true])
        #expect(progress.items[0].date == CivilDate("2026-01-05") && progress.items[1].notes == "50 %")
        #expect(schedule.events.isEmpty && ScheduleReader.merge([result]).errors.isEmpty)
    }

    @Test func `nobody's tasks, private ones and those without a text are told`() {
        #expect(
            read("UID:a\r\nSUMMARY:A", person: nil).errors.map(\.description) == [
                "t.ics:5:1: error: tasks as a checklist are somebody's, and nobody is named (give the calendar as person:NAME=FILE)"
            ])
        let result = read(
            "UID:a\r\nSUMMARY:Secret\r\nCLASS:PRIVATE", "UID:b", "UID:c\r\nSUMMARY:C", "UID:c\r\nSUMMARY:D")
        #expect(result.schedule?.checklists.templates[0].items.map(\.title) == ["C"])
        #expect(Set(result.codes) == [.ignoredComponent, .missingField, .repeatedRecord])
        #expect(result.findings.allSatisfy { !$0.description.contains("Secret") })
    }
}
