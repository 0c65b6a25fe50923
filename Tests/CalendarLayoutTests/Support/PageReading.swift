import CalendarCore
import CalendarLayout

/// An item of a page that contains no others, and the groups that it is in, outermost first.
struct Leaf {
    let item: DisplayItem
    let groups: [Structure]

    var roles: [Structure.Role] { groups.map(\.role) }

    var run: TextRun? {
        if case .text(let run) = item { run } else { nil }
    }

    /// The area that gets ink: for a text, from the top of capitals to the descent; for rules, the strokes with their
    /// weight.
    var inkBoxes: [Rect] {
        switch item {
        case .text(let run): [run.inkBox]
        case .fill(let area, _): [area]
        case .rules(let rules, let weight, _, _): rules.map { $0.box(weight: weight) }
        case .outline(let shape, let weight, _, _): [shape.bounds.inset(by: .zero - weight / 2)]
        case .clip, .link, .group: []
        }
    }
}

extension TextRun {
    /// From ascent to descent, as wide as its advances.
    var box: Rect {
        let ascent = Advance(SquareEmMeasurer.metrics.ascent).width(at: size)
        let descent = Advance(SquareEmMeasurer.metrics.descent).width(at: size)
        return Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    /// The same from the top of capitals.
    var inkBox: Rect {
        let capHeight = Advance(SquareEmMeasurer.metrics.capHeight).width(at: size)
        let top = origin.y - capHeight
        return Rect(x: origin.x, y: top, width: width, height: box.maxY - top)
    }
}

extension Rule {
    var isVertical: Bool { from.x == to.x }

    /// The stroke's area: butt ends, half the weight on each side.
    func box(weight: Length) -> Rect {
        let half = weight / 2
        let (left, right) = (min(from.x, to.x), max(from.x, to.x))
        let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
        return isVertical
            ? Rect(x: left - half, y: top, width: weight, height: bottom - top)
            : Rect(x: left, y: top - half, width: right - left, height: weight)
    }
}

extension Page {
    /// The links of the page, in order.
    var links: [(area: Rect, place: Place)] { Page.links(of: items) }

    private static func links(of items: [DisplayItem]) -> [(area: Rect, place: Place)] {
        items.flatMap { item -> [(area: Rect, place: Place)] in
            switch item {
            case .link(let area, let place, _): [(area, place)]
            case .clip(_, let items), .group(_, let items): links(of: items)
            case .text, .fill, .rules, .outline: []
            }
        }
    }

    /// All items that contain no others, in the order in which they are drawn.
    var leaves: [Leaf] { Page.leaves(of: items, in: []) }

    private static func leaves(of items: [DisplayItem], in groups: [Structure]) -> [Leaf] {
        items.flatMap { item in
            switch item {
            case .clip(_, let items), .link(_, _, let items): leaves(of: items, in: groups)
            case .group(let structure, let items): leaves(of: items, in: groups + [structure])
            case .text, .fill, .rules, .outline: [Leaf(item: item, groups: groups)]
            }
        }
    }

    /// The runs in a group with a role, at any depth.
    func runs(in role: Structure.Role) -> [TextRun] {
        leaves.filter { $0.roles.contains(role) }.compactMap(\.run)
    }

    /// The runs of the entries in a group with a role.
    func entryRuns(in role: Structure.Role) -> [TextRun] {
        leaves.filter { $0.roles.contains(role) && $0.roles.contains(where: \.isEntry) }.compactMap(\.run)
    }

    /// The runs of all entries, bars included.
    var entryRuns: [TextRun] { leaves.filter { $0.roles.contains(where: \.isEntry) }.compactMap(\.run) }

    func texts(in role: Structure.Role) -> [String] { runs(in: role).map { String($0.text) } }

    /// The frames of all groups, outermost first, in order.
    var structures: [Structure] { Page.structures(of: items) }

    private static func structures(of items: [DisplayItem]) -> [Structure] {
        items.flatMap { item in
            switch item {
            case .clip(_, let items), .link(_, _, let items): structures(of: items)
            case .group(let structure, let items): [structure] + structures(of: items)
            case .text, .fill, .rules, .outline: [Structure]()
            }
        }
    }

    func frame(of role: Structure.Role) -> Rect? { structures.first { $0.role == role }?.frame }

    /// The filled areas of a shade, in order.
    func fills(_ shade: Shade) -> [Rect] {
        leaves.compactMap { if case .fill(let area, shade) = $0.item { area } else { nil } }
    }

    /// The strokes of a weight, or of all weights, in order.
    func rules(weight: Length? = nil) -> [Rule] {
        leaves.flatMap { leaf in
            if case .rules(let rules, let own, _, _) = leaf.item, own == weight ?? own { rules } else { [Rule]() }
        }
    }

    /// The closed shapes with the groups that they are in.
    var outlines: [(shape: Shape, leaf: Leaf)] {
        leaves.compactMap { leaf in
            if case .outline(let shape, _, _, _) = leaf.item { (shape, leaf) } else { nil }
        }
    }

    /// The week rows, from top to bottom.
    var weekRows: [Rect] { structures.filter { $0.role == .weekRow }.compactMap(\.frame) }
}

/// Returns true if lengths are these points, within 0.02.
func isClose(_ lengths: [Length], _ points: [Double]) -> Bool {
    lengths.count == points.count && zip(lengths, points).allSatisfy { isClose($0, $1) }
}

/// Returns true if a length is this many points, within 0.02.
func isClose(_ length: Length, _ points: Double) -> Bool { abs(length.inPoints - points) < 0.02 }
