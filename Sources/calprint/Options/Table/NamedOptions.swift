/// The options that arguments name.
///
/// The argument parser looks at every option that it is shown, several times, and drawing has a hundred: that took as
/// long as drawing a month. So it is shown the options that the arguments name. If it refuses the arguments it is shown
/// all, which its messages tell of.
struct NamedOptions {
    /// The options that the parser is shown; nil for all.
    @TaskLocal static var shown: NamedOptions?

    /// The arguments that may be options.
    private let words: [String]

    private init(_ arguments: [String]) { words = arguments.filter { $0.hasPrefix("-") } }

    /// Parses arguments with the options that they name; if that fails, with all. Throws the error of the latter.
    static func parse<Parsed>(_ arguments: [String], _ parser: ([String]) throws -> Parsed) throws -> Parsed {
        let parsed = $shown.withValue(NamedOptions(arguments)) { try? parser(arguments) }
        return try parsed ?? parser(arguments)
    }

    /// Returns true if an argument may be the option: `--name`, `--name=value`, or its letter among others.
    func contain(_ option: OptionInfo) -> Bool {
        words.contains { word in
            guard !word.hasPrefix("--") else { return option.names.contains { word.hasPrefix("--\($0)") } }
            return option.letter.map { word.contains($0) } ?? false
        }
    }
}
