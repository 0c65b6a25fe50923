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
