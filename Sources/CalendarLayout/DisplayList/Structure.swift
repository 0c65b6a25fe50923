import CalendarCore

/// The role of a group of items in the document, for screen readers and tests (ISO 32000-1, 14.8.4).
public struct Structure: Hashable, Sendable {
    /// The group's role.
    public let role: Role
    /// The group's area, if it has one of its own.
    public let frame: Rect?
    /// The words that are read aloud instead of the group's text (ISO 32000-1, 14.9.4); nil to read the text.
    public let spoken: String?

    /// A group's role in the document, its area, and the words that are read aloud instead of its text.
    public init(_ role: Role, frame: Rect? = nil, spoken: String? = nil) {
        (self.role, self.frame, self.spoken) = (role, frame, spoken)
    }

    /// The roles that a group can have.
    public enum Role: Hashable, Sendable {
        /// Rules and bands, which are not read aloud.
        case artifact
        /// The page's title.
        case heading
        /// The heading of a part of the page.
        case subheading
        /// The monthly notes: a list of them, or their text.
        case notes
        /// One of the monthly notes.
        case note
        /// A list of initials and names.
        case key
        /// One person of a key.
        case keyItem
        /// The grid with its header.
        case table
        /// The row of weekday names.
        case headerRow
        /// The name of a weekday, above its column.
        case weekdayHeader(Weekday)
        /// The word above the numbers of weeks.
        case weekNumberHeader
        /// The number of a week, before its days.
        case weekNumber(Int)
        /// A week of the grid.
        case weekRow
        /// A row of a table that is not a month's grid.
        case row
        /// A cell at the head of a column.
        case columnHeader
        /// A cell at the beginning of a row.
        case rowHeader
        /// The heading of a group of columns, across all of them.
        case columnGroupHeader(columns: Int)
        /// The heading of a group of rows, across all columns.
        case rowGroupHeader(columns: Int)
        /// Any other cell.
        case cell
        /// The cell of a day of the month.
        case dayCell(CivilDate)
        /// The cell of a day outside the month.
        case adjacentDayCell
        /// The number of a day whose box says more than the number; that is spoken, and not copied.
        case dayNumber
        /// A list of entries.
        case entries
        /// One entry of a day.
        case entry
        /// An entry at the foot of its day.
        case footEntry
        /// An entry of several days, in the cell of the first of them that the page has; the last may be on another
        /// page.
        case bar(through: CivilDate)
        /// The label of an entry.
        case label
        /// The text of an entry beside its label.
        case value
        /// A word that is broken at the end of a line; it is spoken whole.
        case word
        /// The sign of a task, before its text; it is spoken in words, and not copied.
        case task(TaskState)
        /// A heading and a list of entries: those of a day, or the notes if the date is nil.
        case dayList(CivilDate?)
        /// A paragraph beside lists and tables.
        case paragraph
        /// A list of things to do; its items are entries, and what is said of each is in details.
        case checklist
        /// The words above the details of a list's items: a paragraph.
        case detailHeads
        /// A part of an item or a heading, which a web page can put in a place of its own.
        case detail(ItemDetail)
        /// The line at the foot of a page, which is not read aloud.
        case footer
    }
}

/// The meaning of a part of a list's item; the raw value is its class on a web page.
public enum ItemDetail: String, Hashable, Sendable {
    /// The task, and more about it.
    case title, more
    /// When it was done, who confirmed it, and the person's notes.
    case done, by, notes
    /// An instructor's comment, and one that is new.
    case comment, newComment
    /// How much of a section is done.
    case count
}

extension Structure.Role {
    /// True for an entry of a day, wherever it is on the page.
    public var isEntry: Bool {
        switch self {
        case .entry, .footEntry, .bar: true
        default: false
        }
    }

    /// How many columns a cell of a table takes (ISO 32000-1, table 349).
    public var columnSpan: Int {
        switch self {
        case .columnGroupHeader(let columns), .rowGroupHeader(let columns): columns
        default: 1
        }
    }
}
