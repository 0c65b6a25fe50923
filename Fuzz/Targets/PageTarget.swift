import CairoRenderer
import CalendarCore
import CalendarLayout
import HTMLRenderer
import RandomSupport

extension FuzzTarget {
    /// A random schedule, laid out and drawn. Each span is audited as its pages are made, and the account has to close.
    static let page = FuzzTarget("page", seeds: randomBytes) {
        let tools = PageTools()
        return { input in
            do {
                // An absurd page takes as long as a hundred others; `make soak` draws those.
                try tools.draw(RandomClinic(RandomNumbers(input), density: 0...3))
            } catch LayoutError.missingCharacters(let missing) {
                require(!missing.isEmpty, "nothing is missing")
            } catch {
                fatalError("\(error)")
            }
        }
    }
}

/// Inputs long enough to decide on everything.
@Sendable private func randomBytes() -> [[UInt8]] {
    (0..<8 as Range<UInt64>).map { seed in
        var numbers = RandomNumbers(seed: seed)
        return (0..<1024).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    }
}

/// Measures and draws with the same faces for many inputs.
private final class PageTools {
    private let fonts = FuzzFonts()

    func draw(_ clinic: RandomClinic) throws {
        let library = try fonts.library()
        var size = 0
        let renderer = try PDFRenderer(.ofFuzzing, library: library) { size += $0.count }
        let webPage = try HTMLRenderer(.ofFuzzing, style: clinic.style) { size += $0.count }
        var account = Account(
            clinic.schedule, superseded: clinic.superseded, span: DaySpan(clinic.month), kinds: MonthPage.coverage,
            format: clinic.style.entryFormat(MonthPage.details))
        var calendar = CalendarPages(
            clinic.schedule, months: [clinic.month], style: clinic.style, typesetter: Typesetter(PangoMeasurer(library))
        )
        while let page = try calendar.next() {
            try renderer.draw(page.page)
            try webPage.draw(page.page)
            account.add(page.placements)
        }
        try renderer.finish()
        try webPage.finish()
        try account.close()
        require(account.totals.sum == clinic.entryCount && account.inputCount == clinic.entryCount, "entries are lost")
        require(size > 0, "a PDF without a byte")
    }
}

extension DocumentMetadata {
    static let ofFuzzing = ofFuzzing(stamp: nil)

    static func ofFuzzing(stamp: String?) -> DocumentMetadata {
        DocumentMetadata(title: "A page", author: nil, creator: "fuzz", date: "2025-01-01T00:00:00Z", stamp: stamp)
    }
}
