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
    func `every word of a random schedule is on paper in its place`(seeds: Range<UInt64>) throws {
        for (seed, faults) in try RandomClinicDrawing(seeds).faults {
            let backwards = Poppler.losesTwins ? faults.filter(\.hasLettersFromRightToLeft) : []
            #expect(faults.filter { !backwards.contains($0) } == [], "seed \(seed)")
            if backwards.isEmpty { continue }
            withKnownIssue("Poppler \(Poppler.version) takes two equal letters from right to left for one") {
                #expect(backwards == [], "seed \(seed)")
            }
        }
        if RandomClinicTests.count > 500 { print("seeds \(seeds.lowerBound)..<\(seeds.upperBound) are done") }
    }
}

/// The reader of the random pages.
private enum Poppler {
    /// The first part of its version: 22, 25.
    static let version: Int = {
        let words = try? run("pdftotext", ["-v"]).errorText.firstMatch(of: /version (\d+)/)
        return words.flatMap { Int($0.1) } ?? 0
    }()

    /// True if it may lose one of two letters, of which three in 500 schedules were found. Poppler 22 does not.
    static let losesTwins = version >= 25
}

extension String {
    fileprivate var hasLettersFromRightToLeft: Bool {
        unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    }
}
