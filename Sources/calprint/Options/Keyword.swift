import ArgumentParser

/// A value of an option that takes one of a few words.
protocol Keyword: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue: ExpressibleByArgument & CustomStringConvertible {}

extension Keyword {
    public var defaultValueDescription: String { rawValue.description }

    public static var allValueStrings: [String] { allCases.map(\.rawValue.description) }

    /// None: the words speak for themselves.
    public static var allValueDescriptions: [String: String] { [:] }
}
