/// Whether lines have the people that they need, and nobody whom nobody knows.
struct CoverageCheck {
    private(set) var findings: [RuleFinding] = []
    private(set) var gaps: [CoverageGap] = []
    private let schedule: Schedule
    private let book: ShiftBook
    private let lines: LineRules

    init(_ schedule: Schedule, _ book: ShiftBook, _ lines: LineRules) {
        (self.schedule, self.book, self.lines) = (schedule, book, lines)
    }

    mutating func check(_ day: Int, _ date: CivilDate) {
        for line in book.lines.indices {
            let staffed = book.staffed(day: day, line: line)
            checkNames(staffed, line, date)
            guard let need = lines.need(line, on: date), need.people > 0 else { continue }
            let isClosed = book.isClosed(day: day) || staffed.isClosed
            if need.includesClosedDays || !isClosed { check(staffed, line, date, need) }
        }
    }

    private mutating func checkNames(_ staffed: StaffedLine, _ line: Int, _ date: CivilDate) {
        var seen: Set<String> = []
        for shift in staffed.shifts where shift.person == nil && seen.insert(shift.name).inserted {
            report(.unknownPerson, line, date, at: [shift.location]) { $0.people = [shift.name] }
        }
    }

    private mutating func check(_ staffed: StaffedLine, _ line: Int, _ date: CivilDate, _ need: StaffingNeed) {
        let usual = lines.usualHours[book.lines[line].key]
        let profile = CoverageProfile(staffed.shifts, usual: usual, needed: need.people)
        guard let first = profile.deficits.first else { return }
        let place = staffed.location ?? schedule.day(date)?.location
        guard staffed.isUnderstood else {
            return report(.unclear, line, date, at: [place, need.location]) {
                ($0.count, $0.limit) = (first.count, need.people)
            }
        }
        for deficit in profile.deficits {
            report(deficit.count == 0 ? .gap : .tooFew, line, date, at: [place, need.location]) {
                ($0.count, $0.limit, $0.hours) = (deficit.count, need.people, deficit.hours)
            }
            gaps.append(
                CoverageGap(
                    date: date, lineKey: book.lines[line].key, count: deficit.count, needed: need.people,
                    hours: deficit.hours))
        }
    }

    private mutating func report(
        _ kind: RuleFinding.Kind, _ line: Int, _ date: CivilDate, at places: [SourceLocation?],
        _ say: (inout RuleFinding) -> Void
    ) {
        var finding = RuleFinding(kind: kind, date: date, lines: [book.lines[line]])
        finding.places = places.compactMap(\.self)
        say(&finding)
        findings.append(finding)
    }
}
