import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

/// The pages of a run, each entered into the account of its part on its way to the renderer.
///
/// After the last page, the accounts are closed: if a text was lost, the run fails, and no PDF is written.
struct AccountedPages {
    private var pages: JoinedPages
    private var accounts: [Account]
    private let missing: MissingGlyphReport
    private let broken: BrokenWordReport
    private let report: ReportWriter?
    private let console: Console
    private let isVerbose: Bool
    /// True if the pages go into an archive.
    private let isArchive: Bool

    init(
        _ pages: JoinedPages, _ accounts: [Account], _ missing: MissingGlyphReport = MissingGlyphReport([]),
        _ broken: BrokenWordReport = BrokenWordReport(), report: ReportWriter?, _ console: Console, isVerbose: Bool,
        isArchive: Bool = false
    ) {
        (self.pages, self.accounts, self.missing, self.broken) = (pages, accounts, missing, broken)
        (self.report, self.console, self.isVerbose) = (report, console, isVerbose)
        self.isArchive = isArchive
    }

    /// The number of spans of days whose pages are not laid out yet.
    var remainingSpanCount: Int { pages.remainingSpanCount }

    /// Returns the next page; nil after the last. Throws the command's failure.
    mutating func next() throws -> LaidOutPage? {
        guard let page = try nextPage() else {
            try close()
            return nil
        }
        if isArchive { try UnarchivableTexts(page).refuse() }
        accounts[pages.part].add(page.placements)
        missing.add(page.missing)
        missing.add(page.placements)
        broken.add(page)
        try report?.add(page)
        if isVerbose { console.line(PageDescription(page).text) }
        return page
    }

    private mutating func nextPage() throws(Failure) -> LaidOutPage? {
        do {
            return try pages.next()
        } catch .missingCharacters(let characters) {
            throw missing.failure(characters, &pages, isArchive: isArchive)
        } catch {
            throw Failure(error)
        }
    }

    private mutating func close() throws {
        do {
            for index in accounts.indices { try accounts[index].close() }
        } catch {
            throw Failure(.accounting(error))
        }
        try report?.finish(accounts)
        if isVerbose { console.line(TotalsDescription(accounts.totals).text) }
    }
}

/// The texts of a page that keep it out of an archive, each with its place in a file.
struct UnarchivableTexts {
    private let page: LaidOutPage

    init(_ page: LaidOutPage) { self.page = page }

    /// Throws ``Failure`` 65 if there are any.
    func refuse() throws(Failure) {
        let findings = page.page.unarchivableTexts.map(finding)
        guard !findings.isEmpty else { return }
        var failure = Failure(
            .badData, "nothing is written: an archive cannot have all texts of page \(page.number) (--pdfa)")
        failure.findings = findings.map(\.line)
        throw failure
    }

    private func finding(_ text: UnarchivableText) -> Finding {
        let placement = page.placements.first { $0.text.contains(text.text) }
        let hint = text.reason == .missingCharacter ? MissingGlyphReport.remedy : nil
        return Finding(.error, code(text.reason), "\(text)".onOneLine, hint: hint, at: placement?.source)
    }

    private func code(_ reason: UnarchivableText.Reason) -> Finding.Code {
        switch reason {
        case .missingCharacter: .missingCharacter
        case .privateCharacter: .privateCharacter
        }
    }
}
