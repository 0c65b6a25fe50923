import CalendarCore

/// The digests of a month: of its notes, and of those of its days that a stamp covers.
struct MonthDigests: Hashable {
    let notes: WordDigest
    let days: [WordDigest]
}

extension MonthDigests {
    /// Computes those of some days of one month of a schedule.
    init(of schedule: Schedule, _ span: DaySpan, showsNotes: Bool) {
        let lines = showsNotes ? schedule.notes(of: span.lowerBound.yearMonth)?.lines ?? [] : []
        notes = WordDigest(lines.map { .text($0.text) })
        days = span.days.map { date in WordDigest(schedule.entries(on: date).map { $0.stamped(in: schedule) }) }
    }

    /// Eight digits for the notes, then eight for each day.
    var text: String { ([notes] + days).map(\.digits).joined() }

    /// Returns nil for a text that ``text`` never is.
    init?(_ text: String, dayCount: Int) {
        guard let all = WordDigest.list(text), all.count == dayCount + 1 else { return nil }
        self.init(notes: all[0], days: Array(all.dropFirst()))
    }
}

extension Entry {
    /// Returns the parts of it that readers see.
    fileprivate func stamped(in schedule: Schedule) -> JSONValue {
        let details = Event.Content.Detail.allCases.filter { $0.visibility == .stamped }.map { JSONValue(event?[$0]) }
        let marks = Event.Content.Mark.allCases.map { mark in
            JSONValue.boolean(mark == .closed ? schedule.closing(of: self) != nil : event?[mark] ?? false)
        }
        return .array(
            [.init(label), .text(text), .init(event?.subtitle), .init(time.map(\.stamped))] + details + marks
                + [event?.task].compactMap { $0.map { .text($0.rawValue) } })
    }
}

extension EntryTime {
    fileprivate var stamped: String {
        switch self {
        case .at(let start, let end): "\(start.stamped)/\(end?.stamped ?? "")"
        case .from(let start): "\(start.stamped)/.."
        case .until(let end): "../\(end.stamped)"
        }
    }
}

extension CivilDateTime {
    fileprivate var stamped: String { "\(date) \(minute)" }
}

/// The first 32 bits of the SHA-256 of some words.
struct WordDigest: Hashable {
    /// Eight hexadecimal digits.
    let digits: String

    static let length = 8

    init(_ words: [JSONValue]) {
        digits = String(ContentDigest.of(Array(JSONValue.array(words).text.utf8)).prefix(WordDigest.length))
    }

    /// Reads several, one after the other; returns nil for anything else.
    static func list(_ text: some StringProtocol) -> [WordDigest]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: length) else { return nil }
        let starts = stride(from: 0, to: digits.count, by: length)
        let all = starts.compactMap { WordDigest(digits[$0..<$0 + length]) }
        return all.count * length == digits.count ? all : nil
    }

    /// Returns nil for anything but eight hexadecimal digits in lower case.
    private init?(_ digits: ArraySlice<UInt8>) {
        guard digits.count == WordDigest.length, digits.allSatisfy(\.isHexadecimalDigit) else { return nil }
        self.digits = String(decoding: digits, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}
