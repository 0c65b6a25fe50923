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
        #expect(try fit { _, _ in [.zero, .zero] } == Rung(BodyType(.regular, size: .points(10)), rows: .equal))
    }

    @Test func `what fits nowhere has no rung`() throws {
        #expect(try fit { _, _ in [.points(101), .zero] } == nil)
        #expect(try fit { _, _ in nil } == nil)
    }

    /// Every rung by itself: the page fits with one face, size and way to share the rows, and not before.
    @Test(
        arguments: 0..<3,
        [(FacePair.regular, Rung.Rows.equal), (.regular, .flex), (.condensed, .equal), (.condensed, .flex)])
    func `every rung of every band can be reached`(_ band: Int, _ way: (faces: FacePair, rows: Rung.Rows)) throws {
        let size = bands[band][1]
        let found = try fit { faces, atSize in
            guard atSize <= size, way.faces == .regular || faces == .condensed else { return nil }
            return way.rows == .equal ? [.points(50), .points(50)] : [.points(60), .points(40)]
        }
        #expect(found == Rung(BodyType(way.faces, size: size), rows: way.rows))
    }

    @Test func `the first rung that fits wins, though a later one would be larger`() throws {
        let found = try fit { faces, size in
            if faces == .condensed { return [.zero, .zero] }
            return size <= .points(8) ? [.points(70), .points(30)] : [.points(70), .points(31)]
        }
        #expect(found == Rung(BodyType(.regular, size: .points(8)), rows: .flex))
    }

    @Test func `all of a band comes before the next`() throws {
        let found = try fit { faces, size in
            if faces == .condensed { return size <= .points(8) ? [.points(99), .zero] : nil }
            return size < .points(8) ? [.zero, .zero] : nil
        }
        #expect(found == Rung(BodyType(.condensed, size: .points(8)), rows: .flex))
    }

    @Test func `rows fit exactly when they fill the grid`() throws {
        #expect(try fit { _, _ in [.points(50), .points(50)] }?.rows == .equal)
        #expect(try fit { _, _ in [Length(rawValue: 50 * 1024 + 1), .zero] }?.rows == .flex)
        #expect(try fit { _, _ in [Length(rawValue: 50 * 1024 + 1), .points(50)] } == nil)
    }

    @Test(arguments: 0..<300)
    func `bisection finds what a walk through all sizes finds`(_ seed: Int) throws {
        var random = SplitMix64(UInt64(seed))
        // Needs grow with the size; above some size, a name would be broken.
        let factors = [random.number(0...8), random.number(0...8), random.number(0...8)]
        let breaksAbove = [random.number(20...44), random.number(24...44)]
        let grid = FakeGrid(gridHeight: .points(100)) { faces, size in
            let quarters = size.rawValue * 4 / Length.unitsPerPoint
            if quarters > breaksAbove[faces == .regular ? 0 : 1] { return nil }
            return factors.map { size * ($0 * (faces == .regular ? 4 : 3)) / 4 }
        }
        var copy = grid
        #expect(try FittingLadder(bands: bands).firstFit(&copy) == walk(grid), "seed \(seed)")
    }

    private func walk(_ grid: FakeGrid) -> Rung? {
        for band in bands {
            for faces in FacePair.allCases {
                for rows in [Rung.Rows.equal, .flex] {
                    for size in band {
                        guard let needs = grid.needs(faces, size) else { continue }
                        let highest = needs.max() ?? .zero
                        if rows == .flex ? needs.sum() <= grid.gridHeight : highest * needs.count <= grid.gridHeight {
                            return Rung(BodyType(faces, size: size), rows: rows)
                        }
                    }
                }
            }
        }
        return nil
    }

    private func fit(_ needs: @escaping (FacePair, Length) -> [Length]?) throws -> Rung? {
        var grid = FakeGrid(gridHeight: .points(100), needs: needs)
        return try FittingLadder(bands: bands).firstFit(&grid)
    }

    private func quarters(_ bands: [[Length]]) -> [[Int]] {
        bands.map { $0.map { $0.rawValue * 4 / Length.unitsPerPoint } }
    }
}

/// A grid whose needs a function decides.
private struct FakeGrid: FittingLadder.Grid {
    let gridHeight: Length
    let needs: (FacePair, Length) -> [Length]?

    func rowNeeds(_ type: BodyType) throws(MeasuringError) -> [Length]? { needs(type.faces, type.size) }
}
