import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// Checklists: a person's own, and a table of people and items.
@Suite struct ChecklistPageTests {
    private static let day = CivilDate(year: 2025, month: 3, day: 3)!

    private func schedule(_ items: [ChecklistItem], _ progress: ChecklistProgress...) -> Schedule {
        let template = ChecklistTemplate(id: "t", name: "Training", category: "Ground", phase: "1", items: items)
        return Schedule(checklists: Checklists(templates: [template], progress: progress))
    }

    private let items = [
        ChecklistItem(id: "a", title: "Keys", notes: "All three", order: 1, section: "First day"),
        ChecklistItem(id: "b", title: "Badge", order: 2, section: "First day"),
        ChecklistItem(id: "c", title: "Tour", order: 3, section: "Later"),
    ]

    private func progress(_ person: String) -> ChecklistProgress {
        ChecklistProgress(
            person: person, template: "t", started: Self.day,
            items: [
                .init(item: "a", isDone: true, date: Self.day, by: "K", notes: "Well done", comments: "Good"),
                .init(item: "c", isDone: false, comments: "Wait"),
            ], comments: "On the whole", hours: .init(dual: 1250, solo: 300), details: [.phone: "555-0100"])
    }

    private func own(_ change: (inout PageStyle) -> Void = { _ in }) -> PageStyle {
        PageStyle {
            $0.hasOwnChecklists = true
            change(&$0)
        }
    }

    @Test func `a person's page has counts, sections, items in order and what is said of them`() throws {
        let page = try #require(pages(ChecklistPage.init, schedule(items, progress("Kovář")), style: own()).first).page
        #expect(page.texts(in: .heading) == ["Training"])
        let paragraphs = page.texts(in: .paragraph)
        #expect(paragraphs.contains("Kovář") && paragraphs.contains("Ground · 1"))
        #expect(paragraphs.contains("1 of 3 done") && paragraphs.contains("33 %"))
        #expect(paragraphs.contains("started 3 Mar 2025 · dual 12.5 h · solo 3 h"))
        #expect(page.texts(in: .subheading) == ["First day", "1 of 2", "Later", "0 of 1"])
        #expect(
            page.texts(in: .checklist) == [
                "Keys", "3 Mar", "K", "Well done", "All three", "comment: Good", "Badge", "Tour", "comment: Wait",
            ])
        #expect(!page.leaves.contains { $0.run?.text.contains("555") ?? false })
    }

    @Test func `items are a list with labels, which say what is done and when`() throws {
        let page = try #require(pages(ChecklistPage.init, schedule(items, progress("Kovář")), style: own()).first).page
        let spoken = page.structures.compactMap(\.spoken)
        #expect(spoken == ["done, Monday, 3 March 2025", "open", "open"] || spoken.first?.hasPrefix("done, ") ?? false)
        let tags = PageStructure(page).elements.map(\.tag)
        #expect(tags.count { $0 == .list } == 2 && tags.count { $0 == .listItem } == 3)
        #expect(tags.count { $0 == .label } == 3 && tags.count { $0 == .listBody } == 3)
    }

    @Test func `a private detail is printed if it is asked for`() throws {
        let style = own { $0.details = [.phone] }
        let page = try #require(pages(ChecklistPage.init, schedule(items, progress("Kovář")), style: style).first).page
        #expect(page.texts(in: .paragraph).contains("555-0100"))
    }

    @Test func `a line goes through what is done only on request`() throws {
        for look in DoneItems.allCases {
            let style = own { $0.doneItems = look }
            let pages = try pages(ChecklistPage.init, schedule(items, progress("Kovář")), style: style)
            let struck = pages.flatMap { $0.page.leaves.compactMap(\.run) }.filter(\.shaped.isStruck).map(\.text)
            #expect(struck == (look == .strike ? ["Keys"] : []))
        }
    }

    @Test func `a new comment is bold`() throws {
        let old = progress("Kovář")
        var new = old
        new.items[1].comments = "Now"
        let marked = schedule(items, new).markingComments(since: schedule(items, old))
        let page = try #require(pages(ChecklistPage.init, marked, style: own()).first).page
        #expect(page.texts(in: .detail(.newComment)) == ["comment: Now"])
        #expect(page.texts(in: .detail(.comment)) == ["comment: On the whole", "comment: Good"])
    }

    @Test func `without own checklists, a row is an item and a column a person`() throws {
        let page = try #require(
            pages(ChecklistPage.init, schedule(items, progress("Kovář"), progress("Corvane"))).first
        ).page
        #expect(page.texts(in: .columnHeader) == ["Kovář", "Corvane"])
        #expect(page.texts(in: .rowHeader).prefix(4) == ["Keys", "All three", "Badge", "Tour"])
        #expect(page.structures.count { $0.role == .cell && $0.spoken == "open" } == 4)
    }

    private func random(_ seed: Int, people: Int, items count: Int) -> Schedule {
        var numbers = SplitMix64(UInt64(seed))
        func text(_ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &numbers)).map { _ in
                String("abcdefghij".prefix(Int.random(in: 1...9, using: &numbers)))
            }.joined(separator: " ")
        }
        let items = (0..<count).map { index in
            ChecklistItem(
                id: "\(index)", title: "\(index) \(text(12))", notes: Bool.random(using: &numbers) ? text(9) : nil,
                order: index, section: index < 3 ? nil : "Section \(index / 8)")
        }
        let progress = (0..<people).map { person in
            ChecklistProgress(
                person: "Person\(person) Name", template: "t",
                items: items.filter { _ in Bool.random(using: &numbers) }.map { item in
                    .init(
                        item: item.id, isDone: Bool.random(using: &numbers),
                        date: CivilDate(Self.day.epochDay + Int.random(in: 0...500, using: &numbers)),
                        by: Bool.random(using: &numbers) ? text(1) : nil,
                        notes: Bool.random(using: &numbers) ? text(60) : nil,
                        comments: Int.random(in: 0...3, using: &numbers) == 0 ? text(400) : nil)
                })
        }
        let template = ChecklistTemplate(id: "t", name: "Training", items: items)
        return Schedule(checklists: Checklists(templates: [template], progress: progress))
    }

    @Test(arguments: [(1, 1), (3, 60), (40, 60), (25, 7)], [true, false])
    func `every item of everybody is on a page, once, in order`(_ size: (people: Int, items: Int), _ isOwn: Bool) throws
    {
        let schedule = random(1, people: size.people, items: size.items)
        let pages = try pages(ChecklistPage.init, schedule, style: PageStyle { $0.hasOwnChecklists = isOwn })
        let items = pages.flatMap(\.items)
        #expect(items.count == size.people * size.items)
        for person in 0..<size.people {
            let own = items.filter { $0.item.person == "Person\(person) Name" }.map(\.item.item)
            #expect(own == (0..<size.items).map(String.init))
        }
    }

    @Test func `a long title of a table is smaller, and one that is higher than the page stops the run`() throws {
        func schedule(_ count: Int) -> Schedule {
            let title = Array(repeating: "word", count: count).joined(separator: " ")
            return self.schedule([ChecklistItem(id: "a", title: title, order: 1)], progress("Kovář"))
        }
        let page = try #require(pages(ChecklistPage.init, schedule(120)).first)
        page.expectSound(PageStyle())
        let words = page.page.texts(in: .rowHeader).flatMap { $0.split(separator: " ") }
        #expect(words.count { $0 == "word" } == 120)
        #expect(throws: LayoutError.self) { try pages(ChecklistPage.init, schedule(3000)) }
    }

    @Test(arguments: PageStyle.ofEveryKind.indices, [1, 2])
    func `nothing is outside the margins or over something else`(_ index: Int, _ seed: Int) throws {
        for isOwn in [true, false] {
            var style = PageStyle.ofEveryKind[index]
            style.hasOwnChecklists = isOwn
            for page in try pages(ChecklistPage.init, random(seed, people: 2, items: 24), style: style) {
                page.expectSound(style, "seed \(seed), \(isOwn ? "own" : "table")")
            }
        }
    }
}
