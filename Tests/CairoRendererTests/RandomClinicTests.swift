import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// Nothing is lost on paper, whatever the schedule. `CALPRINT_SOAK=20000` tries that many schedules; each is told by its
/// seed.
@Suite struct RandomClinicTests {
    private static let count = ProcessInfo.processInfo.environment["CALPRINT_SOAK"].flatMap { Int($0) } ?? 500
    private static let batchCount = 20

    @Test(arguments: 0..<20)
    func everyWordOfARandomScheduleIsOnPaperInItsPlace(batch: Int) throws {
        let first = UInt64.random(in: 0...UInt64.max / 2)
        for seed in first..<first + UInt64(RandomClinicTests.count / RandomClinicTests.batchCount) {
            let clinic = RandomClinic(seed: seed)
            let name = clinic.month.description
            let drawing = try Drawing(clinic.schedule, name...name, clinic.options)
            let faults =
                try PaperCheck(clinic.schedule, drawing, clinic.options.cellStyle).faults + drawing.textBoxFaults
            #expect(faults == [], "seed \(seed)")
        }
    }
}

extension Drawing {
    /// Runs that leave their cell, and runs of one cell that overlap, in the display list.
    fileprivate var textBoxFaults: [String] {
        pages.filter { $0.rung != nil }.flatMap { page in
            cellRuns(onPage: page.number).flatMap { date, frame, runs in
                let boxes = runs.map(\.lineBox)
                let outside = zip(runs, boxes).filter { !frame.contains($1) }.map {
                    "\(date): '\($0.0.text)' leaves its cell"
                }
                let overlaps = boxes.indices.dropFirst().filter { index in
                    boxes[..<index].contains { $0.overlaps(boxes[index]) }
                }
                return outside + overlaps.map { "\(date): '\(runs[$0].text)' overlaps another text" }
            }
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
