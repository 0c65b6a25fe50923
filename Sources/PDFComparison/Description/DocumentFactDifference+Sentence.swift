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
