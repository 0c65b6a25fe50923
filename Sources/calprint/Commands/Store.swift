import ArgumentParser
import ScheduleIO

struct Store: ConsoleCommand {
    static let configuration = CommandConfiguration(.store)

    @Option(.store) var store: String?

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let place = StorePlace(store)
        guard let store = try place.open() else {
            try console.print("\(place.path): no store (calprint import FILE makes one)")
            return
        }
        // Reads every record, so that damage is reported here, and not when a page is drawn at night.
        let contents = try Failure.ofStore { () throws(StoreError) in
            _ = try store.read()
            return try store.contents
        }
        try console.print("\(place.path): \(contents.words)")
        for source in contents.sources { try console.print("  \(source.name): \(source.words)") }
        if !contents.zones.isEmpty { try console.print("  zones: " + contents.zones.joined(separator: ", ")) }
        if contents.tombstoneCount > 0 { try console.print("  deletions: \(contents.tombstoneCount)") }
        if contents.replacedCount > 0 { try console.print("  earlier versions: \(contents.replacedCount)") }
    }
}

extension StoreContents {
    /// `version 11, 2025-01-01 to 2026-12-31`
    fileprivate var words: String {
        guard version > 0 else { return "empty" }
        return "version \(version), "
            + (extent.map { "\($0.lowerBound) to \($0.upperBound)" }
                ?? (sources.allSatisfy(\.isEmpty) ? "no records" : "no days"))
    }
}

extension StoreContents.Source {
    fileprivate var isEmpty: Bool { records.isEmpty }

    /// `days 724, months of notes 22, events 0`
    fileprivate var words: String {
        "days \(dayCount), months of notes \(notesCount), events \(eventCount)"
            + (seriesCount > 0 ? ", series \(seriesCount)" : "")
            + records.map { ", \($0.words) \($0.count)" }.joined()
    }
}
