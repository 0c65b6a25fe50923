import CalendarCore

/// Measures what a month's cells need in a setting.
///
/// The search asks for dozens of settings, so the widths of all texts are looked up once for each pair of faces. Only what
/// is no plain value, or has a word that must be broken, is measured as it is set later.
struct MonthMeasurer {
    private let cells: MonthCells
    private let gridWidth: Length
    private let weekdays: Set<Int>
    private let body: Entries
    private let foot: Entries
    private var regular: Widths?
    private var condensed: Widths?

    /// The entries of all days, and which day each belongs to.
    private struct Entries {
        private(set) var cells: [CellEntry] = []
        private(set) var places: [Place] = []

        struct Place {
            let day: Int
            let isWeekend: Bool
            let isWrappable: Bool
        }

        mutating func add(_ entries: [CellEntry], _ day: CellDay, index: Int) {
            for entry in entries {
                cells.append(entry)
                places.append(Place(day: index, isWeekend: day.isWeekend, isWrappable: entry.isWrappable))
            }
        }
    }

    private struct Widths {
        let body: EntryWidths
        let foot: EntryWidths
    }

    /// What the cells need, and how well they can be read.
    struct Needs {
        var cells: [CellNeed]
        var isFootRunIn = false
        var legibility = Legibility()

        fileprivate mutating func add(_ measure: EntryMeasure, day: Int, isWrappable: Bool) {
            cells[day].whole += measure.height
            cells[day].least += measure.leastHeight
            legibility.add(measure, isWrappable: isWrappable)
        }
    }

    init(_ cells: MonthCells, gridWidth: Length) {
        (self.cells, self.gridWidth) = (cells, gridWidth)
        weekdays = Set(0..<7).subtracting(cells.weekendColumns)
        var (body, foot) = (Entries(), Entries())
        for (index, day) in cells.days.enumerated() {
            body.add(day.body, day, index: index)
            foot.add(day.foot, day, index: index)
        }
        (self.body, self.foot) = (body, foot)
    }

    func typography(_ setting: CellSetting) throws(MeasuringError) -> CellTypography {
        let (weekday, weekend) = columnWidths(setting)
        return try CellTypography(setting, cells.page, weekday: weekday, weekend: weekend)
    }

    private func columnWidths(_ setting: CellSetting) -> (weekday: Length, weekend: Length) {
        let columns = ColumnSharing(gridWidth, weekend: cells.weekendColumns, tenths: setting.weekendTenths)
        let weekday = columns.least(of: weekdays) ?? columns.widths[0]
        return (weekday, columns.least(of: cells.weekendColumns) ?? weekday)
    }

    private mutating func widths(_ faces: FacePair) throws(MeasuringError) -> Widths {
        if let known = faces == .regular ? regular : condensed { return known }
        let widths = Widths(body: try EntryWidths(body.cells, faces), foot: try EntryWidths(foot.cells, faces))
        if faces == .regular { regular = widths } else { condensed = widths }
        return widths
    }

    // MARK: Adding up

    /// Nil if a name would have to be broken although it fits in another setting.
    mutating func needs(_ setting: CellSetting) throws(MeasuringError) -> Needs? {
        let spacing = CellSpacing(setting.type.size, cells.page)
        let widths = try widths(setting.type.faces)
        let (weekday, weekend) = columnWidths(setting)
        let pass = CellPass(setting, spacing, cells.page, weekday: weekday, weekend: weekend)
        var needs = Needs(
            cells: cells.days.map { day in
                let frame = spacing.cellFrame(day)
                return CellNeed(row: day.row, whole: frame, least: frame)
            })
        needs.legibility.entryCount = body.cells.count + foot.cells.count
        for index in widths.body.entries.indices {
            let place = body.places[index]
            let measure = try self.measure(body, widths.body, index, pass, isFootRunIn: false) { $0.body }
            guard let measure else { return nil }
            needs.add(measure, day: place.day, isWrappable: place.isWrappable)
        }
        return try addFoot(widths.foot, pass, to: &needs) ? needs : nil
    }

    /// The labels stand beside their values if that takes no more lines in any cell, else above in every cell.
    private mutating func addFoot(
        _ widths: EntryWidths, _ pass: CellPass, to needs: inout Needs
    ) throws(MeasuringError) -> Bool {
        var (above, beside): ([EntryMeasure], [EntryMeasure]) = ([], [])
        var isRunIn = cells.page.context.style.cellStyle == .inline
        for index in widths.entries.indices {
            guard let high = try measure(foot, widths, index, pass, isFootRunIn: false, { $0.foot }) else {
                return false
            }
            above.append(high)
            guard isRunIn else { continue }
            let low = try measure(foot, widths, index, pass, isFootRunIn: true) { $0.foot }
            isRunIn = low.map { $0.fill.takesNoMore(than: high.fill) } ?? false
            if let low { beside.append(low) }
        }
        needs.isFootRunIn = isRunIn
        for (index, measure) in (isRunIn ? beside : above).enumerated() {
            needs.add(measure, day: foot.places[index].day, isWrappable: false)
        }
        return true
    }

    /// By its widths if that will do; a word that must be broken is set.
    private mutating func measure(
        _ entries: Entries, _ widths: EntryWidths, _ index: Int, _ pass: CellPass, isFootRunIn: Bool,
        _ part: (Widths) -> EntryWidths
    ) throws(MeasuringError) -> EntryMeasure? {
        let isWeekend = entries.places[index].isWeekend
        let item = widths.entries[index]
        if pass.isPlain(item, inWeekend: isWeekend) {
            if let measure = pass.measure(item, widths, inWeekend: isWeekend, isFootRunIn: isFootRunIn) {
                return measure
            }
            let narrowest = part(try self.widths(.condensed)).entries[index].widest
            guard narrowest > pass.widestWord else { return nil }
        }
        let typography = try typography(pass.setting)
        let setter = EntrySetter(
            typography, inWeekend: isWeekend, isFootRunIn: isFootRunIn, cells.page.context.typesetter)
        return try setter.measure(entries.cells[index])
    }
}

extension LineFill {
    /// Whether it takes as many lines as another at most, breaks as few names, and leaves no label alone.
    fileprivate func takesNoMore(than other: LineFill) -> Bool {
        !beginsBelow && lineCount <= other.lineCount && hyphenCount <= other.hyphenCount
    }
}
