import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct FittingSearchTests {
    private let search = FittingSearch(
        sizes: BodySizes().steps(PageStyle().scale), faces: FacePair.allCases, weekendTenths: [10, 9, 8, 7])

    @Test func `what fits anywhere without fault is set in the largest regular type, found at once`() throws {
        var grid = FakeGrid { _ in Legibility() }
        let best = try #require(search.best(&grid))
        #expect(best.setting == setting(.points(14)))
        #expect(grid.tried.count == 1)
    }

    @Test func `what fits nowhere has no setting`() {
        var grid = FakeGrid { _ in nil }
        #expect(search.best(&grid) == nil)
    }

    @Test func `a smaller size wins if it has fewer faults`() {
        var grid = FakeGrid { Legibility(entryCount: 10, wrapCount: $0.type.size > .points(12) ? 5 : 0) }
        #expect(search.best(&grid)?.setting == setting(.points(12)))
    }

    @Test func `condensed type wins only if it is a twelfth larger`() {
        for (regular, faces) in [(26, FacePair.regular), (25, .condensed)] {
            var grid = FakeGrid {
                $0.type.faces == .condensed || $0.type.size <= .quarterPoints(regular * 2) ? Legibility() : nil
            }
            #expect(search.best(&grid)?.setting.type.faces == faces, "\(regular)")
        }
    }

    @Test func `of equal settings, equal columns and whole names come first`() throws {
        var grid = FakeGrid { _ in Legibility(wordBreakCount: 99) }
        let best = try #require(search.best(&grid))
        #expect(best.setting.weekendTenths == 10 && !best.setting.breaksNames)
    }

    @Test func `names are broken at hyphens if nothing else fits`() {
        var grid = FakeGrid { $0.breaksNames ? Legibility(entryCount: 5, hyphenCount: 1) : nil }
        #expect(search.best(&grid)?.setting.breaksNames == true)
    }

    @Test func `without hyphens no names are broken`() {
        var grid = FakeGrid { $0.type.size > .points(10) ? nil : Legibility(entryCount: 5, wrapCount: 5) }
        grid.hasHyphens = false
        #expect(search.best(&grid) != nil)
        let broken = grid.tried.filter(\.breaksNames)
        #expect(broken.isEmpty)
    }

    @Test(arguments: 0..<400)
    func `the score is the best of all settings, found with three quarters of the work`(_ seed: Int) {
        var random = SplitMix64(UInt64(seed))
        let grid = FakeGrid(search, random: &random)
        var copy = grid
        let best = search.best(&copy)
        let equal = grid.best(search.settings.filter { $0.weekendTenths == 10 })
        let narrow = search.settings.filter { setting in
            // If equal columns hold everything, narrow weekends are tried in the same faces.
            equal.map { !$0.isWhole || $0.setting.type.faces == setting.type.faces } ?? true
        }
        let expected = [equal, grid.best(narrow)].compactMap { $0?.score }.max()
        #expect(best?.score == expected, "seed \(seed)")
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
    var hasHyphens = true

    struct Fit: FittingScore {
        let setting: CellSetting
        let legibility: Legibility
        var score: Length { legibility.score(of: setting) }
        var isWhole: Bool { legibility.shortenedDayCount == 0 }

        func ceiling(of larger: CellSetting) -> Length { legibility.wraps.score(of: larger) }
    }

    init(_ legibility: @escaping (CellSetting) -> Legibility?) { self.legibility = legibility }

    mutating func fit(_ setting: CellSetting) -> Fit? {
        tried.insert(setting)
        return legibility(setting).map { Fit(setting: setting, legibility: $0) }
    }
}

extension FakeGrid {
    /// A grid in which each way of setting has a largest size, and wraps no more entries at a smaller one.
    init(_ search: FittingSearch, random: inout SplitMix64) {
        var faults: [CellSetting: Legibility] = [:]
        for way in search.settings where way.type.size == search.sizes[0] {
            let largest = random.oneIn(8) ? .zero : random.pick(search.sizes)
            var wraps = 100
            for size in search.sizes where size <= largest {
                var setting = way
                setting.type = BodyType(way.type.faces, size: size)
                var legibility = Legibility(random: &random)
                wraps = random.number(0...wraps)
                (legibility.entryCount, legibility.wrapCount) = (100, wraps)
                faults[setting] = legibility
            }
        }
        self.init { faults[$0] }
    }

    /// The first of the best of some settings; nil if none fits.
    fileprivate func best(_ settings: [CellSetting]) -> Fit? {
        let fits = settings.compactMap { setting in
            legibility(setting).map { Fit(setting: setting, legibility: $0) }
        }
        return fits.reduce(nil) { best, fit in fit.score > best?.score ?? .zero ? fit : best }
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
