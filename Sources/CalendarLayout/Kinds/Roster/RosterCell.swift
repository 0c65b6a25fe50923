import CalendarCore

/// The duties of one person on one day, set in lines.
struct RosterCell {
    let lines: [[Piece]]
    /// True if a black run goes across it.
    let isRun: Bool
    /// The words to read aloud, if a run or a dot says more than the printed words.
    let spoken: String?
    /// The distance from the top of the first line to the bottom of the last.
    let height: Length

    static let empty = RosterCell(lines: [], isRun: false, spoken: nil, height: .zero)

    /// A word on a line.
    struct Piece {
        let text: ShapedText
        let size: Length
        var width: Length { text.advance.width(at: size) }

        /// The height of its line.
        var leading: Length { RosterCell.leading(of: size) }
        /// The distance from the piece before it.
        var gap: Length { size / 3 }
    }

    /// The height of a word's line.
    static func leading(of size: Length) -> Length { size * 23 / 20 }

    /// The height of a line.
    static func leading(of line: [Piece]) -> Length { line.map(\.leading).max() ?? .zero }

    /// The width of a line.
    static func width(of line: [Piece]) -> Length {
        line.map(\.width).sum() + line.dropFirst().map(\.gap).sum()
    }
}

/// Sets the cells of a roster.
struct RosterCellSetter {
    let roster: Roster
    let styles: [RosterLineStyle]
    let type: RosterType
    /// The width inside a cell.
    let width: Length
    let metrics: RosterMetrics
    let context: LayoutContext

    private var typesetter: Typesetter { context.typesetter }
    private var size: Length { type.type.size }

    /// The texts that a cell cannot show: their words are more than names, or wider than it; and the titles of events.
    func listedEntries() -> Set<Int> {
        var listed = Set(roster.entries.indices.filter { !roster.entries[$0].text.isUnderstood })
        for person in roster.people.indices {
            for day in 0..<roster.days.dayCount {
                let duties = roster.duties(ofPerson: person, day: day)
                let isRun = duties.contains { look($0) == .run }
                for duty in duties {
                    let remarks = remarks(of: duty, onDay: day, isOnBlack: isRun)
                    if remarks.contains(where: { $0.width > width }) { listed.insert(duty.entry) }
                }
            }
        }
        return listed
    }

    /// The cell of a person on a day; the texts in `listed` are in full elsewhere.
    func cell(person: Int, day: Int, listed: Set<Int>) -> RosterCell {
        let duties = roster.duties(ofPerson: person, day: day)
        guard !duties.isEmpty else { return .empty }
        let runs = duties.filter { look($0) == .run }
        let others = duties.filter { look($0) != .run }
        var pieces: [Piece] = []
        for duty in others + runs {
            guard let line = duty.line else {
                pieces += remarks(of: duty, onDay: day, isOnBlack: !runs.isEmpty).filter { $0.width <= width }
                continue
            }
            if look(duty) != .run || others.isEmpty { pieces.append(code(ofLine: line, isNew: duty.isNew)) }
            if !listed.contains(duty.entry) {
                pieces += remarks(of: duty, onDay: day, isOnBlack: !runs.isEmpty)
            }
        }
        if duties.contains(where: { listed.contains($0.entry) }) { pieces.append(mark()) }
        let lines = packed(pieces)
        let isPlain = others.allSatisfy { look($0) == .plain } && (runs.isEmpty || others.isEmpty)
        let spoken = isPlain ? nil : spoken(others + runs, onDay: day)
        return RosterCell(
            lines: lines, isRun: !runs.isEmpty, spoken: spoken, height: lines.map(RosterCell.leading).sum())
    }

    private typealias Piece = RosterCell.Piece

    private func look(_ duty: RosterDuty) -> RosterLineStyle.Look { duty.line.map { styles[$0].look } ?? .plain }

    private func code(ofLine line: Int, isNew: Bool) -> Piece {
        let face = isNew ? type.face(ofLine: line).bolder : type.face(ofLine: line)
        return Piece(text: typesetter.word(type.codes[line], in: face), size: type.size(ofLine: line))
    }

    /// The mark that leads to the text below the table.
    private func mark() -> Piece {
        let text = typesetter.word(CutMark.asterisk.words(context.style.locale), in: .bold)
        return Piece(text: text, size: size)
    }

    private func remarks(of duty: RosterDuty, onDay day: Int, isOnBlack: Bool) -> [Piece] {
        let size = isOnBlack ? max(metrics.leastInverse, metrics.remarkSize(size)) : metrics.remarkSize(size)
        var pieces: [Piece] = []
        for words in words(of: duty, onDay: day) {
            let text = typesetter.word(words, in: .condensedBold)
            pieces.append(Piece(text: text, size: size))
        }
        return pieces
    }

    private func words(of duty: RosterDuty, onDay day: Int) -> [String] {
        let format = HoursFormat(locale: context.style.locale, timeFormat: context.style.timeFormat)
        return [duty.hours.map(format.text), duty.remark].compactMap(\.self)
    }

    /// "OS ½, CALL".
    private func spoken(_ duties: [RosterDuty], onDay day: Int) -> String {
        duties.map { duty in
            let label = duty.line.map { styles[$0].label } ?? roster.entries[duty.entry].entry.text
            return ([label] + words(of: duty, onDay: day)).joined(separator: " ")
        }.joined(separator: ", ")
    }

    /// Pieces in as few lines as they need.
    private func packed(_ pieces: [Piece]) -> [[Piece]] {
        var lines: [[Piece]] = []
        for piece in pieces {
            if let last = lines.last, RosterCell.width(of: last + [piece]) <= width {
                lines[lines.count - 1].append(piece)
            } else {
                lines.append([piece])
            }
        }
        return lines
    }
}
