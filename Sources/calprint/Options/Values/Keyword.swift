import ArgumentParser

/// A value of an option that takes one of a few words.
protocol Keyword: CaseIterable, RawRepresentable, Sendable where RawValue: CustomStringConvertible {}

extension Keyword {
    /// The spelling.
    var keyword: String { rawValue.description }

    static var keywords: [String] { allCases.map(\.keyword) }

    /// From the command line. Throws `ValidationError` for other words.
    init(option text: String) throws {
        guard let value = Self.allCases.first(where: { $0.keyword == text }) else {
            throw ValidationError("\(Self.keywords.alternatives) is expected")
        }
        self = value
    }
}
