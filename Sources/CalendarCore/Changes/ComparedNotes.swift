/// The notes of a month in two schedules.
///
/// A note that only has another number is the same. Else what stands under the same number belongs together.
struct ComparedNotes {
    /// In the order of the notes; what is gone comes last.
    let changes: [ScheduleChange]

    init(_ month: YearMonth, _ schedule: Schedule, since earlier: Schedule) {
        var before = earlier.notes(of: month)?.lines ?? []
        var after: [NoteLine] = []
        for note in schedule.notes(of: month)?.lines ?? [] {
            if let same = before.firstIndex(where: { $0.text == note.text }) {
                before.remove(at: same)
            } else {
                after.append(note)
            }
        }
        changes =
            after.map { note in
                let place = before.firstIndex { $0.number == note.number }
                let origin = place.map { before.remove(at: $0) }
                return ScheduleChange(
                    .note(month, number: note.number), before: origin.map(Entry.init(note:)), after: Entry(note: note))
            } + before.map { ScheduleChange(.note(month, number: $0.number), before: Entry(note: $0), after: nil) }
    }
}
