import ArgumentParser
import ScheduleIO

struct Batch: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.batch.rawValue, abstract: CommandName.batch.abstract,
        discussion: """
            The manifest is JSON Lines: an object for each calendar, with an id and the options of drawing by their long \
            names. What is up to date is not drawn again.

              {"id": "ward3", "from": "2025-01", "months": 6, "schedule": "ward3.json", "title": "Ward 3"}

            EXAMPLES:
              calprint batch wards.jsonl --out calendars --report done.json
              calprint batch wards.jsonl --out calendars --shard 3/8
            """)

    @Argument(
        help: ArgumentHelp("The manifest; - is standard input.", valueName: "manifest"),
        completion: .file(extensions: ["jsonl"]))
    var manifest: String

    @Option(help: ArgumentHelp("The folder of the calendars.", valueName: "folder"), completion: .directory)
    var out: String

    @Option(help: ArgumentHelp("How many are drawn at a time (default: one a processor).", valueName: "n"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Of the manifest's lines every Nth, beginning with line I.", valueName: "i/n"))
    var shard: Shard?

    @Option(help: ArgumentHelp("Write what became of every item, as JSON.", valueName: "file"))
    var report: String?

    /// A process that draws what another one hands it.
    @Flag(help: .private)
    var worker = false

    mutating func validate() throws {
        guard jobs.map({ (1...Batch.maximumJobCount).contains($0) }) ?? true else {
            throw ValidationError("--jobs must be 1 to \(Batch.maximumJobCount), not \(jobs ?? 0)")
        }
    }

    private static let maximumJobCount = 256

    func run(_ console: Console) throws {
        guard !worker else { return BatchWorker(ManifestName(manifest), OutputFolder(out)).run() }
        let manifest = try Manifest(reading: manifest)
        let names = try manifest.names()
        let destination = try report.map { try Destination($0 == "-" ? nil : $0, nil, mode: nil) }
        let folder = OutputFolder(out)
        try folder.prepare(for: names)
        let lines = manifest.lines.filter { shard?.has(line: $0.number) ?? true }
        var account = BatchAccount(count: lines.count, console)
        try runner(manifest, folder, lines.count).draw(lines) { account.add($0) }
        account.progress.clear()
        if let destination { try account.deliver(to: destination) }
        if let failure = account.failure { throw failure }
    }

    /// Another process costs more than it gains if there is little to draw.
    private func runner(_ manifest: Manifest, _ folder: OutputFolder, _ count: Int) throws -> any BatchRunner {
        let count = min(jobs ?? Processors.count, count)
        guard count > 1 else { return SerialRunner(manifest, folder) }
        return WorkerPool(manifest, folder, count: count)
    }
}
