import CalendarLayout
import Testing

@Suite struct MediaTests {
    @Test(arguments: [
        ("letter", 612, 792), ("legal", 612, 1008), ("tabloid", 792, 1224), ("a3", 841.89, 1190.55),
        ("a4", 595.276, 841.89), ("na_letter_8.5x11in", 612, 792), ("iso_a4_210x297mm", 595.276, 841.89),
        ("custom_on_the_wall_300.5x400mm", 851.811, 1133.858), ("custom_ppd_595x842pt", 595, 842),
    ])
    func `a name has its size, to a thousandth of a point`(_ name: String, _ width: Double, _ height: Double) throws {
        let media = try #require(Media(name: name))
        #expect(abs(media.size.width.inPoints - width) < 0.001)
        #expect(abs(media.size.height.inPoints - height) < 0.001)
    }

    @Test(arguments: [
        "", "a0b", "Letter ", "letter_8.5x11in", "na_letter_8.5x11", "na_letter_8.5in", "na_letter_8.5x11x2in",
        "na_letter_-8x11in", "na_letter_8.x11in", "na_letter_8.1234x11in", "x_y_147.9x300mm", "x_y_300x2000.1mm",
        "x_y_999999x300mm",
    ])
    func `anything else is no paper`(_ name: String) {
        #expect(Media(name: name) == nil)
    }

    @Test(arguments: Media.common.map(\.name) + ["x_least_148x148mm", "x_wide_400x150mm"], Density.allCases)
    func `a month fits any paper, and leaves its margins free`(_ name: String, _ density: Density) throws {
        let sheet = Sheet(try #require(Media(name: name)))
        let schedule = RandomSchedule.make(density, seed: 1)
        for page in try pages(schedule, style: .init(sheet: sheet), measurer: .narrow).map(\.page) {
            #expect(page.mediaBox == sheet.mediaBox)
            for leaf in page.leaves {
                #expect(leaf.inkBoxes.allSatisfy(sheet.content.contains), "\(page.label), \(leaf.roles)")
            }
        }
    }
}
