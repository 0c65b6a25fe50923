import CalendarCore

/// Who is on call on each day, by the duties on the line at the foot of a day.
struct CallHolders {
    /// The first line at the foot of a day; nil if a schedule has none.
    let line: ScheduleLine?
    private let people: People
    private let duties: [Duty]
    private let schedule: Schedule

    /// Somebody on call.
    struct Holder {
        /// The name as the day's text has it, unless that is initials; else as people know it.
        let name: String
        /// The day's text, if it is nothing but the name or the initials.
        let text: String?
        let phone: String?
        let duty: Duty
    }

    init(_ context: LayoutContext) {
        schedule = context.schedule
        people = People(of: schedule)
        line = schedule.lines.first { $0.place == .foot }
        duties = line.map { [schedule, people] in DutyBook(schedule, people, line: $0).duties } ?? []
    }

    /// Those who are on call when the day's own call begins: with hours from 17:00, those from 17:00 on.
    func holders(on date: CivilDate) -> [Holder] {
        let read = text(on: date).map { people.assignments(of: $0) }
        let hours = line?.hours(read?.assignments.first?.hours)
        let moment = CivilDateTime(date: date, minute: (hours?.from ?? 0) % ShiftHours.dayLength)
        let now = duties.filter { duty in moment.map { duty.start <= $0 && $0 < duty.end } ?? false }
        return (now.isEmpty ? Array(duties.filter { $0.start.date == date }.prefix(1)) : now).map {
            holder($0, on: date)
        }
    }

    /// Those who take over.
    func next(after holders: [Holder]) -> [Holder] {
        guard let end = holders.map(\.duty.end).min() else { return [] }
        let first = duties.first { $0.start >= end }
        return duties.filter { $0.start == first?.start }.map { holder($0, on: $0.start.date) }
    }

    /// The phone of the only person whom a day's text names; nil for other texts.
    func phone(on date: CivilDate) -> String? {
        guard let read = text(on: date).map({ people.assignments(of: $0) }), read.isUnderstood,
            let first = read.assignments.first, read.assignments.count == 1
        else { return nil }
        return people.all[first.person].phone
    }

    private func text(on date: CivilDate) -> LineText? {
        line.flatMap { schedule.day(date)?.text(ofLine: $0.key) }
    }

    private func holder(_ duty: Duty, on date: CivilDate) -> Holder {
        let person = duty.person.map { people.all[$0] }
        let text = written(duty, on: date)
        let name = text == person?.initials ? nil : text
        return Holder(name: name ?? duty.name, text: text, phone: person?.phone, duty: duty)
    }

    /// The day's text if it is nothing but the person's name.
    private func written(_ duty: Duty, on date: CivilDate) -> String? {
        guard let text = text(on: date), let person = duty.person else { return nil }
        let read = people.assignments(of: text)
        return read.isUnderstood && read.assignments == [Assignment(person: person)] ? text.text : nil
    }
}
