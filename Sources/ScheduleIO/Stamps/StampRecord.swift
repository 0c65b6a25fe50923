import CalendarCore

/// A stamp as stored in a document: with the options that chose the document's part of a schedule, so that the same
/// part of a newer state can be chosen.
///
/// Its text is an object of JSON in one line: `version`, `from`, `to`, `months` (for each eight digits of its notes,
/// then eight of each day), `records` (for each kind its name and eight digits of each record), and `options`, each
/// `name=value`.
public struct StampRecord: Hashable, Sendable {
    /// The digests of the content that the document shows.
    public let stamp: ScheduleStamp
    /// `name=value`, as in `person=D.C.`; an option that repeats appears once for each value.
    public let options: [String]

    /// Creates a stamp with options.
    public init(_ stamp: ScheduleStamp, options: [String]) {
        (self.stamp, self.options) = (stamp, options)
    }

    /// The record in one line of JSON.
    public var text: String {
        JSONValue.object([
            ("version", .integer(StampRecord.version)), ("from", .text(stamp.days.lowerBound.description)),
            ("to", .text(stamp.days.upperBound.description)),
            ("months", .array(stamp.months.map { .text($0.text) })),
            ("records", .array(stamp.records.texts.map(JSONValue.text))),
            ("options", .array(options.map(JSONValue.text))),
        ]).text
    }

    private static let version = 1

    /// Reads ``text``; returns nil for anything else.
    public init?(_ text: String) {
        var text = text
        let line = text.withUTF8 { JSONLine($0, file: "", line: 1) }
        guard line.findings.isEmpty else { return nil }
        let fields = Dictionary(
            line.fields.map { ($0.name, $0.value.content) }, uniquingKeysWith: { first, _ in first })
        guard case .integer(Int64(StampRecord.version)) = fields["version"],
            case .text(let from) = fields["from"], case .text(let to) = fields["to"],
            let first = CivilDate(iso8601: from), let last = CivilDate(iso8601: to), first <= last,
            let months = fields["months"]?.texts, let options = fields["options"]?.texts,
            let records = fields["records"]?.texts.flatMap(RecordDigests.init),
            let stamp = ScheduleStamp(days: first...last, texts: months, records)
        else { return nil }
        self.init(stamp, options: options)
    }
}

extension ScheduleStamp {
    /// Returns nil if the texts are not those of these days' months.
    fileprivate init?(days: DaySpan, texts: [String], _ records: RecordDigests) {
        let parts = days.monthParts
        guard parts.count == texts.count else { return nil }
        let months = zip(parts, texts).compactMap { MonthDigests($1, dayCount: $0.dayCount) }
        guard months.count == parts.count else { return nil }
        self.init(days: days, months: months, records: records)
    }
}

extension DataValue.Content {
    /// The texts of a list; nil for anything else.
    fileprivate var texts: [String]? {
        guard case .list(let values) = self else { return nil }
        let texts = values.compactMap { value in if case .text(let text) = value.content { text } else { nil } }
        return texts.count == values.count ? texts : nil
    }
}

/// The content that a schedule shows on some days, as digests: they reveal on which days two states of a schedule
/// differ, without any of their words.
///
/// Only visible content counts: texts, times, places and the people named, and the fields of other records that the
/// pages show; not the place of a record in its file or the time of its last change.
public struct ScheduleStamp: Hashable, Sendable {
    /// The days that it covers.
    public let days: DaySpan
    /// The digests of its months, in order.
    let months: [MonthDigests]
    /// The digests of the records that are on no day of their own.
    let records: RecordDigests

    /// Creates the stamp of a schedule's days. Private events do not count.
    public init(_ schedule: Schedule, days: DaySpan) { self.init(schedule, days: days, showing: [:]) }

    /// Creates the stamp of a schedule's days, and of the records of which pages show some fields.
    ///
    /// - Parameter repeatsNotes: whether pages have the notes of a month that began before their days.
    package init(_ schedule: Schedule, days: DaySpan, showing fields: ShownFields, repeatsNotes: Bool = false) {
        self.init(
            days: days,
            months: days.monthParts.map {
                MonthDigests(of: schedule, $0, showsNotes: repeatsNotes || $0.lowerBound.day == 1)
            },
            records: RecordDigests(of: schedule, showing: fields))
    }

    init(days: DaySpan, months: [MonthDigests], records: RecordDigests) {
        (self.days, self.months, self.records) = (days, months, records)
    }

    /// Eight hexadecimal digits that people can compare: `3f2a-91c0`. Two states of a schedule have the same code once
    /// in four billion times.
    public var code: String {
        let text = "\(days.lowerBound)\n" + (months.map(\.text) + records.texts).joined(separator: "\n")
        let digits = ContentDigest.of(Array(text.utf8)).prefix(8)
        return "\(digits.prefix(4))-\(digits.suffix(4))"
    }

    /// Returns the differences from the stamp of a schedule for the same days, in order of date; nil if it is of other
    /// days.
    public func differences(from other: ScheduleStamp, of schedule: Schedule) -> [Difference]? {
        guard days == other.days else { return nil }
        let ofDays = zip(days.monthParts, zip(months, other.months)).flatMap { span, digests in
            digests.0.differences(from: digests.1, on: span)
        }
        return ofDays + records.differences(from: other.records, in: schedule)
    }

    /// A difference between two states of a schedule.
    public enum Difference: Hashable, Sendable {
        /// The content of a day.
        case day(CivilDate)
        /// The notes of a month.
        case notes(YearMonth)
        /// The records of a kind, as in `documents`, and which of them are new or have other content: `Averbeck, CPR`.
        case records(String, [String])
    }
}

extension MonthDigests {
    /// Returns the differences from the digests of another state of these days.
    fileprivate func differences(from other: MonthDigests, on span: DaySpan) -> [ScheduleStamp.Difference] {
        let changed = zip(span.days, zip(days, other.days)).filter { $1.0 != $1.1 }.map(\.0)
        return (notes == other.notes ? [] : [.notes(span.lowerBound.yearMonth)])
            + changed.map(ScheduleStamp.Difference.day)
    }
}

extension DaySpan {
    /// The days of each of its months.
    var monthParts: [DaySpan] {
        let months = MonthRange(from: lowerBound.yearMonth, to: upperBound.yearMonth).map(Array.init) ?? []
        return months.map { clamped(to: DaySpan($0)) }
    }
}
