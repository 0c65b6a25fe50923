import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct FittingSearchTests {
    private let search = FittingSearch(
        sizes: BodySizes().steps(PageStyle().scale), faces: FacePair.allCases, weekendTenths: [10, 9, 8, 7])

    @Test func `what fits anywhere without fault is set in the largest regular type, found at once`() throws {
        var grid = FakeGrid { _ in Legibility() }
        let best = try #require(try search.best(&grid))
        #expect(best.setting == setting(.points(14)))
        #expect(grid.tried.count == 1)
    }

    @Test func `what fits nowhere has no setting`() throws {
        var grid = FakeGrid { _ in nil }
        #expect(try search.best(&grid) == nil)
    }

    @Test func `a smaller size wins if it has fewer faults`() throws {
        var grid = FakeGrid { Legibility(entryCount: 10, wrapCount: $0.type.size > .points(12) ? 5 : 0) }
        #expect(try search.best(&grid)?.setting == setting(.points(12)))
    }

    @Test func `condensed type wins only if it is a twelfth larger`() throws {
        for (regular, faces) in [(26, FacePair.regular), (25, .condensed)] {
            var grid = FakeGrid {
                $0.type.faces == .condensed || $0.type.size <= .quarterPoints(regular * 2) ? Legibility() : nil
            }
            #expect(try search.best(&grid)?.setting.type.faces == faces, "\(regular)")
        }
    }

    @Test func `of equal settings, equal columns and whole names come first`() throws {
        var grid = FakeGrid { _ in Legibility(brokenWordCount: 99) }
        let best = try #require(try search.best(&grid))
        #expect(best.setting.weekendTenths == 10 && !best.setting.breaksNames)
    }

    @Test func `names are broken at hyphens if nothing else fits`() throws {
        var grid = FakeGrid { $0.breaksNames ? Legibility(entryCount: 5, hyphenCount: 1) : nil }
        #expect(try search.best(&grid)?.setting.breaksNames == true)
    }

    @Test(arguments: 0..<400)
    func `the score is the best of all settings, found with a quarter of the work`(_ seed: Int) throws {
        var random = SplitMix64(UInt64(seed))
        let grid = FakeGrid(search, random: &random)
        var copy = grid
        let best = try search.best(&copy)
        #expect(best?.score == grid.bestScore(search), "seed \(seed)")
        #expect(copy.tried.count * 4 <= search.settings.count * 3, "seed \(seed): \(copy.tried.count)")
    }

    private func setting(_ size: Length) -> CellSetting {
        CellSetting(type: BodyType(.regular, size: size), weekendTenths: 10, breaksNames: false)
    }
}

/// A page that fits as a test says.
private struct FakeGrid: FittingSearch.Grid {
    let legibility: (CellSetting) -> Legibility?
    private(set) var tried: Set<CellSetting> = []

    struct Fit: FittingScore {
        let setting: CellSetting
        let score: Length
    }

    init(_ legibility: @escaping (CellSetting) -> Legibility?) { self.legibility = legibility }

    mutating func fit(_ setting: CellSetting) -> Fit? {
        tried.insert(setting)
        return legibility(setting).map { Fit(setting: setting, score: $0.score(of: setting)) }
    }
}

extension FakeGrid {
    /// A grid in which each way of setting has a largest size, and faults that do not hang on the size.
    init(_ search: FittingSearch, random: inout SplitMix64) {
        var faults: [CellSetting: Legibility] = [:]
        for way in search.settings where way.type.size == search.sizes[0] {
            let largest = random.oneIn(8) ? .zero : random.pick(search.sizes)
            for size in search.sizes where size <= largest {
                var setting = way
                setting.type = BodyType(way.type.faces, size: size)
                faults[setting] = Legibility(random: &random)
            }
        }
        self.init { faults[$0] }
    }

    /// The best score of all settings; nil if none fits.
    fileprivate func bestScore(_ search: FittingSearch) -> Length? {
        search.settings.compactMap { setting in legibility(setting)?.score(of: setting) }.max()
    }
}

extension FittingSearch {
    /// Every setting, in the order of preference.
    var settings: [CellSetting] {
        [false, true].flatMap { breaksNames in
            weekendTenths.flatMap { tenths in
                faces.flatMap { faces in
                    sizes.map {
                        CellSetting(type: BodyType(faces, size: $0), weekendTenths: tenths, breaksNames: breaksNames)
                    }
                }
            }
        }
    }
}
