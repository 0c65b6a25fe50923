import CalendarCore

/// Measures the room a month's cells need in a setting.
///
/// The search asks for dozens of settings, so the widths of all texts are looked up once for each pair of faces. Only
/// entries that are not plain values, or have a word that must be broken, are measured as they are set later.
struct MonthMeasurer {
    /// The needs of the cells in the setting that was measured last, by day.
    private(set) var needs: [CellNeed]
    /// The legibility of that setting.
    private(set) var legibility = Legibility()
    /// True if its labels at the foot are beside their values.
    private(set) var isFootRunIn = false

    private let cells: MonthCells
    private let days: [Day]
    private let body: Entries
    private let foot: Entries
    private var regular: Widths?
    private var condensed: Widths?
    /// The setters of the setting that is measured, made when first needed: with labels at the foot beside their
    /// values, and above.
    private var besideSetters: CellSetters?
    private var aboveSetters: CellSetters?

    /// The contents of a day's cell, in numbers.
    private struct Day {
        let row: Int
        let laneCount: Int
        let bodyCount: Int
        let footCount: Int
    }

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

    init(_ cells: MonthCells) {
        self.cells = cells
        var (body, foot) = (Entries(), Entries())
        for (index, day) in cells.days.enumerated() {
            body.add(day.body, day, index: index)
            foot.add(day.foot, day, index: index)
        }
        (self.body, self.foot) = (body, foot)
        days = cells.days.map { day in
            Day(row: day.row, laneCount: day.laneCount, bodyCount: day.body.count, footCount: day.foot.count)
        }
        needs = days.map { CellNeed(row: $0.row, whole: .zero, least: .zero) }
    }

    private mutating func widths(_ faces: FacePair) -> Widths {
        if let known = faces == .regular ? regular : condensed { return known }
        let widths = Widths(body: EntryWidths(body.cells, faces), foot: EntryWidths(foot.cells, faces))
        if faces == .regular { regular = widths } else { condensed = widths }
        return widths
    }

    // MARK: Adding up

    /// Measures a setting; returns false if a name would have to be broken although it fits in another.
    mutating func measure(_ setting: CellSetting) -> Bool {
        (besideSetters, aboveSetters) = (nil, nil)
        let spacing = CellSpacing(setting.type.size, cells.page)
        let widths = widths(setting.type.faces)
        let (weekday, weekend) = cells.columnWidths(setting)
        let pass = CellPass(setting, spacing, cells.page, weekday: weekday, weekend: weekend)
        legibility = Legibility(entryCount: body.cells.count + foot.cells.count)
        for index in days.indices {
            let frame = spacing.cellFrame(
                laneCount: days[index].laneCount, bodyCount: days[index].bodyCount, footCount: days[index].footCount)
            (needs[index].whole, needs[index].least, needs[index].wrapCount) = (frame, frame, 0)
        }
        guard runsInFoot(widths.foot, pass) else { return false }
        for index in foot.places.indices {
            guard let measure = measure(foot, widths.foot, index, pass, isFootRunIn) else { return false }
            add(measure, foot.places[index])
        }
        for index in body.places.indices {
            guard let measure = measure(body, widths.body, index, pass, false) else { return false }
            add(measure, body.places[index])
        }
        return true
    }

    private mutating func add(_ measure: EntryMeasure, _ place: Entries.Place) {
        needs[place.day].whole += measure.height
        needs[place.day].least += measure.leastHeight
        if measure.height > measure.leastHeight { needs[place.day].wrapCount += 1 }
        legibility.add(measure, isWrappable: place.isWrappable)
    }

    /// Puts labels beside their values if that takes no more lines in any cell, else above in every cell. Returns false
    /// if a name would have to be broken.
    private mutating func runsInFoot(_ widths: EntryWidths, _ pass: CellPass) -> Bool {
        isFootRunIn = cells.page.context.style.cellStyle == .inline && !foot.cells.isEmpty
        for index in foot.places.indices where isFootRunIn {
            guard let above = measure(foot, widths, index, pass, false) else { return false }
            let beside = measure(foot, widths, index, pass, true)
            isFootRunIn = beside.map { $0.fill.takesNoMore(than: above.fill) } ?? false
        }
        return true
    }

    /// Measures an entry by its widths if that will do.
    @inline(__always)
    private mutating func measure(
        _ entries: Entries, _ widths: EntryWidths, _ index: Int, _ pass: CellPass, _ isFootRunIn: Bool
    ) -> EntryMeasure? {
        let measure = pass.measure(
            widths.entries[index], widths, inWeekend: entries.places[index].isWeekend, isFootRunIn: isFootRunIn)
        if let measure { return measure }
        return measureSet(entries, widths.entries[index], index, pass, isFootRunIn)
    }

    /// Measures an entry as it is set; returns nil if a word would have to be broken that fits in another setting.
    @inline(never)
    private mutating func measureSet(
        _ entries: Entries, _ item: EntryWidths.Item, _ index: Int, _ pass: CellPass, _ isFootRunIn: Bool
    ) -> EntryMeasure? {
        if pass.isPlain(item), pass.hasRoomForLabel(of: item, inWeekend: entries.places[index].isWeekend) {
            let condensed = widths(.condensed)
            let narrowest = (item.isFoot ? condensed.foot : condensed.body).entries[index].widest
            guard narrowest > pass.widestWord else { return nil }
        }
        let setters = setters(pass.setting, isFootRunIn: isFootRunIn)
        return setters[inWeekend: entries.places[index].isWeekend].measure(entries.cells[index])
    }

    private mutating func setters(_ setting: CellSetting, isFootRunIn: Bool) -> CellSetters {
        if let known = isFootRunIn ? besideSetters : aboveSetters { return known }
        let new = CellSetters(cells.typography(setting), isFootRunIn: isFootRunIn, cells.page.context)
        if isFootRunIn { besideSetters = new } else { aboveSetters = new }
        return new
    }
}

extension LineFill {
    /// Returns true if it takes at most as many lines as another, breaks no more names, and leaves no label alone.
    fileprivate func takesNoMore(than other: LineFill) -> Bool {
        !beginsBelow && lineCount <= other.lineCount && hyphenCount <= other.hyphenCount
    }
}
