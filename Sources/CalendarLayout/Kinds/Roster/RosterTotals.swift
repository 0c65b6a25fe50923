import CalendarCore

/// A number at the end of a roster's row, or below a column.
enum RosterTotal: Hashable {
    /// The days of a person on a line, or the people of a day on it.
    case line(Int)
    /// The hours of a person.
    case hours
}

/// The totals of a roster: those of people on all lines, those of days on the lines that are counted.
struct RosterTotals {
    /// At the ends of rows, and below columns.
    let ends: [RosterTotal], feet: [RosterTotal]
    /// True if the hours of anybody are known. Then everything is summed.
    var hasHours: Bool { minutes.contains { $0 != nil } }
    private let roster: Roster
    /// By person.
    private let minutes: [Int?]
    private let rows: RosterRows

    init(_ roster: Roster, _ styles: [RosterLineStyle], _ rows: RosterRows) {
        (self.roster, self.rows) = (roster, rows)
        minutes = roster.people.indices.map(roster.minutes(ofPerson:))
        let ofPeople = styles.indices.map(RosterTotal.line) + (minutes.contains { $0 != nil } ? [.hours] : [])
        let ofDays = styles.indices.filter { styles[$0].isCounted }.map(RosterTotal.line)
        (ends, feet) = rows == .person ? (ofPeople, ofDays) : (ofDays, ofPeople)
    }

    /// A number of people, days or minutes.
    enum Amount: Hashable {
        case count(Int)
        case minutes(Int)

        /// `12`, `–` for none, `80` hours, or `72:30`.
        func text(_ locale: CalendarLocale) -> String {
            switch self {
            case .count(0), .minutes(0): return "–"
            case .count(let count): return locale.number(count)
            case .minutes(let minutes): return ShiftHours.hours(ofMinutes: minutes) { locale.number($0) }
            }
        }
    }

    static let hoursFace = FontFace.bold

    /// The widths of the totals at the ends of rows: a column of hours is wider than the others.
    func endWidths(_ columnWidth: Length, _ metrics: RosterMetrics) -> [Length] {
        ends.map { $0 == .hours ? metrics.hoursColumn : columnWidth }
    }

    /// The largest size up to `largest` at which all hours fit a width.
    func hoursSize(atMost largest: Length, fitting width: Length, _ typesetter: Typesetter, _ locale: CalendarLocale)
        -> Length
    {
        guard hasHours else { return largest }
        let amounts = roster.people.indices.map { amount(.hours, ofPerson: $0) } + [sum(.hours)]
        return amounts.reduce(largest) { size, amount in
            typesetter.word(amount.text(locale), in: RosterTotals.hoursFace).size(atMost: size, fitting: width)
        }
    }

    /// The amount at the end of a row, which is a person or a day.
    func end(_ total: RosterTotal, row: Int) -> Amount {
        rows == .person ? amount(total, ofPerson: row) : amount(total, onDay: row)
    }

    /// The amount below a column, which is a day or a person.
    func foot(_ total: RosterTotal, column: Int) -> Amount {
        rows == .person ? amount(total, onDay: column) : amount(total, ofPerson: column)
    }

    /// The sum of everybody's amounts.
    func sum(_ total: RosterTotal) -> Amount {
        switch total {
        case .line(let line):
            .count(roster.people.indices.map { roster.dayCount(ofPerson: $0, line: line) }.reduce(0, +))
        case .hours: .minutes(minutes.compactMap(\.self).reduce(0, +))
        }
    }

    private func amount(_ total: RosterTotal, ofPerson person: Int) -> Amount {
        switch total {
        case .line(let line): .count(roster.dayCount(ofPerson: person, line: line))
        case .hours: .minutes(minutes[person] ?? 0)
        }
    }

    private func amount(_ total: RosterTotal, onDay day: Int) -> Amount {
        guard case .line(let line) = total else { return .count(0) }
        return .count(roster.personCount(line: line, day: day))
    }
}
