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

    /// A day's cell and its contents, in numbers.
    private struct Day {
        let row: Int
        let isWeekend: Bool
        let counts: CellDay.Counts
        /// The places of its entries among those of all days.
        let body: Range<Int>
        let foot: Range<Int>
    }

    /// The entries of all days.
    private struct Entries {
        private(set) var cells: [CellEntry] = []
        /// True for each entry whose wraps count.
        var isWrappable: [Bool] = []

        /// Adds the entries of a day. Returns their places.
        mutating func add(_ entries: [CellEntry]) -> Range<Int> {
            for entry in entries {
                cells.append(entry)
                isWrappable.append(entry.isWrappable)
            }
            return cells.count - entries.count..<cells.count
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
        days = cells.days.map { day in
            Day(
                row: day.row, isWeekend: day.isWeekend, counts: day.counts, body: body.add(day.body),
                foot: foot.add(day.foot))
        }
        (self.body, self.foot) = (body, foot)
        hasDenseTexts = body.cells.contains { $0.hasDenseTexts }
        needs = days.map { CellNeed(row: $0.row, whole: .zero, least: .zero) }
        acceptWraps()
    }

    /// Counts no wrap of an entry that wraps even in the smallest condensed type: no setting has fewer of these.
    private mutating func acceptWraps() {
        let type = BodyType(.condensed, size: cells.page.leastSize)
        let pass = pass(CellSetting(type: type, weekendTenths: 10, breaksNames: false))
        let widths = widths(.condensed, isDense: true).body
        for day in days {
            for index in day.body where body.isWrappable[index] {
                let measure = pass.measure(
                    widths.entries[index], widths, inWeekend: day.isWeekend, isFootRunIn: false)
                if let measure, measure.fill.lineCount > 1 { body.isWrappable[index] = false }
            }
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
        guard placeFootLabels(widths.foot, footPass) else { return false }
        legibility = Legibility(entryCount: body.cells.count + foot.cells.count)
        for index in days.indices {
            guard let need = need(of: days[index], widths, pass, footPass) else { return false }
            needs[index] = need
        }
        return true
    }

    /// Returns nil if a name would have to be broken.
    @inline(__always)
    private mutating func need(
        of day: Day, _ widths: Widths, _ pass: CellPass, _ footPass: CellPass
    ) -> CellNeed? {
        let frame = pass.spacing.cellFrame(day.counts)
        var need = CellNeed(row: day.row, whole: frame, least: frame)
        let isBeside = footLabels[inWeekend: day.isWeekend]
        // Most entries take one line, and cost nothing but its height.
        for index in day.foot {
            let item = widths.foot.entries[index]
            if let height = footPass.height(ofLine: item, inWeekend: day.isWeekend, isFootRunIn: isBeside) {
                need.add(line: height)
                continue
            }
            let part = isBeside ? Part.footBeside : .footAbove
            guard var measure = measure(index, widths.foot, footPass, day, part) else { return nil }
            // Lines at the foot stay whole.
            measure.leastHeight = measure.height
            need.add(measure)
            legibility.add(measure, isWrappable: foot.isWrappable[index])
        }
        var line = SharedLine()
        let mayShare = pass.spacing.sharedGap != nil
        for index in day.body {
            let item = widths.body.entries[index]
            if !mayShare, let height = pass.height(ofLine: item, inWeekend: day.isWeekend, isFootRunIn: false) {
                need.add(line: height)
                continue
            }
            guard var measure = measure(index, widths.body, pass, day, .body) else { return nil }
            if mayShare, pass.share(&line, item, measure, inWeekend: day.isWeekend) {
                measure.height = .zero - pass.spacing.entryGap
                measure.leastHeight = measure.height
            }
            need.add(measure)
            legibility.add(measure, isWrappable: body.isWrappable[index])
        }
        return need
    }

    private mutating func pass(_ setting: CellSetting) -> CellPass {
        let known = columnWidths[setting.weekendTenths]
        let (weekday, weekend) = known ?? cells.columnWidths(setting)
        if known == nil { columnWidths[setting.weekendTenths] = (weekday, weekend) }
        return CellPass(setting, cells.page, weekday: weekday, weekend: weekend)
    }

    /// Puts labels beside their values if that takes no more lines in any cell of a kind of column, else above in every
    /// cell of the kind. Returns false if a name would have to be broken.
    private mutating func placeFootLabels(_ widths: EntryWidths, _ pass: CellPass) -> Bool {
        footLabels = pass.setting.hasLabelsAbove ? .above : .beside
        for day in days {
            for index in day.foot where footLabels[inWeekend: day.isWeekend] {
                guard let above = measure(index, widths, pass, day, .footAbove) else { return false }
                let beside = measure(index, widths, pass, day, .footBeside)
                footLabels[inWeekend: day.isWeekend] = beside.map { $0.fill.takesNoMore(than: above.fill) } ?? false
            }
        }
        return true
    }

    /// Measures an entry by its widths if that will do.
    @inline(__always)
    private mutating func measure(
        _ index: Int, _ widths: EntryWidths, _ pass: CellPass, _ day: Day, _ part: Part
    ) -> EntryMeasure? {
        let measure = pass.measure(
            widths.entries[index], widths, inWeekend: day.isWeekend, isFootRunIn: part == .footBeside)
        if let measure { return measure }
        return measureSet(index, widths.entries[index], pass, day, part)
    }

    /// Measures an entry as it is set; returns nil if a word would have to be broken that fits in another setting.
    @inline(never)
    private mutating func measureSet(
        _ index: Int, _ item: EntryWidths.Item, _ pass: CellPass, _ day: Day, _ part: Part
    ) -> EntryMeasure? {
        if pass.isPlain(item), pass.hasRoomForLabel(of: item, inWeekend: day.isWeekend) {
            let condensed = widths(.condensed, isDense: pass.spacing.isDense)
            let narrow = part == .body ? condensed.body : condensed.foot
            guard narrow.widest(of: narrow.entries[index]) > pass.widestWord(of: item) else { return nil }
        }
        let entry = part == .body ? body.cells[index] : foot.cells[index]
        return setters(pass.setting, part)[inWeekend: day.isWeekend].measure(entry)
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
