import ArgumentParser
import CalendarCore
import Glibc
import ScheduleIO

struct Import: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .import, usage: "calprint import <file> ... [<option> ...]",
        discussion: """
            A record with an id updates the record with that id; any other updates the record of its date from the same \
            file. An older version never replaces a newer one. A file is imported completely or not at all.
            """)

    @Argument(help: ArgumentHelp("Schedules; - is standard input.", valueName: "file"), completion: .schedules)
    var files: [String]

    @OptionGroup var options: ImportOptions

    @Option(.from) var from: DateOption?

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        guard files.count(where: { SourceArgument($0).isStandardInput }) <= 1 else {
            throw Failure(.usage, "standard input can be read only once (-)")
        }
        for file in files { try importFile(file, console) }
    }

    private func importFile(_ file: String, _ console: Console) throws {
        let place = StorePlace(options.input.store)
        let reading = try options.input.source.reading.from(from?.tableMonth(Today())).knowing(place.people).forStore
        let read = ScheduleReader.merge(try reading.read([file], lines: place.lines), isComplete: false)
        console.list(read.findings)
        guard read.schedule != nil else {
            throw Failure(noScheduleFor: read.findings, "nothing of '\(file)' is imported")
        }
        let store = try place.openForImport(isDryRun: self.options.dryRun)
        var options = ScheduleStore.ImportOptions()
        (options.replaces, options.isDryRun) = (self.options.replace, self.options.dryRun)
        let summary = try Failure.ofStore { () throws(StoreError) in
            try store.import(read, from: Import.sourceName(of: file), options)
        }
        try console.print("\(file): \(summary.words)\(self.options.dryRun ? " (dry run: nothing is written)" : "")")
        guard summary.missing > 0 else { return }
        console.note("\(file) no longer has \(summary.missing) of its records; they stay (--replace removes them)")
    }

    /// A file is known by its path, wherever it is imported from.
    private static func sourceName(of argument: String) -> String {
        let file = SourceArgument(argument).file
        guard file != "-", let path = realpath(file, nil) else { return file }
        defer { free(path) }
        return String(cString: path)
    }
}

extension ImportSummary {
    /// `added 3, changed 1, left 720 (2 older than the store's), removed 0`
    var words: String {
        let older = older > 0 ? " (\(older) older than the store's)" : ""
        return "added \(added), changed \(changed), left \(unchanged + self.older)\(older), removed \(removed)"
    }
}
