@testable import ScheduleIO

/// The past that a store should know, kept as a log and asked by going through all of it.
struct StoreHistory {
    struct Version: Equatable {
        let modified: Int?
        let entry: String
        var source: String
    }

    private enum Event {
        case became(Version)
        /// At an instant, if the data say one.
        case removed(Int?)
    }

    /// The content of one import: versions by the name of their record, and deletions.
    struct Batch {
        let source: String
        let versions: [String: Version]
        let deletions: [String: Int?]
        let replaces: Bool

        fileprivate var newest: Int? {
            (versions.values.map(\.modified) + deletions.values.map(\.self)).compactMap(\.self).max()
        }
    }

    private var log: [String: [Event]] = [:]
    private(set) var newest: [String: Version] = [:]
    private var deleted: [String: Int] = [:]

    mutating func add(_ batch: Batch) {
        for (name, instant) in batch.deletions { delete(name, instant, batch) }
        var found: Set<String> = []
        for (name, version) in batch.versions where put(version, name) { found.insert(name) }
        guard batch.replaces else { return }
        for (name, version) in newest where version.source == batch.source && !found.contains(name) {
            remove(name, batch.newest)
        }
    }

    private mutating func delete(_ name: String, _ instant: Int?, _ batch: Batch) {
        let modified = newest[name]?.modified
        if newest[name] != nil, instant == nil || (modified ?? .min) <= instant ?? .max {
            remove(name, instant ?? batch.newest)
            remember(name, modified)
        }
        remember(name, instant)
    }

    private mutating func remember(_ name: String, _ instant: Int?) {
        if let instant { deleted[name] = max(instant, deleted[name] ?? .min) }
    }

    private mutating func remove(_ name: String, _ instant: Int?) {
        newest[name] = nil
        log[name, default: []].append(.removed(instant))
    }

    /// Returns whether the store knows the record from then on.
    private mutating func put(_ version: Version, _ name: String) -> Bool {
        if let deleted = deleted[name], let modified = version.modified, modified <= deleted { return false }
        if let old = newest[name] {
            if let theirs = old.modified, (version.modified ?? .min) < theirs { return true }
            if old.modified == version.modified && old.entry == version.entry { return true }
        }
        newest[name] = version
        log[name, default: []].append(.became(version))
        return true
    }

    // MARK: The past

    /// Each version that held for some time, and until when; nil if it still does.
    private var held: [String: [(version: Version, end: Int?)]] {
        log.mapValues { events in
            events.indices.compactMap { index in
                guard case .became(let version) = events[index] else { return nil }
                let end = StoreHistory.end(of: version, before: events[(index + 1)...])
                return end.map { (version, $0 == .max ? nil : $0) }
            }
        }
    }

    /// `.max` for never; nil if it never held.
    private static func end(of version: Version, before events: ArraySlice<Event>) -> Int? {
        var (end, isNewest) = (Int.max, true)
        for event in events {
            switch event {
            case .became(let other):
                if other.modified == version.modified { return nil }
                if let instant = other.modified, instant > version.modified ?? .min { end = min(end, instant) }
            case .removed(let instant):
                guard isNewest else { continue }
                guard let instant, instant > version.modified ?? .min else { return nil }
                end = min(end, instant)
            }
            isNewest = false
        }
        return end
    }

    /// The entries just before an instant.
    func entries(before end: Int) -> [String] {
        held.values.compactMap { versions in
            versions.filter { ($0.version.modified ?? .min) < end && $0.end ?? .max >= end }
                .max { $0.version.modified ?? .min < $1.version.modified ?? .min }?.version.entry
        }.sorted()
    }

    var replacedCount: Int { held.values.reduce(0) { $0 + $1.count { $0.end != nil } } }
}
