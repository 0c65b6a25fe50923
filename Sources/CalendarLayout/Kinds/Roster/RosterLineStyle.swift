import CalendarCore

/// The style of a line in a roster.
struct RosterLineStyle: Hashable {
    let label: String
    let isBold: Bool
    let look: Look
    /// True if its people are counted each day: they work, and not only on call, or there is a gap.
    let isCounted: Bool

    enum Look: Hashable {
        /// Its code.
        case plain
        /// Its code in a box, for people who are off.
        case boxed
        /// A black run across the cells, for people on call; its code only where there is nothing else.
        case run
    }

    func face(_ faces: FacePair) -> FontFace {
        switch look {
        case .plain: isBold ? faces.label : faces.body
        case .boxed: .condensed
        case .run: .condensedBold
        }
    }

    /// The room that a box takes beside its code, in 1/65536 em.
    var frame: Int { look == .boxed ? Advance.unitsPerEm * 2 / 5 : 0 }

    /// The styles of lines: the first is bold unless another is, the first at the foot is a run, `off` is boxed.
    /// `gaps` are the keys of the lines that have one.
    static func styles(of lines: [ScheduleLine], gaps: Set<String> = []) -> [RosterLineStyle] {
        let body = lines.filter { $0.place == .body && $0.key != "off" }
        let bold = Set(body.filter { $0.weight == .bold }.map(\.key))
        let run = lines.first { $0.place == .foot }?.key
        return lines.map { line in
            let isFirst = bold.isEmpty && line.key == body.first?.key
            let look: Look = line.key == run ? .run : line.key == "off" ? .boxed : .plain
            return RosterLineStyle(
                label: line.label, isBold: line.weight == .bold || isFirst, look: look,
                isCounted: look == .plain || gaps.contains(line.key))
        }
    }
}
