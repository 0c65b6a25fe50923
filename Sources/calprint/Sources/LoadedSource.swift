import ScheduleIO

/// A source whose bytes are known but not yet read as a schedule.
struct LoadedSource {
    /// The line for all its events, from `LABEL=FILE`.
    let label: String?
    let file: String
    let bytes: [UInt8]
    let format: ScheduleFormat?
    /// True for a file of a folder that is not a schedule.
    var isUnread = false
    /// Other files that are pages of the same export.
    var moreParts: [SourcePart] = []

    var isCalendar: Bool { format?.isCalendar ?? false }

    /// When it is read: after those whose lines it may name.
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
        guard format == .cloudKit else {
            return ScheduleReader.read(bytes, file: file, format: format, options: options)
        }
        return ScheduleReader.read(pages: parts, options: options)
    }

    fileprivate func isPage(beside other: LoadedSource) -> Bool { format == .cloudKit && label == other.label }
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
