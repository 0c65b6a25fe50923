import CalendarCore
import Testing

@testable import ScheduleIO

/// Two years of a clinic with 46 duplicates merge into one record a day.
@Suite struct ClinicTests {
    private static func read() throws -> ReadResult {
        ScheduleReader.read(try TestFiles.bytes("Clinic/schedule.raw.json"), file: "schedule.raw.json")
    }

    @Test func `merged days are the expected ones`() throws {
        let schedule = try #require(try ClinicTests.read().schedule)
        let days = schedule.days.map { day in
            ["\(day.date)"] + ["os", "cl", "off", "call"].map { day.text(ofLine: $0)?.text ?? "" }
        }
        let expected = try TestFiles.bytes("Clinic/days.jsonl").split(separator: 0x0A).map { line in
            let fields = JSONLine(Array(line)).fields
            return ["date", "os", "cl", "off", "call"].map { fields[$0]! }
        }
        #expect(days.count == 724)
        for (day, expected) in zip(days, expected) { #expect(day == expected) }
        #expect(days.count == expected.count)
    }

    @Test func `every duplicate is a warning`() throws {
        let result = try ClinicTests.read()
        #expect(result.superseded.count == 770 - 724)
        #expect(result.warnings.count == 770 - 724)
        #expect(result.codes.allSatisfy { $0 == .repeatedDate })
        #expect(result.errors.isEmpty)
    }

    @Test func `every text is kept or superseded`() throws {
        let result = try ClinicTests.read()
        let schedule = try #require(result.schedule)
        let kept = schedule.days.map(\.texts.count).reduce(0, +)
        let lost = result.superseded.map(\.entryCount).reduce(0, +)
        let written = 747 + 536 + 523 + 462
        #expect(kept + lost == written)
        #expect(schedule.notes.count == 22)
    }

    @Test func `a source merged with itself stays as it is`() throws {
        let result = try ClinicTests.read()
        let schedule = try #require(result.schedule)
        let twice = ScheduleReader.merge([result, result])
        #expect(twice.schedule?.days == schedule.days)
        #expect(twice.schedule?.notes == schedule.notes)
        #expect(twice.findings.count == result.findings.count * 2)
    }
}
