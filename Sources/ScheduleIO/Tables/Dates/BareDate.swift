import CalendarCore

/// Two numbers that only a column or a row shows to be dates: `06-04`, month and day in either order, and `2.03`, the
/// day first. Alone they can be hours or a count.
enum BareDate {
    /// Returns the cells as dates that are read, `06/04` and `2.03.`; nil unless all of them have the same form.
    static func written(_ cells: [String]) -> [String]? {
        // Most columns are something else, which their first cell tells.
        guard let mark = cells.first(where: { !$0.isEmpty }).flatMap(mark(of:)),
            cells.allSatisfy({ $0.isEmpty || BareDate.mark(of: $0) == mark })
        else { return nil }
        return cells.map { cell in
            if cell.isEmpty { return "" }
            return mark == "-" ? cell.replacing("-", with: "/") : cell + "."
        }
    }

    /// Returns the cells of a row as dates if each is the day after the one before it; nil if not, or below three.
    static func following(_ cells: [String]) -> [String]? {
        guard cells.count > 2, let dates = written(cells)?.compactMap({ DateCell($0)?.day }), dates.count == cells.count
        else { return nil }
        // Without years, March follows both the 28th and the 29th of February.
        let follow = [2024, 2023].contains { year in
            [DateFields.mdy, .dmy].contains { order in
                let days = dates.map { BareDate.date($0, order, year)?.epochDay.rawValue }
                return zip(days, days.dropFirst()).allSatisfy { $0 != nil && $1 == $0! + 1 }
            }
        }
        return follow ? written(cells) : nil
    }

    private static func date(_ day: DateCell.Day, _ order: DateFields, _ year: Int) -> CivilDate? {
        day.parts(order).flatMap { CivilDate(year: year, month: $0.month, day: $0.day) }
    }

    /// Returns the mark between the numbers of a cell; nil for any other cell.
    static func mark(of cell: String) -> Character? {
        guard cell.utf8.count <= 5, let mark = cell.first(where: { !$0.isASCIIDigit }), "-.".contains(mark) else {
            return nil
        }
        let parts = cell.split(separator: mark, omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }
            ? mark : nil
    }
}
