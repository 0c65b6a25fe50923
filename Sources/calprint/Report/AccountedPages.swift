import CalendarCore
import CalendarLayout
import ScheduleIO

/// The pages of a run, each entered into the account on its way to the renderer. After the last one the account is
/// closed: where a text was lost there is no end, but a failure, and so no PDF.
struct AccountedPages<Pages: PageSequence> {
    private(set) var pages: Pages
    private var account: Account
    private let missing: MissingGlyphReport
    private let report: ReportWriter?
    private let console: Console
    private let isVerbose: Bool

    init(
        _ pages: Pages, _ account: Account, _ missing: MissingGlyphReport = MissingGlyphReport([]),
        report: ReportWriter?, _ console: Console, isVerbose: Bool
    ) {
        (self.pages, self.account, self.missing) = (pages, account, missing)
        (self.report, self.console, self.isVerbose) = (report, console, isVerbose)
    }

    /// The next page; nil after the last. Throws the command's failure.
    mutating func next() throws -> LaidOutPage? {
        do {
            guard let page = try pages.next() else {
                try close()
                return nil
            }
            account.add(page)
            missing.add(page.missing)
            try report?.add(page)
            if isVerbose { console.line(PageWords(page).text) }
            return page
        } catch LayoutError.missingGlyphs(let characters) {
            throw missing.failure(characters, &pages)
        } catch let error as LayoutError {
            throw Failure(error)
        }
    }

    private mutating func close() throws {
        try account.close()
        try report?.finish(account)
        if isVerbose { console.line(TotalsWords(account.totals).text) }
    }
}
