import CalendarCore

/// Turns a planned page that continues others into display items.
struct ContinuationComposer {
    let plan: ContinuationPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int

    private var style: PageStyle { context.style }
    private var phrases: PagePhrases { style.locale.phrases }
    private var texts: EntryTexts { EntryTexts(context: context) }
    private var parts: [ListedPart] { plan.parts.flatMap(\.self) }

    func compose() throws(MeasuringError) -> LaidOutPage {
        let items = try title() + [plan.rules] + parts.map { $0.item(texts) }
        let number = style.locale.number(number)
        let outline = Page.Outline(phrases.continuedOutline.filled(["page": number]), isNested: true)
        let label = "\(plan.span.name), \(phrases.page.filled(["page": number]))"
        let page = context.frame.page(items, label: label, outline: outline)
        return LaidOutPage(
            page, number: self.number, kind: ContinuationPage.name, span: plan.span, type: ContinuationMetrics.type,
            placements: parts.flatMap { $0.placements(page: self.number, texts) })
    }

    /// The title, and beside it the page's subject. A title that leaves no room for that is alone.
    private func title() throws(MeasuringError) -> [DisplayItem] {
        let frame = context.frame
        let text = phrases.continued.filled(["title": style.title(of: plan.span.lowerBound.yearMonth)])
        guard let remark = try remark() else { return [try frame.heading(text)] }
        let size = ContinuationMetrics.remarkSize
        do {
            let reserve = remark.advance.width(at: size) + ContinuationMetrics.remarkGap
            return [try frame.heading(text, reserve: reserve), frame.remark(remark, size: size)]
        } catch .titleTooLong {
            return [try frame.heading(text)]
        }
    }

    /// "The days that page 2 shows in part, in full".
    private func remark() throws(MeasuringError) -> ShapedText? {
        guard let page = plan.origin else { return nil }
        return try context.typesetter.shape(phrases.inFull.filled(["page": style.locale.number(page)]), in: .regular)
    }
}
