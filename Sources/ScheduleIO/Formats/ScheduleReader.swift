import CalendarCore

/// Reads schedules in any format.
public enum ScheduleReader {
    /// Reads one source.
    ///
    /// - Parameters:
    ///   - bytes: the whole source.
    ///   - file: its name in messages, as the user gave it; `-` for standard input.
    ///   - format: nil to recognize it by the content. Unrecognized content is an error.
    ///   - options: the information that is not in the file.
    /// - Returns: a schedule, perhaps with warnings; or no schedule, and errors.
    public static func read(
        _ bytes: [UInt8], file: String, format: ScheduleFormat? = nil, options: ReadingOptions = ReadingOptions()
    ) -> ReadResult {
        bytes.withUnsafeBufferPointer { bytes in
            let format = format ?? detectFormat(of: bytes)
            if format == .iCalendar, WorkbookKind.isKnown(head(of: bytes)) {
                return ZippedCalendar.read(bytes, file: file, options: options)
            }
            if let text = readText(bytes, file: file, format: format, options: options) { return text }
            if let finding = Encoding.finding(in: bytes, file: file) {
                return ReadResult(nil, findings: [finding])
            }
            guard let format, format != .iCalendar || ForeignFile(head(of: bytes)) == nil else {
                return ReadResult(nil, findings: [.unknownFormat(bytes, file: file)])
            }
            if !format.isCalendar, let finding = options.unexpectedName(in: file) {
                return ReadResult(nil, findings: [finding])
            }
            var result = readGuessing(bytes, file: file, format: format, options: options)
            if !format.isCalendar {
                result.clock = ClockUse(chosen: options.timeZone?.identifier, own: result.schedule?.timeZone)
            }
            return result.schedule.flatMap(EventLoad.finding).map(result.failed) ?? result
        }
    }

    /// Merges sources in the order of `-s`. Later sources win, line by line; every text that loses is a warning.
    ///
    /// There is no schedule if one of the sources has none. An empty list gives an empty schedule. All times are put on
    /// one clock: that of the zone that the user names, else a schedule, else most events. A note names it if there are
    /// several.
    ///
    /// - Parameters:
    ///   - results: those of the sources, in order.
    ///   - isComplete: false for a part of the sources, so that templates of checklists may be in another.
    public static func merge(_ results: [ReadResult], isComplete: Bool = true) -> ReadResult {
        let clock = PageClock(of: results)
        let results = results.map { $0.moved(to: clock.zone) }
        var findings = results.flatMap(\.findings) + [clock.note].compactMap(\.self)
        var superseded = results.flatMap(\.superseded)
        var merged = results.first?.schedule ?? Schedule()
        for result in results.dropFirst() {
            guard let schedule = result.schedule else { break }
            let lost = merged.merge(schedule)
            findings += lost.compactMap { Finding(lostToLaterSource: $0) }
            superseded += lost
        }
        let deleted = merged.bury(results.flatMap(\.tombstones))
        findings += deleted.compactMap { Finding(lostInOneSource: $0) }
        superseded += deleted
        if merged.lines.count > ScheduleLine.maximumCount {
            findings.append(.tooManyLines(merged.lines))
        }
        if merged.closedWords.count > Closing.maximumWordCount {
            findings.append(.tooManyClosedWords(merged.closedWords))
        }
        findings += Finding.errors(inPeople: merged.people)
        if results.count > 1 { findings += [EventLoad.finding(of: merged)].compactMap(\.self) }
        if results.allSatisfy({ $0.schedule != nil }) {
            if isComplete { findings += merged.takeTemplates(of: results) }
            findings += ChecklistIntegrity(merged.checklists, isComplete: isComplete).findings
        }
        var result = ReadResult(
            merged, findings: findings, superseded: superseded, tombstones: results.flatMap(\.tombstones))
        if result.schedule != nil { result.series = results.flatMap(\.series) }
        result.tables = results.flatMap(\.tables)
        result.unprinted = results.flatMap(\.unprinted)
        result.isIncomplete = results.contains(where: \.isIncomplete)
        result.isPartOfExport = !results.isEmpty && results.allSatisfy(\.isPartOfExport)
        result.clock = ClockUse(chosen: clock.chosen, own: clock.zone)
        return result
    }

    /// Returns the faults in the documents and checklists of sources that are read one by one, and the records that
    /// replace another source's, as ``merge(_:isComplete:)`` does.
    public static func findingsInRecords(of results: [ReadResult]) -> [Finding] {
        var (merged, lost) = (Schedule(), [Superseded]())
        for schedule in results.compactMap(\.schedule) where !schedule.peopleRecords.isEmpty {
            lost += merged.merge(schedule).filter(\.isRecord)
        }
        _ = merged.takeTemplates(of: results)
        return lost.compactMap { Finding(lostToLaterSource: $0) } + ChecklistIntegrity(merged.checklists).findings
    }

    /// Recognizes the format by the content; returns nil if no format matches.
    public static func format(of bytes: [UInt8]) -> ScheduleFormat? {
        bytes.withUnsafeBufferPointer { utf16Head($0).map(format(of:)) ?? detectFormat(of: $0) }
    }

    /// Returns the first 4,096 bytes after a byte order mark; formats are recognized by them.
    static func head(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let start = Encoding.byteOrderMarkLength(of: bytes)
        return UnsafeBufferPointer(rebasing: bytes[start..<min(bytes.count, start + 4096)])
    }

    static func detectFormat(of bytes: UnsafeBufferPointer<UInt8>) -> ScheduleFormat? {
        let head = ScheduleReader.head(of: bytes)
        if isHiddenCalendar(bytes, head) { return .iCalendar }
        guard ForeignFile(head) == nil else { return nil }
        return ScheduleFormat.recognitionOrder.first { $0.reader.recognizes(head) }
            ?? (TableScheduleReader.recognizesBelowTitle(head) ? .csv : nil)
    }
}

extension ScheduleReader {
    /// Returns true for an archive with a calendar in it, and for a calendar below other words.
    static func isHiddenCalendar(_ bytes: UnsafeBufferPointer<UInt8>, _ head: UnsafeBufferPointer<UInt8>) -> Bool {
        if WorkbookKind.isKnown(head) { return WorkbookKind(bytes) == .calendars }
        return ICalendarReader.recognizesBelowWords(head)
    }
}

extension Schedule {
    /// Takes the templates of progress that no source has from the tables that list all of their items.
    fileprivate mutating func takeTemplates(of results: [ReadResult]) -> [Finding] {
        let own = results.flatMap(\.tables).flatMap(\.templates)
        let missing = own.filter { template in !checklists.templates.contains { $0.id == template.id } }
        checklists.templates += missing
        return missing.map { template in
            Finding(
                .note, .missingTemplate,
                "no source has template '\(template.id.abridged)'; it has the \(template.items.count) items of the table",
                at: template.location)
        }
    }
}

extension Finding {
    fileprivate static func unknownFormat(_ bytes: UnsafeBufferPointer<UInt8>, file: String) -> Finding {
        let place = SourceLocation(file: file, line: 1, column: 1)
        if let foreign = ForeignFile(ScheduleReader.head(of: bytes)) {
            return Finding(.error, .unknownFormat, "this is \(foreign.description)", hint: foreign.hint, at: place)
        }
        return Finding(.error, .unknownFormat, "unknown format", hint: unknownFormatHint(bytes), at: place)
    }

    private static func unknownFormatHint(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let start = bytes.trimmingStart
        if start.first == UInt8(ascii: "<") { return "save XML as .xlsx or CSV (UTF-8)" }
        if start.starts(with: "%PDF-".utf8) {
            return "a PDF has no schedule in it; give the file that it was drawn from, or for --since its report"
        }
        return "known formats: " + ScheduleFormat.allCases.map(\.rawValue).joined(separator: ", ")
    }

    fileprivate static func tooManyLines(_ lines: [ScheduleLine]) -> Finding {
        Finding(
            .error, .tooMany,
            "the sources have \(lines.count) lines in total (at most \(ScheduleLine.maximumCount)): "
                + lines.map(\.key).joined(separator: ", "))
    }

    fileprivate static func errors(inPeople people: [Person]) -> [Finding] {
        var findings: [Finding] = []
        if people.count > Person.maximumCount {
            let message = "the sources have \(people.count) people in total (at most \(Person.maximumCount))"
            findings.append(Finding(.error, .tooMany, message))
        }
        if let clash = NameClash(among: people) {
            findings.append(
                Finding(.error, .ambiguousName, clash.message, hint: "give each of them initials of their own"))
        }
        return findings
    }

    fileprivate static func tooManyClosedWords(_ words: [String]) -> Finding {
        Finding(
            .error, .tooMany,
            "the sources have \(words.count) words that close a day in total (at most \(Closing.maximumWordCount)): "
                + words.joined(separator: ", "))
    }
}
