import ArgumentParser
import ScheduleIO

struct Batch: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .batch,
        discussion: """
            The manifest is JSON Lines: one object per calendar, with an id and options of drawing by their long names. \
            Calendars that are up to date are not drawn again.

              {"id": "ward3", "from": "2025-01", "months": 6, "schedule": "ward3.json", "title": "Ward 3"}

            EXAMPLES:
              calprint batch wards.jsonl --out calendars --report done.json
              calprint batch wards.jsonl --out calendars --shard 3/8
              calprint batch wards.jsonl --out sheets --each-person
            """)

    @Argument(
        help: ArgumentHelp("The manifest; - is standard input.", valueName: "manifest"),
        completion: .file(extensions: ["jsonl"]))
    var manifest: String

    @OptionGroup var options: BatchOptions

    /// Runs as a worker, which draws the items that another process sends.
    @Flag(help: .private)
    var worker = false

    func run(_ console: Console) throws {
        guard !worker else { return BatchWorker(ManifestName(manifest), OutputFolder(options.out)).run() }
        let whole = try Manifest(reading: manifest)
        let each = options.eachPerson ? PersonItems(whole) : nil
        let manifest = each?.manifest ?? whole
        let folder = OutputFolder(options.out)
        var kept = KeptFiles()
        let names = try manifest.names(in: folder, keeping: &kept)
        let destination = try options.report.map {
            try Destination($0 == "-" ? nil : $0, nil, mode: nil, keeping: kept)
        }
        try folder.prepare(for: names)
        let lines = manifest.lines.filter { options.shard?.has(line: $0.number) ?? true }
        var account = BatchAccount(count: lines.count, console)
        lines.compactMap { each?.failures[$0.number] }.forEach { account.add($0) }
        let good = lines.filter { each?.failures[$0.number] == nil }
        try runner(manifest, folder, good.count).draw(good) { account.add($0) }
        account.progress.clear()
        if let destination { try account.deliver(to: destination) }
        if let failure = account.failure { throw failure }
    }

    /// Another process costs more than it gains if there is little to draw.
    private func runner(_ manifest: Manifest, _ folder: OutputFolder, _ count: Int) throws -> any BatchRunner {
        let count = min(options.jobs ?? Processors.count, count)
        guard count > 1 else { return SerialRunner(manifest, folder) }
        return WorkerPool(manifest, folder, count: count)
    }
}
