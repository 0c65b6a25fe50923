/// A value of an option that takes one of a few words.
protocol Keyword: CaseIterable, RawRepresentable, Sendable where RawValue: CustomStringConvertible {}

extension Keyword {
    /// The spelling.
    var keyword: String { rawValue.description }

    static var keywords: [String] { allCases.map(\.keyword) }

    /// From the command line. Throws `ValidationError` for other words.
    init(option text: String) throws {
        self = try Self.allCases.first { $0.keyword == text }.given(or: "\(Self.keywords.alternatives) is expected")
    }
}

/// On or off, for an option that by default follows another choice.
enum Switch: String, Keyword {
    case on, off

    var isOn: Bool { self == .on }
}

/// The sides of sheets that are printed, in IPP's words (RFC 8011, section 5.2.8).
enum Sides: String, Keyword {
    case oneSided = "one-sided"
    case twoSidedLongEdge = "two-sided-long-edge"
    case twoSidedShortEdge = "two-sided-short-edge"
}
