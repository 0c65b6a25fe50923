import CalendarCore
import CalendarLayout
import Testing

/// Measures as square ems do until a text has the word that it fails at.
private final class FailingMeasurer: TextMeasurer {
    private let word: String
    private(set) var failure: MeasuringError?
    let hasMissedGlyphs = false

    init(at word: String) { self.word = word }

    func shape(_ text: String, in face: FontFace) -> ShapedText {
        guard text.contains(word) else { return SquareEmMeasurer.narrow.shape(text, in: face) }
        failure = failure ?? .fonts(text)
        return ShapedText(unmeasured: text, face: face)
    }

    func lineBreakOpportunities(in text: String) -> [Int] {
        failure == nil ? SquareEmMeasurer.narrow.lineBreakOpportunities(in: text) : []
    }

    func metrics(of face: FontFace) -> FaceMetrics { SquareEmMeasurer.metrics }
}

struct FailedMeasuringTests {
    private static let kinds: [@Sendable (LayoutContext) -> any PageKind] = [
        MonthPage.init, WeekPage.init, DayPage.init, AgendaPage.init, RosterPage.init, YearPage.init, QuarterPage.init,
        PlannerPage.init,
    ]

    @Test(arguments: 0..<8)
    func `no page is handed out if a text cannot be measured`(index: Int) throws {
        // The title has the year, in every kind.
        #expect(throws: LayoutError.self) {
            try FailedMeasuringTests.draw(FailedMeasuringTests.kinds[index], failingAt: "25")
        }
        #expect(throws: Never.self) {
            try FailedMeasuringTests.draw(FailedMeasuringTests.kinds[index], failingAt: "nowhere")
        }
    }

    @Test func `a text that could not be measured has a place for each of its characters`() {
        let shaped = ShapedText(unmeasured: "Kovář", face: .regular)
        #expect(shaped.clusters.map(\.utf8Offset) == [0, 1, 2, 3, 5])
        #expect(shaped.advance == Advance(5 * Advance.unitsPerEm / 2))
        #expect(shaped.glyphs.isEmpty)
    }

    private static func draw(_ make: (LayoutContext) -> any PageKind, failingAt word: String) throws {
        let context = LayoutContext(
            Schedule(days: [Samples.day(2, [("os", "AMES")])]), PageStyle(), Typesetter(FailingMeasurer(at: word)))
        try draw(make(context))
    }

    private static func draw<Kind: PageKind>(_ kind: Kind) throws {
        var pages = CalendarPages(kind, spans: Kind.spans(of: DaySpan(Samples.may), kind.context.style))
        while try pages.next() != nil {}
    }
}
