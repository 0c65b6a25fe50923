import CalendarCore

/// The words about those who are on call on a day: until when, and who is next.
struct CallWords {
    let context: LayoutContext
    let holders: CallHolders
    private var locale: CalendarLocale { context.style.locale }

    /// The day's text on the line, unless it says more than who is on call.
    func entry(_ entries: [Entry], saying now: [CallHolders.Holder]) -> Entry? {
        let entries = entries.filter { $0.line?.key == holders.line?.key }
        return entries.count == 1 && entries.map(\.text) == now.map { $0.text ?? $0.name } ? entries[0] : nil
    }

    /// "until Mon 6 Jul, 7:30"; nil if the first to end does so with the day.
    func until(_ now: [CallHolders.Holder], on date: CivilDate) -> String? {
        let duty = now.map(\.duty).min { $0.end < $1.end }
        return duty.flatMap { end(of: $0, on: date) }.map { locale.phrases.lasts.filled(["date": $0]) }
    }

    /// "then BELACQUA 555-0142"; nil if nobody is next.
    func then(_ now: [CallHolders.Holder]) -> String? {
        let next = holders.next(after: now).map { [$0.name, $0.phone].compactMap(\.self).joined(separator: " ") }
        return next.isEmpty ? nil : locale.phrases.then.filled(["name": next.joined(separator: ", ")])
    }

    /// The time at which a duty ends, else its last day; nil if that is the day itself.
    private func end(of duty: Duty, on date: CivilDate) -> String? {
        guard duty.hasEndTime else { return duty.lastDay > date ? name(of: duty.lastDay) : nil }
        let time = locale.clockTime(duty.end, as: context.style.timeFormat)
        guard duty.end.date > date else { return time }
        return locale.phrases.moment.filled(["date": name(of: duty.end.date), "time": time])
    }

    private func name(of date: CivilDate) -> String {
        "\(locale.shortName(of: date.weekday)) \(locale.shortDate(date))"
    }
}
