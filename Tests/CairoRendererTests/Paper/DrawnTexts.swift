import CalendarCore
import CalendarLayout

extension Drawing {
    /// Texts of the display list that leave their cell, their bar or the margins, and those that overlap.
    func placeFaults(_ style: PageStyle) -> [String] {
        pages.flatMap { page in
            let runs = PageParts(page.page).runs.filter { !$0.run.clusters.isEmpty }
            let faults = runs.compactMap { run, cell -> String? in
                guard !(cell ?? style.sheet.content).contains(run.lineBox) else { return nil }
                return "'\(run.text)' leaves its \(cell == nil ? "page" : "cell")"
            }
            return (faults + overlaps(runs.map(\.run))).map { "page \(page.number): \($0)" }
        }
    }

    private func overlaps(_ runs: [TextRun]) -> [String] {
        let boxes = runs.map { (run: $0, box: $0.lineBox) }.sorted { $0.box.minY < $1.box.minY }
        return boxes.indices.compactMap { index in
            let (run, box) = boxes[index]
            let other = boxes[(index + 1)...].prefix { $0.box.minY < box.maxY }.first { $0.box.overlaps(box) }
            return other.map { "'\(run.text)' overlaps '\($0.run.text)'" }
        }
    }
}

extension TextRun {
    /// From the height of capitals down to the baseline, as wide as the advances.
    fileprivate var lineBox: Rect {
        let height = size * 1456 / 2048
        return Rect(x: origin.x, y: origin.y - height, width: width, height: height)
    }
}
