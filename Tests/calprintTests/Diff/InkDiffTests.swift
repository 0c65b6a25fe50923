import CalendarLayout
import GoldenSupport
import Testing

/// Small changes of ink where no word changes, made on purpose: each is found, and named rightly.
@Suite struct InkDiffTests {
    private let before: DrawnDocument

    init() throws { before = try DrawnDocument() }

    private func diff(_ change: (inout DrawnDocument) -> Void) throws -> DiffRun {
        var after = before
        change(&after)
        return try DiffRun(before.pdf, after.pdf)
    }

    /// The strokes between the weeks and around the month, without or with a change of one.
    private func weekRules(_ change: @escaping ([Rule]) -> [DisplayItem]) -> (inout DrawnDocument) -> Void {
        { document in
            document.changeShapes { item in
                if case .rules(let rules, StrokeWeight.thin, _, _) = item { return change(rules) }
                return [item]
            }
        }
    }

    /// The rule above the week of 12 January, in which no day is closed.
    private func weekRule(_ rules: [Rule]) -> Int { weekRules(rules)[1] }

    /// The rules between two weeks, from top to bottom.
    private func weekRules(_ rules: [Rule]) -> [Int] {
        rules.indices.filter { rules[$0].from.y == rules[$0].to.y }.sorted { rules[$0].from.y < rules[$1].from.y }
    }

    @Test func `a rule that is gone is missing, with its place`() throws {
        var place: Double?
        let run = try diff(
            weekRules { rules in
                var rules = rules
                place = rules.remove(at: weekRule(rules)).from.y.inPoints
                return [.rules(rules, weight: StrokeWeight.thin)]
            })
        try #require(run.kinds == ["rule-missing"], "\(run.output.text)")
        let box = try #require(run.found[0].box)
        #expect(abs(box[0] - 36) < 2 && abs(box[2] - 540) < 3, "\(box)")
        #expect(try abs(box[1] - #require(place)) < 1 && box[3] < 2, "\(box)")
    }

    @Test func `a rule that is gone is missing beside the black head of a closed day, too`() throws {
        let run = try diff(
            weekRules { rules in
                var rules = rules
                rules.remove(at: weekRules(rules)[2])
                return [.rules(rules, weight: StrokeWeight.thin)]
            })
        #expect(run.kinds == ["rule-missing", "rule-missing"], "\(run.output.text)")
    }

    @Test func `a rule that is new is added`() throws {
        let run = try diff { document in
            let rule = Rule.horizontal(y: .points(500), from: .points(400), to: .points(470))
            document.changeShapes { item in
                guard case .rules(_, StrokeWeight.heavy, _, _) = item else { return [item] }
                return [item, .rules([rule], weight: StrokeWeight.heavy)]
            }
        }
        try #require(run.kinds == ["rule-added"], "\(run.output.text)")
        #expect(run.found[0].box == nil)
    }

    @Test func `a thicker rule is one of another weight`() throws {
        let run = try diff(
            weekRules { rules in
                var rules = rules
                let rule = rules.remove(at: weekRule(rules))
                return [.rules(rules, weight: StrokeWeight.thin), .rules([rule], weight: .points(2))]
            })
        try #require(run.kinds == ["rule-weight"], "\(run.output.text)")
        let weights = [run.found[0].before, run.found[0].after].map { Double($0?.dropLast(3) ?? "") ?? 0 }
        #expect(abs(weights[0] - 0.75) < 0.3 && abs(weights[1] - 2) < 0.2, "\(run.output.text)")
    }

    @Test func `a rule elsewhere moved`() throws {
        let run = try diff(
            weekRules { rules in
                var rules = rules
                let index = weekRule(rules)
                let y = rules[index].from.y - .points(6)
                rules[index] = .horizontal(y: y, from: rules[index].from.x, to: rules[index].to.x)
                return [.rules(rules, weight: StrokeWeight.thin)]
            })
        try #require(run.kinds == ["rule-moved"], "\(run.output.text)")
        #expect(try abs(#require(run.found[0].shift)[1] + 6) < 0.5)
    }

    @Test func `another grey of a weekend's strip is another shade, in its day`() throws {
        let run = try diff { document in
            var isFirst = true
            document.changeShapes { item in
                guard case .fill(let area, .light) = item, isFirst else { return [item] }
                isFirst = false
                return [.fill(area, .band)]
            }
        }
        try #require(run.kinds == ["shade"], "\(run.output.text)")
        #expect(run.found[0].before == "10 %" && run.found[0].after == "14 %" && run.found[0].day == "Sat 4")
        let box = try #require(run.found[0].box)
        #expect(box[2] > 60 && box[3] > 18 && box[3] < 24, "\(box)")
    }

    @Test func `an area that is new or gone is added or missing ink, in the day it stands in`() throws {
        var after = before
        let area = Rect(x: .points(205), y: .points(400), width: .points(20), height: .points(20))
        after.changeShapes { item in
            guard case .rules(_, StrokeWeight.heavy, _, _) = item else { return [item] }
            return [item, .fill(area, .black)]
        }
        let (added, missing) = try (DiffRun(before.pdf, after.pdf), DiffRun(after.pdf, before.pdf))
        try #require(added.kinds == ["ink-added"] && missing.kinds == ["ink-missing"], "\(added.output.text)")
        #expect(added.found[0].day == "Tue 14" && missing.found[0].day == "Tue 14")
        #expect(added.found[0].after == "100 %" && missing.found[0].before == "100 %")
        #expect(added.found[0].box == nil && missing.found[0].otherBox == nil)
    }

    @Test func `ink that lies below the resolution is not told from bytes`() throws {
        let run = try diff(
            weekRules { rules in [.rules(rules, weight: StrokeWeight.thin + Length(rawValue: 1))] })
        #expect(run.result.verdict == "bytes" && run.kinds == ["bytes"])
    }
}
