import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// What people write around a schedule.
extension RandomTable {
    /// Legends, totals, counts of heads, notes and signatures below the table, and remarks beside it.
    mutating func addNoise() {
        if random.oneIn(12) { addRemarksBeside() }
        if shape != .monthGrid {
            if random.oneIn(6) { addTotals() }
            if random.oneIn(10) { addCounts() }
        }
        if [.days, .weeks, .ranges, .long, .absences].contains(shape), random.oneIn(12) { addMeanings() }
        if random.oneIn(5) { addNote() }
        if random.oneIn(10) { addSignature() }
    }

    private var width: Int { rows.first { $0.count > 1 }?.count ?? 1 }

    /// Adds a row below the table; right below it, if it cannot be a part of it.
    private mutating func append(_ row: [String]) {
        if isOpenBelow || random.oneIn(2) { rows.append([]) }
        rows.append(row)
    }

    /// True if any text right below the table is one of its last day: names below numbers, and rows of shifts that
    /// leave out the date of the row above and do not begin with it.
    private var isOpenBelow: Bool { shape == .monthGrid || shape == .long && leavesOutDates }

    /// A word for totals in any language that the encoding has.
    mutating func totalWord() -> String {
        let words = [
            "Total", "Summe", "Gesamt:", "Totale", "Sum", "Razem", "Totaal", "Suma", "Totais", "Summa", "Σ", "Yhteensä",
            "Celkem", "Összesen", "合計", "Итого",
        ]
        return words.filter(form.encoding.canWrite).randomElement(using: &random)!
    }

    private mutating func addTotals() {
        append([totalWord()] + (1..<width).map { _ in String(random.next() % 30) })
    }

    private mutating func addCounts() {
        let word = ["Head count", "Staff on duty", "On duty", "# staff"].randomElement(using: &random)!
        knowledge.noise.insert(word)
        append([word] + (1..<width).map { _ in String(random.next() % 9) })
    }

    private mutating func addNote() {
        let notes = [
            "Changes: ask the front desk", "printed by J.", "Changes to the office by Friday", "* agency staff only",
            "Please send wishes for next month by the 20th.", "Swaps need the consent of the office, in writing",
        ]
        let note = notes.randomElement(using: &random)!
        knowledge.noise.insert(note)
        append(random.oneIn(4) && width > 2 ? ["", note] : [note])
    }

    private mutating func addSignature() {
        let word = ["Approved by", "Approved by:", "Signed", "Genehmigt von"].randomElement(using: &random)!
        let name = ["Dr. Corvane", "Averbeck", roster.persons[0]].randomElement(using: &random)!
        knowledge.noise.insert(word)
        append(random.oneIn(3) && width > 2 ? [word, "", name] : [word, name])
    }

    /// Meanings of words that the table does not use as codes.
    private mutating func addMeanings() {
        let meanings = ["VAC": "Vacation", "SICK": "Sick leave", "WE": "Weekend"]
        for (code, meaning) in meanings.sorted(by: { $0.key < $1.key }).prefix(.random(in: 1...3, using: &random)) {
            knowledge.noise.insert(code)
            append(width > 1 && random.oneIn(2) ? [code, meaning] : ["\(code) = \(meaning)"])
        }
    }

    /// Remarks to the right of some rows, below no name.
    private mutating func addRemarksBeside() {
        let column = (rows.map(\.count).max() ?? 1) + (random.oneIn(2) ? 1 : 0)
        let places = rows.indices.dropFirst().filter { rows[$0].count > 1 }.shuffled(using: &random).prefix(2)
        for row in places {
            rows[row] += [String](repeating: "", count: column - rows[row].count)
            let remark = ["swap?", "on leave from the 5th", "ask Jo"].randomElement(using: &random)!
            rows[row].append(remark)
            knowledge.noise.insert(remark)
        }
        if !places.isEmpty { besideColumns.append(column) }
    }

    /// The legend of a roster's codes: below it, beside it, or as options.
    mutating func addLegend(_ codes: [String: String]) {
        let shown = Set(roster.shifts.map(\.line))
        let used = codes.filter { shown.contains($0.key) || random.oneIn(2) }.sorted { $0.value < $1.value }
        guard !used.isEmpty else { return }
        let isPair = random.oneIn(2)
        switch random.next() % 6 {
        case 0, 1:
            options.codes = used.filter { shown.contains($0.key) }.map { .init(name: $0.value, meaning: $0.key) }
        case 2: addLegendBeside(used, isPair)
        default:
            knowledge.noise.formUnion(used.filter { !shown.contains($0.key) }.map(\.value))
            if !random.oneIn(4) { rows.append([]) }
            for (line, code) in used { rows.append(isPair ? [code, line] : ["\(code) = \(line)"]) }
        }
    }

    private mutating func addLegendBeside(_ used: [(key: String, value: String)], _ isPair: Bool) {
        let column = (rows.map(\.count).max() ?? 1) + 1
        for (index, (line, code)) in used.enumerated() {
            while rows.count <= index + 1 { rows.append([]) }
            let row = rows[index + 1]
            let padding = [String](repeating: "", count: column - row.count)
            rows[index + 1] = row + padding + (isPair ? [code, line] : ["\(code) = \(line)"])
        }
    }

    /// Columns without anything in them, and rows above the table.
    mutating func addBlankColumns() {
        for _ in 0..<2 where random.oneIn(10) {
            let column = Int.random(in: 0...width, using: &random)
            for row in rows.indices where rows[row].count > column || column == 0 && !rows[row].isEmpty {
                rows[row].insert("", at: column)
            }
            besideColumns = besideColumns.map { $0 >= column ? $0 + 1 : $0 }
            merged = merged.map { area in
                let (left, right) = (area.columns.lowerBound, area.columns.upperBound)
                return CellArea(
                    rows: area.rows, columns: left + (left >= column ? 1 : 0)...right + (right >= column ? 1 : 0))
            }
        }
        if random.oneIn(20) { insert(above: [[]]) }
    }
}
