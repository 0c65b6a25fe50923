extension OwnSheet {
    /// The part of what lost when the schedule was merged that the sheet would show, without others' names.
    public func part(of lost: [Superseded], in whole: Schedule) -> [Superseded] {
        var sheet = self
        return lost.keeping { sheet.part(of: $0, in: whole) }
    }

    private mutating func part(of item: Superseded.Item, in whole: Schedule) -> Superseded.Item? {
        switch item {
        case .day(let record): day(of: record, in: whole).map { .day($0) }
        case .text(let text, let date):
            day(of: DayRecord(date: date, texts: [text]), in: whole).map { .text($0.texts[0], date: date) }
        case .event(let event): self.event(of: event, in: whole).map { .event($0) }
        case .notes(let record): .notes(notes(of: record))
        case .note(let note, let month): .note(self.note(of: note), month: month)
        // It is no entry of a day.
        case .record: nil
        }
    }
}
