/// What differs, for people: a line each.
///
///     page 2, Tue 5, line 3: 4.2 pt down: "MABRY"
///     only the metadata differs: Title: "Spring", was "Winter"
public struct DifferenceWords {
    /// The lines, without their ends; none where nothing differs.
    public let lines: [String]

    /// The words for a comparison's result.
    ///
    /// - Parameters:
    ///   - result: what differs.
    ///   - maximumCount: more differences of one page than these are only counted.
    public init(_ result: DocumentDifference, maximumCount: Int = 20) {
        let (document, pages) = result.differences.split { Difference.Kind.ofDocument.contains($0.kind) }
        var lines: [String] = []
        if result.pageCount != result.otherPageCount {
            lines.append("\(result.otherPageCount.pages), not \(result.pageCount)")
        }
        for page in pages.chunked(by: { $0.page == $1.page && $0.otherPage == $1.otherPage }) {
            lines += page.prefix(maximumCount).map(\.description)
            let rest = page.count - maximumCount
            if rest > 0 { lines.append("page \(page[0].anyPage): \(rest) more differences") }
        }
        let prefix = pages.isEmpty ? DifferenceWords.only(document) : ""
        self.lines = lines + document.map { prefix + $0.description }
    }

    /// "only the metadata differs: "; nothing in front of several kinds, each of which has its name.
    private static func only(_ differences: [Difference]) -> String {
        let kinds = Set(differences.map(\.kind))
        guard kinds.count == 1, let kind = kinds.first, kind != .bytes else { return "" }
        let (name, verb) = kind.documentName
        return "only the \(name) \(verb): "
    }
}

extension Difference.Kind {
    /// What no page shows, with its verb.
    fileprivate var documentName: (String, String) {
        switch self {
        case .pageLabel: ("page labels", "differ")
        case .outline: ("outline", "differs")
        case .structure: ("tags", "differ")
        case .destination: ("destinations", "differ")
        default: ("metadata", "differs")
        }
    }
}

extension Difference {
    fileprivate var anyPage: Int { page ?? otherPage ?? 0 }
}

extension Difference: CustomStringConvertible {
    /// In words, with its place.
    public var description: String {
        let words = self.words
        return place.isEmpty ? words : "\(place): \(words)"
    }

    private var place: String {
        guard page != nil || otherPage != nil else { return "" }
        var parts = ["page \(page ?? otherPage ?? 0)"]
        if let day { parts.append(day) }
        if let line { parts.append("line \(line)") }
        if isUnplaced, let box = box ?? otherBox {
            parts.append("at \(box.x.shortDecimal(1)), \(box.y.shortDecimal(1)) pt")
        }
        return parts.joined(separator: ", ")
    }

    /// Whether only the box tells where it is.
    private var isUnplaced: Bool { isInk || day == nil && scope != .page }

    private var isInk: Bool {
        switch kind {
        case .ruleMissing, .ruleAdded, .ruleWeight, .ruleMoved, .shade, .inkMissing, .inkAdded, .inkChanged: true
        default: false
        }
    }

    private var words: String {
        switch kind {
        case .pageMissing: "missing: \(quoted(text))"
        case .pageAdded: "added: \(quoted(text))"
        case .pageOrder: "is now page \(otherPage ?? 0): \(quoted(text))"
        case .pageSize: "\(after ?? ""), was \(before ?? "")"
        case .bytes: "only the bytes differ: pages, words, tags, outline, labels and metadata are the same"
        case .pageLabel: "labelled \(change)"
        case .outline: "outline: \(change)"
        case .structure: "tags: \(change)"
        case .destination: "destination: \(change)"
        case .metadata: "\(text ?? ""): \(change)"
        default: isInk ? inkWords : wordWords
        }
    }

    private var wordWords: String {
        switch kind {
        case .moved: "\(shift.map(\.words) ?? "moved"): \(subject)"
        case .wordMissing: "missing: \(subject)"
        case .wordAdded: "added: \(subject)"
        case .wordReplaced: change
        case .wordsSwapped: "\(quoted(before)) and \(quoted(after)) changed places"
        case .wordReading: "reads \(change), and looks the same"
        case .wordFont: "in \(after ?? "an unknown font"), was \(before ?? "unknown"): \(subject)"
        case .wordSize: "\(scaleWords): \(subject)"
        case .wordColour: "in \(after ?? "an unknown colour"), was \(before ?? "unknown"): \(subject)"
        case .wordLink: "leads to \(after ?? "nothing"), led to \(before ?? "nothing"): \(subject)"
        default: kind.rawValue
        }
    }

    private var inkWords: String {
        let what = "\((box ?? otherBox).map(\.words) ?? "")" + (text.map { ", at the word \(quoted($0))" } ?? "")
        return switch kind {
        case .ruleMissing: "missing rule, \(what)"
        case .ruleAdded: "added rule, \(what)"
        case .ruleWeight: "rule of about \(after ?? ""), was \(before ?? ""), \(what)"
        case .ruleMoved: "rule \(shift.map(\.words) ?? "moved"), \(what)"
        case .shade: "\(after ?? "") grey, was \(before ?? ""), \(what)"
        case .inkMissing: "missing ink, \(what)"
        case .inkAdded: "added ink, \(what)"
        default: "other ink, \(what)"
        }
    }

    /// `"MABRY"`, `"OS MABRY"`, `everything (12 words)`.
    private var subject: String {
        guard scope == .page || scope == .day else { return quoted(text) }
        return "everything (\(wordCount ?? 0) words)"
    }

    /// `"B", was "A"`
    private var change: String {
        switch (before, after) {
        case (let before?, let after?): "\(quoted(after)), was \(quoted(before))"
        case (let before?, nil): "missing: \(quoted(before))"
        default: "added: \(quoted(after))"
        }
    }

    private var scaleWords: String {
        let percent = ((scale ?? 1) - 1) * 100
        return "\(percent.magnitude.shortDecimal(1)) % \(percent < 0 ? "smaller" : "larger")"
    }

    private func quoted(_ text: String?) -> String {
        let text = (text ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\"\(text.prefix(120))\(text.count > 120 ? "…" : "")\""
    }
}

extension Difference.Shift {
    /// `4.2 pt down, 1 pt left`
    fileprivate var words: String {
        let parts = [(x, "right", "left"), (y, "down", "up")].filter { $0.0 != 0 }.map { way, forth, back in
            "\(way.magnitude.shortDecimal()) pt \(way > 0 ? forth : back)"
        }
        return parts.joined(separator: ", ")
    }
}

extension Box {
    /// `540 × 0.5 pt`
    fileprivate var words: String { "\(width.shortDecimal(1)) × \(height.shortDecimal(1)) pt" }
}

extension Int {
    fileprivate var pages: String { "\(self) \(self == 1 ? "page" : "pages")" }
}

extension Array {
    /// Those for which a condition holds, and the others.
    fileprivate func split(_ condition: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(condition), filter { !condition($0) })
    }

    /// Runs of neighbours that belong together.
    fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: [[Element]]()) { runs, element in
            if let last = runs.last?.last, belong(last, element) {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
    }
}
