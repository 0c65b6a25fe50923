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
        /// Nil if the days change nothing.
        let days: ClosedRange<CivilDate>?
    }

    /// The files that a name stands for.
    struct Files {
        let sources: [LoadedSource]
        let digest: String
    }

    private var files = LRUCache<FileKey, Files>(capacity: 32)
    private var schedules = LRUCache<ScheduleKey, ReadResult>(capacity: 32)

    /// The files that options name, in their order. Throws ``Failure`` if one cannot be read.
    func files(_ options: ScheduleOptions) throws -> [Files] {
        let reading = options.source.reading
        return try options.schedule.map { name in
            guard !SourceArgument(name).isStandardInput else {
                throw Failure(.usage, "an item's schedule is a file, not standard input")
            }
            return try files.value(FileKey(name: name, format: reading.format)) { Files(try reading.load([name])) }
        }
    }

    /// The schedule of files, with all findings.
    func schedule(_ options: ScheduleOptions, _ files: [Files], on days: ClosedRange<CivilDate>) -> ReadResult {
        let reading = options.source.reading
        let sources = files.flatMap(\.sources).joiningPages
        let key = ScheduleKey(
            names: options.schedule, digests: files.map(\.digest), format: reading.format, timeZone: reading.timeZone,
            isStrict: reading.strict, days: sources.contains(where: \.isCalendar) ? days : nil)
        return schedules.value(key) {
            let read = ScheduleReader.merge(reading.results(of: sources, on: days))
            return reading.strict ? read.strict : read
        }
    }
}

extension ScheduleCache.Files {
    fileprivate init(_ sources: [LoadedSource]) {
        let parts = sources.flatMap(\.parts).map { ContentDigest.of($0.bytes) }
        self.init(sources: sources, digest: ContentDigest.of(Array(parts.joined(separator: "\n").utf8)))
    }
}
