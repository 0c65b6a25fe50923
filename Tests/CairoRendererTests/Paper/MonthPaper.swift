import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares a month's page with the schedule: every word belongs to one area, and every area has the words it should.
struct MonthPaper {
    let style: PageStyle
    let page: LaidOutPage
    let days: MonthEntries
    private var areaFaults: [PaperFault] = []
    private let schedule: Schedule
    private let parts: PageParts
    private var words: PaperWords

    init(schedule: Schedule, style: PageStyle, page: LaidOutPage, others: [LaidOutPage], words: PaperWords) {
        (self.schedule, self.style, self.page, self.words) = (schedule, style, page, words)
        parts = PageParts(page.page)
        let cells = Dictionary(uniqueKeysWithValues: parts.cells.map { ($0.date, $0.frame) })
        days = MonthEntries(schedule, style, [page] + others, cells: cells)
    }

    private var month: YearMonth { days.month }
    private var phrases: PagePhrases { style.locale.phrases }

    /// The faults, in words.
    var faults: [String] { PaperFault.ofPage(areaFaults).map { "page \(page.number), \($0)" } }

    mutating func check() {
        checkNotes()
        checkHeadings()
        checkBelow()
        checkKey()
        if let footer = parts.footer { _ = words.take(footer.withMarks, reach: 10) }
        checkBars()
        for (date, frame) in parts.cells { checkCell(date, frame) }
        note("words in no place", PaperTexts.fault([String](), on: words.takeRest().lines))
    }

    private mutating func note(_ what: String, _ fault: PaperFault?) {
        if let fault { areaFaults.append(fault.at(what)) }
    }

    private mutating func note(_ what: String, _ fault: String) { note(what, PaperFault(fault)) }

    // MARK: Around the grid

    private mutating func checkNotes() {
        guard let frame = parts.notes else { return }
        let notes = days.notes.filter { $0.outcome != .continued }
        for placement in notes {
            let text = Entry(line: nil, text: placement.text).onPaper(placement.text)
            note("note", PaperTexts.fault([text], on: words.take(placement.box).lines))
        }
        let rest = days.notes.count - notes.count
        let reference = rest > 0 ? phrases.more.filled(["count": "\(rest)", "page": "\(page.number + 1)"]) : ""
        note("notes", PaperTexts.fault([reference], on: words.take(frame).lines))
    }

    private mutating func checkHeadings() {
        let title = parts.heading.map { words.take($0).lines } ?? []
        note("title", PaperTexts.fault([style.title(of: month)], on: title))
        let weekdays = parts.headerRow.map { words.take($0).lines } ?? []
        let week = style.firstWeekday.weekStartingHere
        let names = [week.map(style.locale.fullName), week.map(style.locale.shortName)]
        let faults = names.map { PaperTexts.fault($0, on: weekdays) }
        note("weekdays", PaperFault.least(faults))
    }

    /// Lines below the grid have only what is not whole in the cells. A dot is between two entries of a line.
    private mutating func checkBelow() {
        guard !parts.lists.isEmpty else { return }
        let found = parts.lists.flatMap { words.take($0.frame).lines.map(\.withoutDots) }
        let expected = days.blocks.filter { $0.date != nil }.flatMap { block in
            let shown = block.entries.filter { !$0.isRepeated }
            let closings = shown.filter(\.isClosing)
            let heading = closings.isEmpty ? block.heading(style.locale) : block.date.map { "\($0.day)" } ?? ""
            return [heading] + (closings + shown.filter { !$0.isClosing }).flatMap(\.texts)
        }
        note("below the grid", PaperTexts.fault(expected, on: found))
    }

    /// The initials on the page are explained, in the order of the people.
    private mutating func checkKey() {
        guard !parts.keyItems.isEmpty, let heading = parts.keyHeading else { return }
        note("corner", PaperTexts.fault([phrases.key], on: words.take(heading).lines))
        let people = schedule.people.filter { $0.initials != nil }.map { "\($0.initials ?? "") \($0.name)" }
        let found = parts.keyItems.map { words.take($0).lines }
        let places = found.map { lines in people.firstIndex { PaperTexts.fault([$0], on: lines) == nil } }
        if places.contains(nil) || places.compactMap(\.self) != places.compactMap(\.self).sorted() {
            note("corner", "\(found.map { $0.map(\.letters) }) for \(people)")
        }
    }

    // MARK: Bars

    private mutating func checkBars() {
        var found = parts.bars.map { (bounds: $0, lines: words.take($0).lines) }
        for week in MonthGrid(month, firstWeekday: style.firstWeekday).weekRows {
            let dates = week.columns.compactMap { week.date(inColumn: $0) }
            for event in days.barEvents {
                let own = dates.filter { event.firstDay <= $0 && $0 <= event.lastDay && days.isOnBar(event, $0) }
                guard let first = own.first, let last = own.last else { continue }
                let index = found.firstIndex { bar in
                    isFrom(first, to: last, bar.bounds) && hasWords(of: event, first, last, bar.lines)
                }
                if let index { found.remove(at: index) } else { note("\(first)", "no bar '\(event.words)'") }
            }
        }
        for bar in found { note("bar", "'\(bar.lines.map(\.letters))' is no event's") }
    }

    private func isFrom(_ first: CivilDate, to last: CivilDate, _ bounds: Rect) -> Bool {
        func cell(_ date: CivilDate) -> Rect { parts.cells.first { $0.date == date }!.frame }
        let ends = [cell(first), cell(last)]
        return ends[0].minX <= bounds.minX && bounds.minX < ends[0].maxX && ends[1].minX < bounds.maxX
            && bounds.maxX <= ends[1].maxX && ends[0].minY < bounds.minY && bounds.maxY < ends[0].maxY
    }

    /// The words may be cut, and the end is left out of a short bar.
    private func hasWords(
        of event: Event, _ first: CivilDate, _ last: CivilDate, _ lines: [PaperCharacters]
    ) -> Bool {
        let entry = event.entry(on: first)
        let words = entry.onPaper(
            event.firstDay == first ? days.format.text(of: entry) : event.content.owned(event.words))
        let ending = ending(of: event, last)
        return [ending, ""].contains { ending in
            PaperTexts.fault([words, ending], on: lines) == nil
                || PaperTexts.fault([.beginning(words), .whole("…"), .whole(ending)], on: lines) == nil
        }
    }

    private func ending(of event: Event, _ last: CivilDate) -> String {
        if last == event.lastDay, case .until(let time)? = event.time(on: last), style.times != TimeDetail.none {
            return phrases.until.filled(["time": style.locale.clockTime(time, as: style.timeFormat)])
        }
        guard last < event.lastDay, last == month.lastDay else { return "" }
        return phrases.toDate.filled(["date": style.locale.shortDate(event.lastDay)])
    }

    // MARK: Cells

    private mutating func checkCell(_ date: CivilDate, _ frame: Rect) {
        let day = days.expected(date)
        let (kept, continued) = (days.kept(date), days.continued(date))
        let body = (day.closings + day.body).filter { !$0.text.isEmpty }
        let foot = day.foot.filter { !$0.text.isEmpty }
        // The body gives way from its end; then the foot, from its beginning.
        let keptBody = body.dropLast(continued.count)
        let entries = keptBody + foot.dropFirst(continued.count - (body.count - keptBody.count))
        guard entries.map(days.key) == kept.map(\.key) else {
            note("\(date)", "\(kept.map(\.text)) in place of \(entries.map(\.text))")
            return
        }
        for (entry, placement) in zip(entries, kept).dropFirst(min(day.closings.count, keptBody.count)) {
            if !frame.contains(placement.box) { note("\(date)", "'\(entry.text)' leaves its cell") }
            let fault = EntryPaper(entry: entry, placement: placement, days: days).fault(on: words.take(placement.box))
            note("\(date), '\(placement.text)'", fault)
        }
        let lines = words.take(frame).lines
        var said: Set<String> = []
        let closings = zip(day.closings, kept.prefix(keptBody.count)).map { entry, placement in
            let reason = schedule.reason(of: entry)
            return EntryPaper(entry: entry, placement: placement, days: days).parts(
                said.insert(reason).inserted ? entry.onPaper(reason) : "")
        }
        let faults = strips(day, closings.flatMap(\.self), keptBody.count, continued).map {
            PaperTexts.fault($0, on: lines)
        }
        note("\(date)", PaperFault.least(faults))
    }

    /// A cell besides its entries: its number, why it is closed, labels without a text, and where the rest
    /// is. A full stacked cell may leave out labels without a text after its last entry.
    private func strips(
        _ day: ExpectedDay, _ reasons: [PaperTexts.Part], _ kept: Int, _ continued: [Placement]
    ) -> [[PaperTexts.Part]] {
        let word = day.closingWord ?? (style.today == day.date ? phrases.today : "")
        let place = "\(days.page(of: day.date))"
        // A narrow cell has only the page.
        let references = references(continued.count, place)
        let hidden = days.hiddenCount(beginningOn: day.date)
        let barReferences = hidden > 0 ? self.references(hidden, place) : [""]
        let body = day.closings + day.body
        let isFull = page.fit.map { $0.score == .zero || $0.shortenedDayCount > 0 } ?? false
        let lengths = (0...body.count).filter { count in
            body[..<count].count { !$0.text.isEmpty } == kept && (isFull || count == body.count)
        }
        let footCounts = kept == 0 && isFull ? Array(0...day.foot.count) : [day.foot.count]
        return lengths.flatMap { count in
            footCounts.flatMap { footCount in
                references.flatMap { reference in
                    let labels =
                        body[..<count].emptyLabels + (continued.isEmpty ? [] : [reference])
                        + day.foot.suffix(footCount).emptyLabels
                    return barReferences.map { bars in
                        [.whole("\(day.date.day)"), .whole(word), .whole(bars)] + reasons
                            + labels.map { .whole($0) }
                    }
                }
            }
        }
    }

    /// "+3 more, p. 2", or the page alone.
    private func references(_ count: Int, _ place: String) -> [String] {
        [phrases.more.filled(["count": "\(count)", "page": place]), phrases.page.filled(["page": place])]
    }
}

extension MonthEntries.Block {
    /// "6 Monday", or "Notes".
    func heading(_ locale: CalendarLocale) -> String {
        date.map { "\($0.day) \(locale.fullName(of: $0.weekday))" } ?? locale.phrases.notes
    }
}

extension ArraySlice<Entry> {
    /// The labels that have no text.
    fileprivate var emptyLabels: [String] { filter(\.text.isEmpty).map { $0.line?.label ?? "" } }
}

extension PaperCharacters {
    fileprivate var withoutDots: PaperCharacters {
        PaperCharacters((letters.filter { $0 != "·" } + marks))
    }
}
