import ArgumentParser

/// What is printed, and how.
struct PrintOptions: ParsableArguments {
    @Option(
        name: [.long, .customShort("d")],
        help: ArgumentHelp("The queue that prints the pages.", valueName: "queue"), completion: .queues)
    var print: String?

    @Option(help: ArgumentHelp("How many copies (default: one).", valueName: "n"))
    var copies: Int?

    @Option(help: ArgumentHelp("The sides of the sheets (default: as the queue has it).", valueName: "sides"))
    var sides: Sides?

    @Option(help: ArgumentHelp("The job's name (default: the document's title).", valueName: "text"))
    var jobTitle: String?

    @Option(
        name: [.long, .customShort("O")],
        help: ArgumentHelp("Any other option of the job, as lp has it after -o.", valueName: "name=value"))
    var jobOption: [String] = []

    @Option(
        help: ArgumentHelp(
            "Wait for the job's end, at most so long; without a number, however long.", valueName: "seconds"))
    var wait: String?

    @Flag(help: "Print only if the queue has nothing to do.")
    var requireIdle = false

    @Option(
        help: ArgumentHelp("Remember what is printed, and print nothing twice.", valueName: "folder"),
        completion: .directory)
    var stateDir: String?

    @Flag(help: "Print it again all the same.")
    var reprint = false

    @Flag(help: "End if a run with this state folder is under way.")
    var lock = false

    @Flag(name: .shortAndLong, help: "Say nothing but warnings and errors.")
    var quiet = false

    /// How the job is to be printed. Throws a usage failure where the options contradict each other.
    func order() throws -> PrintOrder {
        guard copies.map({ (1...9999).contains($0) }) ?? true else {
            throw Failure(.usage, "--copies must be 1 to 9999, not \(copies ?? 0)")
        }
        guard print != "" else { throw Failure(.usage, "which queue? --print takes its name (lpstat -e lists them)") }
        if let option = needingState, stateDir == nil {
            throw Failure(.usage, "\(option) needs --state-dir, the folder that remembers")
        }
        return PrintOrder(
            queue: print, title: jobTitle, settings: try settings(), wait: try wait.map(WaitLimit.init(option:)),
            requiresIdle: requireIdle,
            state: stateDir.map(StateFolder.init), reprints: reprint)
    }

    /// How drawn pages are to be printed; nil for not at all. Holds the run's lock, and keeps notes quiet, where the
    /// options say so.
    func orderOfPages() throws -> PrintOrder? {
        Console.isQuiet = quiet
        guard print != nil else {
            try requireNone()
            return nil
        }
        let order = try order()
        if lock { try order.state.map(StateLock.ofRun) }
        return order
    }

    /// Throws a usage failure where there is an option, but no queue.
    private func requireNone() throws {
        let given = [
            copies.map { _ in "--copies" }, sides.map { _ in "--sides" }, jobTitle.map { _ in "--job-title" },
            jobOption.first.map { _ in "-O" }, wait.map { _ in "--wait" }, requireIdle ? "--require-idle" : nil,
            needingState, stateDir.map { _ in "--state-dir" },
        ]
        if let option = given.compactMap(\.self).first { throw Failure(.usage, "\(option) is for --print QUEUE") }
    }

    private var needingState: String? { reprint ? "--reprint" : lock ? "--lock" : nil }

    private func settings() throws -> [(String, String)] {
        let own = [copies.map { ("copies", String($0)) }, sides.map { ("sides", $0.rawValue) }].compactMap(\.self)
        return own + (try jobOption.map(JobOption.init).map { ($0.name, $0.value) })
    }
}

/// The sides of sheets, in IPP's words (RFC 8011, section 5.2.8).
enum Sides: String, OptionWord {
    case oneSided = "one-sided"
    case twoSidedLongEdge = "two-sided-long-edge"
    case twoSidedShortEdge = "two-sided-short-edge"
}

/// How long to wait for the end of a job.
enum WaitLimit: CustomStringConvertible {
    case forever
    case seconds(Int)

    init(option text: String) throws {
        if text == WaitLimit.forever.description {
            self = .forever
        } else if let seconds = Int(text), (1...1_000_000).contains(seconds) {
            self = .seconds(seconds)
        } else {
            throw Failure(.usage, "--wait takes a number of seconds from 1, not '\(text)'")
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

    /// A command line in which `--wait` has a value: a number behind it is one, any other word a file or an option.
    static func separated(in arguments: [String]) -> [String] {
        guard arguments.contains("--wait") else { return arguments }
        let following = arguments.dropFirst() + [""]
        return zip(arguments, following).map { word, next in
            word == "--wait" && Int(next) == nil ? "--wait=forever" : word
        }
    }
}

/// An option of a job: `name=value`, or a name alone, which is then true.
private struct JobOption {
    let name: String
    let value: String

    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        (name, value) = (parts[0], parts.count > 1 ? parts[1] : "true")
        guard !name.isEmpty, !value.isEmpty, !name.contains(" ") else {
            throw Failure(.usage, "-O '\(text)' is not name=value, as in media=iso_a4_210x297mm")
        }
        guard let option = ["job-name": "--job-title", "title": "--job-title"][name] else { return }
        throw Failure(.usage, "-O \(name) is given by \(option)")
    }
}

extension CompletionKind {
    /// The queues of this host.
    fileprivate static var queues: CompletionKind { .shellCommand("lpstat -e 2>/dev/null") }
}
