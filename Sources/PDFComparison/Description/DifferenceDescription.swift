/// The differences in words for people: one line for each.
///
///     page 2, Tue 5, line 3: 4.2 pt down: "MABRY"
///     only the metadata differs: Title: "Spring", was "Winter"
public struct DifferenceDescription {
    /// The lines, without line ends; none if nothing differs.
    public let lines: [String]

    /// Describes a comparison's result.
    ///
    /// - Parameters:
    ///   - result: the differences.
    ///   - maximumCount: the maximum number of differences to list for a page; the rest are counted.
    public init(_ result: DocumentDifference, maximumCount: Int = 20) {
        let document = result.differences.filter(\.isOfDocument)
        let pages = result.differences.filter { !$0.isOfDocument }
        var lines: [String] = []
        if result.pageCount != result.otherPageCount {
            lines.append("\(result.otherPageCount.pages), not \(result.pageCount)")
        }
        for page in pages.chunkedByPage {
            lines += page.prefix(maximumCount).map(\.description)
            let rest = page.count - maximumCount
            if rest > 0 { lines.append("page \(page[0].page ?? page[0].otherPage ?? 0): \(rest) more differences") }
        }
        let prefix = pages.isEmpty ? document.commonPrefix : ""
        self.lines = lines + document.map { prefix + $0.description }
    }
}

extension Int {
    fileprivate var pages: String { "\(self) \(self == 1 ? "page" : "pages")" }
}

extension [Difference] {
    /// Runs of neighbours on the same page.
    fileprivate var chunkedByPage: [[Difference]] {
        reduce(into: []) { runs, difference in
            if let last = runs.last?.last, last.page == difference.page, last.otherPage == difference.otherPage {
                runs[runs.count - 1].append(difference)
            } else {
                runs.append([difference])
            }
        }
    }

    /// `only the metadata differs: `; empty if there are several kinds.
    fileprivate var commonPrefix: String {
        guard case .document(let fact)? = first, Set(map(\.kind)).count == 1, let subject = fact.subject else {
            return ""
        }
        return "only the \(subject): "
    }
}

extension DocumentFactDifference {
    /// The subject and verb of the sentence; nil for bytes, whose sentence has them already.
    fileprivate var subject: String? {
        switch self {
        case .pageLabel: "page labels differ"
        case .outline: "outline differs"
        case .tags: "tags differ"
        case .destination: "destinations differ"
        case .metadata: "metadata differs"
        case .bytes: nil
        }
    }
}
