import CalendarCore
import CalendarLayout
import Testing

/// The look of a page that continues another.
@Suite struct ContinuationPageTests {
    @Test(arguments: Density.allCases, [WritingDirection.leftToRight, .rightToLeft])
    func `texts overlap neither each other nor rules, and stay in their blocks`(
        _ density: Density, _ direction: WritingDirection
    ) throws {
        var style = PageStyle()
        style.locale.direction = direction
        for page in try continuation(RandomSchedule.make(density, seed: 1), style: style) {
            let runs = page.page.leaves.filter { $0.run != nil }
            for leaf in runs where leaf.roles.contains(.heading) == false {
                guard let box = leaf.run?.box, let block = leaf.groups.last(where: { $0.frame != nil })?.frame else {
                    continue
                }
                #expect(block.contains(box), "\(density): \(leaf.run?.text ?? "")")
            }
            // The number of a closed day is on black.
            let grounds = page.page.fills(.black)
            let boxes = page.page.leaves.map(\.inkBoxes).joined().filter { !grounds.contains($0) }
                .sorted { $0.minY < $1.minY }
            for (index, box) in boxes.enumerated() {
                let below = boxes[(index + 1)...].prefix { $0.minY < box.maxY }
                #expect(!below.contains { $0.overlaps(box) }, "\(density), page \(page.number)")
            }
        }
    }

    @Test(arguments: ["letter", "iso_a5_148x210mm", "tabloid"], [WritingDirection.leftToRight, .rightToLeft])
    func `all ink lies inside the margins, on any paper`(_ media: String, _ direction: WritingDirection) throws {
        var style = try PageStyle.on(media)
        style.locale.direction = direction
        for page in try continuation(RandomSchedule.make(.absurd, seed: 1), style: style) {
            let outside = page.page.leaves.flatMap(\.inkBoxes).filter { !style.sheet.content.contains($0) }
            #expect(outside.isEmpty, "page \(page.number): \(outside)")
        }
    }

    @Test func `the smallest sheet has room for everything, in one column`() throws {
        let sheet = try Sheet(
            mediaBox: Sheet.usLetter.mediaBox,
            margins: Insets(top: .points(296), left: .points(206), bottom: .points(296), right: .points(206)))
        let schedule = RandomSchedule.make(.full, seed: 1)
        let pages = try continuation(schedule, style: PageStyle(sheet: sheet), measurer: SquareEmMeasurer())
        let outside = pages.flatMap { $0.page.leaves.flatMap(\.inkBoxes) }.filter { !sheet.content.contains($0) }
        #expect(outside.isEmpty && Set(pages.flatMap(blocks).map(\.frame.minX)) == [sheet.content.minX])
    }

    @Test func `a page has as many columns as leave 150 pt to each`() throws {
        for (media, count) in [("letter", 3), ("iso_a5_148x210mm", 2), ("tabloid", 4)] {
            let style = try PageStyle.on(media)
            let page = try #require(try continuation(month(entries: 30), style: style).first)
            let columns = Set(blocks(of: page).map(\.frame.minX))
            #expect(columns.count == count, "\(media)")
            #expect(blocks(of: page).allSatisfy { $0.frame.width >= .points(150) })
        }
    }

    @Test func `the type is the largest that needs no more pages`() throws {
        let small = PageStyle { $0.bodySizes.maximum = .points(9) }
        var sizes: Set<Length> = []
        for count in 1...14 {
            let pages = try continuation(month(entries: count))
            let least = try continuation(month(entries: count), style: small)
            #expect(pages.count == least.count && least.allSatisfy { $0.type.size == .quarterPoints(34) }, "\(count)")
            sizes.formUnion(pages.map(\.type.size))
        }
        #expect(sizes == [.quarterPoints(34), .quarterPoints(38), .points(11)])
    }

    @Test func `31 days with 30 entries each fill several pages, every day whole`() throws {
        let pages = try continuation(month(entries: 30))
        #expect(pages.count > 3)
        #expect(pages.flatMap(blocks).map(\.date) == (1...31).map(Samples.may.date))
        #expect(pages.flatMap(\.placements).count == 31 * 30)
        let content = Sheet.usLetter.content
        for page in pages.dropLast() {
            for column in columns(of: page) {
                let (end, height) = (column.map(\.frame.maxY).max()!, column[0].frame.height)
                #expect(content.maxY - end < height + .points(6), "a day would have fitted on page \(page.number)")
            }
        }
    }

    @Test func `the columns of the last page end as evenly as whole days allow`() throws {
        let counts = [9, 2, 5, 7, 3, 8, 1, 4, 6]
        let events = zip(1..., counts).flatMap { day, count in (0..<count).map { _ in Samples.event("AA", on: day) } }
        let page = try #require(try continuation(Schedule(events: events)).first)
        let heights = blocks(of: page).map(\.frame.height)
        let gap = page.type.size * 24 / 34
        func height(_ range: Range<Int>) -> Length { heights[range].sum() + gap * (range.count - 1) }
        let best = (1..<8).flatMap { a in (a + 1..<9).map { b in [0..<a, a..<b, b..<9].map(height).max()! } }.min()
        let ends = columns(of: page).map { $0.map(\.frame.maxY).max()! - $0[0].frame.minY }
        #expect(ends.count == 3 && ends.max() == best)
    }

    @Test func `a single day stands at the head of the first column`() throws {
        let page = try #require(try continuation(Schedule(events: [Samples.event("AA", on: 8)])).first)
        let block = try #require(blocks(of: page).first)
        #expect(block.frame.minX == Sheet.usLetter.content.minX && blocks(of: page).count == 1)
        #expect(rules(of: page).filter(\.isVertical).isEmpty, "there is no second column")
    }

    @Test func `no column is empty if there are as many days`() throws {
        for counts in [[9, 1, 1], [1, 1, 1, 1], [1, 9, 1, 1], [1, 1, 1, 9]] {
            let events = zip(1..., counts).flatMap { day, count in
                (0..<count).map { _ in Samples.event("AA", on: day) }
            }
            #expect(columns(of: try #require(try continuation(Schedule(events: events)).first)).count == 3)
        }
    }

    @Test func `a day longer than a column says in the next that it goes on`() throws {
        let events = (0..<100).map { _ in Samples.event("AA", on: 8) } + [Samples.event("BB", on: 9)]
        let page = try #require(try continuation(Schedule(events: events)).first)
        let own = blocks(of: page).filter { $0.date == Samples.may.date(8) }
        #expect(own.count == 2 && own[0].frame.minX < own[1].frame.minX)
        let words = page.page.texts(in: .dayList(Samples.may.date(8))).filter { $0.hasPrefix("Thursday") }
        #expect(words == ["Thursday", "Thursday, continued"])
        #expect(page.placements.count == 101)
    }

    @Test func `where lines begin at the right, so do columns and labels`() throws {
        var style = PageStyle()
        style.locale.direction = .rightToLeft
        let schedule = Schedule(days: (1...6).map { Samples.day($0, [("os", "Ames"), ("call", "Bell")]) })
        let page = try #require(try continuation(schedule, style: style).first)
        let columns = columns(of: page).map { $0[0].frame }
        try #require(columns.count == 3 && columns.map(\.minX) == columns.map(\.minX).sorted(by: >))
        #expect(columns[0].maxX == Sheet.usLetter.content.maxX)
        let runs = page.page.runs(in: .dayList(Samples.may.date(1)))
        let ends = runs.map { $0.origin.x + $0.width }
        try #require(runs.map(\.text) == ["1", "Thursday", "OS", "Ames", "CALL", "Bell"])
        #expect(ends[0] == columns[0].maxX && ends[2] == columns[0].maxX && ends[4] == columns[0].maxX)
        #expect(ends[3] == ends[5] && ends[3] < runs[4].origin.x)
    }

    @Test func `values stand beside the column of labels, and below labels that are too wide`() throws {
        let wide = ScheduleLine(key: "w", label: "WWWWWWWWWWWWWWWW")
        let events = [Samples.event("free", on: 6)]
        let day = Samples.day(6, [("os", "Ames"), ("call", "Bell"), ("w", "Cole")])
        let schedule = Schedule(lines: ScheduleLine.defaults + [wide], days: [day], events: events)
        let measurer = SquareEmMeasurer()
        let page = try #require(try continuation(schedule, measurer: measurer).first)
        let runs = Dictionary(
            page.page.entryRuns(in: .dayList(Samples.may.date(6))).map { ($0.text, $0) }, uniquingKeysWith: { $1 })
        let edge = Sheet.usLetter.content.minX
        #expect(try #require(runs["Ames"]).origin.x == (try #require(runs["Bell"])).origin.x)
        #expect(try #require(runs["Ames"]).origin.y == (try #require(runs["OS"])).origin.y)
        #expect(try #require(runs["Cole"]).origin.x == edge && (try #require(runs["free"])).origin.x == edge)
        #expect(try #require(runs["Cole"]).origin.y > (try #require(runs["WWWWWWWWWWWWWWWW"])).origin.y)
    }

    @Test func `only entries that stand nowhere else are placed here; the cut ones know where they are in full`() throws
    {
        let day = Samples.day(6, [("os", "Ames"), ("cl", "Bell Cole"), ("off", "Dale")])
        let pages = try WholeDaysPage.pages(Schedule(days: [day])) { entry in
            ["os": .repeated, "cl": .shortened][entry.line?.key] ?? .continued
        }
        try #require(pages.map { $0.placements.map(\.outcome) } == [[.drawn, .shortened], [.continued]])
        let runs = pages[1].page.entryRuns(in: .dayList(Samples.may.date(6)))
        try #require(runs.map(\.text) == ["OS", "Ames", "CL", "Bell Cole", "OFF", "Dale"])
        let (kept, cut) = (pages[0].placements[0], pages[0].placements[1])
        let rest = try #require(cut.rest)
        #expect(kept.rest == nil && rest.page == 2 && rest.box.contains(runs[3].box.inset(by: .quarterPoints(1))))
        #expect(!rest.box.contains(runs[5].box) && !rest.box.overlaps(pages[1].placements[0].box))
    }

    @Test func `an entry that is cut and begins in a later column is told there`() throws {
        let events = (0..<100).map { Samples.event("A\($0)", on: 8) }
        let pages = try WholeDaysPage.pages(Schedule(events: events)) { _ in .shortened }
        let boxes = pages[0].placements.compactMap(\.rest?.box)
        #expect(boxes.count == 100 && Set(boxes).count == 100)
        let runs = pages[1].page.entryRuns(in: .dayList(Samples.may.date(8)))
        for (box, run) in zip(boxes, runs) { #expect(box.minY < run.origin.y && run.origin.y < box.maxY) }
    }

    @Test func `notes come first, as a block of their own`() throws {
        let schedule = Schedule(
            notes: [Samples.notes(["first", "second"])], events: [Samples.event("AA", on: 1)])
        let page = try #require(try continuation(schedule).first)
        #expect(blocks(of: page).map(\.date) == [nil, Samples.may.date(1)])
        #expect(page.page.texts(in: .dayList(nil)) == ["Notes", "first", "second"])
        #expect(page.page.texts(in: .dayList(nil)).count == 3)
    }

    @Test func `a title that leaves no room for what the page is about stands alone`() throws {
        for (words, hasRemark) in [("Ames", true), (String(repeating: "Ames ", count: 23), false)] {
            let page = try #require(
                try continuation(
                    Schedule(events: [Samples.event("AA", on: 8)]), style: PageStyle { $0.title = words }
                ).first)
            let texts = page.page.leaves.compactMap { $0.run.map { String($0.text) } }
            #expect(texts.contains("The days that page 1 shows in part, in full") == hasRemark)
        }
    }
}

extension ContinuationPageTests {
    private func continuation(
        _ schedule: Schedule, style: PageStyle = PageStyle(), measurer: SquareEmMeasurer = .narrow
    ) throws -> [LaidOutPage] {
        try WholeDaysPage.pages(schedule, style: style, measurer: measurer).filter { $0.number > 1 }
    }

    private func month(entries count: Int) -> Schedule {
        let events = (1...31).flatMap { day in (0..<count).map { Samples.event("e\($0)", on: day) } }
        return Schedule(events: events)
    }

    private func blocks(of page: LaidOutPage) -> [(date: CivilDate?, frame: Rect)] {
        page.page.structures.compactMap { structure in
            guard case .dayList(let date) = structure.role, let frame = structure.frame else { return nil }
            return (date, frame)
        }
    }

    /// The blocks of each column, in the order of the columns.
    private func columns(of page: LaidOutPage) -> [[(date: CivilDate?, frame: Rect)]] {
        blocks(of: page).reduce(into: []) { columns, block in
            if let last = columns.last?.last, last.frame.minX == block.frame.minX {
                columns[columns.count - 1].append(block)
            } else {
                columns.append([block])
            }
        }
    }

    private func rules(of page: LaidOutPage) -> [Rule] {
        page.page.leaves.flatMap { leaf in
            if case .rules(let rules, _, _, _) = leaf.item { rules } else { [Rule]() }
        }
    }
}
