import CalendarCore
import Testing

/// The entries of days that have changed.
@Suite struct RevisedDayTests {
    private let date = CivilDate(year: 2025, month: 3, day: 3)!
    private let lines = ScheduleLine.defaults

    private var schedule: Schedule {
        let texts = [("os", "A"), ("off", "D"), ("call", "E")].map { LineText(key: $0.0, text: $0.1) }
        return Schedule(days: [DayRecord(date: date, texts: texts)])
    }

    private func marked(_ change: (inout RevisedDay, [Entry]) -> Void) -> Schedule {
        var day = RevisedDay(date)
        change(&day, schedule.entries(on: date))
        return schedule.marking(revisions: [day])
    }

    private func shown(_ schedule: Schedule) -> [String] {
        schedule.entries(on: date).map { entry in
            let sign =
                switch entry.revision {
                case nil: ""
                case .new: "+"
                case .removed: "-"
                case .replaced: "="
                }
            return "\(sign)\(entry.label ?? "") \(entry.text)"
        }
    }

    @Test func `an entry that is gone comes after the one that took its place, without a label of its own`() {
        let schedule = marked { day, entries in day.add(now: entries[0], gone: "X", of: lines[0], at: nil) }
        #expect(shown(schedule) == ["+OS A", "= X", "OFF D", "CALL E"])
    }

    @Test func `an entry that is gone for good is on its line, and one of no line comes last`() {
        let schedule = marked { day, _ in
            day.add(now: nil, gone: "Meeting", of: nil, at: nil)
            day.add(now: nil, gone: "B", of: lines[1], at: nil)
        }
        #expect(shown(schedule) == ["OS A", "-CL B", "OFF D", "CALL E", "- Meeting"])
    }

    @Test func `what is gone is counted, and closes no day`() {
        let schedule = marked { day, _ in day.add(now: nil, gone: "CLOSED", of: lines[1], at: nil) }
        var texts: [String] = []
        schedule.forEachEntry(in: date...date) { entry in
            if case .removed(let entry, let date) = entry { texts.append("\(date) \(entry.text)") }
        }
        #expect(texts == ["2025-03-03 CLOSED"])
        #expect(schedule.tally(in: date...date).count == 4)
        #expect(schedule.tally(in: date...date, of: [.line]) == self.schedule.tally(in: date...date))
        #expect(schedule.entries(on: date).allSatisfy { schedule.closing(of: $0) == nil })
    }

    @Test func `a day without a mark stays as it is`() {
        let other = RevisedDay(CivilDate(year: 2025, month: 3, day: 4)!)
        #expect(schedule.marking(revisions: [other]).entries(on: date) == schedule.entries(on: date))
        #expect(
            schedule.marking(revisions: [other]).revision(of: other.date) != nil && schedule.revision(of: date) == nil)
    }

    @Test func `notes are marked by their numbers`() {
        let month = date.yearMonth
        let notes = MonthlyNotes(month: month, lines: [NoteLine(number: 1, text: "A"), NoteLine(number: 2, text: "B")])
        let marked = Schedule(notes: [notes]).marking(revisions: [], notes: [month: [2]])
        #expect(marked.notes(of: month)?.lines.map(\.isNew) == [false, true])
    }
}
