/// A difference of a page's ink where no words differ.
public struct InkDifference: Hashable, Sendable {
    /// The kind of change. A rule is a straight stroke; its weight is in points.
    public enum Change: Hashable, Sendable {
        /// A rule is gone.
        case ruleMissing
        /// A rule is new.
        case ruleAdded
        /// A rule is thicker or thinner.
        case ruleWeight(before: Double, after: Double)
        /// A rule is elsewhere.
        case ruleMoved(Shift)
        /// An evenly filled area has another grey.
        case shade(GreyChange)
        /// Ink is gone; the greys are those of an evenly filled area.
        case missing(GreyChange?)
        /// Ink is new; the greys are those of an evenly filled area.
        case added(GreyChange?)
        /// There is other ink.
        case changed
    }

    /// The grey of an area, in percent of ink: 0 is white, 100 black.
    public struct GreyChange: Hashable, Sendable {
        /// In the first document.
        public let before: Int
        /// In the second document.
        public let after: Int
    }

    /// The change.
    public let change: Change
    /// Its place in the first document, or in the second for new ink.
    public internal(set) var box: Box
    /// The day of a calendar that it is in.
    public internal(set) var day: String?
    /// The word that it touches.
    public internal(set) var word: String?

    /// The place in the first document; nil for new ink.
    var boxBefore: Box? {
        switch change {
        case .ruleAdded, .added: nil
        default: box
        }
    }

    /// The place in the second document; nil for ink that is gone.
    var boxAfter: Box? {
        switch change {
        case .ruleMissing, .missing: nil
        case .ruleMoved(let shift): box.moved(by: shift)
        default: box
        }
    }
}

extension InkDifference.Change {
    /// The rule's weights, or the area's greys, as texts: `0.5 pt`, `14 %`.
    public var values: TextChange? {
        switch self {
        case .ruleWeight(let before, let after):
            .replaced("\(before.shortDecimal(1)) pt", by: "\(after.shortDecimal(1)) pt")
        case .shade(let grey), .missing(let grey?), .added(let grey?):
            .replaced("\(grey.before) %", by: "\(grey.after) %")
        case .ruleMissing, .ruleAdded, .ruleMoved, .missing, .added, .changed: nil
        }
    }
}
