import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A small file of every format, cut and changed at random: reading always ends, with a schedule or with a place.
@Suite struct MutationTests {
    enum Sample: String, CaseIterable {
        case native = """
            {"format": "provider-schedule", "version": 1, "timeZone": "America/Chicago", "x-a": [1.5e3, true],
             "lines": [{"key": "am", "label": "AM"}],
             "days": [{"date": "2025-01-01", "am": ["Núñez", "\\ud83d\\ude00 \\u0041"], "id": "1"}],
             "notes": [{"month": "2025-01", "line1": "—"}],
             "events": [{"title": "T", "start": "2025-01-01T10:00Z", "private": false}]}
            """
        case cache = """
            {"savedAt": 1, "schedules": {"schedule_2025-01-01": {"id": "a", "date": 757404000, "os": "½"}},
             "monthlyNotes": {"2025-01": {"month": 1, "year": 2025, "line1": null, "line2": "B"}}}
            """
        case days =
            "date;OS;CL;\"OFF\";CALL;id;x-y\r\n2025-01-01;\"Núñez; \"\"x\"\"\";\t😀\u{301};;D;1;\r\n;;\r\n2025-01-02;\"A\r\nB\"\r\n"
        case notes = "month,line1,line2,line3\n2025-01,\"A, B\",—,\n2025-02,,\"\"\"\"\n"
        case export =
            "\"Date\",\"Line1\",\"Line2\",\"Line3\"\n\"2025-01-01T06:00:00Z\",\"A \"x\" B\",\"\",\"é\"\n\"2025-01-02T06:00:00Z\",\"A\",\"B\nC\",\"\u{202E}\"\n"
        case exportedNotes = "\"Month\",\"Year\",\"Line1\",\"Line2\",\"Line3\"\n\"1\",\"2025\",\"A\",\"B \"b\"\",\"\"\n"

        case answer = """
            {"records": [{"recordName": "a", "recordType": "CD_DailySchedule", "fields": {"CD_date": {"value": "1735711200000"},
             "CD_id": {"value": "b"}, "CD_line1": {"value": "Núñez \\u00bd", "type": "STRING"}, "CD_line2": {"value": null}}},
             {"recordName": "b", "serverErrorCode": "TRY_AGAIN_LATER", "reason": "é"}], "continuationMarker": "x"}
            """
        case feed = """
            {"zones": [{"zoneID": {"zoneName": "Z", "ownerRecordName": "_o"}, "moreComing": false, "records": [
             {"recordName": "n", "recordType": "CD_MonthlyNotes", "modified": {"timestamp": "2025-01-01T00:00:00Z"},
              "fields": {"CD_month": {"value": 1}, "CD_year": {"value": 2025.0}, "CD_line3": "—"}},
             {"recordName": "d", "deleted": true}, {"recordName": "e", "recordType": "Other"}]}]}
            """
        case reminders = """
            [{"monthname":"January","year":2025,"entries":[
            {"date":"2025-01-03","lineno":2,"duration":90,"time":540,"eventstart":"2025-01-03T09:00","body":"9:00am-10:30am Núñez"},
            {"date":"2025-01-06","passthru":"COLOR","plain_body":"OS: Red","body":"255 0 0 OS: Red"},
            {"date":"2025-01-07","passthru":"PANGO","tags":"a,call","body":"<b>A &amp; &#233;</b>"},
            {"date":"2025-01-07","passthru":"SHADE","body":"200"}
            ]}]
            """
        case reminderLines = """
            # rem2ps2 begin
            January 2025 31 3 0
            {"date":"2025-01-11","time":1380,"duration":180,"eventduration":180,"body":"11:00pm-2:00am+1 Ö"}
            # rem2ps2 end

            """

        var bytes: [UInt8] { Array(rawValue.utf8) }
    }

    @Test(arguments: Sample.allCases) func `every prefix ends well`(_ sample: Sample) {
        #expect(ScheduleReader.read(sample.bytes, file: "s").schedule != nil)
        for count in 0..<sample.bytes.count { check(Array(sample.bytes[..<count]), "\(sample), first \(count)") }
    }

    @Test(arguments: Sample.allCases) func `every changed file ends well`(_ sample: Sample) {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for number in 0..<1000 {
            var bytes = sample.bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
            check(bytes, "\(sample), seed \(seed), number \(number)")
        }
    }

    @Test func `changes make errors and schedules`() {
        var (generator, broken) = (SplitMix64(1), 0)
        for _ in 0..<200 {
            var bytes = Sample.days.bytes
            mutate(&bytes, &generator)
            if ScheduleReader.read(bytes, file: "s").schedule == nil { broken += 1 }
        }
        #expect((20...180).contains(broken))
    }

    private func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
        bytes.mutate(inserting: [Array("\"\\{}[],;:0-\r\n\t".utf8).map { [$0] }], &generator)
    }

    private func check(_ bytes: [UInt8], _ name: String) {
        expectPlaces(ScheduleReader.read(bytes, file: "s"), in: bytes, name)
    }
}
