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
    /// The position of its labels at the foot.
    private(set) var footLabels = FootLabels.above

    private let cells: MonthCells
    private let days: [Day]
    /// True if some entries have other texts in a small body.
    private let hasDenseTexts: Bool
    private var body: Entries
    private let foot: Entries
    /// The widths of the texts in the faces and the bodies that were measured.
    private var known: [WidthsKey: Widths] = [:]
    /// The widths of the columns that were measured, by the tenths of a weekend's.
    private var columnWidths: [Int: (weekday: Length, weekend: Length)] = [:]
    /// The setters of the setting that is measured, made when first needed.
    private var setters: [Part: CellSetters] = [:]

    /// A part of the cells that has setters of its own.
    private enum Part {
        case body
        /// The foot, with labels beside their values, and above.
        case footBeside, footAbove
    }

    /// The row of a day's cell and its contents, in numbers.
    private struct Day {
        let row: Int
        let counts: CellDay.Counts
    }

    private struct Entries {
        private(set) var cells: [CellEntry] = []
        var places: [Place] = []

        struct Place {
            let day: Int
            let isWeekend: Bool
            fileprivate(set) var isWrappable: Bool
        }

        mutating func add(_ entries: [CellEntry], _ day: CellDay, index: Int) {
            for entry in entries {
                cells.append(entry)
                places.append(Place(day: index, isWeekend: day.isWeekend, isWrappable: entry.isWrappable))
            }
        }
    }

    private final class Widths {
        let body: EntryWidths
        let foot: EntryWidths

        init(body: EntryWidths, foot: EntryWidths) { (self.body, self.foot) = (body, foot) }
    }

    private struct WidthsKey: Hashable {
        let faces: FacePair
        /// True for a small body, in which some entries have other texts.
        let isDense: Bool
    }

    init(_ cells: MonthCells) {
        self.cells = cells
        var (body, foot) = (Entries(), Entries())
        for (index, day) in cells.days.enumerated() {
            body.add(day.body, day, index: index)
            foot.add(day.foot, day, index: index)
        }
        (self.body, self.foot) = (body, foot)
        days = cells.days.map { Day(row: $0.row, counts: $0.counts) }
        hasDenseTexts = body.cells.contains { $0.hasDenseTexts }
        needs = days.map { CellNeed(row: $0.row, whole: .zero, least: .zero) }
        acceptWraps()
    }

    /// Counts no wrap of an entry that wraps even in the smallest condensed type: no setting has fewer of these.
    private mutating func acceptWraps() {
        let type = BodyType(.condensed, size: cells.page.leastSize)
        let pass = pass(CellSetting(type: type, weekendTenths: 10, breaksNames: false))
        let widths = widths(.condensed, isDense: true).body
        for (index, place) in body.places.enumerated() where place.isWrappable {
            let measure = pass.measure(
                widths.entries[index], widths, inWeekend: place.isWeekend, isFootRunIn: false)
            if let measure, measure.fill.lineCount > 1 { body.places[index].isWrappable = false }
        }
    }

    private mutating func widths(_ faces: FacePair, isDense: Bool) -> Widths {
        let key = WidthsKey(faces: faces, isDense: isDense && hasDenseTexts)
        if let known = known[key] { return known }
        let widths = Widths(
            body: EntryWidths(body.cells, faces, isDense: key.isDense),
            foot: EntryWidths(foot.cells, faces, isDense: key.isDense))
        known[key] = widths
        return widths
    }

    // MARK: Adding up

    /// Measures a setting with lines of another size at the foot. Returns false if a name would have to be broken
    /// although it fits in another setting.
    mutating func measure(_ setting: CellSetting, footSize: Length) -> Bool {
        setters = [:]
        let pass = pass(setting)
        let widths = widths(setting.type.faces, isDense: pass.spacing.isDense)
        let footPass = footSize == setting.type.size ? pass : self.pass(setting.ofFoot(footSize))
        legibility = Legibility(entryCount: body.cells.count + foot.cells.count)
        for index in days.indices {
            let frame = pass.spacing.cellFrame(days[index].counts)
            (needs[index].whole, needs[index].least, needs[index].wrapCount) = (frame, frame, 0)
        }
        guard placeFootLabels(widths.foot, footPass) else { return false }
        for index in foot.places.indices {
            let part = footLabels[inWeekend: foot.places[index].isWeekend] ? Part.footBeside : .footAbove
            guard var measure = measure(foot, widths.foot, index, footPass, part) else { return false }
            // Lines at the foot stay whole.
            measure.leastHeight = measure.height
            add(measure, foot.places[index])
        }
        return measureBody(widths, pass)
    }

    private mutating func measureBody(_ widths: Widths, _ pass: CellPass) -> Bool {
        var (line, day) = (SharedLine(), -1)
        for index in body.places.indices {
            guard var measure = measure(body, widths.body, index, pass, .body) else { return false }
            let place = body.places[index]
            if pass.spacing.sharedGap == nil {
                add(measure, place)
                continue
            }
            if place.day != day { (line, day) = (SharedLine(), place.day) }
            if pass.share(&line, widths.body.entries[index], measure, inWeekend: place.isWeekend) {
                measure.height = .zero - pass.spacing.entryGap
                measure.leastHeight = measure.height
            }
            add(measure, place)
        }
        return true
    }

    private mutating func pass(_ setting: CellSetting) -> CellPass {
        let known = columnWidths[setting.weekendTenths]
        let (weekday, weekend) = known ?? cells.columnWidths(setting)
        if known == nil { columnWidths[setting.weekendTenths] = (weekday, weekend) }
        return CellPass(setting, cells.page, weekday: weekday, weekend: weekend)
    }

    private mutating func add(_ measure: EntryMeasure, _ place: Entries.Place) {
        needs[place.day].whole += measure.height
        needs[place.day].least += measure.leastHeight
        if measure.height > measure.leastHeight { needs[place.day].wrapCount += 1 }
        legibility.add(measure, isWrappable: place.isWrappable)
    }

    /// Puts labels beside their values if that takes no more lines in any cell of a kind of column, else above in every
    /// cell of the kind. Returns false if a name would have to be broken.
    private mutating func placeFootLabels(_ widths: EntryWidths, _ pass: CellPass) -> Bool {
        footLabels = pass.setting.hasLabelsAbove ? .above : .beside
        for index in foot.places.indices where footLabels[inWeekend: foot.places[index].isWeekend] {
            guard let above = measure(foot, widths, index, pass, .footAbove) else { return false }
            let beside = measure(foot, widths, index, pass, .footBeside)
            footLabels[inWeekend: foot.places[index].isWeekend] =
                beside.map { $0.fill.takesNoMore(than: above.fill) } ?? false
        }
        return true
    }

    /// Measures an entry by its widths if that will do.
    @inline(__always)
    private mutating func measure(
        _ entries: Entries, _ widths: EntryWidths, _ index: Int, _ pass: CellPass, _ part: Part
    ) -> EntryMeasure? {
        let measure = pass.measure(
            widths.entries[index], widths, inWeekend: entries.places[index].isWeekend,
            isFootRunIn: part == .footBeside)
        if let measure { return measure }
        return measureSet(entries, widths.entries[index], index, pass, part)
    }

    /// Measures an entry as it is set; returns nil if a word would have to be broken that fits in another setting.
    @inline(never)
    private mutating func measureSet(
        _ entries: Entries, _ item: EntryWidths.Item, _ index: Int, _ pass: CellPass, _ part: Part
    ) -> EntryMeasure? {
        if pass.isPlain(item), pass.hasRoomForLabel(of: item, inWeekend: entries.places[index].isWeekend) {
            let condensed = widths(.condensed, isDense: pass.spacing.isDense)
            let narrow = item.isFoot ? condensed.foot : condensed.body
            guard narrow.widest(of: narrow.entries[index]) > pass.widestWord(of: item) else { return nil }
        }
        let setters = setters(pass.setting, part)
        return setters[inWeekend: entries.places[index].isWeekend].measure(entries.cells[index])
    }

    private mutating func setters(_ setting: CellSetting, _ part: Part) -> CellSetters {
        if let known = setters[part] { return known }
        let labels = part == .footBeside ? FootLabels.beside : .above
        let new = CellSetters(cells.typography(setting), labels, cells.page.context)
        setters[part] = new
        return new
    }
}

extension LineFill {
    /// Returns true if it takes at most as many lines as another, breaks no more names, and leaves no label alone.
    fileprivate func takesNoMore(than other: LineFill) -> Bool {
        !beginsBelow && lineCount <= other.lineCount && hyphenCount <= other.hyphenCount
    }
}
