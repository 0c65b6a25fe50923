import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct VisualOrderTests {
    /// The examples of UAX #9, rule L2: a text, its levels, and its order on paper. Capitals run right to left.
    @Test(arguments: [
        ("car means CAR.", "00000000001110", "car means RAC."),
        ("<car MEANS CAR.=", "0222111111111110", "<.RAC SNAEM car="),
        (
            "he said “<car MEANS CAR=.” “<IT DOES=,” she agreed.",
            "000000000022211111111110000001111111000000000000000",
            "he said “<RAC SNAEM car=.” “<SEOD TI=,” she agreed."
        ),
    ])
    func `a line stands as the standard says`(text: String, levels: String, expected: String) throws {
        let characters = Array(text)
        let levels = try levels.map { try #require(UInt8(String($0))) }
        #expect(String(VisualOrder.order(of: characters.indices, levels: levels).map { characters[$0] }) == expected)
    }

    /// The rule, word for word: whole stretches are reversed, level by level, with their levels.
    @Test func `lines of random levels stand as the rule says`() {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<500 {
            let levels = (0..<20).map { _ in UInt8.random(in: 0...4, using: &random) }
            let start = Int.random(in: 0..<20, using: &random)
            let line = start..<Int.random(in: start...20, using: &random)
            let order = VisualOrder.order(of: line, levels: levels)
            #expect(order == rule(line, levels), "seed \(seed): \(levels) \(line)")
        }
    }

    private func rule(_ line: Range<Int>, _ levels: [UInt8]) -> [Int] {
        var order = Array(line)
        guard let lowest = line.map({ levels[$0] }).filter({ $0 % 2 == 1 }).min() else { return order }
        for level in (lowest...5).reversed() {
            var index = 0
            while index < order.count {
                let end = order[index...].firstIndex { levels[$0] < level } ?? order.count
                order[index..<end].reverse()
                index = max(end, index + 1)
            }
        }
        return order
    }

    @Test func `the clusters of a line follow each other without gap or overlap`() {
        let shaped = SquareEmMeasurer().shape("ab שרה 12 לוי cd", in: .regular)
        let em = Advance.unitsPerEm
        for line in [0..<16, 3..<9, 5..<12] {
            let run = TextRun(shaped, clusters: line, origin: Point(x: .zero, y: .zero), size: .points(9))
            let edges = run.visualClusters.map { shaped.position(ofCluster: $0.index).rawValue + $0.shift.rawValue }
            #expect(edges == (0..<line.count).map { $0 * em })
        }
        let run = TextRun(shaped, clusters: 3..<13, origin: Point(x: .zero, y: .zero), size: .points(9))
        #expect(String(run.visualClusters.map { Array(shaped.text)[$0.index] }) == "יול 12 הרש")
    }
}
