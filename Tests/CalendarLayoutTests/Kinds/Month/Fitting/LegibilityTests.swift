import GoldenSupport
import Testing

@testable import CalendarLayout

/// The costs of faults and settings. The factors are those of the design: condensed 0.92, wraps 0.8, labels alone 0.3,
/// hyphens 0.2, narrow weekends 0.12, broken names 0.97, shortened days 0.04.
@Suite struct LegibilityTests {
    @Test func `a page without fault scores its size`() {
        for half in 14...28 { #expect(Legibility().score(of: setting(half)) == .quarterPoints(2 * half)) }
    }

    @Test func `condensed counts 0.92, broken names 0.97, weekends by what they give away`() {
        #expect(isClose(Legibility().score(of: setting(20, .condensed)), 9.2))
        #expect(isClose(Legibility().score(of: setting(20, breaksNames: true)), 9.7))
        for (tenths, factor) in [(9, 0.988), (8, 0.976), (7, 0.964), (5, 0.94)] {
            #expect(isClose(Legibility().score(of: setting(20, tenths: tenths)), 10 * factor), "\(tenths)")
        }
        #expect(
            isClose(
                Legibility().score(of: setting(20, .condensed, tenths: 7, breaksNames: true)),
                10 * 0.92 * 0.97 * 0.964))
    }

    @Test(arguments: [
        (Legibility(entryCount: 4, wrapCount: 1), 0.8), (Legibility(entryCount: 4, wrapCount: 4), 0.2),
        (Legibility(entryCount: 4, labelAloneCount: 1), 0.925), (Legibility(entryCount: 4, labelAloneCount: 4), 0.7),
        (Legibility(entryCount: 4, hyphenCount: 1), 0.95), (Legibility(entryCount: 4, hyphenCount: 9), 0.8),
        (Legibility(wordBreakCount: 1), 0.95), (Legibility(wordBreakCount: 99), 0.1),
        (Legibility(entryCount: 4, wrapCount: 2, labelAloneCount: 2), 0.6 * 0.85),
    ])
    func `shares are of all entries, and each lowers what the others leave`(
        _ legibility: Legibility, _ factor: Double
    ) {
        #expect(isClose(legibility.score(of: setting(20)), 10 * factor))
    }

    @Test(arguments: [(0, 0.6), (750, 0.6), (875, 0.4), (1000, 0.2), (1200, 0.2)])
    func `wrapping costs half while a quarter of the page is free, and more as it fills`(
        _ fullness: Int, _ factor: Double
    ) {
        let legibility = Legibility(entryCount: 4, wrapCount: 4, fullness: fullness)
        #expect(isClose(legibility.score(of: setting(20)), 10 * factor))
    }

    @Test func `a shortened day costs 4 %, and the first 6 % more`() {
        for (count, factor) in [(0, 1.0), (1, 0.96), (4, 0.84), (31, 0.04)] {
            let score = Legibility(shortenedDayCount: count).score(of: setting(20))
            #expect(isClose(score, 10 * factor * (count == 0 ? 1 : 0.94)), "\(count)")
        }
    }

    @Test func `only lines that should stay on one line count as wrapped`() {
        var legibility = Legibility(entryCount: 2)
        let measure = EntryMeasure(
            height: .zero, leastHeight: .zero,
            fill: LineFill(lineCount: 3, hyphenCount: 2, wordBreakCount: 1, beginsBelow: true))
        legibility.add(measure, isWrappable: false)
        #expect(legibility.wrapCount == 0)
        legibility.add(measure, isWrappable: true)
        #expect(legibility.wrapCount == 1 && legibility.labelAloneCount == 2)
        #expect(legibility.hyphenCount == 4 && legibility.wordBreakCount == 2)
    }

    @Test(arguments: 0..<50)
    func `no fault raises a score`(_ seed: Int) {
        var random = SplitMix64(UInt64(seed))
        let legibility = Legibility(random: &random)
        for faces in FacePair.allCases {
            let setting = setting(random.number(14...28), faces, tenths: random.number(5...10))
            #expect(legibility.score(of: setting) <= Legibility.best(of: setting), "seed \(seed)")
            #expect(legibility.score(of: setting) > .zero, "seed \(seed)")
        }
    }

    /// Within 0.01 pt.
    private func isClose(_ score: Length, _ points: Double) -> Bool { abs(score.inPoints - points) < 0.01 }

    private func setting(
        _ half: Int, _ faces: FacePair = .regular, tenths: Int = 10, breaksNames: Bool = false
    ) -> CellSetting {
        CellSetting(
            type: BodyType(faces, size: .quarterPoints(half * 2)), weekendTenths: tenths, breaksNames: breaksNames)
    }
}

extension Legibility {
    /// A page of up to 100 entries with some faults.
    init(random: inout SplitMix64) {
        let count = random.number(1...100)
        self.init(
            entryCount: count, wrapCount: random.number(0...count), labelAloneCount: random.number(0...count),
            hyphenCount: random.number(0...count), wordBreakCount: random.number(0...3),
            shortenedDayCount: random.oneIn(2) ? 0 : random.number(0...31))
    }
}
