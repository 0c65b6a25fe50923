import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// The card that says who is on call.
@Suite struct CallPageTests {
    private static let people = [
        Person(name: "Averbeck", initials: "A", phone: "555-0141"), Person(name: "Belacqua", initials: "B"),
        Person(name: "Kovář", initials: "K", phone: "555-0147"),
    ]

    private func schedule(_ texts: [Int: [String: String]], lines: [ScheduleLine] = ScheduleLine.defaults) -> Schedule {
        Schedule(
            lines: lines, people: Self.people,
            days: texts.map { day, texts in
                DayRecord(
                    date: Samples.may.date(day),
                    texts: lines.compactMap { line in texts[line.key].map { LineText(key: line.key, text: $0) } })
            })
    }

    private func card(_ schedule: Schedule, _ style: PageStyle = PageStyle()) throws -> LaidOutPage {
        let days = Samples.may.date(1)...Samples.may.date(1)
        return try #require(pages(CallPage.init, schedule, days, style: style).first)
    }

    @Test func `it says who is on call with the phone, until the last day, and who is next`() throws {
        let page = try card(
            schedule([
                1: ["call": "AVERBECK", "os": "K.B."], 2: ["call": "Averbeck"], 3: ["call": "Averbeck"],
                4: ["call": "KOVÁŘ"],
            ])
        ).page
        #expect(page.texts(in: .heading) == ["Thursday, May 1, 2025 · on call"])
        #expect(page.texts(in: .entry).prefix(2) == ["until Sat 3 May", "then KOVÁŘ 555-0147"])
        #expect(page.texts(in: .value).prefix(2) == ["AVERBECK", "555-0141"])
        #expect(page.texts(in: .value).contains("Kovář"))
    }

    @Test func `with hours it says when they end`() throws {
        var lines = ScheduleLine.defaults
        lines[3].hours = ShiftHours(text: "17:00-08:00")
        let page = try card(schedule([1: ["call": "Kovář"], 2: ["call": "Belacqua"]], lines: lines)).page
        #expect(page.texts(in: .entry).prefix(2) == ["until Fri 2 May, 8:00", "then Belacqua"])
    }

    @Test func `the first of a day is in front, and the text stays whole`() throws {
        let page = try card(schedule([1: ["call": "Averbeck until 17:00, then Kovář"]]))
        #expect(page.page.texts(in: .value).first == "Averbeck")
        #expect(page.page.texts(in: .entry).prefix(2) == ["until 17:00", "then Kovář 555-0147"])
        #expect(page.placements.map(\.text) == ["Averbeck until 17:00, then Kovář"])
    }

    @Test func `a closed day says why, also if nobody is on another line`() throws {
        let page = try card(schedule([1: ["call": "Kovář"], 2: ["off": "CLOSED — Snow", "call": "Kovář"]])).page
        #expect(page.texts(in: .cell).contains("Snow"))
    }

    @Test func `a day without a call has its other lines`() throws {
        let page = try card(schedule([1: ["os": "Averbeck / Kovář"]]))
        #expect(page.placements.map(\.text) == ["Averbeck / Kovář"])
        #expect(page.page.texts(in: .footEntry) == [])
    }

    @Test(arguments: PageStyle.ofEveryKind.indices, [1, 2, 3])
    func `nothing is outside the margins or over something else, and every line is on the card`(
        _ index: Int, _ seed: Int
    ) throws {
        var random = SplitMix64(UInt64(seed))
        let style = PageStyle.ofEveryKind[index]
        let texts = (1...9).map { day -> (Int, [String: String]) in
            let names = Self.people.shuffled(using: &random).map(\.name)
            let count = Int.random(in: 1...3, using: &random)
            return (
                day,
                [
                    "os": names.prefix(count).joined(separator: " / "), "cl": names.last ?? "",
                    "off": day == 3 ? "CLOSED — Holiday" : names[0], "call": names[1],
                ]
            )
        }
        let schedule = schedule(Dictionary(uniqueKeysWithValues: texts))
        let page = try card(schedule, style)
        page.expectSound(style, "seed \(seed)")
        let expected = schedule.entries(on: Samples.may.date(1)).map(\.text)
        #expect(page.placements.map(\.text).sorted() == expected.sorted(), "seed \(seed)")
    }
}
