extension DisplayItem {
    /// The item moved to the right. The targets of its links move as their own pages do.
    func moved(by distance: Length, _ target: (Place) -> Place) -> DisplayItem {
        func all(_ items: [DisplayItem]) -> [DisplayItem] { items.map { $0.moved(by: distance, target) } }
        return switch self {
        case .text(let run): .text(run.moved(by: distance))
        case .fill(let rect, let shade): .fill(rect.moved(by: distance), shade)
        case .rules(let rules, let weight, let ink, let dash):
            .rules(rules.map { $0.moved(by: distance) }, weight: weight, ink: ink, dash: dash)
        case .outline(let shape, let weight, let ink, let fill):
            .outline(shape.moved(by: distance), weight: weight, ink: ink, fill: fill)
        case .clip(let rect, let items): .clip(rect.moved(by: distance), all(items))
        case .link(let rect, let place, let items): .link(rect.moved(by: distance), to: target(place), all(items))
        case .group(let structure, let items): .group(structure.moved(by: distance), all(items))
        }
    }
}

extension Rect {
    /// The rectangle moved to the right.
    func moved(by distance: Length) -> Rect { Rect(x: minX + distance, y: minY, width: width, height: height) }
}

extension Point {
    /// The point moved to the right.
    func moved(by distance: Length) -> Point { Point(x: x + distance, y: y) }
}

extension TextRun {
    fileprivate func moved(by distance: Length) -> TextRun {
        TextRun(shaped, clusters: clusters, origin: origin.moved(by: distance), size: size, ink: ink)
    }
}

extension Rule {
    fileprivate func moved(by distance: Length) -> Rule {
        Rule(from: from.moved(by: distance), to: to.moved(by: distance))
    }
}

extension Shape {
    fileprivate func moved(by distance: Length) -> Shape {
        switch self {
        case .polygon(let corners): .polygon(corners.map { $0.moved(by: distance) })
        case .roundedRect(let rect, let radius): .roundedRect(rect.moved(by: distance), radius: radius)
        }
    }
}

extension Structure {
    fileprivate func moved(by distance: Length) -> Structure {
        Structure(role, frame: frame?.moved(by: distance), spoken: spoken)
    }
}
