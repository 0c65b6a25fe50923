extension Difference {
    /// Its kind, as `calprint diff --json` names it: `word-missing`.
    public var kind: String {
        switch self {
        case .page(let page): page.kind
        case .words(let words, _): words.kind
        case .ink(let ink, _): ink.change.kind
        case .document(let fact): fact.kind
        }
    }
}

extension PageDifference {
    fileprivate var kind: String {
        switch self {
        case .missing: "page-missing"
        case .added: "page-added"
        case .moved: "page-order"
        case .resized: "page-size"
        }
    }
}

extension WordDifference {
    fileprivate var kind: String {
        switch self {
        case .missing: "word-missing"
        case .added: "word-added"
        case .replaced: "word-replaced"
        case .reading: "word-reading"
        case .swapped: "words-swapped"
        case .changed(_, let change): change.kind
        }
    }
}

extension WordDifference.Change {
    fileprivate var kind: String {
        switch self {
        case .moved: "moved"
        case .resized: "word-size"
        case .font: "word-font"
        case .colour: "word-colour"
        case .link: "word-link"
        }
    }
}

extension InkDifference.Change {
    fileprivate var kind: String {
        switch self {
        case .ruleMissing: "rule-missing"
        case .ruleAdded: "rule-added"
        case .ruleWeight: "rule-weight"
        case .ruleMoved: "rule-moved"
        case .shade: "shade"
        case .missing: "ink-missing"
        case .added: "ink-added"
        case .changed: "ink-changed"
        }
    }
}

extension DocumentFactDifference {
    fileprivate var kind: String {
        switch self {
        case .pageLabel: "page-label"
        case .outline: "outline"
        case .tags: "structure"
        case .destination: "destination"
        case .metadata: "metadata"
        case .bytes: "bytes"
        }
    }
}
