import Testing

@testable import ScheduleIO

/// The occurrences of rules, beyond the cases that others have listed.
@Suite struct OccurrencesTests {
    private func days(_ start: String, _ rule: String, _ count: Int = 5) -> [String] {
        RuleText(start: start, rule: rule).occurrences(count)
    }

    @Test(arguments: [
        ("OMIT", ["20250131", "20250331", "20250531"]),
        ("BACKWARD", ["20250131", "20250228", "20250331"]),
        ("FORWARD", ["20250131", "20250301", "20250331"]),
    ])
    func `skip says what becomes of missing days`(_ skip: String, _ expected: [String]) {
        #expect(days("20250131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=\(skip)", 3) == expected)
    }

    @Test func `a day that is reached twice counts once`() {
        #expect(
            days("20250131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=1,31")
                == ["20250131", "20250201", "20250301", "20250331", "20250401"])
        #expect(
            days("20240229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", 3) == ["20240229", "20250228", "20260228"])
        #expect(days("20250106", "FREQ=WEEKLY;BYDAY=MO,MO", 3) == ["20250106", "20250113", "20250120"])
    }

    @Test func `the start counts even if the rule does not match it`() {
        #expect(days("20250101", "FREQ=WEEKLY;BYDAY=MO;COUNT=3") == ["20250101", "20250106", "20250113"])
    }

    @Test func `month days without a month are in every month`() {
        #expect(days("20250113", "FREQ=YEARLY;BYMONTHDAY=13", 3) == ["20250113", "20250213", "20250313"])
    }

    @Test func `weeks belong to the year they are numbered in`() {
        #expect(
            days("20241231", "FREQ=YEARLY;INTERVAL=3;BYWEEKNO=1;BYDAY=MO,TU") == [
                "20241231", "20280103", "20280104", "20301230", "20301231",
            ])
        #expect(days("20250101", "FREQ=YEARLY;BYWEEKNO=-53;BYDAY=WE", 3) == ["20250101", "20251231", "20311231"])
    }

    @Test func `until is included`() {
        #expect(days("20250101T090000", "FREQ=DAILY;UNTIL=20250102T090000") == ["20250101T090000", "20250102T090000"])
        #expect(days("20250101T090000", "FREQ=DAILY;UNTIL=20241231T090000") == [])
    }

    @Test(arguments: [
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYDAY=53MO",
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30",
        "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=5", "FREQ=HOURLY;BYMINUTE=0;BYSETPOS=2",
        "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2", "FREQ=WEEKLY;INTERVAL=999999999999999999999",
    ])
    func `a rule that never matches again ends soon`(_ rule: String) throws {
        var search = try #require(RuleText(start: "19000101T000000", rule: rule).search())
        #expect(search.next() != nil && search.next() == nil)
        #expect(search.ending == .window)
        #expect(search.steps.taken <= 300 * 12 + 1)
    }

    @Test(arguments: [
        "FREQ=SECONDLY;BYMONTH=1", "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=100000000000", "FREQ=DAILY;INTERVAL=3",
        "FREQ=SECONDLY;BYMONTH=1;COUNT=100000000000", "FREQ=HOURLY;INTERVAL=7;COUNT=100000000",
    ])
    func `a search begins near its window`(_ rule: String) throws {
        var search = try #require(RuleText(start: "19000101T000000", rule: rule).search(from: "20250101"))
        let first = search.next()
        #expect(first.map { (20_089...20_092).contains($0.day) } == true)
        #expect(search.steps.taken < 5000)
    }

    @Test func `a search from the middle gives the same`() throws {
        let rules = [
            "FREQ=YEARLY;INTERVAL=3;BYWEEKNO=1,53", "FREQ=WEEKLY;INTERVAL=5;BYMONTH=3,4", "FREQ=DAILY;INTERVAL=17",
            "FREQ=HOURLY;INTERVAL=31;BYHOUR=3,4", "FREQ=MONTHLY;INTERVAL=5;BYDAY=-1FR,2MO;BYSETPOS=1",
            "FREQ=MINUTELY;INTERVAL=7;BYHOUR=5;BYDAY=MO", "FREQ=YEARLY;BYDAY=20MO,-3TU",
        ]
        for rule in rules.flatMap({ [$0, $0 + ";COUNT=100000"] }) {
            let text = RuleText(start: "19970902T050000", rule: rule)
            let middle = WallTime(seconds: try #require(WrittenTime("20200229")).wall)
            let all = try #require(text.search(throughYear: 2024)).drop { $0 < middle }
            let some = try #require(text.search(from: "20200229", throughYear: 2024))
            #expect(Array(all) == Array(some), "\(rule)")
        }
    }

    @Test func `the limit of steps is told`() throws {
        let text = RuleText(
            start: "20250101T000000", rule: "FREQ=SECONDLY;INTERVAL=86399;BYHOUR=12;BYMINUTE=15;BYSECOND=30")
        var search = try #require(text.search(stepLimit: 1000))
        #expect(search.next() != nil && search.next() == nil)
        #expect(search.ending == .limit && search.steps.taken == 1000)
    }

    @Test func `whole days recur once a day`() {
        #expect(days("20250101", "FREQ=HOURLY;INTERVAL=31", 4) == ["20250101", "20250102", "20250103", "20250104"])
        #expect(days("20250101", "FREQ=SECONDLY;COUNT=3") == ["20250101", "20250102", "20250103"])
    }
}
