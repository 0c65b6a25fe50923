import CalendarCore
import Testing

@testable import CalendarLayout

@Suite struct HourAxisTests {
    private let usual = Array(0..<24)
    private let spring = Array(0..<24).filter { $0 != 2 }
    private let autumn = (0..<24).flatMap { $0 == 1 ? [1, 1] : [$0] }

    @Test func `a day has 24 hours, 23 if the clock is put forward, 25 if it is put back`() throws {
        #expect(try axis([usual]).rows.count == 24)
        #expect(try axis([spring]).rows.map(\.hour) == spring)
        #expect(try axis([autumn]).rows.map(\.hour) == autumn)
    }

    @Test func `of several days the axis has every hour of each, and knows which a day has not`() throws {
        let axis = try axis([usual, spring, autumn])
        #expect(axis.rows.map(\.hour) == autumn)
        let missing = (0..<3).map { day in axis.rows.filter { !axis.has($0, day: day) }.map { "\($0.hour)/\($0.pass)" }
        }
        #expect(missing == [["1/1"], ["1/1", "2/0"], []])
    }

    @Test func `times are as far down as the hours before them`() throws {
        let axis = try axis([usual], 7, 19)
        #expect(axis.extent(from: 7 * 60, to: 8 * 60 + 30) == (0, 90))
        #expect(axis.extent(from: 18 * 60, to: 19 * 60) == (660, 720))
        #expect(axis.extent(from: 6 * 60, to: 20 * 60) == (0, 720))
    }

    @Test func `an event over the end of summer time takes both hours, one within the hour the first`() throws {
        let axis = try axis([autumn])
        #expect(axis.extent(from: 30, to: 150) == (30, 210))
        #expect(axis.extent(from: 60, to: 120) == (60, 180))
        #expect(axis.extent(from: 75, to: 105) == (75, 105))
    }

    @Test func `an hour that is skipped takes no room`() throws {
        let axis = try axis([spring])
        #expect(axis.extent(from: 60, to: 240) == (60, 180))
        #expect(axis.extent(from: 150, to: 200) == (120, 140))
    }

    @Test func `hours are whole ones around the times, eight at least`() {
        #expect(HourRange(around: [8 * 60 + 15...12 * 60, 9 * 60...17 * 60 + 5]) == HourRange(first: 8, end: 18))
        #expect(HourRange(around: [9 * 60...10 * 60]) == HourRange(first: 9, end: 17))
        #expect(HourRange(around: [22 * 60...24 * 60]) == HourRange(first: 16, end: 24))
        #expect(HourRange(around: []) == HourRange(first: 9, end: 17))
        #expect(HourRange(around: [0...1440]) == HourRange(first: 0, end: 24))
    }

    private func axis(_ days: [[Int]], _ first: Int = 0, _ end: Int = 24) throws -> HourAxis {
        HourAxis(try #require(HourRange(first: first, end: end)), days: days)
    }
}
