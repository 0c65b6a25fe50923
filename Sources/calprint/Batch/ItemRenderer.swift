import CairoRenderer
import CalendarCore
import CMalloc
import Glibc
import ScheduleIO

/// Draws items into their files.
final class ItemRenderer {
    private let folder: OutputFolder
    private let schedules = ScheduleCache()
    private let parser = ItemParser()
    private var tools: DrawingTools?
    private var drawnCount = 0

    init(_ folder: OutputFolder) {
        self.folder = folder
        KeptMemory.begin()
    }

    /// Draws an item, unless its file is up to date. The result has the messages.
    func draw(_ item: ManifestItem) -> ItemResult {
        var result = ItemResult(line: item.line)
        (result.id, result.output) = (item.id?.value ?? "", item.output?.value ?? "")
        let log = MessageLog()
        do {
            try draw(item, &result, Console(isQuiet: true, say: log.add))
        } catch {
            let failure = ItemFailure(error, of: item)
            failure.lines.forEach(log.add)
            (result.outcome, result.status) = (.failed, failure.status)
        }
        result.messages = log.messages
        return result
    }

    private func draw(_ item: ManifestItem, _ result: inout ItemResult, _ console: Console) throws {
        guard let id = item.id?.value, let output = item.output?.value, item.findings.isEmpty else {
            throw Failure(wrong: item.findings)
        }
        let options = try parser.parse(item, output: folder.path(of: output))
        let days = try options.daysToRead()
        let (files, dayFiles) = try (schedules.files(options.schedules), schedules.dayFiles(options.schedules))
        let others = try [
            options.schedules.rules, options.schedules.people, options.schedules.usualHours,
        ].compactMap(\.self).map {
            ContentDigest.of(try SourceFile.contents(of: $0))
        }
        let earlier = try schedules.earlierDigest(options.schedules, on: days)
        let digests = (files + dayFiles).map(\.digest) + [earlier].compactMap(\.self) + others
        let key = ItemKey(item, days, sources: digests).digest
        guard !isUpToDate(id, key, output) else { return result.outcome = .upToDate }
        let read = try schedules.schedule(options.schedules, files, dayFiles: dayFiles, on: days)
        let owner = try read.schedule.flatMap { try options.schedules.owner(in: $0) }
        console.list(read.findings) { owner.withoutOthers($0.line) }
        let spool = Spool()
        var loaded = try LoadedSchedule(read)
        loaded.hasSource = !files.isEmpty
        result.pages = try draw(loaded, options.resolvingAll(loaded.extent), spool, console)
        try ItemRecord(key: key, output: output, content: ContentDigest.of(spool.bytes)).write(id, in: folder)
        result.outcome = .drawn
    }

    private func isUpToDate(_ id: String, _ key: String, _ output: String) -> Bool {
        guard let record = ItemRecord.read(id, in: folder) else { return false }
        return record.key == key && record.output == output && record.isKept(in: folder)
    }

    /// Draws into the item's file, and into the spool as well. Returns the number of pages.
    private func draw(
        _ loaded: LoadedSchedule, _ options: DrawingOptions, _ spool: Spool, _ console: Console
    ) throws -> Int {
        let drawing = Drawing(options: options, tools: try sharedTools(options.page.pageLocale), console: console)
        // The manifest's check has refused outputs that would replace kept files.
        let target = try options.target(spool, keeping: KeptFiles())
        return try drawing.draw(loaded, to: DrawingOutput(target: target)).pageCount
    }

    /// After this number of items, measured words are forgotten, so that memory does not grow with the items.
    private static let memory = 500

    /// For the texts of a locale; most items have that of the one before.
    private func sharedTools(_ locale: CalendarLocale) throws -> DrawingTools {
        drawnCount += 1
        let last = tools.flatMap { $0.library.language == locale.languageTag ? $0 : nil }
        if let last, drawnCount % ItemRenderer.memory != 0 { return last }
        let library = try last?.library ?? FontLibrary(forCommand: .bundled, locale)
        let new = DrawingTools(library)
        tools = new
        return new
    }
}

/// Collects messages.
private final class MessageLog {
    private(set) var messages: [String] = []

    func add(_ message: String) { messages.append(message) }
}

/// Keeps the memory of a run that draws many documents, so that the next document reuses it.
///
/// Otherwise the C library returns it to the system after each document, and the system clears it for the next one: a
/// fifth of the time of a batch.
enum KeptMemory {
    /// The heap does not shrink by itself below this many free bytes.
    private static let trimThreshold: Int32 = 1 << 28
    /// Blocks of this many bytes or more come from the system directly; the largest value that the C library accepts.
    private static let mapThreshold: Int32 = 1 << 25

    static func begin() {
        mallopt(M_TRIM_THRESHOLD, trimThreshold)
        mallopt(M_MMAP_THRESHOLD, mapThreshold)
    }
}

/// Everything that an item's bytes depend on: its line, its days, its schedules, and the program with its libraries.
struct ItemKey {
    let digest: String

    /// `sources` are digests of the files and records that are read.
    init(_ item: ManifestItem, _ days: DaySpan?, sources: [String]) {
        let lines = [
            ItemKey.engine, days?.name ?? DateOption.all, sources.joined(separator: " "),
            String(decoding: item.bytes, as: UTF8.self), item.person?.name,
        ].compactMap(\.self)
        digest = ContentDigest.of(Array(lines.joined(separator: "\n").utf8))
    }

    private static let engine: String = {
        let libraries = LibraryVersions.loaded.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let epoch = SourceDateEpoch.seconds.map { "epoch \($0)" } ?? "no epoch"
        return ([Program.nameAndVersion] + libraries + [epoch]).joined(separator: ", ")
    }()
}

/// A record of what an item's file was drawn from: a file for each item, beside the drawn ones, replaced as a whole.
struct ItemRecord: Equatable {
    /// A digest of everything that the file depends on.
    let key: String
    /// The file's name within the folder of the batch.
    let output: String
    /// A digest of the file's content.
    let content: String

    private static let heading = "calprint-item 1"

    private var text: String { "\(ItemRecord.heading)\n\(key)\n\(content)\n\(output)\n" }

    /// Reads the record of an item. Returns nil if it is missing or damaged.
    static func read(_ id: String, in folder: OutputFolder) -> ItemRecord? {
        guard let bytes = try? SourceFile.read("\(folder.records)/\(id)") else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count == 4, lines[0] == heading else { return nil }
        let record = ItemRecord(key: lines[1], output: lines[3], content: lines[2])
        return record.text.utf8.elementsEqual(bytes) ? record : nil
    }

    /// Checks that the file exists and is as it was drawn.
    func isKept(in folder: OutputFolder) -> Bool {
        guard let bytes = try? SourceFile.read(folder.path(of: output)) else { return false }
        return ContentDigest.of(bytes) == content
    }

    /// Writes the record after the file has its place: an item without a record, of a killed run, is drawn again.
    func write(_ id: String, in folder: OutputFolder) throws {
        let place = try Destination("\(folder.records)/\(id)", nil, mode: nil)
        let file = try place.write { sink in try Array(text.utf8).withUnsafeBytes(sink) }
        defer { file?.abandon() }
        try file?.commit()
    }
}
