import CalendarCore

/// A series of events with its rules, as a record of the store. Its texts are the lines of its calendar by number,
/// folded where one is too long for a text.
extension StoredRecord {
    /// The keys of the texts that hold for the whole calendar.
    enum SeriesText: String {
        case label, person
    }

    init(_ series: KeptSeries) {
        let lines = series.lines.flatMap(\.folded).enumerated().map { ("\($0 + 1)", $1) }
        var texts = Dictionary(uniqueKeysWithValues: lines)
        texts[SeriesText.label.rawValue] = series.label
        texts[SeriesText.person.rawValue] = series.person
        self.init(
            kind: .series, identity: series.identity, first: series.days.lowerBound.epochDay,
            last: series.days.upperBound.epochDay, modified: series.modified, isPrivate: series.isPrivate,
            texts: texts, location: series.location)
    }

    /// The series; nil for another kind of record, and one without its place.
    var series: KeptSeries? {
        guard kind == .series, let location, let first = CivilDate(first), let last = CivilDate(last) else {
            return nil
        }
        let lines = texts.compactMap { key, text in Int(key).map { ($0, text) } }.sorted { $0.0 < $1.0 }.map(\.1)
        return KeptSeries(
            identity: identity, modified: modified, isPrivate: isPrivate, days: first...last, lines: lines,
            label: texts[SeriesText.label.rawValue], person: texts[SeriesText.person.rawValue], location: location)
    }

    /// True if all texts of a series have their keys.
    var hasKeysOfSeries: Bool {
        texts.keys.allSatisfy { Int($0) != nil || SeriesText(rawValue: $0) != nil } && texts["1"] != nil
    }
}

extension String {
    /// The line in pieces that a text of the store can hold (RFC 5545, 3.1).
    fileprivate var folded: [String] {
        var (pieces, rest) = ([String](), unicodeScalars[...])
        repeat {
            let piece = rest.prefix(TextRule.text.maximumLength / 2)
            pieces.append((pieces.isEmpty ? "" : " ") + String(piece))
            rest = rest.dropFirst(piece.count)
        } while !rest.isEmpty
        return pieces
    }
}
