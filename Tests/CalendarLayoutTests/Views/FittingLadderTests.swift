import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct FittingLadderTests {
    private let bands = CellStyle.inline.bands(minimumSize: .six)

    @Test func `bands go from 10 to 8, to 7, and on request to 6, in quarter points`() {
        #expect(quarters(bands) == [Array((32...40).reversed()), Array((28...31).reversed()), [27, 26, 25, 24]])
        #expect(quarters(CellStyle.inline.bands(minimumSize: .seven)) == quarters(bands).dropLast())
        #expect(quarters(CellStyle.stacked.bands(minimumSize: .seven)) == [[28]])
        #expect(quarters(CellStyle.stacked.bands(minimumSize: .six)) == [[28], [27, 26, 25, 24]])
    }

    @Test func `what fits anywhere is regular with equal rows at the largest size`() throws {
        #expect(try fit { _, _ in [.zero, .zero] } == Rung(face: .regular, rows: .equal, size: .points(10)))
    }

    @Test func `what fits nowhere has no rung`() throws {
        #expect(try fit { _, _ in [.points(101), .zero] } == nil)
        #expect(try fit { _, _ in nil } == nil)
    }

    /// Every rung by itself: the page fits at one face, size and way to share the rows, and not before.
    @Test(
        arguments: 0..<3,
        [(Rung.Face.regular, Rung.Rows.equal), (.regular, .flex), (.condensed, .equal), (.condensed, .flex)])
    func `every rung of every band can be reached`(_ band: Int, _ way: (face: Rung.Face, rows: Rung.Rows)) throws {
        let size = bands[band][1]
        let found = try fit { setting, atSize in
            guard atSize <= size, way.face == .regular || setting == .condensed else { return nil }
            return way.rows == .equal ? [.points(50), .points(50)] : [.points(60), .points(40)]
        }
        #expect(found == Rung(face: way.face, rows: way.rows, size: size))
    }

    @Test func `the first rung that fits wins, though a later one would be larger`() throws {
        let found = try fit { setting, size in
            if setting == .condensed { return [.zero, .zero] }
            return size <= .points(8) ? [.points(70), .points(30)] : [.points(70), .points(31)]
        }
        #expect(found == Rung(face: .regular, rows: .flex, size: .points(8)))
    }

    @Test func `all of a band comes before the next`() throws {
        let found = try fit { setting, size in
            if setting == .condensed { return size <= .points(8) ? [.points(99), .zero] : nil }
            return size < .points(8) ? [.zero, .zero] : nil
        }
        #expect(found == Rung(face: .condensed, rows: .flex, size: .points(8)))
    }

    @Test func `rows fit exactly when they fill the grid`() throws {
        #expect(try fit { _, _ in [.points(50), .points(50)] }?.rows == .equal)
        #expect(try fit { _, _ in [Length(rawValue: 50 * 1024 + 1), .zero] }?.rows == .flex)
        #expect(try fit { _, _ in [Length(rawValue: 50 * 1024 + 1), .points(50)] } == nil)
    }

    @Test(arguments: 0..<300)
    func `bisection finds what a walk through all sizes finds`(_ seed: Int) throws {
        var random = SplitMix64(UInt64(seed))
        // Needs grow with the size; above some size a name breaks.
        let factors = [random.number(0...8), random.number(0...8), random.number(0...8)]
        let breaksAbove = [random.number(20...44), random.number(24...44)]
        let page = FakePage(gridHeight: .points(100)) { setting, size in
            let quarters = size.rawValue * 4 / Length.unitsPerPoint
            if quarters > breaksAbove[setting == .regular ? 0 : 1] { return nil }
            return factors.map { size * ($0 * (setting == .regular ? 4 : 3)) / 4 }
        }
        var copy = page
        #expect(try FittingLadder(bands: bands).firstFit(&copy) == walk(page), "seed \(seed)")
    }

    private func walk(_ page: FakePage) -> Rung? {
        for band in bands {
            for face in [Rung.Face.regular, .condensed] {
                for rows in [Rung.Rows.equal, .flex] {
                    for size in band {
                        guard let needs = page.needs(face == .regular ? .regular : .condensed, size) else { continue }
                        let highest = needs.max() ?? .zero
                        if rows == .flex ? needs.sum() <= page.gridHeight : highest * needs.count <= page.gridHeight {
                            return Rung(face: face, rows: rows, size: size)
                        }
                    }
                }
            }
        }
        return nil
    }

    private func fit(_ needs: @escaping (CellTypography.Setting, Length) -> [Length]?) throws -> Rung? {
        var page = FakePage(gridHeight: .points(100), needs: needs)
        return try FittingLadder(bands: bands).firstFit(&page)
    }

    private func quarters(_ bands: [[Length]]) -> [[Int]] {
        bands.map { $0.map { $0.rawValue * 4 / Length.unitsPerPoint } }
    }
}

/// A page that needs what a function says.
private struct FakePage: FittingLadder.Page {
    let gridHeight: Length
    let needs: (CellTypography.Setting, Length) -> [Length]?

    func rowNeeds(_ setting: CellTypography.Setting, size: Length) throws(LayoutError) -> [Length]? {
        needs(setting, size)
    }
}
