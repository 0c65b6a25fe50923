import CalendarCore

/// The style of pages with hours, beyond the style of all pages: a table of its own in a configuration file.
///
/// A size that is nil follows the kind of page: a day has larger type than a week.
public struct TimelineStyle: Hashable, Sendable {
    /// The hours that pages show; nil for those of their events.
    public var hours: HourRange?
    /// The days of the week that weeks show; nil for all.
    public var days: WeekdaySet?
    /// The least width of the column with the hours' names.
    public var timeColumnWidth = Length.points(26)
    /// The size of the hours' names; nil for 9 pt, on a day's page 12 pt.
    public var labelSize: Length?
    /// The shade of the hours' names.
    public var labelShade = Shade.black
    /// Words instead of an hour's name, by hour.
    public var hourLabels: [Int: String] = [:]
    /// The height of an hour; nil to fill the page.
    public var hourHeight: Length?
    /// The lines at full hours; half hours have dots if they are drawn.
    public var grid = LineStyle(width: StrokeWeight.hairline)
    /// The lines between days, and between the hours' names and the days.
    public var divider = LineStyle(width: StrokeWeight.hairline)
    /// The time that is marked, in minutes after midnight; nil for none.
    public var now: Int?
    /// The line at the time that is marked.
    public var nowLine = LineStyle(width: .points(1))
    /// The radius of the dot at its beginning.
    public var nowDotRadius = Length.quarterPoints(10)
    /// The distance between the edge of a box and its text.
    public var boxPadding = Length.points(3)
    /// The radius of the corners of a box.
    public var cornerRadius = Length.zero
    /// The type of an event's title.
    public var title = BoxTextStyle()
    /// The type of an event's subtitle and place.
    public var subtitle = BoxTextStyle()
    /// Draws the initials of an event's person in its box.
    public var hasInitials = true
    /// The diameter of the circle around initials.
    public var initialsSize = Length.points(13)
    /// The form of times; nil for the form that the page uses elsewhere.
    public var timeFormat: TimeFormat?
    /// The looks of boxes, by the category's name in lower case.
    public var categories: [String: CategoryStyle] = [:]

    /// The style without a configuration.
    public init() {}

    /// Returns true if weeks show a day.
    func shows(_ date: CivilDate) -> Bool { days?.contains(date.weekday) ?? true }

    /// The look of an event's boxes, by its category.
    func look(of category: String?) -> CategoryStyle {
        category.flatMap { categories[$0.lowercased()] } ?? CategoryStyle()
    }
}

/// Hours of a day, from the beginning of one to the end of another.
public struct HourRange: Hashable, Sendable {
    /// The first hour, 0 to 23.
    public let first: Int
    /// The hour at which they end, up to 24.
    public let end: Int

    /// Hours from a first to an end; nil unless 0 ≤ first < end ≤ 24.
    public init?(first: Int, end: Int) {
        guard first >= 0, first < end, end <= 24 else { return nil }
        self.init(unchecked: first, end: end)
    }

    init(unchecked first: Int, end: Int) { (self.first, self.end) = (first, end) }
}

/// The style of one kind of line.
public struct LineStyle: Hashable, Sendable {
    /// Draws the line.
    public var isOn = true
    /// Its shade.
    public var shade = Shade.black
    /// Its width on US Letter.
    public var width: Length

    /// A line of a width, in black.
    public init(width: Length) {
        self.width = width
    }
}

/// The type of a text in an event's box.
public struct BoxTextStyle: Hashable, Sendable {
    /// The size; nil for that of the kind of page.
    public var size: Length?
    /// Sets the text in bold.
    public var isBold = false

    /// The regular face, in the size of the kind of page.
    public init() {}
}

/// The look of boxes of a category of events.
public struct CategoryStyle: Hashable, Sendable {
    /// The shade of their border.
    public var border: Shade
    /// The shade of their inside: white or light, since their text is black.
    public var background: Shade

    /// By default white with a black border.
    public init(border: Shade = .black, background: Shade = .white) {
        (self.border, self.background) = (border, background)
    }
}
