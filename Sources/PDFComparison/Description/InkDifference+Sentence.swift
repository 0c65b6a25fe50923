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
