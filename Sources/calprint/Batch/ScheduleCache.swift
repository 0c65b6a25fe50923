import CalendarCore
import ScheduleIO

/// The schedules that items named last, so that items that share one read it once.
final class ScheduleCache {
    private struct FileKey: Hashable {
        let name: String
        let format: ScheduleFormat?
    }

    private struct ScheduleKey: Hashable {
        let names: [String]
        /// Of their content.
        let digests: [String]
        let format: ScheduleFormat?
        let timeZone: TimeZoneName?
        let isStrict: Bool
        let tasks: TaskUse
        let table: TableOptions
        let added: AddedSources
        /// Nil if the days change nothing.
        let days: ClosedRange<CivilDate>?
        /// Nil unless it decides the year of dates.
        var from: YearMonth?
    }

    /// The files that a name expands to.
    struct Files {
        let sources: [LoadedSource]
        let digest: String
    }

    private var files = LRUCache<FileKey, Files>(capacity: 32)
    private var schedules = LRUCache<ScheduleKey, ReadResult>(capacity: 32)

    /// The schedules that options name, in their order. Throws ``Failure`` if one cannot be read.
    func files(_ options: ScheduleOptions) throws -> [Files] {
        try files(options.schedule, options.source.reading)
    }

    /// The files that name days, as options say.
    func dayFiles(_ options: ScheduleOptions) throws -> [Files] {
        try files(options.lines.days.files, options.source.reading.forDays)
    }

    /// The digest of the earlier schedule that options name, or of the report; nil without one.
    func earlierDigest(_ options: ScheduleOptions, on days: ClosedRange<CivilDate>?) throws -> String? {
        switch options.earlier {
        case nil: return nil
        case .file(let name): return try files([name], options.earlierReading).map(\.digest).joined()
        case .store(let place, let day):
            let schedule = try place.read(days, asOf: day).schedule ?? Schedule()
            return ContentDigest.of(ScheduleExport(schedule, as: .json).bytes)
        }
    }

    private func files(_ names: [String], _ reading: SourceReading) throws -> [Files] {
        try names.map { name in
            guard !SourceArgument(name).isStandardInput else {
                throw Failure(.usage, "an item's schedule is a file, not standard input")
            }
            return try files.value(FileKey(name: name, format: reading.format)) { Files(try reading.load([name])) }
        }
    }

    /// The schedule of files with the sources added to them, and all findings.
    func schedule(
        _ options: ScheduleOptions, _ files: [Files], dayFiles: [Files], on days: ClosedRange<CivilDate>?
    ) throws -> ReadResult {
        let added = try options.added
        let reading = options.source.reading.knowing(added.people)
        let (sources, naming) = (files.flatMap(\.sources).joiningPages, dayFiles.map(\.sources))
        var key = ScheduleKey(
            names: options.schedule, digests: (files + dayFiles).map(\.digest), format: reading.format,
            timeZone: reading.timeZone, isStrict: reading.strict, tasks: reading.tasks, table: reading.table,
            added: added,
            days: (sources + naming.flatMap(\.self)).contains(where: \.isCalendar) ? days : nil)
        let read = {
            let read = ScheduleReader.merge(reading.results(of: sources, on: days))
            let merged = added.merged(into: read, naming, days, reading)
            return reading.strict ? merged.strict : merged
        }
        let result = schedules.value(key, read)
        // If the range decides the year of the dates, every range has a schedule of its own.
        guard result.tables.contains(where: \.needsFrom) else { return result }
        key.from = days?.lowerBound.yearMonth
        return schedules.value(key, read)
    }
}

extension ScheduleCache.Files {
    fileprivate init(_ sources: [LoadedSource]) {
        let parts = sources.flatMap(\.parts).map { ContentDigest.of($0.bytes) }
        self.init(sources: sources, digest: ContentDigest.of(Array(parts.joined(separator: "\n").utf8)))
    }
}

/// Keeps the values that were asked for last.
struct LRUCache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    /// The key asked for last is last.
    private var order: [Key] = []
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The value of a key, made if it is not there.
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
