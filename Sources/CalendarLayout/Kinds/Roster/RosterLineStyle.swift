import CalendarCore

/// The style of a line in a roster.
struct RosterLineStyle: Hashable {
    let label: String
    /// The code in its cells, if it has one of its own.
    let code: String?
    let isBold: Bool
    let look: Look
    /// True if its people are counted each day: they work, and not only on call, or there is a gap.
    let isCounted: Bool
    /// When a shift on the line begins and ends, if that is known.
    var hours: ShiftHours?

    enum Look: Hashable {
        /// Its code.
        case plain
        /// A dot, for people who are off.
        case off
        /// A black run across the cells, for people on call; its code only where there is nothing else.
        case run
    }

    /// True for a code of its own that is longer than most, such as `VAC`: it is narrower, and smaller if it must be.
    var isLong: Bool { look == .plain && (code?.count ?? 0) > 2 }

    /// True if the line's totals are bold.
    var hasBoldTotals: Bool { isBold || look == .run }

    func face(_ faces: FacePair) -> FontFace {
        switch look {
        case .plain: isLong ? (isBold ? .condensedBold : .condensed) : isBold ? faces.label : faces.body
        case .off: .regular
        case .run: .condensedBold
        }
    }

    /// The sign for people who are off.
    private static let dot = "•"

    /// The styles of lines: the first is bold unless another is or lines have codes of their own, the first at the foot
    /// is a run, `off` is a dot.
    /// `gaps` are the keys of the lines that have one.
    static func styles(of lines: [ScheduleLine], gaps: Set<String> = []) -> [RosterLineStyle] {
        let body = lines.filter { $0.place == .body && !$0.isOff }
        let bold = Set(body.filter { $0.weight == .bold }.map(\.key))
        let run = lines.first { $0.place == .foot }?.key
        return lines.map { line in
            let isFirst = bold.isEmpty && line.key == body.first?.key && line.code == nil
            let look: Look = line.key == run ? .run : line.isOff ? .off : .plain
            return RosterLineStyle(
                label: line.label, code: look == .off ? dot : line.code, isBold: line.weight == .bold || isFirst,
                look: look,
                isCounted: look == .plain || gaps.contains(line.key), hours: line.hours)
        }
    }
}
