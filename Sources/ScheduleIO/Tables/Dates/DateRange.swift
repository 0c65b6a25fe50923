import CalendarCore

/// A range of days in one cell: `3/2-3/8`, `Mar 2 - Mar 8`, `2.3.-8.3.`, `6–12 March`, `31.12./1.1.`.
struct DateRange {
    let first: DateCell
    /// The last day, which belongs to it.
    let last: DateCell

    /// Returns nil unless two dates fill the cell. One of them may lack the month or the year that the other has.
    init?(_ cell: String) {
        guard cell.utf8.count <= DateRange.maximumLength, cell.utf8.contains(where: { $0.isDigit }) else { return nil }
        let text = PlainLetters.of(cell)
        for (left, right, isSlash) in DateRange.parts(of: text) {
            guard let (first, last) = DateRange.dates(left, right, isSlash) else { continue }
            (self.first, self.last) = (first, last)
            return
        }
        return nil
    }

    private static let maximumLength = 80

    /// The words between two dates, in ``PlainLetters``.
    private static let words: Set<String> = [
        "to", "until", "till", "through", "thru", "bis", "au", "al", "a", "tot", "do", "ate", "til", "fino",
    ]

    /// Returns the texts on both sides of each mark or word that can be between two dates.
    private static func parts(of text: String) -> [(left: String, right: String, isSlash: Bool)] {
        let bytes = Array(text.utf8)
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).trimmingSpaces }
        var parts: [(String, String, Bool)] = []
        for index in bytes.indices.dropFirst().dropLast() {
            let byte = bytes[index]
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") {
                parts.append((part(0..<index), part(index + 1..<bytes.count), byte == UInt8(ascii: "/")))
            } else if byte == 0x20, bytes[index + 1].isPlainLetter {
                let end = bytes[(index + 1)...].firstIndex { $0 == 0x20 } ?? bytes.count
                guard words.contains(part(index + 1..<end)) else { continue }
                parts.append((part(0..<index), part(end..<bytes.count), false))
            }
        }
        return parts
    }

    private static func dates(_ left: String, _ right: String, _ isSlash: Bool) -> (DateCell, DateCell)? {
        switch (date(left), date(right)) {
        case (let first?, let last?): return exist(first, last) ? (first, last) : nil
        case (nil, let last?) where !isSlash:
            guard let first = DayNumber(left).flatMap({ last.day.with($0.day, isFirst: true) }) else { return nil }
            let cell = DateCell(day: first)
            return exist(cell, last) ? (cell, last) : nil
        case (let first?, nil) where !isSlash:
            guard let last = DateRange.day(right, after: first.day) else { return nil }
            let cell = DateCell(day: last)
            return exist(first, cell) ? (first, cell) : nil
        default: return nil
        }
    }

    /// Reads `12` or `12, 2026` behind a date of the same month.
    private static func day(_ text: String, after first: DateCell.Day) -> DateCell.Day? {
        let fields = text.split { $0 == " " || $0 == "," }
        guard let day = fields.first.flatMap({ DayNumber(String($0)) })?.day else { return nil }
        guard fields.count > 1 else { return first.with(day, isFirst: false) }
        guard fields.count == 2, fields[1].utf8.count == 4, let year = Int(fields[1]),
            case .parts(nil, let month, _) = first
        else { return nil }
        return .parts(year: year, month: month, day: day)
    }

    private static func date(_ text: String) -> DateCell? {
        guard let cell = DateCell(text), cell.minute == nil else { return nil }
        if case .number = cell.day { return nil }
        return cell
    }

    private static func exist(_ first: DateCell, _ last: DateCell) -> Bool {
        [DateFields.mdy, .dmy, .ymd].contains { first.day.exists($0) && last.day.exists($0) }
    }
}

extension DateCell.Day {
    /// Returns another day of the same month. If the date is two numbers, the day is the one next to the dash.
    fileprivate func with(_ day: Int, isFirst: Bool) -> DateCell.Day? {
        switch self {
        case .parts(let year, let month, _): .parts(year: year, month: month, day: day)
        case .pair(_, let month, let year) where isFirst: .pair(day, month, year: year)
        case .pair(let month, _, nil) where !isFirst: .pair(month, day, year: nil)
        default: nil
        }
    }
}
