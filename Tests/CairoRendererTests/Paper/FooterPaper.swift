import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares the line at a page's foot with the schedule: its name, its newest change, and the page of how many.
struct FooterPaper {
    private let schedule: Schedule
    private let style: PageStyle
    private let page: LaidOutPage
    private let pageCount: Int

    init(_ schedule: Schedule, _ style: PageStyle, _ page: LaidOutPage, pageCount: Int) {
        (self.schedule, self.style, self.page, self.pageCount) = (schedule, style, page, pageCount)
    }

    func faults(_ words: [Int: [PDFWords.Word]]) -> [String] {
        guard let frame = PageParts(page.page).footer else {
            return style.hasFooter ? ["page \(page.number) has no footer"] : []
        }
        let lines = PageText(words: PaperWords.words(words[page.number] ?? [], in: frame.withMarks, reach: 10)).lines
        // A long name loses its end.
        let behind = PaperText(asOf).letterCount + PaperText(pageOf).letterCount
        let room = lines.reduce(0) { $0 + $1.letters.count } - behind
        let titles = PaperText(schedule.title ?? "").beginnings(letterCount: room)
        let faults = titles.map { PaperTexts.fault([$0, PaperText(asOf), PaperText(pageOf)], on: lines) }
        guard !faults.isEmpty else { return ["page \(page.number), footer: no beginning of '\(schedule.title ?? "")'"] }
        guard let fault = PaperFault.least(faults) else { return [] }
        return ["page \(page.number), footer: \(fault)"]
    }

    private var phrases: PagePhrases { style.locale.phrases }

    private var pageOf: String { phrases.pageOf.filled(["page": "\(page.number)", "count": "\(pageCount)"]) }

    private var asOf: String {
        if let day = style.today ?? style.asOf {
            return phrases.asOf.filled(["date": style.locale.shortDateWithYear(day)])
        }
        guard let time = schedule.lastModified(in: page.span).flatMap(CivilDateTime.init(utc:)) else { return "" }
        let date = style.locale.shortDateWithYear(time.date)
        let moment = phrases.moment.filled(["date": date, "time": style.locale.clockTime(time, as: style.timeFormat)])
        return phrases.asOf.filled(["date": moment])
    }
}

extension Rect {
    /// With half a line above and below it, where marks may be.
    var withMarks: Rect { inset(by: Insets(top: height / -2, left: .zero, bottom: height / -2, right: .zero)) }
}
