import CairoRenderer
import CalendarCore
import ScheduleIO

/// Everything that an item's bytes depend on: its line, its days, its schedules, and the program with its libraries.
struct ItemKey {
    let digest: String

    /// `sources` are digests of what is read.
    init(_ item: ManifestItem, _ days: DaySpan, sources: [String]) {
        let lines = [
            ItemKey.engine, days.name, sources.joined(separator: " "),
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
