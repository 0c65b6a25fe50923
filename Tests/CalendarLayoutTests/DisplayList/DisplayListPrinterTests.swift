import CalendarCore
import CalendarLayout
import Testing

@Suite struct DisplayListPrinterTests {
    @Test func `a page names its size, its label and its place in the outline`() {
        let nested = Page.Outline("continued, p. 2", isNested: true)
        #expect(
            printed([], outline: nested) == ["page 612.0000 × 792.0000 label \"2025-05\" outline … \"continued, p. 2\""]
        )
        #expect(printed([]) == ["page 612.0000 × 792.0000 label \"2025-05\" outline \"May 2025\""])
    }

    @Test func `a link tells its area, where it leads and what it holds`() {
        let place = Place(page: 2, position: Point(x: .points(36), y: .points(64)))
        let link = DisplayItem.link(Rect(x: .zero, y: .zero, width: .points(9), height: .points(5)), to: place, [])
        #expect(
            items([link]) == ["link 0.0000 0.0000 9.0000 × 5.0000 to page 2 at 36.0000 64.0000"])
    }

    @Test func `every line ends with a line feed`() {
        let page = Page(mediaBox: Sheet.usLetter.mediaBox, items: [], label: "x", outline: .init("y"))
        #expect(DisplayListPrinter.print(page).hasSuffix("\"y\"\n"))
    }

    @Test func `a text tells place, face, size, width and characters`() {
        let shaped = SquareEmMeasurer().shape("Ros-Vidal", in: .condensedBold)
        let run = TextRun(
            shaped, clusters: 4..<9, origin: Point(x: .points(36), y: .quarterPoints(201)), size: .quarterPoints(29))
        #expect(
            items([.text(run)]) == ["text 36.0000 50.2500 condensed-bold 7.2500 wide 27.1875 \"Vidal\""])
    }

    @Test func `a text tells its ink unless it is black`() {
        let shaped = SquareEmMeasurer().shape("7", in: .bold)
        let run = TextRun(shaped, origin: Point(x: .points(3), y: .points(4)), size: .points(18), ink: .white)
        #expect(items([.text(run)]) == ["text 3.0000 4.0000 bold 18.0000 wide 18.0000 white \"7\""])
    }

    @Test func `an outline tells its weight and its shape`() {
        let area = Rect(x: .points(1), y: .points(2), width: .points(3), height: .points(4))
        #expect(
            items([.outline(.roundedRect(area, radius: .points(1)), weight: .quarterPoints(6))])
                == ["outline 1.5000 1.0000 2.0000 3.0000 × 4.0000 radius 1.0000"])
        let corners = [(0, 0), (5, 0), (0, 6)].map { Point(x: .points($0), y: .points($1)) }
        #expect(
            items([.outline(.polygon(corners), weight: .points(1))])
                == ["outline 1.0000 0.0000 0.0000 – 5.0000 0.0000 – 0.0000 6.0000"])
    }

    @Test func `a group tells what is spoken instead of its text`() {
        let area = Rect(x: .points(1), y: .points(2), width: .points(3), height: .points(4))
        #expect(items([.group(Structure(.word, spoken: "Averbeck"), [])]) == ["word spoken \"Averbeck\""])
        #expect(
            items([.group(Structure(.value, frame: area, spoken: "1 to 3 May"), [])])
                == ["value at 1.0000 2.0000 3.0000 × 4.0000 spoken \"1 to 3 May\""])
    }

    @Test func `fills, rules and clips tell where they are`() {
        let area = Rect(x: .points(1), y: .points(2), width: .points(3), height: .points(4))
        let rule = Rule.horizontal(y: .points(5), from: .points(6), to: .points(7))
        #expect(items([.fill(area, .adjacent)]) == ["fill 1.0000 2.0000 3.0000 × 4.0000 adjacent"])
        #expect(
            items([.rules([rule], weight: .quarterPoints(2))])
                == ["rules 0.5000", "  6.0000 5.0000 – 7.0000 5.0000"])
        #expect(items([.clip(area, [])]) == ["clip 1.0000 2.0000 3.0000 × 4.0000"])
    }

    @Test func `what a group or a clip holds stands two spaces further in`() {
        let area = Rect(x: .zero, y: .zero, width: .points(1), height: .points(1))
        let nested = DisplayItem.group(
            Structure(.table, frame: area),
            [.group(Structure(.weekRow), [.clip(area, [.fill(area, .band)])]), .fill(area, .black)])
        #expect(
            items([nested]) == [
                "table at 0.0000 0.0000 1.0000 × 1.0000", "  week-row", "    clip 0.0000 0.0000 1.0000 × 1.0000",
                "      fill 0.0000 0.0000 1.0000 × 1.0000 band", "  fill 0.0000 0.0000 1.0000 × 1.0000 black",
            ])
    }

    @Test(arguments: [
        (Structure.Role.artifact, "artifact"), (.heading, "heading"), (.notes, "notes"), (.headerRow, "header-row"),
        (.weekdayHeader(.friday), "weekday-header friday"), (.dayCell(Samples.may.date(6)), "day 2025-05-06"),
        (.adjacentDayCell, "adjacent-day"), (.entry, "entry"),
        (.entries, "entries"), (.label, "label"), (.value, "value"), (.note, "note"), (.word, "word"),
        (.dayNumber, "day-number"),
        (.footer, "footer"),
        (.dayList(Samples.may.date(31)), "continued-day 2025-05-31"), (.dayList(nil), "continued-notes"),
    ])
    func `a role has a name of its own`(_ role: Structure.Role, _ name: String) {
        #expect(items([.group(Structure(role), [])]) == [name])
    }

    /// One 1024th of a point is 0.0009765625 pt.
    @Test(arguments: [
        (0, "0.0000"), (1, "0.0010"), (-1, "-0.0010"), (2, "0.0020"), (16, "0.0156"), (48, "0.0469"),
        (32, "0.0313"), (-32, "-0.0313"), (1023, "0.9990"), (1024, "1.0000"), (-1536, "-1.5000"),
        (1_048_576, "1024.0000"),
    ])
    func `lengths have four decimals, rounded half away from zero, and no negative zero`(_ raw: Int, _ text: String) {
        let length = Length(rawValue: raw)
        let area = Rect(x: length, y: .zero, width: .zero, height: .zero)
        #expect(items([.fill(area, .black)]) == ["fill \(text) 0.0000 0.0000 × 0.0000 black"])
    }

    /// The lines of a page's items, without their common indent.
    private func items(_ items: [DisplayItem]) -> [String] {
        printed(items).dropFirst().map { String($0.dropFirst(2)) }
    }

    private func printed(_ items: [DisplayItem], outline: Page.Outline = .init("May 2025")) -> [String] {
        let page = Page(
            mediaBox: Sheet.usLetter.mediaBox, items: items, label: "2025-05", outline: outline)
        return DisplayListPrinter.print(page).split(separator: "\n").map(String.init)
    }
}
