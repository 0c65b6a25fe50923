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
            queue: print, title: jobTitle, settings: try settings(), wait: try waitLimit(), requiresIdle: requireIdle,
            state: stateDir.map(StateFolder.init), reprints: reprint, locksRun: lock)
    }

    /// How drawn pages are to be printed; nil for not at all.
    func orderOfPages() throws -> PrintOrder? {
        guard print != nil else {
            try requireNone()
            return nil
        }
        return try order()
    }

    private func waitLimit() throws -> WaitLimit? {
        try wait.map { text in
            guard let limit = WaitLimit(option: text) else {
                throw Failure(.usage, "--wait takes a number of seconds from 1, not '\(text)'")
            }
            return limit
        }
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

    private func settings() throws -> [JobOption] {
        let own = [copies.map { "copies=\($0)" }, sides.map { "sides=\($0.rawValue)" }].compactMap(\.self)
        return try (own + jobOption).map(JobOption.init)
    }
}

/// The sides of sheets, in IPP's words (RFC 8011, section 5.2.8).
enum Sides: String, Keyword {
    case oneSided = "one-sided"
    case twoSidedLongEdge = "two-sided-long-edge"
    case twoSidedShortEdge = "two-sided-short-edge"
}
