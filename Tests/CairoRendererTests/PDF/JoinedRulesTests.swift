import CalendarLayout
import Testing

@testable import CairoRenderer

/// Rules that are drawn as one.
@Suite struct JoinedRulesTests {
    @Test func `a column's edges are one stroke, row by row though they come`() {
        let rules = [(0, 10), (10, 20), (20, 30)].flatMap { top, bottom in
            [5, 6].map { vertical($0, top, bottom) }
        }
        #expect(rules.joined() == [vertical(5, 0, 30), vertical(6, 0, 30)])
    }

    @Test func `a row's edges are one stroke`() {
        #expect([horizontal(3, 0, 4), horizontal(3, 4, 9)].joined() == [horizontal(3, 0, 9)])
    }

    @Test func `rules with a gap, an overlap, a corner or a turn back stay apart`() {
        for next in [vertical(5, 11, 20), vertical(5, 9, 20), horizontal(10, 5, 9), vertical(5, 10, 4)] {
            let rules = [vertical(5, 0, 10), next]
            #expect(rules.joined() == rules)
        }
    }

    private func vertical(_ x: Int, _ top: Int, _ bottom: Int) -> Rule {
        .vertical(x: .points(x), from: .points(top), to: .points(bottom))
    }

    private func horizontal(_ y: Int, _ left: Int, _ right: Int) -> Rule {
        .horizontal(y: .points(y), from: .points(left), to: .points(right))
    }
}
