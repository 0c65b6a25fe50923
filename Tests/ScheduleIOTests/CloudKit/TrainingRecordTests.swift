import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// The training app's records in CloudKit's answers.
@Suite struct TrainingRecordTests {
    private static func record(
        _ name: String, _ type: String, _ fields: String, parent: String? = nil, modified: Int = 1_000
    ) -> String {
        let above = parent.map { #", "parent": {"recordName": "\#($0)"}"# } ?? ""
        return
            #"{"recordName": "\#(name)", "recordType": "\#(type)", "modified": {"timestamp": \#(modified)}\#(above), "#
            + #""fields": {\#(fields)}}"#
    }

    private static func field(_ name: String, _ value: String) -> String { #""\#(name)": {"value": \#(value)}"# }

    private static func fields(_ values: (String, String)...) -> String {
        values.map { field($0.0, $0.1) }.joined(separator: ", ")
    }

    /// A student with a checklist of three items and two documents; midnights are those of UTC.
    private static let records = [
        record(
            "s1", "Student",
            fields(
                ("firstName", #""Lena""#), ("lastName", #""Corvane""#), ("telephone", #""555""#),
                ("homeAddress", #""1 Cedar Lane""#), ("ftnNumber", #""F1""#), ("biography", #""Sails""#),
                ("email", #""x@example.org""#))),
        record(
            "t1", "ChecklistTemplate",
            fields(
                ("name", #""Pre-solo""#), ("category", #""Flight""#), ("phase", #""P1""#),
                ("templateIdentifier", #""pre-solo""#), ("contentHash", #""not ours""#), ("relevantData", "[1]"))),
        record("i1", "ChecklistItem", fields(("title", #""Preflight""#), ("order", "1")), parent: "t1"),
        record(
            "i2", "ChecklistItem", fields(("title", #""Stalls""#), ("notes", #""Power on""#), ("order", "2")),
            parent: "t1"),
        record(
            "c1", "StudentChecklist",
            fields(
                ("studentId", #""s1""#), ("templateName", #""Pre-solo""#), ("templateIdentifier", #""pre-solo""#),
                ("instructorComments", #""Good""#), ("dualGivenHours", "12.5"), ("isComplete", "0"),
                ("completionPercentage", "50"), ("completedItemsCount", "1"), ("totalItemsCount", "2"))),
        record(
            "p1", "StudentChecklistItem",
            fields(
                ("templateItemId", #""i1""#), ("title", #""Preflight""#), ("isComplete", "1"),
                ("completedAt", "1741046400000"), ("order", "1")), parent: "c1"),
        record(
            "p2", "StudentChecklistItem",
            fields(("templateItemId", #""i2""#), ("isComplete", "0"), ("notes", #""again""#), ("order", "2")),
            parent: "c1"),
        record(
            "d1", "StudentDocument",
            fields(
                ("studentId", #"{"recordName": "s1", "action": "NONE"}"#), ("documentType", #""Medical Certificate""#),
                ("expirationDate", "1782864000000"), ("fileData", #"{"size": 3}"#))),
        record("d2", "StudentDocument", fields(("studentId", #""s1""#), ("documentType", #""LogBook""#))),
    ]

    private static func answer(_ records: [String]) -> String {
        #"{"records": [\#(records.joined(separator: ",\n"))]}"#
    }

    private static func read(_ records: [String]) -> ReadResult {
        ScheduleReader.read(Array(answer(records).utf8), file: "t.json")
    }

    @Test func `its records are a template, progress and documents`() throws {
        let result = Self.read(Self.records)
        #expect(ScheduleReader.merge([result]).findings.isEmpty, "\(result.findings)")
        let schedule = try #require(result.schedule)
        let template = try #require(schedule.checklists.templates.first)
        #expect(
            [template.id, template.name, template.category, template.phase, template.hash] == [
                "pre-solo", "Pre-solo", "Flight", "P1", nil,
            ])
        #expect(template.items.map(\.id) == ["i1", "i2"] && template.items[1].notes == "Power on")
        #expect(template.identity?.name == "t1")
        let progress = try #require(schedule.checklists.progress.first)
        #expect(progress.person == "Lena Corvane" && progress.template == "pre-solo" && progress.comments == "Good")
        #expect(progress.items.map(\.item) == ["i1", "i2"] && progress.items.map(\.isDone) == [true, false])
        #expect(progress.items[0].date == CivilDate("2025-03-04") && progress.items[1].notes == "again")
        #expect(progress.hours == ChecklistProgress.TrainingHours(dual: 1250))
        #expect(progress.stated == ChecklistProgress.StatedCounts(completed: 1, total: 2, percent: 50))
        #expect(progress.details == [.phone: "555", .address: "1 Cedar Lane", .ftn: "F1", .biography: "Sails"])
        #expect(
            schedule.requirements.map(\.validity) == [.until(CivilDate("2026-07-01")), .unlimited]
                && schedule.requirements.map(\.isRequired) == [true, false])
    }

    @Test func `parents may come after children, and on another page`() throws {
        var generator = SplitMix64(RandomTests.firstSeed)
        let expected = try #require(Self.read(Self.records).schedule)
        for _ in 0..<20 {
            let shuffled = Self.records.shuffled(using: &generator)
            let cut = Int.random(in: 1..<shuffled.count, using: &generator)
            let pages = [shuffled[..<cut], shuffled[cut...]].enumerated().map { number, records in
                SourcePart(bytes: Array(Self.answer(Array(records)).utf8), file: "\(number).json")
            }
            let schedule = try #require(ScheduleReader.read(pages: pages).schedule, "seed \(RandomTests.firstSeed)")
            #expect(schedule.checklists.templates[0].items == expected.checklists.templates[0].items)
            #expect(schedule.checklists.progress[0].items.map(\.item) == ["i1", "i2"])
            #expect(Set(schedule.requirements.map(\.document)) == ["Medical Certificate", "LogBook"])
        }
    }

    @Test func `of two versions the newer counts, and what is deleted is gone`() throws {
        let newer = Self.record(
            "i2", "ChecklistItem", Self.fields(("title", #""Spins""#), ("order", "2")), parent: "t1", modified: 9_000)
        let changed = try #require(Self.read([newer] + Self.records).schedule)
        #expect(changed.checklists.templates[0].items.map(\.title) == ["Preflight", "Spins"])
        #expect(changed.checklists.templates[0].modified == Instant(milliseconds: 9_000))
        let deletion = #"{"recordName": "d2", "recordType": "StudentDocument", "deleted": true}"#
        #expect(
            try #require(Self.read(Self.records + [deletion]).schedule).requirements.map(\.document) == [
                "Medical Certificate"
            ])
        let child = #"{"recordName": "p2", "deleted": true}"#
        #expect(
            try #require(Self.read(Self.records + [child]).schedule).checklists.progress[0].items.map(\.item) == ["i1"])
    }

    @Test func `what has no parent is left out with a warning`() {
        for (name, count, words) in [
            ("s1", 3, "is left out: its student 's1' is not in the export"),
            ("t1", 2, "is left out: its template is not in the export"),
            ("c1", 2, "is left out: its checklist is not in the export"),
        ] {
            let rest = Self.records.filter { !$0.contains(#"{"recordName": "\#(name)", "recordType""#) }
            let warnings = Self.read(rest).warnings.map(\.description)
            #expect(warnings.count(where: { $0.contains(words) }) == count, "\(name): \(warnings)")
        }
    }

    @Test func `stored counts that the items contradict are refused`() {
        let wrong = Self.records.map {
            $0.replacing(#""completedItemsCount": {"value": 1}"#, with: #""completedItemsCount": {"value": 2}"#)
        }
        let errors = ScheduleReader.merge([Self.read(wrong)]).errors.map(\.message)
        #expect(errors == ["'Lena Corvane' has a stored count of 2 items done, not 1 of template 'pre-solo'"])
    }
}
