import CalendarCore

/// Turns a planned year into a page of display items.
struct YearComposer {
    let plan: YearPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    /// The places of its months on other pages of the document.
    let directory: PageDirectory

    var geometry: YearGeometry { plan.geometry }
    var style: PageStyle { context.style }
    var locale: CalendarLocale { style.locale }
    var typesetter: Typesetter { context.typesetter }

    func compose() throws(MeasuringError) -> LaidOutPage {
        let year = locale.number(plan.year)
        var items = [try context.frame.heading(style.titled(year))]
        for (month, area) in zip(plan.months, geometry.months) {
            items += try YearMonthComposer(year: self, month: month, area: area).items()
        }
        items += try legend()
        let page = context.frame.page(items, label: plan.span.name, outline: Page.Outline(year))
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
    private func legend() throws(MeasuringError) -> [DisplayItem] {
        var samples: [YearLegend.Sample] = []
        if !plan.marked.isEmpty {
            let words = (plan.labels + [locale.number(plan.marked.count)]).joined(separator: " · ")
            samples.append(.init(isMarked: true, words: words))
        }
        if !plan.closed.isEmpty, let word = context.schedule.closedWords.first {
            samples.append(.init(isMarked: false, words: word))
        }
        return try YearLegend(year: self, samples: samples).items()
    }
}
