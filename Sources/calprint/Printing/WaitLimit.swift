/// The time to wait for the end of a job.
enum WaitLimit: CustomStringConvertible {
    case forever
    case seconds(Int)

    /// From the command line: `forever`, or 1 to 1,000,000 seconds; nil for anything else.
    init?(option text: String) {
        if text == WaitLimit.forever.description {
            self = .forever
        } else if let seconds = Int(text), (1...1_000_000).contains(seconds) {
            self = .seconds(seconds)
        } else {
            return nil
        }
    }

    /// Nil for as long as it takes.
    var seconds: Int? {
        if case .seconds(let seconds) = self { seconds } else { nil }
    }

    var description: String {
        switch self {
        case .forever: "forever"
        case .seconds(let seconds): "\(seconds)"
        }
    }

    /// A command line in which `--wait` always has a value: a number behind it is one; any other word is a file or an
    /// option.
    static func separated(in arguments: [String]) -> [String] {
        guard arguments.contains("--wait") else { return arguments }
        let following = arguments.dropFirst() + [""]
        return zip(arguments, following).map { word, next in
            word == "--wait" && Int(next) == nil ? "--wait=\(WaitLimit.forever)" : word
        }
    }
}
