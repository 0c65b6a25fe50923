import CalendarCore
import CalendarLayout
import Testing

/// All pages of a kind, for the days that some others touch.
func pages<Kind: PageKind>(
    _ make: (LayoutContext) -> Kind, _ schedule: Schedule, _ days: DaySpan = DaySpan(Samples.may),
    style: PageStyle = PageStyle(), measurer: SquareEmMeasurer = .narrow
) throws -> [LaidOutPage] {
    let typesetter = Typesetter(measurer, phrases: style.locale.phrases)
    let context = LayoutContext(schedule, style, typesetter, details: Kind.details)
    return try CalendarPages(make(context), spans: Kind.spans(of: days, style)).all()
}

extension PageStyle {
    /// Paper, directions and conventions that every kind of page has to cope with.
    static let ofEveryKind: [PageStyle] = [
        PageStyle(), PageStyle(sheet: Sheet(Media(name: "a5")!)) { $0.hasWeekNumbers = true },
        PageStyle(sheet: Sheet(Media.letter.landscape)) { $0.firstWeekday = .monday },
        PageStyle(sheet: Sheet(Media(name: "phone")!)) { $0.hasFooter = false },
        PageStyle(sheet: Sheet(Media(name: "a4")!), locale: CalendarLocale(named: "ar_EG")!) {
            $0.hasWeekNumbers = true
        },
        PageStyle(sheet: Sheet(Media(name: "a4")!.landscape), locale: CalendarLocale(named: "de_DE")!),
    ]
}

extension LaidOutPage {
    /// Checks that no ink is outside the margins, and that no two texts lie over each other.
    func expectSound(_ style: PageStyle, _ comment: Comment? = nil) {
        let content = style.sheet.content
        for leaf in page.leaves {
            for box in leaf.inkBoxes where box.width > .zero && box.height > .zero {
                let slack = Length(rawValue: 2)
                #expect(content.inset(by: .zero - slack).contains(box), "\(comment ?? "") \(leaf.item)")
            }
        }
        let boxes = page.leaves.compactMap(\.run).map(\.inkBox)
        for (index, box) in boxes.enumerated() {
            #expect(!boxes[..<index].contains { $0.overlaps(box) }, "\(comment ?? "") \(page.label)")
        }
    }
}
