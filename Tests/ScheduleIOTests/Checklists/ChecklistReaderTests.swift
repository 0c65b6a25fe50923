import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Checklists in JSON.
@Suite struct ChecklistReaderTests {
    private typealias Samples = ChecklistSamples

    @Test func `a document has templates, and the progress of people with them`() throws {
        let schedule = try #require(Samples.read().schedule)
        let template = try #require(schedule.checklists.templates.first)
        #expect(
            [template.id, template.name, template.category, template.phase] == [
                "onboarding", "Onboarding", "Clinic", "Orientation",
            ])
        #expect(
            template.items.map(\.title) == ["Badge", "Keys", "Fit test"] && template.items[0].notes == "At the desk")
        #expect(template.items.map(\.section) == ["First day", "First day", "First week"])
        let progress = try #require(schedule.checklists.progress.first)
        #expect(progress.person == "Dr. Corvane" && progress.template == "onboarding" && progress.comments == "keen")
        #expect(progress.started == CivilDate("2026-01-05") && progress.target == CivilDate("2026-03-01"))
        #expect(progress.items.map(\.isDone) == [true, false] && progress.items[0].date == CivilDate("2026-01-05"))
        #expect([progress.items[0].by, progress.items[0].notes, progress.items[0].comments] == ["MA", "ok", "fine"])
        #expect(progress.hours == ChecklistProgress.TrainingHours(dual: 1250, solo: 300))
        #expect(progress.stated == ChecklistProgress.StatedCounts(completed: 1, total: 3, percent: 33))
        #expect(
            progress.details == [
                .address: "1 Cedar Lane", .phone: "555 0100", .licence: "L1", .ftn: "F2", .biography: "Sails",
            ])
        #expect(progress.location?.line == 6 && progress.items[0].location?.column == 20)
    }

    @Test func `documents beside the progress are those of the person`() throws {
        let documents = try #require(Samples.read().schedule).requirements
        #expect(documents.map(\.person) == Array(repeating: "Dr. Corvane", count: 3))
        #expect(documents.map(\.document) == ["CPR", "DEA", "License"])
        #expect(documents.map(\.validity) == [.until(CivilDate("2026-07-01")), .missing, .unlimited])
        #expect(documents.map(\.isRequired) == [true, true, false])
        let alone = Samples.document("", #"{"person": "Corvane", "documents": [{"kind": "CPR"}]}"#)
        let read = try #require(Samples.read(alone).schedule)
        #expect(read.checklists.isEmpty && read.requirements.count == 1)
    }

    @Test func `items are in their order, without one in that of the file`() throws {
        let items =
            #"{"id": "x", "title": "X", "order": 9}, {"id": "y", "title": "Y", "order": -1}, {"id": "z", "title": "Z"}"#
        let read = Samples.read(Samples.document(#"{"id": "t", "name": "T", "items": [\#(items)]}"#, ""))
        let template = try #require(read.schedule?.checklists.templates.first)
        #expect(template.items.map(\.id) == ["y", "z", "x"] && template.items.map(\.order) == [-1, 3, 9])
    }

    @Test func `its first field or its name tells the format`() {
        let texts = [
            Samples.document(), #"{"version": 1, "format": "provider-checklists"}"#,
            #"{"progress": [], "format": "provider-checklists", "version": 1}"#, #"{"templates": [],"#,
        ]
        #expect(texts.allSatisfy { ScheduleReader.format(of: Array($0.utf8)) == .checklists })
        #expect(ScheduleReader.format(of: Array(document().utf8)) == .json)
        #expect(ScheduleReader.certainFormat(of: Array(texts[1].utf8)) == .checklists)
    }

    @Test(arguments: [
        (#"{"format": "provider-checklists", "version": 2}"#, "unsupported-version 1:46"),
        (#"{"templates": []}"#, "missing-field 1:1"),
        (#"{"format": "provider-checklists", "version": 1, "people": []}"#, "unknown-field 1:49"),
        (#"{"format": "provider-checklists", "version": 1, "progress": {}}"#, "wrong-type 1:61"),
    ])
    func `what is not the format is an error with its place`(text: String, place: String) {
        #expect(Samples.read(text).places.contains(place), "\(Samples.read(text).findings)")
    }

    @Test(arguments: [
        (#""id": "b""#, #""id": "a""#, "item 'a' is in the template twice"),
        (#""item": "b""#, #""item": "a""#, "item 'a' is in the progress twice"),
        (#""title": "Keys""#, #""title": " ""#, "an item without a title"),
        (#""id": "b", "title""#, #""title""#, "item without 'id'"),
        (#""done": false"#, #""done": "no""#, "'done' must be true or false, found text"),
        (#", "done": false"#, "", "item without 'done'"),
        (#""order": 2"#, #""order": 2.5"#, "'order' must be a whole number"),
        (#""percent": 33"#, #""percent": 101"#, "'percent' must be a whole number from 0 to 100"),
        (#""dual": 12.5"#, #""dual": 12.345"#, "'dual' must be hours with at most two decimals"),
        (#""started": "2026-01-05""#, #""started": "2026-02-30""#, "2026-02-30"),
        (#""template": "onboarding", "started""#, #""started""#, "progress without 'template'"),
        (#""person": "Dr. Corvane""#, #""person": "--""#, "'--' cannot be a name"),
        (#""kind": "CPR""#, #""kind": """#, "a kind of 0 characters (1 to 60 allowed)"),
        (#""phone""#, #""fone""#, "unknown field 'fone'"),
        (#""expires": "never""#, #""expires": "soon""#, "'soon'"),
    ])
    func `a wrong value is an error`(text: String, other: String, message: String) {
        let read = Samples.read(Samples.document().replacing(text, with: other))
        #expect(read.schedule == nil)
        #expect(read.errors.contains { $0.description.contains(message) }, "\(read.findings)")
    }

    @Test func `there are limits`() {
        let items = (0...1_000).map { #"{"id": "\#($0)", "title": "X"}"# }.joined(separator: ",")
        let many = Samples.read(Samples.document(#"{"id": "t", "name": "T", "items": [\#(items)]}"#, ""))
        #expect(many.errors.map(\.message) == ["1001 elements of 'items' (at most 1000 allowed)"])
        let long = String(repeating: "x", count: 201)
        let name = Samples.read(Samples.document(#"{"id": "t", "name": "\#(long)", "items": []}"#, ""))
        #expect(name.codes == [.textTooLong])
    }

    @Test func `any mutation gives a schedule or an error with a place`() {
        var generator = SplitMix64(RandomTests.firstSeed)
        let bytes = Array(Samples.document().utf8)
        for _ in 0..<RandomTests.count("CALPRINT_MUTATIONS", default: 400) {
            var mutated = bytes
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 60..<min(mutated.count, bytes.count), using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: mutated[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: mutated.remove(at: place)
                default: mutated.insert(contentsOf: bytes[place..<min(place + 9, bytes.count)], at: place)
                }
            }
            expectPlaces(
                ScheduleReader.read(mutated, file: "m", format: .checklists), in: mutated,
                "seed \(RandomTests.firstSeed): \(String(decoding: mutated, as: UTF8.self))")
        }
    }
}
