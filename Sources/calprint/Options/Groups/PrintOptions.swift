import ArgumentParser

/// What is printed, and how.
struct PrintOptions: ParsableArguments {
    @Option(.print) var print: String?
    @Option(.copies) var copies: Int?
    @Option(.sides) var sides: Sides?
    @Option(.jobTitle) var jobTitle: String?
    @Option(each: .jobOption) var jobOption: [String]
    @Option(.wait) var wait: WaitLimit?
    @Flag(.requireIdle) var requireIdle: Bool
    @Option(.stateDir) var stateDir: String?
    @Flag(.reprint) var reprint: Bool
    @Flag(.lock) var lock: Bool
    @Flag(.quiet) var quiet: Bool

    /// How the job is to be printed. Throws ``Failure`` 64 if the options contradict each other.
    func order() throws -> PrintOrder {
        guard print != "" else { throw Failure(.usage, "which queue? --print takes its name (lpstat -e lists them)") }
        if reprint || lock, stateDir == nil {
            throw Failure(.usage, "--\(reprint ? "reprint" : "lock") needs --state-dir, the folder that remembers")
        }
        return PrintOrder(
            queue: print, title: jobTitle, settings: try settings(), wait: wait, requiresIdle: requireIdle,
            state: stateDir.map(StateFolder.init), reprints: reprint, locksRun: lock)
    }

    private func settings() throws -> [JobOption] {
        let own = [copies.map { "copies=\($0)" }, sides.map { "sides=\($0.keyword)" }].compactMap(\.self)
        return try (own + jobOption).map(JobOption.init)
    }
}
