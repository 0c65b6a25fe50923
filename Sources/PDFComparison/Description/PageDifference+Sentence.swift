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
