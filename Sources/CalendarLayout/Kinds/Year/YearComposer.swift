import CalendarCore

/// Turns a planned year into a page of display items.
struct YearComposer: PageComposer {
    let plan: YearPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    /// The places of its months on other pages of the document.
    let directory: PageDirectory

    var geometry: YearGeometry { plan.geometry }

    func compose() -> LaidOutPage {
        let title = YearPage.name(of: plan.span, locale)
        var items = [context.frame.heading(style.titled(title))]
        for (month, area) in zip(plan.months, geometry.months) {
            items += YearMonthComposer(year: self, month: month, area: area).items()
        }
        items += legend()
        let page = context.frame.page(items, label: plan.span.name, outline: Page.Outline(title))
        return LaidOutPage(
            page, number: number, kind: YearPage.name, span: plan.span,
            type: BodyType(.regular, size: daySize), placements: [])
    }

    var daySize: Length { style.scale.furniture(.points(10)) }
    var weekdaySize: Length { style.scale.furniture(.quarterPoints(30)) }
    var markRadius: Length { style.scale.furniture(.points(3)) }
    var closedRule: Length { style.scale.stroke(.quarterPoints(5)) }

    /// A black box with round corners; its stroke is inside it.
    func mark(_ box: Rect) -> DisplayItem {
        let stroke = style.scale.stroke(StrokeWeight.hairline)
        return .outline(
            .roundedRect(box.inset(by: Insets(stroke / 2)), radius: markRadius), weight: stroke, fill: .black)
    }

    // MARK: What the marks mean

    /// A marked day with the labels of its entries and the number of such days; a closed one with the word for it.
    private func legend() -> [DisplayItem] {
        var samples: [YearLegend.Sample] = []
        if !plan.marked.isEmpty {
            let entries = plan.labels.filter { !$0.isEmpty } + (plan.marksEvents ? [phrases.events] : [])
            let words = phrases.markedDays.filled([
                "entries": entries.joined(separator: " · "), "count": locale.number(plan.marked.count),
            ])
            samples.append(.init(isMarked: true, words: words))
        }
        if !plan.closed.isEmpty, let word = context.schedule.closedWords.first {
            samples.append(.init(isMarked: false, words: word))
        }
        return YearLegend(year: self, samples: samples).items()
    }
}

/// The kind of page that shows a year: twelve small months with a mark on the days that have entries, or, for a line of
/// the style, twelve columns of days with the people on that line.
public struct YearPage: PageKind {
    /// `year`.
    public static let name = "year"

    /// It marks days and prints no entries.
    public static let coverage: Set<Entry.Kind> = []

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var directory = PageDirectory()

    /// Years of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// Returns true if more than half of a year's days would be black.
    public func marksMostDays(of span: DaySpan) -> Bool {
        let plan = YearPlan(span, context)
        return plan.line == nil && plan.marked.count * 2 > span.dayCount
    }

    /// The whole years that the days touch. Whole months that make twelve or a multiple, or at most twelve over the end
    /// of a year, are years of twelve months from their first.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        let months = days.months
        let areYears = days == months.days && months.count.isMultiple(of: 12)
        if areYears || months.count <= 12 && days.lowerBound.year < days.upperBound.year {
            return stride(from: 0, to: months.count, by: 12).map { first in
                let (first, last) = (months[first], months[first].adding(months: 11))
                return first.firstDay...(last?.lastDay ?? .last)
            }
        }
        return calendarYears(of: days)
    }

    private static func calendarYears(of days: DaySpan) -> [DaySpan] {
        (days.lowerBound.year...days.upperBound.year).compactMap { year in
            guard let first = YearMonth(year: year, month: 1), let last = YearMonth(year: year, month: 12) else {
                return nil
            }
            return first.firstDay...last.lastDay
        }
    }

    /// The year, or its first and its last month: "September 2025 – August 2026".
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String {
        if let year = span.year { return locale.number(year) }
        return locale.title(from: span.lowerBound.yearMonth, to: span.upperBound.yearMonth)
    }

    /// Keeps the links from the names of months to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// One.
    public func pageCount(of span: DaySpan) -> Int? { 1 }

    /// One page, for the year of the first day.
    public func plan(_ span: DaySpan) -> [YearPlan] { [YearPlan(span, context)] }

    /// The months with their marks or their names.
    public func compose(_ plan: YearPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        if let line = plan.line { return LineYearComposer(line, context, number: number, directory).compose() }
        return YearComposer(plan: plan, context: context, number: number, directory: directory).compose()
    }
}

/// The line below a year that says what its marks mean.
struct YearLegend: PageComposer {
    let year: YearComposer
    let samples: [Sample]

    /// A number as a mark shows it, and the meaning of the mark.
    struct Sample {
        let isMarked: Bool
        let words: String
    }

    private var area: Rect { year.geometry.legend }
    var context: LayoutContext { year.context }
    private var wordSize: Length { style.scale.furniture(.points(9)) }
    private var box: Length { year.daySize * 17 / 10 }

    private var gap: Length { style.scale.furniture(.points(6)) }

    func items() -> [DisplayItem] {
        let words = words
        let size = size(of: words)
        var (items, indent): ([DisplayItem], Length) = ([], .zero)
        for (sample, words) in zip(samples, words) {
            items.append(.group(Structure(.artifact), mark(sample, at: indent)))
            items.append(item(words, .start(indent + box + gap), in: area, at: baseline(size), size: size))
            indent += box + gap + words.advance.width(at: size) + gap * 3
        }
        return items
    }

    /// The width that all words together can take.
    private var room: Length { area.width - (box + gap) * samples.count - gap * 3 * max(0, samples.count - 1) }

    /// In the regular face, or the condensed one if that is too wide.
    private var words: [ShapedText] {
        let faces = [FontFace.regular, .condensed].map { face in samples.map { typesetter.shape($0.words, in: face) } }
        return faces.first { width(of: $0) <= room } ?? faces[1]
    }

    private func width(of words: [ShapedText]) -> Length { words.map { $0.advance.width(at: wordSize) }.sum() }

    /// The size at which all words fit.
    private func size(of words: [ShapedText]) -> Length {
        let width = width(of: words)
        return width <= room ? wordSize : Length(rawValue: wordSize.rawValue * room.rawValue / width.rawValue)
    }

    private func mark(_ sample: Sample, at indent: Length) -> [DisplayItem] {
        let square = Rect(
            x: area.x(of: box, from: indent, direction), y: area.midY - box / 2, width: box, height: box)
        let number = typesetter.word(locale.number(8), in: sample.isMarked ? .bold : .regular)
        let width = number.advance.width(at: year.daySize)
        let y = baseline(year.daySize)
        let word = item(
            number, .middle, in: square, at: y, size: year.daySize, ink: sample.isMarked ? .white : .black)
        let line = Rect(
            x: square.midX - width / 2, y: y + style.scale.furniture(.quarterPoints(10)), width: width,
            height: year.closedRule)
        return [sample.isMarked ? year.mark(square) : .fill(line, .black), word]
    }

    private func baseline(_ size: Length) -> Length {
        baseline(of: .regular, size: size, centredIn: area)
    }
}
