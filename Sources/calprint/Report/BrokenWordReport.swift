import CalendarCore
import CalendarLayout
import ScheduleIO

/// Warns of words that were broken where they have no hyphen, each once, at its first place.
final class BrokenWordReport {
    private var words: [PageFit.BrokenWord] = []
    private var known: Set<String> = []

    /// The most words that are listed; the others are only counted.
    private static let maximumLineCount = 20

    /// Adds the broken words of a page.
    func add(_ page: LaidOutPage) {
        for word in page.fit?.brokenWords ?? [] where known.insert(word.word).inserted { words.append(word) }
    }

    /// The words as warnings.
    var findings: [Finding] {
        let findings = words.prefix(BrokenWordReport.maximumLineCount).map { word in
            Finding(
                .warning, .brokenWord, "'\(word.word)' is wider than its cell at every size and is broken",
                at: word.source)
        }
        let rest = words.count - findings.count
        guard rest > 0 else { return findings }
        return findings + [
            Finding(.warning, .brokenWord, "\(rest) more words are wider than their cells and are broken")
        ]
    }
}
