import CalendarCore
import CalendarLayout

/// All fields of the table `[timeline]`, in the order of its documentation.
enum TimelineFields {
    static let all = hours + lines + now + boxes + categories

    private static let hours = [
        TimelineField(
            "time-column-width", "26", "The least width of the column with the hours' names.", example: "32",
            \.timeColumnWidth, TimelineValue.points),
        TimelineField(
            "label-size", nil, "The size of the hours' names: 9, on a day's page 12.", example: "10", \.labelSize,
            TimelineValue.size),
        TimelineField(
            "label-shade", "black", "Their shade: black or light.", example: "light", \.labelShade, TimelineValue.ink),
        TimelineField("hour-height", "fit", "The height of an hour, or `fit` to fill the page.", example: "30") {
            text, _, style throws(TimelineField.Refusal) in
            style.hourHeight = text == "fit" ? nil : try TimelineValue.points(text)
        },
        TimelineField("hour-labels.HOUR", nil, "Words instead of the name of an hour, 0 to 23.", example: "Noon") {
            text, word, style throws(TimelineField.Refusal) in
            guard let hour = Int(word), (0...23).contains(hour) else {
                throw TimelineField.Refusal(reason: "hours are 0 to 23")
            }
            style.hourLabels[hour] = text
        },
        TimelineField(
            "time-format", nil, "Times with 12 or 24 hours: as `time-format` of all pages.", example: "12h",
            \.timeFormat, TimelineValue.timeFormat),
    ]

    private static let lines =
        line("grid", \.grid, "at full hours; half hours have dots with them")
        + line("divider", \.divider, "between the days")

    private static let now =
        [
            TimelineField(
                "now", nil, "The time that is marked, on the day of `today` or on all; the clock is never asked.",
                example: "14:30", \.now, TimelineValue.minute)
        ] + line("now-line", \.nowLine, "at that time")
        + [
            TimelineField(
                "now-dot-radius", "2.5", "The radius of the dot at its beginning; 0 for none.", example: "3",
                \.nowDotRadius, TimelineValue.points)
        ]

    private static let boxes = [
        TimelineField(
            "box-padding", "3", "Between the edge of a box and its text.", example: "4", \.boxPadding,
            TimelineValue.points),
        TimelineField(
            "corner-radius", "0", "The radius of a box's corners.", example: "3", \.cornerRadius, TimelineValue.points),
        TimelineField(
            "title-size", nil, "The size of titles: 8.5, on a day's page 10.5.", example: "9", \.title.size,
            TimelineValue.size),
        TimelineField(
            "title-weight", "regular", "Their weight: regular or bold.", example: "bold", \.title.isBold,
            TimelineValue.isBold),
        TimelineField(
            "subtitle-size", nil, "The size of subtitles and places: 7.8, on a day's page 9.5.", example: "8",
            \.subtitle.size, TimelineValue.size),
        TimelineField(
            "subtitle-weight", "regular", "Their weight: regular or bold.", example: "bold", \.subtitle.isBold,
            TimelineValue.isBold),
        TimelineField(
            "initials", "true", "Whether a box has the initials of its event's person, if there is room.",
            example: "false", \.hasInitials, TimelineValue.isOn),
        TimelineField(
            "initials-size", "13", "The diameter of the circle around them.", example: "15", \.initialsSize,
            TimelineValue.points),
    ]

    private static let categories = [
        TimelineField(
            "categories.NAME.border", "black", "The shade of the boxes' edges in a category: black or light.",
            example: "light"
        ) { text, word, style throws(TimelineField.Refusal) in
            style.categories[word.lowercased(), default: CategoryStyle()].border = try TimelineValue.ink(text)
        },
        TimelineField(
            "categories.NAME.background", "white", "The shade of their inside: white or light.", example: "light"
        ) { text, word, style throws(TimelineField.Refusal) in
            style.categories[word.lowercased(), default: CategoryStyle()].background =
                try TimelineValue.background(text)
        },
    ]

    /// The fields of a kind of line, with the defaults of the style.
    private static func line(
        _ name: String, _ path: @escaping @autoclosure @Sendable () -> WritableKeyPath<TimelineStyle, LineStyle>,
        _ place: String
    ) -> [TimelineField] {
        let width = TimelineStyle()[keyPath: path()].width.shortDecimal
        return [
            TimelineField(name, "true", "Whether there is a line \(place).", example: "false") {
                text, _, style throws(TimelineField.Refusal) in
                style[keyPath: path()].isOn = try TimelineValue.isOn(text)
            },
            TimelineField("\(name)-shade", "black", "Its shade: black or light.", example: "light") {
                text, _, style throws(TimelineField.Refusal) in
                style[keyPath: path()].shade = try TimelineValue.ink(text)
            },
            TimelineField("\(name)-width", width, "Its width.", example: "1.5") {
                text, _, style throws(TimelineField.Refusal) in
                style[keyPath: path()].width = try TimelineValue.points(text)
            },
        ]
    }
}
