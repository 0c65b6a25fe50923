import CalendarLayout
import Testing

@Suite struct MediaTests {
    @Test(arguments: [
        ("letter", 612, 792), ("legal", 612, 1008), ("tabloid", 792, 1224), ("a3", 841.89, 1190.55),
        ("a4", 595.276, 841.89), ("na_letter_8.5x11in", 612, 792), ("iso_a4_210x297mm", 595.276, 841.89),
        ("custom_on_the_wall_300.5x400mm", 851.811, 1133.858), ("custom_ppd_595x842pt", 595, 842),
        ("a5", 419.528, 595.276), ("a0", 2383.937, 3370.394), ("a6", 297.638, 419.528), ("b5", 498.898, 708.661),
        ("jis-b5", 515.906, 728.504), ("executive", 522, 756),
        ("statement", 396, 612), ("100x200mm", 283.465, 566.929), ("8.5x14in", 612, 1008), ("612x792pt", 612, 792),
        ("Letter", 612, 792), ("ISO_A5_148X210MM", 419.528, 595.276), ("ISOB5", 498.898, 708.661),
        ("JISB5", 515.906, 728.504), ("w612h792", 612, 792), ("Custom.8.5x14in", 612, 1008), ("11x17", 792, 1224),
    ])
    func `a name has its size, to a thousandth of a point`(_ name: String, _ width: Double, _ height: Double) throws {
        let media = try #require(Media(name: name))
        #expect(abs(media.size.width.inPoints - width) < 0.001)
        #expect(abs(media.size.height.inPoints - height) < 0.001)
    }

    @Test(arguments: [
        "", "a0b", "Letter ", "help", "na_letter_8.5x11", "na_letter_8.5in", "na_letter_8.5x11x2in",
        "na_letter_-8x11in", "na_letter_8.x11in", "na_letter_8.1234x11in", "x_y_999999x300mm", "x_", "_", ".",
        "custom.",
        "w612", "wh", "612h792", "xmm", "100x200", "100 x 200mm",
    ])
    func `anything else is no paper`(_ name: String) {
        #expect(throws: MediaError.unknown) { try Media.named(name) }
        #expect(Media(name: name) == nil)
    }

    @Test(arguments: ["89.9x300mm", "x_y_300x2000.1mm", "3.5x5in", "0x0pt"])
    func `an edge is 90 mm at least, and 2 m at most`(_ name: String) {
        #expect { try Media.named(name) } throws: { if case .outOfRange = $0 as? MediaError { true } else { false } }
    }

    @Test(arguments: ["a4", "200x100mm", "100x200mm"])
    func `landscape has the longer edge at the top`(_ name: String) throws {
        let (paper, turned) = (try Media.named(name), try Media.named(name).landscape)
        #expect(turned.size.width > turned.size.height && turned.name == paper.name)
        #expect(Set([turned.size.width, turned.size.height]) == [paper.size.width, paper.size.height])
    }

    @Test(arguments: Media.common.map(\.name) + ["90x90mm", "148x148mm", "400x150mm"], Density.allCases)
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
