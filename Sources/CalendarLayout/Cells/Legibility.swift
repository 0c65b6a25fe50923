/// How well a page can be read, as one number: its body size, less what it costs to reach it.
///
/// The size counts 0.92 in condensed faces. It is lowered by the share of entries that wrap (0.8), whose label stands
/// alone (0.3) or is broken (0.5), or that break a name at its hyphen (0.2), by narrow weekends (0.12 of what they give
/// away), by 3 % if names may be broken at all, and by 5 % for each line that ends inside a word elsewhere. Days that
/// are shortened cost 4 % each, 6 % for the first, because its reader needs another place, and the share of texts that
/// may be cut there (0.8).
struct Legibility {
    var entryCount = 0
    var wrapCount = 0
    var labelAloneCount = 0
    var brokenLabelCount = 0
    var hyphenCount = 0
    var wordBreakCount = 0
    var shortenedDayCount = 0
    /// How many texts may be cut on those days.
    var cutCount = 0

    /// Counts an entry.
    mutating func add(_ measure: EntryMeasure, isWrappable: Bool) {
        if isWrappable, measure.fill.lineCount > 1 { wrapCount += 1 }
        if measure.fill.beginsBelow { labelAloneCount += 1 }
        if measure.fill.breaksLabel { brokenLabelCount += 1 }
        hyphenCount += measure.fill.hyphenCount
        wordBreakCount += measure.fill.wordBreakCount
    }

    /// Only the entries and how many of them wrap.
    var wraps: Legibility { Legibility(entryCount: entryCount, wrapCount: wrapCount) }

    /// In 1/1024 pt of a page that has no fault.
    func score(of setting: CellSetting) -> Length {
        var score = Legibility.best(of: setting).rawValue
        let entries = max(1, entryCount)
        score = score * (entries * 1000 - 800 * min(wrapCount, entries)) / (entries * 1000)
        score = score * (entries * 1000 - 300 * min(labelAloneCount, entries)) / (entries * 1000)
        score = score * (entries * 1000 - 500 * min(brokenLabelCount, entries)) / (entries * 1000)
        score = score * (entries * 1000 - 200 * min(hyphenCount, entries)) / (entries * 1000)
        score = score * max(100, 1000 - 50 * wordBreakCount) / 1000
        guard shortenedDayCount > 0 else { return Length(rawValue: score) }
        score = score * (entries * 1000 - 800 * min(cutCount, entries)) / (entries * 1000)
        return Length(rawValue: score * max(40, 1000 - 40 * shortenedDayCount) / 1000 * 940 / 1000)
    }

    /// What a setting comes to at most.
    static func best(of setting: CellSetting) -> Length {
        var score = setting.type.size.rawValue
        if setting.type.faces == .condensed { score = score * 920 / 1000 }
        if setting.breaksNames { score = score * 970 / 1000 }
        return Length(rawValue: score * (1000 - 12 * (10 - setting.weekendTenths)) / 1000)
    }
}
