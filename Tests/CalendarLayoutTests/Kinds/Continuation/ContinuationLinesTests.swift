import CalendarCore
import CalendarLayout
import Testing

/// Running lines in place of a continuation page.
@Suite struct ContinuationLinesTests {
    @Test func `each day is a paragraph: its number, its weekday, and what its cell does not show in full`() {
        let lines = lines([
            block(6, [("os", "Ames / Bell", .shortened), ("cl", "Cole", .repeated), ("call", "Dale", .continued)]),
            block(30, [("off", "Eames", .continued)]),
        ])
        #expect(lines.lineCount == 2 && texts(lines) == ["6", "Tuesday", "OS", "Ames / Bell", "CALL", "Dale"])
        #expect(texts(lines, on: 30) == ["30", "Friday", "OFF", "Eames"])
        #expect(separators(lines).map(\.text) == [" · ", " · ", " · "])
    }

    @Test func `a closed day is its number, white on black, and its name first, without a label`() throws {
        let lines = lines([
            block(6, [("os", "Ames", .continued), ("off", "CLOSED — Snow", .continued)]),
            block(7, [("off", "Closed", .continued)]),
        ])
        #expect(texts(lines) == ["6", "Snow", "closed", "OS", "Ames"] && texts(lines, on: 7) == ["7", "Closed"])
        #expect(separators(lines).count == 1)
        let white = leaves(lines).compactMap(\.run).filter { $0.ink == .white }
        let grounds = page(lines).fills(.black)
        #expect(white.map(\.text) == ["6", "7"] && grounds.count == 2)
        for (number, ground) in zip(white, grounds) {
            #expect(ground.minX < number.box.minX && number.box.maxX < ground.maxX)
        }
    }

    @Test func `what is only repeated needs no lines`() {
        let lines = lines([block(6, [("os", "Ames", .repeated)])])
        #expect(lines.lineCount == 0 && lines.height == .zero)
        #expect(lines.items(at: origin, page: 1).isEmpty && lines.placements(at: origin, page: 1).isEmpty)
    }

    @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
    func `lines stay in their width, do not overlap, and hang below the number`(_ direction: WritingDirection) {
        let names = (0..<40).map { "Name\($0)" }.joined(separator: " ")
        let blocks = [3, 12, 25].map { day in
            block(day, [("os", names, .shortened), ("cl", names, .continued), ("call", "Bell", .continued)])
        }
        let lines = lines(blocks, direction: direction)
        let area = Rect(x: origin.x, y: origin.y, width: width, height: lines.height)
        let boxes = leaves(lines).compactMap { $0.run?.box }
        let (half, leading) = (Length.points(1), lines.height / lines.lineCount)
        #expect(leading == .quarterPoints(34) * 233 / 200)
        #expect(
            boxes.allSatisfy { area.contains($0.inset(by: Insets(top: half, left: .zero, bottom: half, right: .zero))) }
        )
        for (index, box) in boxes.enumerated() {
            let inner = box.inset(by: Insets(top: half, left: .zero, bottom: half, right: .zero))
            #expect(!boxes[(index + 1)...].contains { $0.overlaps(inner) })
        }
        let starts = leaves(lines).compactMap(\.run).filter {
            $0.text.first?.isNumber == true && $0.face == .condensedBold
        }
        let edges = starts.map { direction == .leftToRight ? $0.origin.x : $0.origin.x + $0.width }
        let edge = direction == .leftToRight ? area.minX : area.maxX
        #expect(starts.map(\.text) == ["3", "12", "25"] && edges.allSatisfy { $0 == edge })
        let others = leaves(lines).compactMap(\.run).filter { run in !starts.contains { $0.origin == run.origin } }
        #expect(others.allSatisfy { direction == .leftToRight ? $0.origin.x > edge : $0.origin.x + $0.width < edge })
    }

    @Test func `a label stays with the first word of its text, and no separator ends or begins a line`() throws {
        for length in 1...60 {
            let first = String(repeating: "x", count: length)
            let lines = lines(
                [block(6, [("os", first, .continued), ("call", "Bellington", .continued)])], width: 200)
            let runs = leaves(lines).compactMap(\.run)
            let label = try #require(runs.first { $0.text == "CALL" }), value = try #require(runs.last)
            #expect(value.text == "Bellington" && value.origin.y == label.origin.y, "\(length)")
            for separator in separators(lines) {
                let line = runs.filter { $0.origin.y == separator.origin.y }
                #expect(line.contains { $0.origin.x < separator.origin.x }, "\(length)")
                #expect(line.contains { $0.origin.x > separator.origin.x }, "\(length)")
            }
        }
    }

    @Test func `a word wider than a line is broken, and nothing of it is lost`() {
        let word = String(repeating: "y", count: 300)
        let lines = lines([block(6, [("os", word, .continued)])], width: 200)
        #expect(texts(lines).dropFirst(3).joined() == word && lines.lineCount > 3)
    }

    @Test func `placements are of entries that stand nowhere else, and parts of all that are here`() throws {
        let names = (0..<40).map { "Name\($0)" }.joined(separator: " ")
        let lines = lines([
            block(6, [("os", "Ames", .repeated), ("cl", names, .shortened), ("call", "Bell", .continued)])
        ])
        let placements = lines.placements(at: origin, page: 3)
        try #require(placements.map(\.text) == ["Bell"] && placements.map(\.outcome) == [.continued])
        let date = Samples.may.date(6)
        func part(_ index: Int) -> Placement.Part? { lines.part(of: date, entry: index, at: origin, page: 3) }
        let (cut, last) = (try #require(part(1)), try #require(part(2)))
        #expect(part(0) == nil && part(3) == nil)
        #expect(lines.part(of: Samples.may.date(7), entry: 1, at: origin, page: 3) == nil)
        #expect(last == Placement.Part(page: 3, box: placements[0].box) && last.box.width < width)
        #expect(cut.box.width == width && cut.box.height == lines.height && cut.box.origin == origin)
        let value = try #require(leaves(lines).compactMap(\.run).last)
        #expect(value.text == "Bell" && last.box.maxX == value.origin.x + value.width)
        #expect(last.box.minY < value.origin.y && value.origin.y < last.box.maxY)
    }

    @Test func `a gap and an entry that is gone are spoken in words`() {
        let (date, call) = (Samples.may.date(6), ScheduleLine.defaults.first { $0.key == "call" }!)
        let gap = Entry(CoverageGap(date: date, lineKey: "call", count: 0, needed: 1), of: call)
        let gone = Entry(line: call, .removed("Bell"), revision: .removed)
        let lines = lines([ContinuedBlock(date: date, entries: [gap, gone], origin: origin)])
        let spoken = page(lines).structures.filter(\.role.isEntry).map(\.spoken)
        #expect(spoken == ["CALL: nobody", "no longer: CALL Bell"])
    }

    @Test func `notes begin with their name, and a day's name leads to its cell`() {
        let notes = ContinuedBlock(
            notes: Samples.notes(["first", "second"]).lines, of: Samples.may, origin: Point(x: .points(1), y: .zero))
        let lines = lines([notes, block(6, [("os", "Ames", .continued)])])
        #expect(texts(lines, on: nil) == ["Notes", "first", "second"])
        #expect(
            lines.placements(at: origin, page: 3).map(\.subject).prefix(2) == [
                .note(Samples.may, number: 1), .note(Samples.may, number: 2),
            ])
        let links = page(lines).links
        #expect(
            links.map(\.place) == [
                Place(page: 3, position: Point(x: .points(1), y: .zero)),
                Place(page: 3, position: Point(x: .points(6), y: .zero)),
            ])
    }
}

extension ContinuationLinesTests {
    private var origin: Point { Point(x: .points(36), y: .points(700)) }
    private var width: Length { .points(540) }

    private func lines(
        _ blocks: [ContinuedBlock], width: Int = 540, direction: WritingDirection = .leftToRight
    ) -> ContinuationLines {
        var style = PageStyle()
        style.locale.direction = direction
        let context = LayoutContext(Schedule(), style, Typesetter(SquareEmMeasurer.narrow))
        return ContinuationLines(blocks, width: .points(width), context)
    }

    private func block(_ day: Int, _ entries: [(String, String, ContinuedBlock.Standing)]) -> ContinuedBlock {
        ContinuedBlock(
            date: Samples.may.date(day),
            entries: entries.map { key, text, standing in
                (Entry(line: ScheduleLine.defaults.first { $0.key == key }, text: text), standing)
            }, origin: Point(x: .points(day), y: .zero))
    }

    private func page(_ lines: ContinuationLines) -> Page {
        Page(
            mediaBox: Sheet.usLetter.mediaBox, items: lines.items(at: origin, page: 3), label: "",
            outline: Page.Outline(""))
    }

    private func leaves(_ lines: ContinuationLines) -> [Leaf] { page(lines).leaves }

    private func texts(_ lines: ContinuationLines, on day: Int? = 6) -> [String] {
        page(lines).texts(in: .dayList(day.map(Samples.may.date)))
    }

    private func separators(_ lines: ContinuationLines) -> [TextRun] { page(lines).runs(in: .artifact) }
}
