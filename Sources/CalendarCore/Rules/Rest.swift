/// The time between two shifts of a person.
struct Rest {
    let before: Shift, after: Shift
    /// From the end of the one to the beginning of the other.
    let minutes: Int

    /// Nil if a time is not known, or if both are one shift: on a line of a day, or on one day without a pause. An
    /// event of several days is one shift, too.
    init?(_ before: Shift, _ after: Shift) {
        minutes = after.startMinute - before.endMinute
        (self.before, self.after) = (before, after)
        guard before.hours.hasEnd, after.hours.hasStart, minutes >= 0, !isPause else { return nil }
    }

    private var isPause: Bool {
        let isOneLine = before.line == after.line
        guard before.date != after.date else { return isOneLine || minutes == 0 }
        return isOneLine && minutes == 0 && before.location == after.location
    }
}

extension [Shift] {
    /// The rests between shifts, of which some may overlap.
    var rests: [Rest] {
        var (last, rests) = (Shift?.none, [Rest]())
        for shift in sorted(by: { $0.startMinute < $1.startMinute }) {
            if let last, let rest = Rest(last, shift) { rests.append(rest) }
            if last.map({ $0.endMinute <= shift.endMinute }) ?? true { last = shift }
        }
        return rests
    }
}

extension Shift {
    /// Minutes since midnight of the first day of all.
    var startMinute: Int { date.epochDay.rawValue * ShiftHours.dayLength + hours.start }
    var endMinute: Int { date.epochDay.rawValue * ShiftHours.dayLength + hours.end }
}
