import CalendarCore

/// A page of a person's checklist.
public struct ChecklistSheetPlan {
    let sheet: ChecklistSheet
    let metrics: ChecklistMetrics
    let columns: ChecklistColumns
    let head: ChecklistHead
    let parts: [ChecklistPart]
    let isFirst: Bool
}

/// The head of a person's checklist: on its first page with a bar and counts.
struct ChecklistHead {
    /// Category and phase; nil for neither.
    let category: String?
    /// Beside the counts, or below them: when it was begun, when it is to be done, and hours.
    let facts: [String]
    /// True if the facts are on a line of their own, or on several.
    let factLines: [String]

    /// The height of the head from the top of the page's body, down to its rule.
    func height(_ metrics: ChecklistMetrics, isFirst: Bool) -> Length {
        guard isFirst else { return metrics.headsRule + metrics.headSize }
        return top(metrics) + metrics.barHeight + metrics.summaryDrop + metrics.lineHeight * factLines.count
            + metrics.headsDrop + metrics.headsRule
    }

    /// The distance from the top of the page's body to the bar.
    func top(_ metrics: ChecklistMetrics) -> Length { category == nil ? .zero : metrics.lineHeight }
}

/// Shares the rows of a person's checklist among pages, in the largest size that saves a page.
struct ChecklistPlanner {
    private let sheet: ChecklistSheet
    private let documents: RequirementMatrix?
    private let context: LayoutContext

    init(_ sheet: ChecklistSheet, _ documents: RequirementMatrix?, _ context: LayoutContext) {
        (self.sheet, self.documents, self.context) = (sheet, documents, context)
    }

    func plans() -> [ChecklistSheetPlan] {
        let usual = plans(shrink: 1000)
        guard usual.count > 1 else { return usual }
        let smaller = plans(shrink: ChecklistMetrics.shrinks.last ?? 1000)
        guard smaller.count < usual.count else { return usual }
        return ChecklistMetrics.shrinks.lazy.map { plans(shrink: $0) }.first { $0.count <= smaller.count } ?? smaller
    }

    private func plans(shrink: Int) -> [ChecklistSheetPlan] {
        let metrics = ChecklistMetrics(scale: context.style.scale, shrink: shrink)
        let setter = ChecklistSetter(sheet, context, metrics)
        let head = head(metrics)
        var filler = PageFiller(context.frame.body, head, metrics)
        if let comment = setter.comment() { filler.add(comment) }
        for section in sheet.template.sections { add(section, setter, to: &filler) }
        if let documents, let person = documents.people.indices.first {
            let rows = documents.documents.indices.filter { documents[person, $0] != .notRequired }.map {
                setter.row(documents.documents[$0], documents[person, $0])
            }
            if !rows.isEmpty { filler.add(rows, below: setter, context.style.locale.phrases.ownDocuments) }
        }
        let details = ChecklistProgress.PrivateDetail.allCases.filter(context.style.details.contains)
        for row in details.compactMap({ setter.row($0) }) { filler.add(row) }
        return filler.pages.enumerated().map { index, parts in
            ChecklistSheetPlan(
                sheet: sheet, metrics: metrics, columns: setter.columns, head: head, parts: parts, isFirst: index == 0)
        }
    }

    private func add(
        _ section: (name: String?, items: Range<Int>), _ setter: ChecklistSetter, to filler: inout PageFiller
    ) {
        let rows = sheet.template.items[section.items].map(setter.row)
        if let name = section.name {
            filler.add(rows, below: setter, name, count: setter.count(of: section.items))
        } else {
            for row in rows { filler.add(row) }
        }
    }

    // MARK: The head

    private func head(_ metrics: ChecklistMetrics) -> ChecklistHead {
        let kind = [sheet.template.category, sheet.template.phase].compactMap(\.self).joined(separator: " · ")
        let facts = facts
        let words = context.typesetter.shape(facts.joined(separator: " · "), in: .regular)
        let fits = words.advance.width(at: metrics.factSize) <= context.frame.body.width / 2
        return ChecklistHead(
            category: kind.isEmpty ? nil : kind, facts: fits ? facts : [], factLines: fits ? [] : facts)
    }

    /// "started 5 Jan 2026", "target 27 Feb 2026", "dual 12.5 h", "solo 3 h".
    private var facts: [String] {
        let (locale, phrases, progress) = (context.style.locale, context.style.locale.phrases, sheet.progress)
        func dated(_ phrase: Phrase, _ date: CivilDate?) -> String? {
            date.map { phrase.filled(["date": locale.shortDateWithYear($0)]) }
        }
        func timed(_ phrase: Phrase, _ hundredths: Int?) -> String? {
            hundredths.map { phrase.filled(["hours": locale.hours($0)]) }
        }
        return [
            dated(phrases.started, progress.started), dated(phrases.target, progress.target),
            timed(phrases.dual, progress.hours?.dual), timed(phrases.solo, progress.hours?.solo),
        ].compactMap(\.self)
    }
}

extension CalendarLocale {
    /// "12.5" for 1250 hundredths of an hour.
    fileprivate func hours(_ hundredths: Int) -> String {
        let (whole, rest) = (number(hundredths / 100), hundredths % 100)
        guard rest > 0 else { return whole }
        return "\(whole).\(rest % 10 == 0 ? number(rest / 10) : number(rest, minimumDigits: 2))"
    }
}

/// Fills pages with rows, from top to bottom.
private struct PageFiller {
    private(set) var pages: [[ChecklistPart]] = [[]]
    private let body: Rect
    private let laterTop: Length
    private let metrics: ChecklistMetrics
    private var y: Length
    /// Sets the heading of the section anew on a page that continues it.
    private var repeated: ChecklistRow?

    init(_ body: Rect, _ head: ChecklistHead, _ metrics: ChecklistMetrics) {
        (self.body, self.metrics) = (body, metrics)
        y = body.minY + head.height(metrics, isFirst: true)
        laterTop = body.minY + head.height(metrics, isFirst: false)
    }

    /// The room on a page that continues another.
    private var room: Length { body.maxY - laterTop }

    /// Adds the rows of a section with its heading, which is repeated on every page that continues it.
    mutating func add(
        _ rows: [ChecklistRow], below setter: ChecklistSetter, _ name: String, count: String? = nil
    ) {
        let heading = setter.heading(name, count: count)
        let first = rows.first.map { min($0.height, metrics.rowHeight * 3) } ?? .zero
        if y + heading.height + first > body.maxY, y > laterTop { turn() }
        place(heading, .zero..<heading.height)
        repeated = setter.heading(name, count: count, isContinued: true)
        for row in rows { add(row) }
        repeated = nil
    }

    /// Adds a row: whole if a page has room for it, else in parts.
    mutating func add(_ row: ChecklistRow) {
        let fresh = room - (repeated?.height ?? .zero)
        if y + row.height > body.maxY, row.height <= fresh || body.maxY - y < metrics.rowHeight * 2 { turn() }
        var start = Length.zero
        while start < row.height {
            let end = row.end(from: start, room: body.maxY - y)
            place(row, start..<end)
            start = end
            if start < row.height { turn() }
        }
    }

    private mutating func place(_ row: ChecklistRow, _ range: Range<Length>) {
        pages[pages.count - 1].append(ChecklistPart(row: row, top: y, range: range))
        y += range.upperBound - range.lowerBound
    }

    private mutating func turn() {
        pages.append([])
        y = laterTop
        if let repeated { place(repeated, .zero..<repeated.height) }
    }
}
