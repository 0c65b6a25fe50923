import CalendarCore
import ScheduleIO

/// Values that cost something to get, the latest ones.
struct Shelf<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    /// The one that was asked for last is last.
    private var order: [Key] = []
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func value(_ key: Key, _ make: () throws -> Value) rethrows -> Value {
        if let known = values[key] {
            if order.last != key, let index = order.firstIndex(of: key) { order.append(order.remove(at: index)) }
            return known
        }
        let value = try make()
        if order.count == capacity { values[order.removeFirst()] = nil }
        values[key] = value
        order.append(key)
        return value
    }
}

/// Schedules that items name, each read once as long as others of them do not come between.
final class SourceShelf {
    private struct FileKey: Hashable {
        let name: String
        let format: ScheduleFormat?
    }

    private struct ScheduleKey: Hashable {
        let names: [String]
        /// Of what is in them.
        let digests: [String]
        let format: ScheduleFormat?
        let timeZone: TimeZoneName?
        let isStrict: Bool
        /// Nil where the days change nothing.
        let days: ClosedRange<CivilDate>?
    }

    /// What a name stands for.
    struct Files {
        let sources: [LoadedSource]
        let digest: String
    }

    private var files = Shelf<FileKey, Files>(capacity: 32)
    private var schedules = Shelf<ScheduleKey, ReadResult>(capacity: 32)

    /// The files of some names, in their order. Throws the command's failure where one cannot be read.
    func files(_ names: [String], _ reading: SourceReading) throws -> [Files] {
        try names.map { name in
            guard SourceArgument(name).file != "-" else {
                throw Failure(.usage, "an item's schedule is a file, not standard input")
            }
            return try files.value(FileKey(name: name, format: reading.format)) {
                Files(try reading.load([name]))
            }
        }
    }

    /// The schedule of files, with all that is to be said of it.
    func schedule(
        _ names: [String], _ files: [Files], _ reading: SourceReading, on days: ClosedRange<CivilDate>
    ) -> ReadResult {
        let sources = files.flatMap(\.sources).joiningPages
        let key = ScheduleKey(
            names: names, digests: files.map(\.digest), format: reading.format, timeZone: reading.timeZone,
            isStrict: reading.strict, days: sources.contains(where: \.isCalendar) ? days : nil)
        return schedules.value(key) {
            let read = ScheduleReader.merge(reading.results(of: sources, on: days))
            return reading.strict ? read.strict : read
        }
    }
}

extension SourceShelf.Files {
    fileprivate init(_ sources: [LoadedSource]) {
        let parts = sources.flatMap(\.parts).map { ContentDigest.of($0.bytes) }
        self.init(sources: sources, digest: ContentDigest.of(Array(parts.joined(separator: "\n").utf8)))
    }
}
