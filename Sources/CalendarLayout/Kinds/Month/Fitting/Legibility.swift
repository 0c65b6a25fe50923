/// The legibility of a page as one number: its body size, less the costs of making it fit.
struct Legibility {
    var entryCount = 0
    var wrapCount = 0
    /// The height that the rows need, in thousandths of the grid's.
    var fullness = 1000
    var labelAloneCount = 0
    var brokenLabelCount = 0
    var hyphenCount = 0
    /// The number of values that are set smaller than the others.
    var smallerCount = 0
    var wordBreakCount = 0
    var shortenedDayCount = 0
    /// The number of texts that may be cut on those days.
    var cutCount = 0

    /// The costs, in thousandths of the score; each lowers what the others leave.
    private enum Cost {
        /// All of the score.
        static let whole = 1000

        // Of the setting:

        /// Condensed faces.
        static let condensed = 80
        /// Lines that may end at the hyphens of names, even if none does.
        static let brokenNames = 30
        /// A tenth of the width of another column that a weekend's column gives away.
        static let weekendTenth = 12
        /// Labels above their values.
        static let labelsAbove = 100

        // If all entries have the fault; in proportion if some have it:

        /// Entries that wrap on a full page, and where a quarter of the grid or more is free.
        static let wraps = 800
        static let wrapsInRoom = 400
        /// Labels alone on their lines.
        static let labelsAlone = 300
        /// Broken labels.
        static let brokenLabels = 500
        /// Names that are broken at their hyphens.
        static let hyphens = 200
        /// Values in smaller type.
        static let smaller = 400
        /// Texts that may be cut.
        static let cuts = 800

        // Each:

        /// A line that ends inside a word elsewhere.
        static let wordBreak = 50
        /// The least that such lines leave.
        static let leastAfterWordBreaks = 100
        /// A shortened day.
        static let shortenedDay = 40
        /// The least that shortened days leave.
        static let leastAfterShortenedDays = 40
        /// The first shortened day, besides: its reader needs another place.
        static let firstShortenedDay = 60
    }

    /// Counts an entry.
    mutating func add(_ measure: EntryMeasure, isWrappable: Bool) {
        if isWrappable, measure.fill.lineCount > 1 { wrapCount += 1 }
        if measure.fill.beginsBelow { labelAloneCount += 1 }
        if measure.fill.breaksLabel { brokenLabelCount += 1 }
        hyphenCount += measure.fill.hyphenCount
        if measure.fill.isSmaller { smallerCount += 1 }
        wordBreakCount += measure.fill.wordBreakCount
    }

    /// Only the faults that a larger size cannot have fewer of: values that wrap, in as much room, or are too wide.
    var wraps: Legibility {
        Legibility(entryCount: entryCount, wrapCount: wrapCount, fullness: fullness, smallerCount: smallerCount)
    }

    /// The score of the page in a setting, in 1/1024 pt of a page that has no fault.
    func score(of setting: CellSetting) -> Length {
        var score = Legibility.best(of: setting).rawValue
        charge(wrapCost, for: wrapCount, to: &score)
        charge(Cost.labelsAlone, for: labelAloneCount, to: &score)
        charge(Cost.brokenLabels, for: brokenLabelCount, to: &score)
        charge(Cost.hyphens, for: hyphenCount, to: &score)
        charge(Cost.smaller, for: smallerCount, to: &score)
        score = score * max(Cost.leastAfterWordBreaks, Cost.whole - Cost.wordBreak * wordBreakCount) / Cost.whole
        guard shortenedDayCount > 0 else { return Length(rawValue: score) }
        charge(Cost.cuts, for: cutCount, to: &score)
        let left = max(Cost.leastAfterShortenedDays, Cost.whole - Cost.shortenedDay * shortenedDayCount)
        score = score * left / Cost.whole
        return Length(rawValue: score * (Cost.whole - Cost.firstShortenedDay) / Cost.whole)
    }

    /// The cost of wrapping, which grows with the last quarter of the grid.
    private var wrapCost: Int {
        let inLastQuarter = min(max(fullness - 750, 0), 250)
        return Cost.wrapsInRoom + (Cost.wraps - Cost.wrapsInRoom) * inLastQuarter / 250
    }

    /// Lowers a score by a cost, in proportion to the share of entries with the fault.
    private func charge(_ cost: Int, for count: Int, to score: inout Int) {
        let entries = max(1, entryCount)
        score = score * (entries * Cost.whole - cost * min(count, entries)) / (entries * Cost.whole)
    }

    /// The highest score that a page can have in a setting.
    static func best(of setting: CellSetting) -> Length {
        var score = setting.type.size.rawValue
        if setting.type.faces == .condensed { score = score * (Cost.whole - Cost.condensed) / Cost.whole }
        if setting.hasLabelsAbove { score = score * (Cost.whole - Cost.labelsAbove) / Cost.whole }
        if setting.breaksNames { score = score * (Cost.whole - Cost.brokenNames) / Cost.whole }
        let narrowing = Cost.weekendTenth * (10 - setting.weekendTenths)
        return Length(rawValue: score * (Cost.whole - narrowing) / Cost.whole)
    }
}
