import CairoRenderer
import CalendarCore
import ScheduleIO

/// Draws items into their files.
final class ItemPress {
    private let folder: OutputFolder
    private let shelf = SourceShelf()
    private var parser = ItemParser()
    private var tools: DrawingTools?
    private var drawnCount = 0

    init(_ folder: OutputFolder) {
        self.folder = folder
        KeptMemory.begin()
    }

    /// Draws an item, unless its file is up to date; what there is to say is in the result.
    func draw(_ item: ManifestItem) -> ItemResult {
        var result = ItemResult(line: item.line)
        (result.id, result.output) = (item.id?.value ?? "", item.output?.value ?? "")
        var messages: [String] = []
        let say = Console.say
        Console.say = { messages.append($0) }
        defer { Console.say = say }
        do {
            try draw(item, &result)
        } catch {
            let failure = ItemFailure(error, of: item)
            messages += failure.lines
            (result.outcome, result.status) = (.failed, failure.status)
        }
        result.messages = messages
        return result
    }

    private func draw(_ item: ManifestItem, _ result: inout ItemResult) throws {
        guard let id = item.id?.value, let output = item.output?.value, item.findings.isEmpty else {
            throw Failure(wrong: item.findings)
        }
        let render = try parser.parse(item, output: folder.path(of: output))
        let months = try render.months.range
        let reading = render.schedules.source.reading
        let files = try shelf.files(render.schedules.schedule, reading)
        let key = ItemKey(item, months, sources: files.map(\.digest)).digest
        guard !isUpToDate(id, key, output) else { return result.outcome = .upToDate }
        let read = shelf.schedule(
            render.schedules.schedule, files, reading, on: months.first.firstDay...months.last.lastDay)
        for finding in read.findings { Console.line(finding.description) }
        let spool = PrintSpool()
        result.pages = try draw(read, months, render, spool)
        try ItemRecord(key: key, output: output, content: ContentDigest.of(spool.bytes)).write(id, in: folder)
        result.outcome = .drawn
    }

    private func isUpToDate(_ id: String, _ key: String, _ output: String) -> Bool {
        guard let record = ItemRecord.read(id, in: folder) else { return false }
        return record.key == key && record.output == output && record.isKept(in: folder)
    }

    /// Draws into the item's file, and leaves its bytes in the spool as well; the number of pages.
    private func draw(
        _ read: ReadResult, _ months: MonthRange, _ render: PlainRender, _ spool: PrintSpool
    ) throws -> Int {
        let loaded = try ScheduleSources.Loaded(read)
        return try render.drawing.draw(loaded, months, to: try render.output.target(spool), try sharedTools()).count
    }

    /// After so many items the words of the first ones are forgotten, so that memory does not grow with the items.
    private static let memory = 500

    private func sharedTools() throws -> DrawingTools {
        drawnCount += 1
        if let tools, drawnCount % ItemPress.memory != 0 { return tools }
        let library = try tools?.library ?? FontLibrary(forCommand: .bundled)
        let new = DrawingTools(library, isWatched: false)
        tools = new
        return new
    }
}
