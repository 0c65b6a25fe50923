import CalendarCore
import Testing

@testable import CalendarLayout

/// Sheets that are printed on both sides and bound.
@Suite struct MirroredPagesTests {
    /// May has continuation pages: they end on an odd page in one of two ranges, on an even one in the other.
    private static let firstMonths = ["2025-04", "2025-05"]

    @Test(arguments: firstMonths, [WritingDirection.leftToRight, .rightToLeft])
    func `ink and links stay off the inner edge`(_ first: String, _ direction: WritingDirection) throws {
        let all = try bound(from: first, direction)
        func content(_ page: Int) -> Rect {
            let bindsAtRight = page.isMultiple(of: 2) == (direction == .leftToRight)
            return Rect(
                x: .points(bindsAtRight ? 36 : 54), y: .points(36), width: .points(522), height: .points(720))
        }
        for page in all {
            for leaf in page.page.leaves {
                #expect(leaf.inkBoxes.allSatisfy(content(page.number).contains), "page \(page.number), \(leaf.roles)")
            }
            let own = content(page.number)
            #expect(page.page.structures.compactMap(\.frame).allSatisfy { $0.minX >= own.minX && $0.maxX <= own.maxX })
            for link in page.page.links {
                let target = content(link.place.page)
                #expect(link.area.minX >= own.minX && link.area.maxX <= own.maxX)
                #expect((target.minX...target.maxX).contains(link.place.position.x))
            }
            for placement in page.placements {
                #expect(content(placement.page).contains(placement.box))
                #expect(placement.rest.map { content($0.page).contains($0.box) } ?? true)
            }
        }
        #expect(all.contains { !$0.page.links.isEmpty })
    }

    @Test func `a continuation shares no sheet with the next month`() throws {
        var blankCount = 0
        for first in MirroredPagesTests.firstMonths {
            let all = try bound(from: first)
            #expect(all.map(\.number) == Array(1...all.count))
            let june = try #require(all.last)
            #expect(june.span == DaySpan(YearMonth(iso8601: "2025-06")!) && !june.number.isMultiple(of: 2))
            for blank in all where blank.kind == "blank" {
                blankCount += 1
                #expect(blank.number == june.number - 1 && blank.page.items.isEmpty && blank.page.outline == nil)
            }
            let feet = all.map { $0.page.texts(in: .footer).last }
            #expect(feet == all.map { $0.kind == "blank" ? nil : "page \($0.number) of \(all.count)" })
        }
        #expect(blankCount == 1)
    }

    @Test func `pages that are bound at one side have no empty ones between them`() throws {
        for first in MirroredPagesTests.firstMonths {
            let all = try pages(RandomSchedule.make(.crowded, seed: 1), from: first, to: "2025-06", measurer: .narrow)
            #expect(!all.contains { $0.kind == "blank" })
        }
    }

    private func bound(from first: String, _ direction: WritingDirection = .leftToRight) throws -> [LaidOutPage] {
        let gutter = Gutter(.points(18), at: .mirrored)
        var style = PageStyle(
            sheet: try Sheet(mediaBox: Media.letter.size, margins: Insets(.points(36)), gutter: gutter))
        style.locale.direction = direction
        return try pages(
            RandomSchedule.make(.crowded, seed: 1), from: first, to: "2025-06", style: style, measurer: .narrow)
    }
}
