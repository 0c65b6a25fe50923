import CalendarCore
import ScheduleIO

/// A source whose bytes have been read, but not parsed as a schedule.
struct LoadedSource {
    /// The line or the person of all its events, from `NAME=FILE`.
    let name: SourceName?
    let file: String
    let bytes: [UInt8]
    let format: ScheduleFormat?
    /// True for a file of a folder that is not a schedule.
    var isUnread = false
    /// True for a file of a folder.
    var isOneOfMany = false
    /// Other files that are pages of the same export.
    var moreParts: [SourcePart] = []

    var isCalendar: Bool { format?.isCalendar ?? false }

    /// The order of reading: after the sources whose lines it may name.
    var turn: Turn { isCalendar ? .calendars : format == .csv || format == .xlsx ? .tables : .first }

    enum Turn: CaseIterable {
        case first, tables, calendars
    }

    /// All of its files.
    var parts: [SourcePart] { [SourcePart(bytes: bytes, file: file)] + moreParts }
}

extension LoadedSource {
    /// Reads it as a schedule.
    func result(_ options: ReadingOptions) -> ReadResult {
        if isUnread { return .unread(file) }
        var options = options
        options.isOneOfMany = isOneOfMany
        guard format == .cloudKit else {
            return ScheduleReader.read(bytes, file: file, format: format, options: options)
        }
        return ScheduleReader.read(pages: parts, options: options)
    }

    fileprivate func isPage(beside other: LoadedSource) -> Bool { format == .cloudKit && name == other.name }
}

extension [LoadedSource] {
    /// The same with all pages of CloudKit joined into one source.
    var joiningPages: [LoadedSource] {
        var joined: [LoadedSource] = []
        for source in self {
            if source.format == .cloudKit, let index = joined.firstIndex(where: { $0.isPage(beside: source) }) {
                joined[index].moreParts += source.parts
            } else {
                joined.append(source)
            }
        }
        return joined
    }
}

/// A schedule whose bytes have been read.
struct SourceDocument {
    /// For messages, in place of a file's name.
    let name: String
    let bytes: [UInt8]
}
