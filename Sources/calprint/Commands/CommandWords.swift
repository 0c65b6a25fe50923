import ArgumentParser
import Glibc
import ScheduleIO

/// The words before the options of a command line: a command, or `help` and perhaps a command.
enum CommandWords {
    /// Throws ``Failure`` 64 if they are anything else, with a hint at what was meant.
    static func check(_ arguments: [String]) throws(Failure) {
        let words = arguments.prefix { !$0.hasPrefix("-") }
        guard let word = words.first, CommandName(rawValue: word) == nil else { return }
        guard word == "help" else { throw fileFailure(arguments) ?? unknown(word) }
        if let topic = words.dropFirst().first, CommandName(rawValue: topic) == nil { throw unknown(topic) }
        guard words.count <= 2 else { throw Failure(.usage, "help takes one command, not '\(words[2])', too") }
    }

    private static func unknown(_ word: String) -> Failure {
        let commands = ["help"] + CommandName.allCases.map(\.rawValue)
        let hint = Spelling.hint(for: word, among: commands) ?? "the commands are " + commands.joined(separator: ", ")
        return Failure(.usage, "unknown command '\(word)' (\(hint))")
    }

    /// The failure if the first word is a schedule, with the command line that reads it; nil for other words.
    private static func fileFailure(_ arguments: [String]) -> Failure? {
        let file = SourceArgument(arguments[0]).file
        var status = stat()
        let exists = stat(file, &status) == 0
        guard exists || file.contains("/") || file.hasEnding(of: CompletionKind.scheduleEndings) else { return nil }
        let days = arguments.contains { $0 == "--from" || $0.hasPrefix("--from=") } ? [] : ["--from", "YYYY-MM"]
        let line = ["calprint", "-s"] + arguments.map(\.quotedForShell) + days
        let kind = !exists ? "is not a command" : status.st_mode & S_IFMT == S_IFDIR ? "is a folder" : "is a file"
        return Failure(.usage, "'\(arguments[0])' \(kind): \(line.joined(separator: " "))")
    }
}

extension String {
    fileprivate func hasEnding(of endings: [String]) -> Bool {
        endings.contains { lowercased().hasSuffix(".\($0)") }
    }

    /// As one word of a shell's command line.
    fileprivate var quotedForShell: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789-_./=:,+@%".unicodeScalars.contains($0)
            }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
