import CalendarCore

/// Turns a planned quarter into a page of display items.
struct QuarterComposer: PageComposer {
    let plan: QuarterPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    /// The places of its months on other pages of the document.
    let directory: PageDirectory

    private var geometry: QuarterGeometry { plan.geometry }

    func compose() -> LaidOutPage {
        let title = locale.title(from: plan.months[0], to: plan.months[2])
        var items = [context.frame.heading(style.titled(title))]
        for (month, column) in zip(plan.months, geometry.columns) { items += self.items(of: month, in: column) }
        let page = context.frame.page(items, label: plan.span.name, outline: Page.Outline(title))
        return LaidOutPage(
            page, number: number, kind: QuarterPage.name, span: plan.span,
            type: BodyType(.regular, size: textSize), placements: [])
    }

    var inset: Length { scale.furniture(.points(4)) }

    /// The size of numbers: a share of a row's height, so that they have room around them.
    private var numberSize: Length { min(scale.furniture(.points(11)), rowHeight * 3 / 4) }
    private var weekdaySize: Length { numberSize * 4 / 5 }
    var textSize: Length { min(scale.furniture(.quarterPoints(34)), rowHeight * 3 / 5) }
    private var rowHeight: Length { geometry.days(1, of: geometry.columns[0])[0].height }

    // MARK: A month

    private func items(of month: YearMonth, in column: Rect) -> [DisplayItem] {
        let days = Array(zip(DaySpan(month).days, geometry.days(month.dayCount, of: column)))
        var closings: [CivilDate: [Closing]] = [:]
        for date in DaySpan(month).days {
            let found = context.schedule.closings(on: date)
            if !found.isEmpty { closings[date] = found }
        }
        let bands = days.compactMap { date, row in
            context.ground(of: date, isClosed: closings[date] != nil, in: geometry.date(in: row))
        }
        var items = [
            DisplayItem.group(Structure(.artifact), bands + rules(days.map(\.1), in: column)),
            name(of: month, in: column),
        ]
        for (date, row) in days { items.append(item(of: date, closings[date] ?? [], in: row)) }
        return items
    }

    /// The rules below the name, below every day, and, heavier, below the last of a week.
    private func rules(_ rows: [Rect], in column: Rect) -> [DisplayItem] {
        let below = geometry.name(of: column).maxY
        let top = Rule.horizontal(y: below, from: column.minX, to: column.maxX)
        let hairline = scale.stroke(StrokeWeight.hairline)
        let rest = rows.map { Rule.horizontal(y: $0.maxY - hairline / 2, from: column.minX, to: column.maxX) }
        return [
            .rules([top], weight: scale.stroke(StrokeWeight.heavy)),
            .rules(rest, weight: hairline),
        ]
    }

    private func name(of month: YearMonth, in column: Rect) -> DisplayItem {
        let box = geometry.name(of: column)
        return .group(Structure(.subheading, frame: box), [name(of: month, in: box, of: plan.span, directory)])
    }

    // MARK: A day

    private func item(of date: CivilDate, _ closings: [Closing], in row: Rect) -> DisplayItem {
        let (reason, end) = reason(closings, in: row)
        let items = dateItems(date, isClosed: !closings.isEmpty, in: row) + reason
        return .group(
            Structure(.dayList(date), frame: row), items + calls(on: date, from: end, in: geometry.room(in: row)))
    }

    private func dateItems(_ date: CivilDate, isClosed: Bool, in row: Rect) -> [DisplayItem] {
        let box = geometry.date(in: row)
        let runs = DateHead(date, isClosed: isClosed, context).runs(
            in: box, inset: inset, baseline: baseline(of: .bold, size: numberSize, centredIn: row),
            numberSize: numberSize, weekdaySize: weekdaySize)
        let number = directory.leading(.text(runs.number), from: box, of: plan.span, to: date...date)
        return [number, .text(runs.weekday)]
    }

    /// The day's name on one line, smaller if need be, and the word for closed days where it has room; and the end of
    /// both.
    private func reason(_ closings: [Closing], in row: Rect) -> (items: [DisplayItem], end: Length) {
        guard !closings.isEmpty else { return ([], inset) }
        let (box, names) = (geometry.room(in: row), closings.map { ClosedName($0, locale) })
        let name = typesetter.shape(names.map(\.name).joined(separator: ", "), in: .condensedBold)
        let size = name.size(atMost: textSize, fitting: box.width - inset * 2)
        let y = baseline(of: .bold, size: size, centredIn: row)
        var items = [item(name, .start(inset), in: box, at: y, size: size)]
        var end = inset + name.advance.width(at: size) + textSize / 2
        if let word = names.lazy.compactMap(\.word).first.map({ typesetter.word($0, in: .condensed) }),
            end + word.advance.width(at: textSize) <= box.width - inset
        {
            items.append(item(word, .start(end), in: box, at: y, size: textSize))
            end += word.advance.width(at: textSize) + textSize
        }
        return ([.group(Structure(.entry), items)], end)
    }
}

/// The kind of page that shows three months side by side, a row a day, with room to write.
public struct QuarterPage: PageKind {
    /// `quarter`.
    public static let name = "quarter"

    /// It prints no entry but the reasons days are closed and who is on call; the rest is left for writing.
    public static let coverage: Set<Entry.Kind> = []

    /// Its rows are long.
    public static let isLandscape = true

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var directory = PageDirectory()

    /// Quarters of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// The whole quarters that the days touch.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        let (first, last) = (days.lowerBound.yearMonth.ordinal / 3, days.upperBound.yearMonth.ordinal / 3)
        return (first...last).compactMap { quarter in
            let months = [quarter * 3, quarter * 3 + 2].compactMap { YearMonth(year: $0 / 12, month: $0 % 12 + 1) }
            return months.count == 2 ? months[0].firstDay...months[1].lastDay : nil
        }
    }

    /// Keeps the links from the names of months to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// One.
    public func pageCount(of span: DaySpan) -> Int? { 1 }

    /// One page, for the quarter of the first day.
    public func plan(_ span: DaySpan) -> [QuarterPlan] {
        [QuarterPlan(span: span, geometry: QuarterGeometry(in: context.frame.body, context.style))]
    }

    /// The months with the names of their days.
    public func compose(_ plan: QuarterPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        QuarterComposer(plan: plan, context: context, number: number, directory: directory).compose()
    }
}

/// The contents of a quarter's page.
public struct QuarterPlan {
    let span: DaySpan
    let geometry: QuarterGeometry

    /// Its months.
    var months: [YearMonth] {
        let first = span.lowerBound.yearMonth
        return (0..<3).compactMap { first.adding(months: $0) }
    }
}
