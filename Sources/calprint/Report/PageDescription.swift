import CalendarLayout

/// A page's type and the outcomes of its entries, in words; for `--verbose`.
///
///     page 3, 2025-03: condensed 7 pt, equal rows, continued on page 4; 88 entries condensed, 2 shortened
struct PageDescription {
    let text: String

    init(_ page: LaidOutPage) {
        let days =
            (page.items.isEmpty ? page.span.name : page.page.label)
            + (page.kind == ContinuationPage.name ? ", continued" : "")
        let type = "\(page.type.faces.body.name) \(page.type.size.shortDecimal) pt"
        let fit = page.fit.map(PageDescription.words) ?? []
        let rest = page.continuedOn.map { "continued on page \($0)" }
        let setting = ([type] + fit + [rest].compactMap(\.self)).joined(separator: ", ")
        text = "page \(page.number), \(days): \(setting); \(PageDescription.outcomes(page))"
    }

    /// The score, and the concessions made for it.
    private static func words(_ fit: PageFit) -> [String] {
        var words = ["score \(fit.score.shortDecimal)"]
        if fit.weekendTenths < 10 { words.append("weekends 0.\(fit.weekendTenths)") }
        if fit.breaksNames { words.append("names broken at hyphens") }
        let shortened = fit.shortenedDayCount
        if shortened > 0 { words.append("\(shortened) \(shortened == 1 ? "day" : "days") shortened") }
        return words + ["\(fit.stepCount) settings tried"]
    }

    private static func outcomes(_ page: LaidOutPage) -> String {
        let totals = OutcomeTotals(page.placements)
        guard page.items.isEmpty else { return items(page.items) }
        guard let first = totals.present.first else { return noEntries(page) }
        let others = totals.present.dropFirst().map { ", \(totals[$0].grouped) \($0)" }.joined()
        return "\(entries(totals[first])) \(first)\(others)"
    }

    /// "22 items, 16 done".
    private static func items(_ items: [PlacedItem]) -> String {
        let done = items.count(where: \.isDone)
        return "\(items.count.grouped) \(items.count == 1 ? "item" : "items"), \(done.grouped) done"
    }

    /// A page that continues another may have only entries that are described there.
    private static func noEntries(_ page: LaidOutPage) -> String {
        page.kind == ContinuationPage.name ? "no further entries" : "no entries"
    }

    /// "1 entry", "1,021 entries".
    static func entries(_ count: Int) -> String { "\(count.grouped) \(count == 1 ? "entry" : "entries")" }
}

/// The outcomes of all entries of a run, in words: `1,021 entries: 1,018 drawn, 3 superseded`.
struct TotalsDescription {
    let text: String

    init(_ totals: OutcomeTotals) {
        let outcomes = totals.present.map { "\(totals[$0].grouped) \($0)" }
        text = PageDescription.entries(totals.sum) + (outcomes.isEmpty ? "" : ": " + outcomes.joined(separator: ", "))
    }
}

extension OutcomeTotals {
    /// The outcomes that entries have.
    fileprivate var present: [EntryOutcome] { EntryOutcome.allCases.filter { self[$0] > 0 } }
}

extension Int {
    /// The number in groups of three digits: `1,021`. It must not be negative.
    fileprivate var grouped: String {
        let digits = String(self)
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
            text.append(digit.element)
        }
    }
}
