import Foundation

/// The versions of the libraries that make the PDFs. As text: a `name version` a line, sorted.
public struct LibraryVersions: Equatable, Sendable, CustomStringConvertible {
    public let versions: [String: String]

    public init(_ versions: [String: String]) {
        self.versions = versions
    }

    init(text: String) {
        let pairs = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: " ", maxSplits: 1)
        }
        versions = Dictionary(
            pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { $1 })
    }

    public var description: String {
        versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    }

    /// On one line: `cairo 1.16.0, pango 1.50.12`.
    var summary: String {
        description.split(separator: "\n").joined(separator: ", ")
    }
}
