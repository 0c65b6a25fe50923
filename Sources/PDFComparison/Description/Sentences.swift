extension WordDifference {
    var sentence: String {
        switch self {
        case .missing(let word): "missing: \(word.text.quoted)"
        case .added(let word): "added: \(word.text.quoted)"
        case .replaced(let before, let after): "\(after.text.quoted), was \(before.text.quoted)"
        case .reading(let before, let after):
            "reads \(after.text.quoted), was \(before.text.quoted), and looks the same"
        case .swapped(let first, let second): "\(first.text.quoted) and \(second.text.quoted) changed places"
        case .changed(let group, let change): "\(change.sentence): \(group.subject)"
        }
    }
}

extension WordGroup {
    /// `"MABRY"`, `"OS MABRY"`, `everything (12 words)`
    fileprivate var subject: String {
        switch scope {
        case .word, .line: text.quoted
        case .day, .page: "everything (\(count) words)"
        }
    }
}

extension WordDifference.Change {
    fileprivate var sentence: String {
        switch self {
        case .moved(let shift): shift.sentence
        case .resized(let scale): WordDifference.Change.sentence(scale: scale)
        case .font(let before, let after): "in \(after), was \(before)"
        case .colour(let colour): "in \(colour.after ?? "an unknown colour"), was \(colour.before ?? "unknown")"
        case .link(let target): "leads to \(target.after ?? "nothing"), led to \(target.before ?? "nothing")"
        }
    }

    /// `5.3 % smaller`
    private static func sentence(scale: Double) -> String {
        let percent = (scale - 1) * 100
        return "\(percent.magnitude.shortDecimal(1)) % \(percent < 0 ? "smaller" : "larger")"
    }
}

extension InkDifference {
    var sentence: String {
        let what = box.dimensions + (word.map { ", at the word \($0.quoted)" } ?? "")
        let (before, after) = (change.values?.before ?? "", change.values?.after ?? "")
        return switch change {
        case .ruleMissing: "missing rule, \(what)"
        case .ruleAdded: "added rule, \(what)"
        case .ruleWeight: "rule of about \(after), was \(before), \(what)"
        case .ruleMoved(let shift): "rule \(shift.sentence), \(what)"
        case .shade: "\(after) grey, was \(before), \(what)"
        case .missing: "missing ink, \(what)"
        case .added: "added ink, \(what)"
        case .changed: "other ink, \(what)"
        }
    }
}

extension Box {
    /// `540 × 0.5 pt`
    fileprivate var dimensions: String { "\(width.shortDecimal(1)) × \(height.shortDecimal(1)) pt" }
}

extension PageDifference {
    var sentence: String {
        switch self {
        case .missing(_, let beginning): "missing: \(beginning.quoted)"
        case .added(_, let beginning): "added: \(beginning.quoted)"
        case .moved(let pages, let beginning): "is now page \(pages.otherPage): \(beginning.quoted)"
        case .resized(_, let before, let after): "\(after), was \(before)"
        }
    }
}

extension DocumentFactDifference {
    var sentence: String {
        switch self {
        case .pageLabel(let before, let after, _): "labelled \(after.quoted), was \(before.quoted)"
        case .outline(let change): "outline: \(change.sentence)"
        case .tags(let change): "tags: \(change.sentence)"
        case .destination(let change): "destination: \(change.sentence)"
        case .metadata(let name, let change): "\(name): \(change.sentence)"
        case .bytes: "only the bytes differ: pages, words, tags, outline, labels and metadata are the same"
        }
    }
}
