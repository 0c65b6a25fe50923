/// Compares a schedule with an earlier one, day by day and line by line.
///
/// What counts is what a page could print: texts, times, places, and whether an event is certain. Records, files, and
/// the order of entries do not count. An entry that says something else on the same line is one change, not two. The
/// earlier schedule must have been through the same options: its private events are withheld as well.
public struct ScheduleComparison: Sendable {
    /// In order of date, the notes of a month before its first day; of a day in printing order.
    public let changes: [ScheduleChange]

    /// What changed on some days, and in the notes of the months that begin on them.
    ///
    /// - Parameters:
    ///   - schedule: the schedule as it is now.
    ///   - earlier: the schedule as it was.
    ///   - days: the days to compare.
    ///   - tells: returns true if the words of an earlier event, of which nothing else is known, are those of an event
    ///     of the same day and line; nil if everything is known.
    public init(
        _ schedule: Schedule, since earlier: Schedule, on days: DaySpan,
        knownByWords tells: ((_ words: String, _ entry: Entry) -> Bool)? = nil
    ) {
        var changes: [ScheduleChange] = []
        for date in days.days {
            if date.day == 1 { changes += ComparedNotes(date.yearMonth, schedule, since: earlier).changes }
            changes += ComparedDay(date, schedule, since: earlier, knownByWords: tells).changes
        }
        self.changes = changes
    }
}
