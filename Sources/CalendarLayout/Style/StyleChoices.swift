/// The arrangement of labels and values in a day cell; the raw value is the value of `--cell`.
public enum CellStyle: String, CaseIterable, Sendable {
    /// Labels on the first line of their values, or above them, whichever can be read better; lines without a text
    /// take no space.
    case auto
    /// The label on the first line of its value; lines without a text take no space.
    case inline
    /// The label on a row, its value on the next; every line of the schedule has its rows, even an empty one.
    case stacked
}

/// The place of an entry's label beside its value; the raw value is the value of `--labels`.
public enum LabelStyle: String, CaseIterable, Sendable {
    /// Before the value on its first line; the other lines begin at the cell's edge.
    case runIn = "run-in"
    /// In a column of its own.
    case column
}

/// The action for a character that no face has; the raw value is the value of `--missing-glyphs`.
public enum MissingCharacterPolicy: String, CaseIterable, Hashable, Sendable {
    /// Throws an error that names the character; no page is made.
    case error
    /// Draws a box on the page, and warns.
    case warn
}

/// The width of the columns of a weekend; the raw value is the value of `--weekends`.
public enum WeekendStyle: String, CaseIterable, Sendable {
    /// Narrower than the others if the others need the room.
    case narrow
    /// As wide as the others.
    case equal
}

/// The form of people's names in the texts of lines; the raw value is the value of `--names`.
public enum NameForm: String, CaseIterable, Sendable {
    /// As they are written.
    case written
    /// The initials that people declare.
    case initials
}

/// The contents of a month's corner: three blank cells or more in its first row or its last. The raw value is the value
/// of `--corner`.
public enum CornerContent: String, CaseIterable, Sendable {
    /// The initials on the page, and whose they are.
    case key
    /// The months before and after.
    case months
    /// Both.
    case both
    /// Nothing.
    case none

    var hasKey: Bool { self == .key || self == .both }
    var hasMonths: Bool { self == .months || self == .both }
}

/// The rows of a roster, and the columns of days and weeks with hours. The raw value is the value of `--by`.
public enum PageGrouping: String, CaseIterable, Sendable {
    /// A row of a roster, or a column of a day, for each person.
    case person
    /// A row of a roster, or a column of a week, for each day.
    case day
    /// A column of a day for each place of events.
    case place
    /// A column of a day for each line.
    case line

    /// The values that rosters have rows for.
    public static let ofRosters: Set<PageGrouping> = [.person, .day]
}

/// The rows of a roster: people or days.
public enum RosterRows: CaseIterable, Sendable {
    /// A row for each person, and a column for each day.
    case person
    /// A row for each day, and a column for each person.
    case day
}

/// The phones on a person's own sheet. The raw value is the value of `--phones`.
public enum SheetPhones: String, CaseIterable, Sendable {
    /// None: a sheet says nothing of others.
    case none
    /// Everybody's, in the last of the notes.
    case all
}

/// The look of what is done on a checklist. The raw value is the value of `--done-items`.
public enum DoneItems: String, CaseIterable, Sendable {
    /// A tick in a black circle.
    case tick
    /// The same, and a line through its title.
    case strike
}
