import CalendarCore
import Testing

@testable import ScheduleIO

/// The text of a rule, and what RFC 5545 forbids in it.
@Suite struct RecurrenceRuleTests {
    @Test func `every part is read`() throws {
        let parsed = RecurrenceRule.parse(
            "RSCALE=GREGORIAN;SKIP=FORWARD;freq=yearly;interval=2;until=20300101T000000Z;BYSECOND=60,1;BYMINUTE=3;BYHOUR=4,5;"
                + "BYDAY=MO,-1SU,+2FR;BYMONTHDAY=-31,1;BYYEARDAY=366;BYMONTH=1,12;BYSETPOS=-1;WKST=SU;")
        let rule = try #require(parsed.rule)
        #expect(parsed.problems.isEmpty)
        #expect(rule.frequency == .yearly && rule.interval == 2 && rule.skip == .forward && rule.weekStart == .sunday)
        #expect(rule.until == .utc(WallTime(day: CivilDate("2030-01-01").epochDay.rawValue, second: 0)))
        #expect(rule.bySecond.numbers == [1, 59] && rule.byMinute.numbers == [3] && rule.byHour.numbers == [4, 5])
        #expect(rule.byDay.map(\.weekday) == [.monday, .sunday, .friday] && rule.byDay.map(\.ordinal) == [nil, -1, 2])
        #expect(rule.byMonthDay == [-31, 1] && rule.byYearDay == [366] && rule.byMonth.numbers == [1, 12])
        #expect(rule.bySetPosition == [-1])
    }

    @Test(arguments: [
        ("FREQ=DAILY;INTERVAL=0", "FREQ=DAILY", "INTERVAL 11 outOfRange(\"0\")"),
        ("FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=1", "COUNT 11 noOccurrence"),
        ("FREQ=DAILY;COUNT=-1", "FREQ=DAILY", "COUNT 11 unreadableEnd(\"-1\")"),
        (
            "FREQ=DAILY;COUNT=-1;UNTIL=20250103", "FREQ=DAILY;UNTIL=20250103", "COUNT 11 outOfRange(\"-1\")"
        ),
        ("FREQ=DAILY;COUNT=two", "FREQ=DAILY", "COUNT 11 unreadableEnd(\"TWO\")"),
        ("FREQ=DAILY;BYMONTH=1,13", "FREQ=DAILY;BYMONTH=1", "BYMONTH 11 outOfRange(\"13\")"),
        ("FREQ=YEARLY;BYYEARDAY=0,-367,5", "FREQ=YEARLY;BYYEARDAY=5", "BYYEARDAY 12 outOfRange(\"0\")"),
        ("FREQ=MONTHLY;BYDAY=MO,XX", "FREQ=MONTHLY;BYDAY=MO", "BYDAY 13 malformed(\"XX\")"),
        ("FREQ=DAILY;UNTL=20250101", "FREQ=DAILY", "UNTL 11 unknown"),
        ("FREQ=DAILY;FREQ=WEEKLY", "FREQ=DAILY", "FREQ 11 repeated"),
        (
            "FREQ=DAILY;UNTIL=20250231", "FREQ=DAILY;UNTIL=20250228",
            "UNTIL 11 unusual(\"20250231\", meaning: \"20250228\")"
        ),
        ("FREQ=WEEKLY;BYMONTHDAY=1", "FREQ=WEEKLY", "BYMONTHDAY 12 notAllowed(with: \"FREQ=WEEKLY\")"),
        ("FREQ=MONTHLY;BYWEEKNO=1", "FREQ=MONTHLY", "BYWEEKNO 13 notAllowed(with: \"FREQ=MONTHLY\")"),
        ("FREQ=DAILY;BYYEARDAY=1", "FREQ=DAILY", "BYYEARDAY 11 notAllowed(with: \"FREQ=DAILY\")"),
        ("FREQ=WEEKLY;BYDAY=1MO", "FREQ=WEEKLY;BYDAY=MO", "BYDAY 12 numbersNotAllowed(with: \"FREQ=WEEKLY\")"),
        (
            "FREQ=YEARLY;BYWEEKNO=2;BYDAY=1MO", "FREQ=YEARLY;BYWEEKNO=2;BYDAY=MO",
            "BYDAY 23 numbersNotAllowed(with: \"BYWEEKNO\")"
        ),
        ("FREQ=DAILY;BYSETPOS=1", "FREQ=DAILY", "BYSETPOS 11 needs(\"another BY part\")"),
        ("FREQ=DAILY;SKIP=FORWARD", "FREQ=DAILY", "SKIP 11 needs(\"RSCALE\")"),
    ])
    func `what is forbidden is left out and told`(_ text: String, _ meaning: String, _ problem: String) {
        let parsed = RecurrenceRule.parse(text)
        #expect(parsed.rule != nil && parsed.rule == RecurrenceRule.parse(meaning).rule)
        #expect(parsed.problems.first.map { "\($0.part) \($0.offset) \($0.kind)" } == problem)
    }

    @Test func `count and until are both kept`() {
        let parsed = RecurrenceRule.parse("FREQ=DAILY;COUNT=3;UNTIL=20250101")
        #expect(parsed.problems.map(\.kind) == [.twoEnds])
        #expect(parsed.rule?.count == 3 && parsed.rule?.until != nil)
    }

    @Test func `whole days have no times`() {
        let parsed = RecurrenceRule.parse("FREQ=HOURLY;BYHOUR=1;BYMINUTE=2;BYSECOND=3;BYSETPOS=1", startIsDate: true)
        #expect(parsed.problems.map(\.part) == ["BYHOUR", "BYMINUTE", "BYSECOND", "FREQ", "BYSETPOS"])
        #expect(parsed.rule == RecurrenceRule(frequency: .hourly))
    }

    @Test(arguments: [
        ("", "FREQ 0"), ("COUNT=1", "FREQ 0"), ("FREQ=NEVER", "FREQ 0"), ("FREQ=DAILY;RSCALE=HEBREW", "RSCALE 11"),
    ])
    func `some texts are no rule`(_ text: String, _ place: String) {
        let parsed = RecurrenceRule.parse(text)
        #expect(parsed.rule == nil)
        #expect(parsed.problems.map { "\($0.part) \($0.offset)" } == [place])
    }
}
