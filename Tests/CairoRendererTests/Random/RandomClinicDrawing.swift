import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import RandomSupport
import Testing

/// Random clinics, drawn one after the other into one PDF, which is read once: a file and a process for each would take
/// most of a test's time.
struct RandomClinicDrawing {
    /// The faults of each clinic.
    private(set) var faults: [(seed: UInt64, faults: [String])] = []
    private let library: FontLibrary
    private let renderer: PDFRenderer

    private struct Drawn {
        let seed: UInt64
        let clinic: RandomClinic
        let pages: [LaidOutPage]
        /// The number of pages of the PDF before its own.
        let offset: Int
    }

    init(_ seeds: Range<UInt64>) throws {
        library = try FontLibrary(FontSources(folders: [TestFonts.dejaVu]))
        var pdf: [UInt8] = []
        renderer = try PDFRenderer(.ofTests, library: library) { pdf.append(contentsOf: $0) }
        var drawn: [Drawn] = []
        var offset = 0
        for seed in seeds {
            let clinic = RandomClinic(seed: seed)
            let pages = try draw(clinic, seed)
            drawn.append(Drawn(seed: seed, clinic: clinic, pages: pages, offset: offset))
            offset += pages.count
        }
        try renderer.finish()
        let words = Dictionary(grouping: offset > 0 ? try PDFWords(pdf: pdf).words : [], by: \.page)
        for one in drawn where !one.pages.isEmpty { faults.append((one.seed, faults(one, words))) }
    }

    /// Draws a clinic's pages; none if it has a character that no face has, and that is an error.
    private mutating func draw(_ clinic: RandomClinic, _ seed: UInt64) throws -> [LaidOutPage] {
        let typesetter = Typesetter(PangoMeasurer(library))
        var calendar = CalendarPages(
            clinic.schedule, months: [clinic.month], style: clinic.style, typesetter: typesetter)
        var account = Account(
            clinic.schedule, superseded: clinic.superseded, span: DaySpan(clinic.month), kinds: MonthPage.coverage,
            format: clinic.style.entryFormat(MonthPage.details))
        var pages: [LaidOutPage] = []
        do {
            while let page = try calendar.next() {
                try renderer.draw(page.page)
                account.add(page.placements)
                pages.append(page)
            }
            try account.close()
            faults.append((seed, try clinic.faults(comparedWithOldLadder: pages, typesetter)))
            faults.append((seed, clinic.faults(of: account) + clinic.faults(ofMissing: pages.flatMap(\.missing))))
        } catch LayoutError.missingCharacters(let missing) where clinic.style.missingCharacters == .error {
            #expect(!missing.isEmpty && pages.isEmpty, "seed \(seed)")
            faults.append((seed, clinic.faults(ofMissing: missing)))
        }
        return pages
    }

    private func faults(_ drawn: Drawn, _ words: [Int: [PDFWords.Word]]) -> [String] {
        let drawing = Drawing(pages: drawn.pages, pdf: [], library: library)
        let own = Dictionary(
            uniqueKeysWithValues: drawn.pages.map { ($0.number, words[drawn.offset + $0.number] ?? []) })
        return PaperCheck(drawn.clinic.schedule, drawing, drawn.clinic.style, own).faults
    }
}

extension RandomClinic {
    /// The account closes, and its totals are the input's.
    fileprivate func faults(of account: Account) -> [String] {
        account.inputCount == entryCount && account.totals.sum == entryCount
            ? [] : ["\(entryCount) entries, of which the account has \(account.totals.sum)"]
    }

    /// The page is at least as legible as on any rung of the old ladder.
    fileprivate func faults(
        comparedWithOldLadder pages: [LaidOutPage], _ typesetter: Typesetter
    ) throws -> [String] {
        var ladder = try OldLadder(month, LayoutContext(schedule, style, typesetter, details: MonthPage.details))
        guard let old = try ladder.bestScore(), let new = pages.first?.fit?.score, new < old else { return [] }
        return ["the score is \(new.decimal), \(old.decimal) on the old ladder"]
    }

    fileprivate func faults(ofMissing characters: [MissingCharacter]) -> [String] {
        let found = Set(characters.map(\.scalar))
        return found == missing ? [] : ["missing are \(missing), told are \(found)"]
    }
}
