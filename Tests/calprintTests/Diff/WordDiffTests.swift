import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// Small changes of words, made on purpose: each is found, and named rightly.
@Suite struct WordDiffTests {
    private let before: DrawnDocument

    init() throws { before = try DrawnDocument() }

    private func diff(_ change: (inout DrawnDocument) -> Void) throws -> DiffRun {
        var after = before
        change(&after)
        let run = try DiffRun(before.pdf, after.pdf)
        #expect(run.result.verdict == "pages")
        return run
    }

    @Test func `a word that changed is replaced`() throws {
        let run = try diff { after in after.change("B.C.F.G.") { [after] in after.run("B.C.F.K.", like: $0) } }
        try #require(run.kinds == ["word-replaced"])
        #expect(run.places == ["1, Tue 14, line 2, word, B.C.F.G."])
        #expect(run.found[0].before == "B.C.F.G." && run.found[0].after == "B.C.F.K.")
    }

    @Test func `a word that changed behind one that grew is replaced, too`() throws {
        var first = before
        first.change("B.C.F.G.") { [first] in first.run("OK ELM A", like: $0) }
        var second = before
        second.change("B.C.F.G.") { [second] in second.run("OKS YEW A", like: $0) }
        let run = try DiffRun(first.pdf, second.pdf)
        try #require(run.kinds == ["moved", "word-replaced", "word-replaced"], "\(run.output.text)")
        #expect(run.found.map(\.text) == ["A", "OK", "ELM"] && run.found[2].after == "YEW")
    }

    @Test func `a word that is gone is missing`() throws {
        let run = try diff { $0.change("P.K.D.N.A.") { _ in nil } }
        try #require(run.kinds == ["word-missing"])
        #expect(run.places == ["1, Tue 14, line 1, word, P.K.D.N.A."])
        #expect(run.found[0].box != nil && run.found[0].otherBox == nil)
    }

    @Test func `a word that is new is added`() throws {
        let run = try DiffRun(
            {
                var without = before
                without.change("P.K.D.N.A.") { _ in nil }
                return try without.pdf
            }(), before.pdf)
        try #require(run.kinds == ["word-added"])
        #expect(run.places == ["1, Tue 14, line 1, word, P.K.D.N.A."])
        #expect(run.found[0].box == nil && run.found[0].otherBox != nil)
    }

    @Test func `two words that changed places are swapped, in a cell`() throws {
        let run = try diff { after in
            after.changeTexts(of: DrawnDocument.tuesday) { [after] run in
                switch run.text {
                case "P.K.D.N.A.": after.run("B.C.F.G.", like: run)
                case "B.C.F.G.": after.run("P.K.D.N.A.", like: run)
                default: run
                }
            }
        }
        #expect(run.kinds == ["words-swapped"])
        #expect(run.places == ["1, Tue 14, line 1, word, P.K.D.N.A. B.C.F.G."])
    }

    @Test func `two words of one line that changed places are swapped`() throws {
        let run = try diff { after in
            after.changeTexts(of: nil) { [after] in
                $0.text == "January 2025" ? after.run("2025 January", like: $0) : $0
            }
        }
        try #require(run.kinds == ["words-swapped"])
        #expect(run.found[0].before == "January" && run.found[0].after == "2025")
    }

    @Test func `a word half a point to the right moved`() throws {
        let run = try diff { $0.change("B.C.F.G.") { $0.moved(x: 0.5) } }
        try #require(run.kinds == ["moved"])
        #expect(run.places == ["1, Tue 14, line 2, word, B.C.F.G."])
        #expect(run.found[0].isMoved(x: 0.5, y: 0))
    }

    @Test func `a line half a point lower moved as a line`() throws {
        let run = try diff {
            $0.changeTexts(of: DrawnDocument.tuesday) { ["CL", "B.C.F.G."].contains($0.text) ? $0.moved(y: 0.5) : $0 }
        }
        try #require(run.kinds == ["moved"])
        #expect(run.places == ["1, Tue 14, line 2, line, CL B.C.F.G."])
        #expect(run.found[0].isMoved(x: 0, y: 0.5))
    }

    @Test func `a cell half a point lower moved as a day`() throws {
        let run = try diff { $0.changeTexts(of: DrawnDocument.tuesday) { $0.moved(y: 0.5) } }
        try #require(run.kinds == ["moved"])
        #expect(run.found[0].scope == "day" && run.found[0].day == "Tue 14" && run.found[0].words == 7)
        #expect(run.found[0].isMoved(x: 0, y: 0.5))
    }

    @Test(arguments: [(0.5, 0.0), (0.0, 0.5), (-0.5, 1.25)])
    func `a page that moved with all its ink moved as a page`(x: Double, y: Double) throws {
        let run = try diff { document in
            document.pages[0] = document.pages[0].mapping { item, _ in [item.moved(x: x, y: y)] }
        }
        try #require(run.kinds == ["moved"], "\(run.output.text)")
        #expect(run.found[0].scope == "page" && run.found[0].day == nil)
        #expect(run.found[0].isMoved(x: x, y: y))
    }

    @Test func `a rule that did not move with its page is found`() throws {
        let run = try diff { document in
            var isFirst = true
            document.pages[0] = document.pages[0].mapping { item, _ in
                guard case .rules(var rules, let weight, _, _) = item.moved(x: 0, y: 0.5) else {
                    return [item.moved(x: 0, y: 0.5)]
                }
                if isFirst { rules.removeLast() }
                isFirst = false
                return [.rules(rules, weight: weight)]
            }
        }
        #expect(run.kinds == ["moved", "rule-missing"], "\(run.output.text)")
    }

    @Test func `a word in another font says so`() throws {
        let run = try diff { after in after.change("B.C.F.G.") { [after] in after.run($0, in: .bold) } }
        try #require(run.kinds == ["word-font"])
        #expect(run.places == ["1, Tue 14, line 2, word, B.C.F.G."])
        #expect(run.found[0].before == "Roboto-Regular" && run.found[0].after == "Roboto-Bold")
    }

    @Test func `a word in another size says so`() throws {
        let run = try diff { $0.change("B.C.F.G.") { $0.sized($0.size - .quarterPoints(2)) } }
        try #require(run.kinds == ["word-size"], "\(run.output.text)")
        #expect(run.places == ["1, Tue 14, line 2, word, B.C.F.G."])
        #expect(try abs(#require(run.found[0].scale) - 13.0 / 13.5) < 0.005)
    }

    @Test func `the values of a day in another font are told line by line`() throws {
        let run = try diff { after in
            after.changeTexts(of: DrawnDocument.tuesday) { [after] in
                $0.face == .regular ? after.run($0, in: .condensed) : $0
            }
        }
        #expect(run.kinds == ["word-font", "word-font"])
        #expect(run.found.map(\.line) == [1, 2] && run.found.allSatisfy { $0.after == "RobotoCondensed-Regular" })
    }
}

extension DiffRun.Found {
    func isMoved(x: Double, y: Double) -> Bool {
        guard let shift else { return false }
        return abs(shift[0] - x) < 0.01 && abs(shift[1] - y) < 0.01
    }
}

extension DisplayItem {
    /// The item elsewhere; of those that hold no others.
    func moved(x: Double, y: Double) -> DisplayItem {
        func moved(_ point: Point) -> Point { Point(x: point.x + .init(inPoints: x), y: point.y + .init(inPoints: y)) }
        return switch self {
        case .text(let run): .text(run.moved(x: x, y: y))
        case .fill(let area, let shade):
            .fill(
                Rect(
                    x: moved(area.origin).x, y: moved(area.origin).y, width: area.width, height: area.height), shade)
        case .rules(let rules, let weight, _, _):
            .rules(rules.map { Rule(from: moved($0.from), to: moved($0.to)) }, weight: weight)
        default: self
        }
    }
}
