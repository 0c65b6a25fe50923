/// The options for printing.
struct PrintOptions: RowGroup {
    var print: String?
    var copies: Int?
    var sides: Sides?
    var jobTitle: String?
    var jobOption: [String] = []
    var wait: WaitLimit?
    var requireIdle = false
    var stateDir: String?
    var reprint = false
    var lock = false
    var quiet = false

    /// The order to print the job. Throws ``Failure`` 64 if the options contradict each other.
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

extension PrintOptions {
    static let rows = list {
        OptionInfo(
            "print", .printing, "Queue that prints the pages", letter: "d", valueName: "queue", example: ["office"],
            commands: [.print], completion: .queues
        ).at(\.print)
        OptionInfo(
            "copies", .printing, "Number of copies", valueName: "n", otherwise: "the queue's", example: ["2"],
            commands: [.print], need: .queue
        ).at(\.copies, in: 1...9999)
        OptionInfo(
            "sides", .printing, "Sides of the paper", otherwise: "the queue's", example: ["two-sided-long-edge"],
            commands: [.print], need: .queue
        ).at(\.sides)
        OptionInfo(
            "job-title", .printing, "Name of the print job", valueName: "text", otherwise: "the document's title",
            example: ["Ward 3"], commands: [.print], need: .queue
        ).at(\.jobTitle)
        OptionInfo(
            "job-option", .printing, "Any other option of the print job, as for lp -o; repeatable", letter: "O",
            kind: .texts, valueName: "name=value", example: ["media-source=tray-2"], commands: [.print], need: .queue
        ).at(\.jobOption)
        OptionInfo(
            "wait", .printing,
            "Wait for the job to finish, at most so many seconds; without a number, however long it takes",
            kind: .number, valueName: "seconds", otherwise: "do not wait", example: ["900"], commands: [.print],
            need: .queue
        ).at(\.wait) { try WaitLimit(option: $0).given(or: "a number of seconds from 1 to 1000000 is expected") }
        OptionInfo("require-idle", .printing, "Print only if the queue is idle", commands: [.print], need: .queue)
            .at(\.requireIdle)
        OptionInfo(
            "state-dir", .printing, "Remember in this folder what is printed, and print nothing twice", kind: .file,
            valueName: "folder", example: ["/var/lib/calprint/ward3"], commands: [.print], need: .queue,
            completion: .directory
        ).at(\.stateDir)
        OptionInfo(
            "reprint", .printing, "Print even if --state-dir says it was printed", commands: [.print], need: .queue
        ).at(\.reprint)
        OptionInfo(
            "lock", .printing, "Exit if another run with this --state-dir is under way", commands: [.print],
            need: .queue
        ).at(\.lock)
        OptionInfo("quiet", .printing, "Say nothing but warnings and errors", letter: "q", commands: [.print])
            .at(\.quiet)
    }
}
