import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import RandomSupport
import Testing

/// Nothing is lost on paper, whatever the schedule.
///
/// A seed determines each schedule. `CALPRINT_SOAK=20000` tries that many of them, `CALPRINT_SEED=1` begins with that
/// seed.
@Suite struct RandomClinicTests {
    private static let count = RandomTests.count("CALPRINT_SOAK", default: 500)
    private static let firstSeed = RandomTests.firstSeed

    /// The seeds of the schedules that share a PDF.
    static let batches = stride(from: 0, to: count, by: 25).map { start in
        firstSeed + UInt64(start)..<firstSeed + UInt64(min(start + 25, count))
    }

    @Test(arguments: batches)
    func everyWordOfARandomScheduleIsOnPaperInItsPlace(seeds: Range<UInt64>) throws {
        for (seed, faults) in try RandomClinicDrawing(seeds).faults { #expect(faults == [], "seed \(seed)") }
        if RandomClinicTests.count > 500 { print("seeds \(seeds.lowerBound)..<\(seeds.upperBound) are done") }
    }
}
