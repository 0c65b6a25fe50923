import GoldenSupport
import Testing

@testable import CalendarLayout

/// Events side by side: by name what decides, then random events.
@Suite struct LaneLayoutTests {
    typealias Extent = LaneLayout.Extent
    typealias Slot = LaneLayout.Slot

    // MARK: By name

    @Test func `events that only touch do not overlap`() {
        let slots = layout((9, 10), (10, 11), (11, 12))
        #expect(slots.map(\.columns) == [0..<1, 0..<1, 0..<1])
        #expect(slots.map(\.columnCount) == [1, 1, 1] && Set(slots.map(\.group)).count == 3)
    }

    @Test func `a chain of events is one group, and the third takes the column that the first left`() {
        let slots = layout((9, 11), (10, 12), (11, 13))
        #expect(slots.map(\.columns) == [0..<1, 1..<2, 0..<1])
        #expect(slots.map(\.columnCount) == [2, 2, 2] && Set(slots.map(\.group)).count == 1)
    }

    @Test func `an event within another stands beside it`() {
        #expect(layout((9, 17), (10, 11)).map(\.columns) == [0..<1, 1..<2])
    }

    @Test func `two events within another share the column beside it`() {
        let slots = layout((9, 17), (10, 11), (12, 13))
        #expect(slots.map(\.columns) == [0..<1, 1..<2, 1..<2] && slots[0].columnCount == 2)
    }

    @Test func `of events with the same beginning the shorter comes first`() {
        #expect(layout((9, 12), (9, 10), (9, 11)).map(\.columns) == [2..<3, 0..<1, 1..<2])
    }

    @Test func `an event takes the columns beside it that stay free`() {
        let slots = layout((9, 12), (9, 10), (9, 10), (10, 12))
        #expect(slots.map(\.columns) == [2..<3, 0..<1, 1..<2, 0..<2])
    }

    @Test func `an event without length has a column where others go on, and touches what ends when it is`() {
        #expect(layout((9, 11), (10, 10)).map(\.columns) == [0..<1, 1..<2])
        #expect(layout((9, 10), (10, 10)).map(\.columnCount) == [1, 1])
        #expect(layout((10, 10), (10, 11)).map(\.columnCount) == [2, 2])
        #expect(layout((10, 10), (10, 10)).map(\.columns) == [0..<1, 1..<2])
    }

    @Test func `no events have no columns`() { #expect(LaneLayout([]).slots.isEmpty) }

    /// Of events from one hour to another.
    private func layout(_ hours: (Int, Int)...) -> [Slot] {
        LaneLayout(hours.map { Extent(start: $0.0 * 60, end: $0.1 * 60, words: ["\($0)"]) }).slots
    }

    // MARK: At random

    private static let seeds = (0..<300).map { RandomTests.firstSeed &+ $0 }

    @Test(arguments: seeds)
    func `no two boxes overlap`(_ seed: UInt64) {
        let (extents, slots) = random(seed)
        for a in extents.indices {
            for b in extents.indices.dropFirst(a + 1) where overlap(extents[a], extents[b]) {
                #expect(!slots[a].columns.overlaps(slots[b].columns), "seed \(seed): \(extents[a]), \(extents[b])")
            }
        }
    }

    @Test(arguments: seeds)
    func `a group has as many columns as events at one moment, and no fewer`(_ seed: UInt64) {
        let (extents, slots) = random(seed)
        for group in Set(slots.map(\.group)) {
            let members = extents.indices.filter { slots[$0].group == group }
            let most = members.map { member in
                members.count { extents[$0].start <= extents[member].start && end(extents[$0]) > extents[member].start }
            }.max()
            #expect(members.allSatisfy { slots[$0].columnCount == most }, "seed \(seed)")
            #expect(members.allSatisfy { slots[$0].columns.upperBound <= slots[$0].columnCount }, "seed \(seed)")
        }
    }

    @Test(arguments: seeds)
    func `groups do not overlap, and the events of a group are linked`(_ seed: UInt64) {
        let (extents, slots) = random(seed)
        for a in extents.indices {
            let others = extents.indices.filter { $0 != a && overlap(extents[a], extents[$0]) }
            #expect(others.allSatisfy { slots[$0].group == slots[a].group }, "seed \(seed)")
            let members = slots.indices.filter { slots[$0].group == slots[a].group }
            #expect(members.count == 1 || !others.isEmpty, "seed \(seed)")
        }
    }

    @Test(arguments: seeds)
    func `a box is as wide as the columns beside it are free`(_ seed: UInt64) {
        let (extents, slots) = random(seed)
        for index in extents.indices where slots[index].columns.upperBound < slots[index].columnCount {
            let next = slots[index].columns.upperBound
            let others = extents.indices.filter { $0 != index && overlap(extents[$0], extents[index]) }
            #expect(others.contains { slots[$0].columns.contains(next) }, "seed \(seed)")
        }
    }

    @Test(arguments: seeds)
    func `the order in which events are given decides nothing`(_ seed: UInt64) {
        let (extents, slots) = random(seed)
        var generator = SplitMix64(seed)
        let order = Array(extents.indices).shuffled(using: &generator)
        let shuffled = LaneLayout(order.map { extents[$0] }).slots
        func places(_ slots: [Slot], _ extents: [Extent]) -> [String] {
            zip(extents, slots).map { "\($0.start) \($0.end) \($0.words) \($1)" }.sorted()
        }
        #expect(places(shuffled, order.map { extents[$0] }) == places(slots, extents), "seed \(seed)")
    }

    /// Up to 40 events, of which some have no length, and some are equal.
    private func random(_ seed: UInt64) -> (extents: [Extent], slots: [Slot]) {
        var generator = SplitMix64(seed)
        let extents = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
            let start = Int.random(in: 0..<48, using: &generator) * 30
            let length = Int.random(in: 0...8, using: &generator) * 15
            return Extent(start: start, end: start + length, words: ["\(Int.random(in: 0...3, using: &generator))"])
        }
        return (extents, LaneLayout(extents).slots)
    }

    private func end(_ extent: Extent) -> Int { max(extent.end, extent.start + 1) }

    private func overlap(_ a: Extent, _ b: Extent) -> Bool { a.start < end(b) && b.start < end(a) }
}
