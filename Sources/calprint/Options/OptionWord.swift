import ArgumentParser

/// A value that an option has a word for.
///
/// The argument parser has all of this as well, but finds a type's cases and their words by searches through the whole
/// program, in every run; here the compiler knows them.
protocol OptionWord: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue: ExpressibleByArgument & CustomStringConvertible {}

extension OptionWord {
    public var defaultValueDescription: String { rawValue.description }

    public static var allValueStrings: [String] { allCases.map(\.rawValue.description) }

    /// None: the words speak for themselves.
    public static var allValueDescriptions: [String: String] { [:] }
}
