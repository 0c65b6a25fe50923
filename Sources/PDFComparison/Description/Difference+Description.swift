extension Difference: CustomStringConvertible {
    /// One line that begins with the place: `page 2, Tue 5, line 3: missing: "MABRY"`.
    public var description: String {
        guard let page = page ?? otherPage else { return account.sentence }
        return "\((["page \(page)"] + placeOnPage).joined(separator: ", ")): \(account.sentence)"
    }

    /// Its kind, as `calprint diff --json` names it: `word-missing`.
    public var kind: String { account.kind }

    private var account: DifferenceAccount {
        switch self {
        case .page(let page): page.account
        case .words(let words, _): words.account
        case .ink(let ink, _): ink.account
        case .document(let fact): fact.account
        }
    }

    /// Day and line, or the foot of the page; a point if these do not identify the place.
    private var placeOnPage: [String] {
        switch self {
        case .words(let words, _): words.scope.place ?? point
        case .ink(let ink, _): [ink.day].compactMap(\.self) + point
        case .page, .document: []
        }
    }

    private var point: [String] {
        (box ?? otherBox).map { ["at \($0.x.shortDecimal(1)), \($0.y.shortDecimal(1)) pt"] } ?? []
    }
}

/// The name of a kind of difference for programs, and a difference in words.
typealias DifferenceAccount = (kind: String, sentence: String)

extension WordGroup.Scope {
    /// Day and line, or the foot of the page; nil for words anywhere else.
    fileprivate var place: [String]? {
        switch self {
        case .page: []
        case .day(let day): [day]
        case .line(let place), .word(let place):
            place.map { [$0.day ?? "footer"] + ($0.line.map { ["line \($0)"] } ?? []) }
        }
    }
}

extension TextChange {
    /// `"B", was "A"`
    var sentence: String {
        switch self {
        case .missing(let before): "missing: \(before.quoted)"
        case .added(let after): "added: \(after.quoted)"
        case .replaced(let before, let after): "\(after.quoted), was \(before.quoted)"
        }
    }
}

extension Shift {
    /// `4.2 pt down, 1 pt left`
    var sentence: String {
        let parts = [(x, "right", "left"), (y, "down", "up")].filter { $0.0 != 0 }.map { length, forward, back in
            "\(length.magnitude.shortDecimal()) pt \(length > 0 ? forward : back)"
        }
        return parts.joined(separator: ", ")
    }
}

extension String {
    /// In quotation marks, on one line, at most 120 characters.
    var quoted: String {
        let text = split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\"\(text.prefix(120))\(text.count > 120 ? "…" : "")\""
    }
}
