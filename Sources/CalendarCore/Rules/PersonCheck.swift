/// Checks that nobody does more than one person may: at once, in a row, in a week, in a month.
struct PersonCheck {
    private(set) var findings: [RuleFinding] = []
    private let book: ShiftBook
    private let lines: LineRules
    private let reported: DaySpan
    /// By person, then in order of days: every shift.
    private let shifts: [[Shift]]

    /// Only what is on `reported` days is found; the book may have more.
    init(_ book: ShiftBook, _ lines: LineRules, reported: DaySpan) {
        (self.book, self.lines, self.reported) = (book, lines, reported)
        var shifts = [[Shift]](repeating: [], count: book.people.count)
        for day in 0..<book.days.dayCount {
            for shift in book.shifts(day: day) { if let person = shift.person { shifts[person].append(shift) } }
        }
        self.shifts = shifts
    }

    // MARK: At once

    /// Checks the shifts that people have at once on a day, with nights that go on from the day before.
    mutating func check(_ day: Int, _ date: CivilDate) {
        let today = book.shifts(day: day)
        let earlier = day > 0 ? book.shifts(day: day - 1).filter { $0.hours.hasEnd && $0.isNight } : []
        for person in Set(today.compactMap(\.person)).sorted() {
            let own = today.filter { $0.person == person }
            var pairs: [(Shift, Shift)] = []
            for (index, shift) in own.enumerated() {
                pairs += own.dropFirst(index + 1).filter(shift.clashes).map { (shift, $0) }
            }
            // When a shift begins that says nothing of it, nobody can tell.
            for shift in earlier where shift.person == person {
                pairs += own.filter { $0.hours.hasStart && shift.hours.onNextDay.overlaps($0.hours) }.map {
                    ($0, shift)
                }
            }
            // A name may be twice on a line, for hours that follow each other.
            var told: Set<[Int]> = []
            for (shift, other) in pairs where told.insert([shift.line, other.line].sorted()).inserted {
                report(shift, other)
            }
        }
    }

    private mutating func report(_ shift: Shift, _ other: Shift) {
        guard shift.line != other.line, let kind = kind(shift.line, other.line) else { return }
        report(kind, [shift, other])
    }

    /// Returns the fault of being on two lines at once; nil if one person may.
    private func kind(_ line: Int, _ other: Int) -> RuleFinding.Kind? {
        switch (lines.isOff(line), lines.isOff(other)) {
        case (true, true): nil
        case (false, false): lines.mayShare(line, other) ? nil : .twoLines
        default: lines.rules.offAndWorking ? nil : .offAndWorking
        }
    }

    // MARK: In a row, in a week, in a month

    /// Checks the rules about several days.
    mutating func checkRuns() {
        for own in shifts where !own.isEmpty {
            for (line, limit) in lines.limits(lines.rules.maxNights) {
                checkRow(own.filter { $0.line == line && $0.isNight }.firstOfDays, limit, .tooManyNights)
            }
            for (line, days) in lines.limits(lines.rules.rest) { checkRest(own, line, days) }
            let (weekly, monthly) = (lines.rules.weekly, lines.rules.monthly)
            check(own, weekly, .tooManyInWeek) { [first = lines.rules.firstWeekday] date in
                date.firstDay(ofWeekStartingOn: first).rawValue
            }
            check(own, monthly, .tooManyInMonth) { $0.year * 12 + $0.month }
            checkWork(own.filter { !lines.isOff($0.line) })
        }
    }

    /// Checks the rules about days at work, on whichever lines.
    private mutating func checkWork(_ work: [Shift]) {
        if let limit = lines.rules.maxRun { checkRow(work.firstOfDays, limit, .tooLongRun) }
        if let limit = lines.rules.maxWeekends { checkWeekends(work, atMost: limit) }
        guard let hours = lines.rules.minRest else { return }
        for rest in work.rests where rest.minutes < hours * 60 && reported.contains(rest.after.date) {
            var finding = finding(.shortRest, [rest.after, rest.before], count: rest.minutes / 60, limit: hours)
            finding.rest = rest.minutes
            findings.append(finding)
        }
    }

    /// Counts weekends, each in the month of its first day.
    private mutating func checkWeekends(_ work: [Shift], atMost limit: Int) {
        let weekends = work.weekends(lines.rules.weekend)
        for month in weekends.split(by: { $0.first.yearMonth }) where month.count > limit {
            let days = month.dropFirst(limit).flatMap(\.shifts)
            guard let over = days.first(where: { reported.contains($0.date) }), let first = month.first?.shifts.first
            else { continue }
            var finding = finding(.tooManyWeekends, [over, first], count: month.count, limit: limit).withoutLines
            finding.month = month[month.startIndex].first.yearMonth
            findings.append(finding)
        }
    }

    /// Of days in a row, the first that is one too many, or the first of the days that are reported.
    private mutating func checkRow(_ days: [Shift], _ limit: Int, _ kind: RuleFinding.Kind) {
        for run in days.consecutive where run.count > limit {
            guard let over = run.indices.dropFirst(limit).first(where: { reported.contains(run[$0].date) })
            else { continue }
            let count = over - run.startIndex + 1
            findings.append(finding(kind, [run[over], run[run.startIndex]], count: count, limit: limit))
        }
    }

    /// Checks the other lines of a person on the days after a night.
    private mutating func checkRest(_ own: [Shift], _ line: Int, _ days: Int) {
        let nights = own.filter { $0.line == line && $0.isNight }
        let work = own.filter { $0.line != line && !lines.isOff($0.line) && reported.contains($0.date) }
        for shift in work.firstOfLines {
            let night = nights.last { $0.date < shift.date && shift.date.epochDay - $0.date.epochDay <= days }
            if let night { report(.noRest, [shift, night], limit: days) }
        }
    }

    /// Counts days in parts of time, which a key names.
    private mutating func check(
        _ own: [Shift], _ limits: DayLimits, _ kind: RuleFinding.Kind, _ key: (CivilDate) -> Int
    ) {
        if let work = limits.work {
            check(own.filter { !lines.isOff($0.line) }.firstOfDays, atMost: work, kind, key, isOfLine: false)
        }
        for (line, limit) in lines.limits(limits.lines) {
            check(own.filter { $0.line == line }.firstOfDays, atMost: limit, kind, key, isOfLine: true)
        }
    }

    private mutating func check(
        _ days: [Shift], atMost limit: Int, _ kind: RuleFinding.Kind, _ key: (CivilDate) -> Int, isOfLine: Bool
    ) {
        for part in days.split(by: { key($0.date) }) where part.count > limit {
            guard let over = part.indices.dropFirst(limit).first(where: { reported.contains(part[$0].date) })
            else { continue }
            var finding = finding(kind, [part[over], part[part.startIndex]], count: part.count, limit: limit)
            if !isOfLine { finding = finding.withoutLines }
            findings.append(finding)
        }
    }

    // MARK: Findings

    /// Of two shifts, the later text is at fault.
    private mutating func report(_ kind: RuleFinding.Kind, _ shifts: [Shift], limit: Int = 0) {
        findings.append(finding(kind, shifts, count: 0, limit: limit))
    }

    private func finding(_ kind: RuleFinding.Kind, _ shifts: [Shift], count: Int, limit: Int) -> RuleFinding {
        let date = shifts.map(\.date).max() ?? reported.lowerBound
        var finding = RuleFinding(kind: kind, date: date, lines: shifts.map { book.lines[$0.line] })
        finding.people = shifts.prefix(1).map(\.name)
        (finding.count, finding.limit) = (count, limit)
        finding.places = shifts.compactMap(\.location)
        return finding
    }
}

extension RuleFinding {
    fileprivate var withoutLines: RuleFinding {
        var finding = RuleFinding(kind: kind, date: date, lines: [])
        (finding.people, finding.count, finding.limit, finding.places) = (people, count, limit, places)
        return finding
    }
}
