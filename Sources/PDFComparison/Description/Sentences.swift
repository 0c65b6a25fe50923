extension WordDifference {
    var account: DifferenceAccount {
        switch self {
        case .missing(let word): ("word-missing", "missing: \(word.text.quoted)")
        case .added(let word): ("word-added", "added: \(word.text.quoted)")
        case .replaced(let before, let after):
            ("word-replaced", "\(after.text.quoted), was \(before.text.quoted)")
        case .reading(let before, let after):
            ("word-reading", "reads \(after.text.quoted), was \(before.text.quoted), and looks the same")
        case .swapped(let first, let second):
            ("words-swapped", "\(first.text.quoted) and \(second.text.quoted) changed places")
        case .changed(let group, let change):
            (change.account.kind, "\(change.account.sentence): \(group.subject)")
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
    fileprivate var account: DifferenceAccount {
        switch self {
        case .moved(let shift): ("moved", shift.sentence)
        case .resized(let scale): ("word-size", WordDifference.Change.sentence(scale: scale))
        case .font(let before, let after): ("word-font", "in \(after), was \(before)")
        case .colour(let colour):
            ("word-colour", "in \(colour.after ?? "an unknown colour"), was \(colour.before ?? "unknown")")
        case .link(let target):
            ("word-link", "leads to \(target.after ?? "nothing"), led to \(target.before ?? "nothing")")
        }
    }

    /// `5.3 % smaller`
    private static func sentence(scale: Double) -> String {
        let percent = (scale - 1) * 100
        return "\(percent.magnitude.shortDecimal(1)) % \(percent < 0 ? "smaller" : "larger")"
    }
}

extension InkDifference {
    var account: DifferenceAccount {
        let what = box.dimensions + (word.map { ", at the word \($0.quoted)" } ?? "")
        let (before, after) = (change.values?.before ?? "", change.values?.after ?? "")
        return switch change {
        case .ruleMissing: ("rule-missing", "missing rule, \(what)")
        case .ruleAdded: ("rule-added", "added rule, \(what)")
        case .ruleWeight: ("rule-weight", "rule of about \(after), was \(before), \(what)")
        case .ruleMoved(let shift): ("rule-moved", "rule \(shift.sentence), \(what)")
        case .shade: ("shade", "\(after) grey, was \(before), \(what)")
        case .missing: ("ink-missing", "missing ink, \(what)")
        case .added: ("ink-added", "added ink, \(what)")
        case .changed: ("ink-changed", "other ink, \(what)")
        }
    }
}

extension Box {
    /// `540 × 0.5 pt`
    fileprivate var dimensions: String { "\(width.shortDecimal(1)) × \(height.shortDecimal(1)) pt" }
}

extension PageDifference {
    var account: DifferenceAccount {
        switch self {
        case .missing(_, let beginning): ("page-missing", "missing: \(beginning.quoted)")
        case .added(_, let beginning): ("page-added", "added: \(beginning.quoted)")
        case .moved(let pages, let beginning):
            ("page-order", "is now page \(pages.otherPage): \(beginning.quoted)")
        case .resized(_, let before, let after): ("page-size", "\(after), was \(before)")
        }
    }
}

extension DocumentFactDifference {
    var account: DifferenceAccount {
        switch self {
        case .pageLabel(let before, let after, _):
            ("page-label", "labelled \(after.quoted), was \(before.quoted)")
        case .outline(let change): ("outline", "outline: \(change.sentence)")
        case .tags(let change): ("structure", "tags: \(change.sentence)")
        case .destination(let change): ("destination", "destination: \(change.sentence)")
        case .metadata(let name, let change): ("metadata", "\(name): \(change.sentence)")
        case .bytes: ("bytes", "only the bytes differ: pages, words, tags, outline, labels and metadata are the same")
        }
    }
}
