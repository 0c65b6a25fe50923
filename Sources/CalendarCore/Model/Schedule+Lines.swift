extension Schedule {
    /// The part of the schedule on some of its lines, by key. Monthly notes and what closes days stay: they are for
    /// all.
    ///
    /// - Parameters:
    ///   - keys: the keys of the lines that stay.
    ///   - hasOthers: whether events on no line stay as well.
    public func keeping(lines keys: Set<String>, hasOthers: Bool) -> Schedule {
        let kept = days.compactMap { day -> DayRecord? in
            var day = day
            day.texts.removeAll { !keys.contains($0.key) && closing(of: $0) == nil }
            return day.texts.isEmpty ? nil : day
        }
        let ofClosings = Set(kept.flatMap(\.texts).map(\.key)).subtracting(keys)
        return with(
            lines: lines.filter { keys.union(ofClosings).contains($0.key) }, days: kept,
            events: events.filter { $0.closesDay || $0.lineKey.map(keys.contains) ?? hasOthers }
        ).marking(gaps: gaps.filter { keys.contains($0.lineKey) })
    }

    /// The part of the schedule that closes days, and the notes.
    public var closings: Schedule { keeping(lines: [], hasOthers: false) }

    /// Returns the closing that the text of a line makes; nil if it does not close its day.
    func closing(of text: LineText) -> Closing? {
        guard let line = lines.first(where: { $0.key == text.key }) else { return nil }
        return closing(of: Entry(line: line, text: text.text))
    }
}
