import CalendarCore
import CalendarLayout
import Testing

/// The areas that ink keeps to, whatever the schedule. The seed determines the schedule.
@Suite struct TextBoxTests {
    @Test(arguments: Density.allCases, 0..<2)
    func `all ink lies inside the content, strokes with their whole weight`(_ density: Density, _ seed: Int) throws {
        try forEachPage(density, seed) { page, style, name in
            for leaf in page.leaves {
                let outside = leaf.inkBoxes.filter { !style.sheet.content.contains($0) }
                #expect(outside.isEmpty, "\(name), \(leaf.roles): \(outside)")
            }
        }
    }

    @Test(arguments: Density.allCases, 0..<2)
    func `no text leaves its cell, but on the bars that cross several`(_ density: Density, _ seed: Int) throws {
        try forEachPage(density, seed) { page, _, name in
            let bars = page.outlines.map(\.shape.bounds)
            for leaf in page.leaves {
                guard let run = leaf.run, let cell = leaf.groups.last(where: { $0.frame != nil })?.frame,
                    !bars.contains(where: { $0.contains(run.box) })
                else { continue }
                #expect(cell.contains(run.inkBox), "\(name): \(run.text)")
            }
        }
    }

    @Test(arguments: Density.allCases, 0..<2)
    func `no two texts of a page overlap`(_ density: Density, _ seed: Int) throws {
        try forEachPage(density, seed) { page, _, name in
            let boxes = page.leaves.compactMap(\.run).map(\.inner).sorted { $0.minY < $1.minY }
            for (index, box) in boxes.enumerated() {
                let below = boxes[(index + 1)...].prefix { $0.minY < box.maxY }
                #expect(!below.contains { $0.overlaps(box) }, "\(name): \(texts(page, box))")
            }
        }
    }

    @Test(arguments: Density.allCases, 0..<2)
    func `no text crosses a stroke of the grid`(_ density: Density, _ seed: Int) throws {
        try forEachPage(density, seed) { page, style, name in
            let strokes = page.leaves.flatMap { leaf in
                if case .rules = leaf.item, leaf.roles == [.artifact] { leaf.inkBoxes } else { [Rect]() }
            }
            let bars = page.outlines.map(\.shape.bounds)
            for run in page.leaves.compactMap(\.run) where !bars.contains(where: { $0.contains(run.box) }) {
                #expect(!strokes.contains { $0.overlaps(run.inner) }, "\(name): \(run.text)")
            }
        }
    }

    private func forEachPage(
        _ density: Density, _ seed: Int, _ check: (Page, PageStyle, String) throws -> Void
    ) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        for (number, style) in PageStyle.various.enumerated() {
            for page in try pages(schedule, style: style, measurer: .narrow).map(\.page) {
                try check(page, style, "\(density), seed \(seed), style \(number), \(page.label)")
            }
        }
    }
}

/// The texts that overlap an area.
private func texts(_ page: Page, _ area: Rect) -> String {
    page.leaves.filter { $0.run?.inner.overlaps(area) ?? false }.map { leaf in
        "\(leaf.run?.text ?? "") \(leaf.run?.size.inPoints ?? 0) in \(leaf.roles.last.map { "\($0)" } ?? "")"
    }.joined(separator: " | ")
}

extension TextRun {
    /// Its box without the tenth of an em above and below that close lines share.
    fileprivate var inner: Rect {
        box.inset(by: Insets(top: size / 10, left: .zero, bottom: size / 10, right: .zero))
    }
}
