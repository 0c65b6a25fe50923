import CalendarCore

/// The first week of a schedule with an entry, in words with frames, as it would print: who is where.
struct WeekGrid {
    /// The days with their entries; from the first with an entry to a week later.
    let days: [(date: CivilDate, entries: [Entry])]

    private static let dayCount = 7
    /// The widest text of a day and of a line's name, in columns of a terminal.
    private static let dayWidth = 11
    private static let labelWidth = 14

    /// Returns nil for a schedule without an entry.
    init?(_ schedule: Schedule) {
        guard let first = WeekGrid.firstDay(of: schedule) else { return nil }
        days = (0..<WeekGrid.dayCount).compactMap { CivilDate(first.epochDay + $0) }.map {
            ($0, schedule.entries(on: $0))
        }
    }

    private static func firstDay(of schedule: Schedule) -> CivilDate? {
        guard let extent = schedule.extent else { return nil }
        var date = extent.first.firstDay
        while date <= extent.last.lastDay {
            if !schedule.entries(on: date).isEmpty { return date }
            guard let next = CivilDate(date.epochDay + 1) else { return nil }
            date = next
        }
        return nil
    }

    /// Lines of text: a head with the days, then a row for each line and one for the events without a line.
    var lines: [String] {
        let heads = [""] + days.map { "\(CalendarLocale.english.shortName(of: $0.date.weekday)) \($0.date.day)" }
        let rows = [heads.map { [$0] }] + labels.map { [$0.clipped(to: WeekGrid.labelWidth)] + cells($0) }
        let widths = heads.indices.map { column in
            rows.map { $0[column].map(\.columnWidth).max() ?? 0 }.max() ?? 0
        }
        let rule = "  +" + widths.map { String(repeating: "-", count: $0 + 2) + "+" }.joined()
        return [rule] + rows.flatMap { WeekGrid.lines(of: $0, widths) + [rule] }
    }

    /// The names of the lines in the order of the days' entries; empty for events without one.
    private var labels: [String] {
        var labels: [String] = []
        for entry in days.flatMap(\.entries) where !labels.contains(entry.line?.label ?? "") {
            labels.append(entry.line?.label ?? "")
        }
        return labels
    }

    private func cells(_ label: String) -> [[String]] {
        days.map { day in
            day.entries.filter { ($0.line?.label ?? "") == label }.flatMap {
                $0.clockedText.clipped(to: WeekGrid.dayWidth)
            }
        }
    }

    private static func lines(of cells: [[String]], _ widths: [Int]) -> [String] {
        (0..<(cells.map(\.count).max() ?? 0)).map { line in
            "  |"
                + zip(cells, widths).map { cell, width in
                    let text = line < cell.count ? cell[line] : ""
                    return " " + text + String(repeating: " ", count: max(0, width - text.columnWidth)) + " |"
                }.joined()
        }
    }
}

extension Entry {
    /// The text with its hour: `22:00 Averbeck`.
    fileprivate var clockedText: String {
        guard case .at(let time, _)? = time else { return text }
        return "\(time.clockTime) \(text)"
    }

    /// The entry as a line of text: `CALL 22:00 Averbeck`.
    var words: String { [line?.label, clockedText].compactMap(\.self).joined(separator: " ") }
}

extension String {
    /// The text in lines of at most this width; a word that is wider is broken.
    fileprivate func clipped(to width: Int) -> [String] {
        onOneLine.wrapped(to: width).flatMap { word in
            stride(from: 0, to: max(word.count, 1), by: width).map { String(word.dropFirst($0).prefix(width)) }
        }
    }
}
