import CalendarCore
import CalendarLayout
import Testing

/// Where ink may be, whatever the schedule. The seed determines the schedule.
@Suite struct TextBoxTests {
    @Test(arguments: Density.allCases, 0..<2)
    func `all ink lies inside the content, strokes with their whole weight`(_ density: Density, _ seed: Int) throws {
        for page in try laidOut(density, seed) {
            for leaf in page.leaves {
                let outside = leaf.inkBoxes.filter { !Sheet.usLetter.content.contains($0) }
                #expect(outside.isEmpty, "\(density), seed \(seed), \(page.label), \(leaf.roles): \(outside)")
            }
        }
    }

    @Test(arguments: Density.allCases, 0..<2)
    func `no text leaves its cell`(_ density: Density, _ seed: Int) throws {
        for page in try laidOut(density, seed) {
            for leaf in page.leaves {
                guard let run = leaf.run, let cell = leaf.groups.last(where: { $0.frame != nil })?.frame else {
                    continue
                }
                #expect(cell.contains(run.box), "\(density), seed \(seed), \(page.label): \(run.text)")
            }
        }
    }

    @Test(arguments: Density.allCases, 0..<2)
    func `no two texts of a page overlap`(_ density: Density, _ seed: Int) throws {
        for page in try laidOut(density, seed) {
            let groups = Dictionary(grouping: page.leaves.filter { $0.run != nil }) { leaf in
                leaf.groups.last { $0.frame != nil }
            }
            for (group, leaves) in groups {
                let boxes = leaves.compactMap(\.run?.box).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
                for (index, box) in boxes.enumerated() {
                    let below = boxes[(index + 1)...].prefix { $0.minY < box.maxY }
                    #expect(
                        !below.contains { $0.overlaps(box) },
                        "\(density), seed \(seed), \(page.label), \(String(describing: group?.role))")
                }
            }
        }
    }

    private func laidOut(_ density: Density, _ seed: Int) throws -> [Page] {
        let schedule = RandomSchedule.make(density, seed: seed)
        return try [CellStyle.inline, .stacked].flatMap {
            try pages(schedule, style: PageStyle(cellStyle: $0), measurer: .narrow).map(\.page)
        }
    }
}
