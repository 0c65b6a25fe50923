extension [Shift] {
    /// One of each day.
    var firstOfDays: [Shift] { reduce(into: []) { if $0.last?.date != $1.date { $0.append($1) } } }

    /// One of each day and line.
    var firstOfLines: [Shift] {
        reduce(into: []) { all, shift in
            if !all.contains(where: { $0.date == shift.date && $0.line == shift.line }) { all.append(shift) }
        }
    }

    /// Those of days that follow each other together.
    var consecutive: [ArraySlice<Shift>] {
        split(between: { $0.date.epochDay + 1 != $1.date.epochDay })
    }

    /// The shifts of each weekend, in order. A weekend is days of it that follow each other.
    func weekends(_ weekend: WeekdaySet) -> [WorkedWeekend] {
        let days = filter { weekend.contains($0.date.weekday) }
        return days.split(by: { $0.date.firstDay(of: weekend) }).map { shifts in
            WorkedWeekend(first: shifts[shifts.startIndex].date.firstDay(of: weekend), shifts: Array(shifts))
        }
    }
}

/// A weekend on which somebody works.
struct WorkedWeekend {
    /// Its first day, worked or not.
    let first: CivilDate
    let shifts: [Shift]
}

extension CivilDate {
    /// The first day of the weekend that it is in.
    fileprivate func firstDay(of weekend: WeekdaySet) -> CivilDate {
        var first = self
        while let day = CivilDate(first.epochDay + -1), weekend.contains(day.weekday), epochDay - day.epochDay < 7 {
            first = day
        }
        return first
    }
}

extension Array {
    /// Neighbours with the same key together.
    func split<Key: Equatable>(by key: (Element) -> Key) -> [ArraySlice<Element>] {
        split(between: { key($0) != key($1) })
    }

    /// Cuts between two neighbours.
    fileprivate func split(between cuts: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var parts: [ArraySlice<Element>] = []
        for index in indices {
            if let last = parts.last, !cuts(self[index - 1], self[index]) {
                parts[parts.count - 1] = self[last.startIndex...index]
            } else {
                parts.append(self[index...index])
            }
        }
        return parts
    }
}
