extension ShiftHours {
    /// The hours that a text gives somebody on a line with usual hours, which are nil if not known.
    ///
    /// A time belongs where the usual hours have it: with 17:00–08:00, `until 02:00` is on the next day.
    init(_ stated: AssignedHours?, usual: ShiftHours?) {
        guard let stated else {
            self = usual ?? .unknown
            return
        }
        let begin = stated.from.map { ShiftHours.place($0, usual.map { $0.start...$0.end - 1 }) }
        let finish = stated.until.map { ShiftHours.place($0, usual.map { $0.start + 1...$0.end }) }
        let start = begin?.minute ?? (finish.map(\.isUsual) ?? true ? usual?.start : nil) ?? 0
        var end = finish?.minute ?? (begin.map(\.isUsual) ?? true ? usual?.end : nil) ?? ShiftHours.dayLength
        if end <= start, start < ShiftHours.dayLength { end += ShiftHours.dayLength }
        self.init(
            start, end, hasStart: stated.from != nil || usual != nil, hasEnd: stated.until != nil || usual != nil)
    }

    /// The minute of this day or of the next that is one of the usual, if there is such a one.
    private static func place(_ minute: Int, _ usual: ClosedRange<Int>?) -> (minute: Int, isUsual: Bool) {
        guard let usual else { return (minute, false) }
        let found = [minute, minute + dayLength].first(where: usual.contains)
        return (found ?? minute, found != nil)
    }

    /// When an event is on a day that shows it, on a line with usual hours.
    init(_ event: Event, on date: CivilDate, usual: ShiftHours?) {
        guard case .timed = event.span else {
            self = usual ?? .unknown
            return
        }
        switch event.time(on: date) {
        case .at(let start, let end?):
            self.init(start.minute, start.minute + end.minutes(since: start))
        case .at(let start, nil):
            self.init(ShiftHours(AssignedHours(from: start.minute), usual: usual), hasEnd: usual != nil)
        case .from(let start): self.init(start.minute, ShiftHours.dayLength)
        case .until(let end): self.init(0, end.minute)
        case nil: self.init(0, ShiftHours.dayLength)
        }
    }

    private init(_ hours: ShiftHours, hasEnd: Bool) {
        self.init(hours.start, hours.end, hasStart: hours.hasStart, hasEnd: hasEnd)
    }
}

extension ScheduleLine {
    /// The hours of somebody on the line: those that a text states, filled up by the line's usual ones if it has any.
    public func hours(_ stated: AssignedHours?) -> AssignedHours? {
        guard let usual = hours, !isOff else { return stated }
        return ShiftHours(stated, usual: usual).asAssigned
    }
}
