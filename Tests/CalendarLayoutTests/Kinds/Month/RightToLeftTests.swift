import CalendarCore
import Testing

@testable import CalendarLayout

/// Months in languages that are written from right to left.
@Suite struct RightToLeftTests {
    /// But for texts of the other direction that are cut or broken: what follows their end does so on either side.
    @Test(arguments: [Density.sparse, .full])
    func `a page is the mirror image of the one from left to right`(_ density: Density) throws {
        let schedule = RandomSchedule.make(density, seed: 3)
        let forward = try pages(schedule, measurer: .narrow)
        let backward = try pages(schedule, style: style, measurer: .narrow)
        #expect(forward.count == backward.count)
        for (a, b) in zip(forward, backward) {
            // Lines that broken words end in a hyphen are not mirrored in themselves.
            let (runs, mirrored) = (boxes(a.page, in: .entries), boxes(b.page, in: .entries))
            #expect(runs.count == mirrored.count)
            for (run, other) in zip(runs, mirrored) where !run.isWord {
                #expect(mirror(run.box).minX == other.box.minX && run.box.minY == other.box.minY, "\(run.text)")
            }
        }
    }

    @Test func `the hyphen of a broken Latin name stands at its right end, inside the cell`() throws {
        let name = String(repeating: "W", count: 40)
        let day = Samples.day(6, [("os", name)])
        let page = try pages(Schedule(days: [day]), style: style, measurer: .narrow)[0].page
        let cell = try #require(page.frame(of: .dayCell(Samples.may.date(6))))
        let runs = page.runs(in: .word)
        let hyphens = runs.filter { $0.text == "-" }
        #expect(!hyphens.isEmpty)
        for (run, hyphen) in zip(runs, runs.dropFirst()) where hyphen.text == "-" {
            #expect(hyphen.origin.x == run.origin.x + run.width && hyphen.origin.y == run.origin.y)
        }
        #expect(runs.allSatisfy { $0.origin.x >= cell.minX && $0.origin.x + $0.width <= cell.maxX - .points(4) })
    }

    @Test func `notes begin at the right, beside the title`() throws {
        let schedule = Schedule(notes: [Samples.notes(["AAA", "BB"])])
        let page = try pages(schedule, style: style, measurer: .narrow)[0].page
        let title = try #require(page.runs(in: .heading).first)
        let notes = page.runs(in: .note)
        try #require(notes.count == 2 && title.origin.x + title.width == .points(576))
        #expect(notes.allSatisfy { $0.origin.x + $0.width == notes[0].origin.x + notes[0].width })
        #expect(notes[0].origin.x + notes[0].width < title.origin.x)
    }

    private var style: PageStyle {
        var style = PageStyle()
        style.locale.direction = .rightToLeft
        return style
    }

    private struct Box {
        let box: Rect
        let text: String
        let isWord: Bool
    }

    private func boxes(_ page: Page, in role: Structure.Role) -> [Box] {
        page.leaves.filter { $0.roles.contains(role) }.compactMap { leaf in
            leaf.run.map { Box(box: $0.box, text: String($0.text), isWord: leaf.roles.contains(.word)) }
        }
    }

    private func mirror(_ box: Rect) -> Rect {
        Rect(x: .points(612) - box.maxX, y: box.minY, width: box.width, height: box.height)
    }
}
