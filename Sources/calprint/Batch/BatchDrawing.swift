import ArgumentParser
import CairoRenderer
import CalendarCore
import ScheduleIO

/// Who draws the items of a manifest: this process, or others for it.
protocol BatchCrew {
    /// Draws items and tells of each that is done; one that fails does not keep the others from being drawn.
    func draw(_ lines: [Manifest.Line], _ tell: (ItemResult) throws -> Void) throws
}

/// Draws in this process, one item after the other, with faces, words and schedules that they share.
final class BatchDrawing: BatchCrew {
    private let manifest: Manifest
    private let press: ItemPress

    init(_ manifest: Manifest, _ folder: OutputFolder) {
        self.manifest = manifest
        press = ItemPress(folder)
    }

    func draw(_ lines: [Manifest.Line], _ tell: (ItemResult) throws -> Void) throws {
        for line in lines { try tell(press.draw(manifest.item(line))) }
    }
}

/// Draws items into their files.
final class ItemPress {
    private let folder: OutputFolder
    private let shelf = SourceShelf()
    private var parser = ItemParser()
    private var tools: DrawingTools?
    private var drawnCount = 0

    init(_ folder: OutputFolder) {
        self.folder = folder
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
        if let record = ItemRecord.read(id, in: folder), record.key == key, record.output == output,
            record.isKept(in: folder)
        {
            return result.outcome = .upToDate
        }
        let read = shelf.schedule(
            render.schedules.schedule, files, reading, on: months.first.firstDay...months.last.lastDay)
        for finding in read.findings { Console.line(finding.description) }
        let spool = PrintSpool()
        result.pages = try render.drawing.draw(
            ScheduleSources.Loaded(read), months, to: try render.output.target(spool), try sharedTools()
        ).count
        try ItemRecord(key: key, output: output, content: ContentDigest.of(spool.bytes)).write(id, in: folder)
        result.outcome = .drawn
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

extension PlainRender {
    fileprivate var drawing: Drawing {
        Drawing(months: months, schedules: schedules, page: page, fonts: fonts, output: output, printing: nil)
    }
}

/// Makes options of drawing of what items say.
struct ItemParser {
    /// Throws the failure of an option that does not take its value, with its place.
    mutating func parse(_ item: ManifestItem, output: String) throws -> PlainRender {
        let words = item.settings.flatMap(\.words) + ["--output=\(output)"]
        do {
            return try PlainRender.parse(words)
        } catch {
            throw Failure(wrong: [blame(item) ?? Finding(.error, .invalidOption, message(error), at: item.start)])
        }
    }

    /// The first of the settings that the parser does not take.
    private func blame(_ item: ManifestItem) -> Finding? {
        var words: [String] = []
        for setting in item.settings {
            words += setting.words
            do {
                _ = try PlainRender.parse(words)
            } catch {
                return Finding(.error, .invalidOption, message(error), at: setting.location ?? item.start)
            }
        }
        return nil
    }

    private func message(_ error: any Error) -> String { Calprint.sentence(of: PlainRender.message(for: error)) }
}

/// What is to be said where an item is not drawn.
struct ItemFailure {
    let status: ExitStatus
    let lines: [String]

    init(_ error: any Error, of item: ManifestItem) {
        let failure = (error as? Failure) ?? Failure(.bug, "\(error)")
        let name = item.id.map { "item '\($0.value)'" } ?? "the item"
        let message = failure.message.isEmpty ? "\(name) is not drawn" : "\(name): \(failure.message)"
        let place = item.id?.location ?? item.start
        (status, lines) = (failure.status, failure.findings + ["\(place): error: \(message)"])
    }
}

extension Failure {
    /// That an item is not what an item has to be.
    fileprivate init(wrong findings: [Finding]) {
        self.init(.badData)
        self.findings = findings.map(\.description)
    }
}
