import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares the words in an entry's box with the entry.
struct EntryPaper {
    let entry: Entry
    let placement: Placement
    let days: MonthEntries

    private var style: PageStyle { days.style }
    private var isCut: Bool { placement.outcome == .shortened }

    func fault(on text: PageText) -> PaperFault? {
        guard days.format.hasTimeColumn(entry) else {
            return fault([entry.line?.label ?? ""], entry.onPaper(placement.text), on: text.lines)
        }
        return timedFault(on: text)
    }

    private func fault(_ before: [String], _ text: String, on lines: [PaperCharacters]) -> PaperFault? {
        let fault = PaperTexts.fault(before.map { .whole($0) } + parts(text), on: lines)
        guard fault != nil, isCut, entry.line != nil else { return fault }
        return PaperFault.least(
            (marksOfNames(in: text) + [pageMark]).map { PaperTexts.fault(before + [$0], on: lines) })
    }

    /// "+5, p. 2", in place of a list with up to so many names.
    private func marksOfNames(in text: String) -> [String] {
        let most = max(text.count { "/,;|".contains($0) } + 1, text.count { $0 == "." })
        guard let page = otherPage else { return [] }
        return (1...most).map { count in
            style.locale.phrases.placed.filled(["text": "+" + style.locale.number(count), "place": page])
        }
    }

    private var pageMark: String { otherPage ?? style.locale.phrases.cutAbove }

    /// "p. 2"; nil if the whole text is on this page.
    private var otherPage: String? {
        guard let rest = placement.rest, rest.page != placement.page else { return nil }
        return style.locale.phrases.page.filled(["page": style.locale.number(rest.page)])
    }

    /// A text, or its beginning and where all of it is.
    func parts(_ text: String) -> [PaperTexts.Part] {
        isCut ? [.beginning(text), .whole(reference)] : [.whole(text)]
    }

    /// "… p. 2", or where else the whole text is.
    private var reference: String {
        guard let rest = placement.rest, rest.page != placement.page else { return style.locale.phrases.cutAbove }
        return style.locale.phrases.cut.filled(["page": "\(rest.page)"])
    }

    /// The time is before the title, the end and the place are below it, or all are one text; a cut one has no place.
    private func timedFault(on text: PageText) -> PaperFault? {
        let (lines, title) = (text.lines, entry.onPaper(days.format.text(of: entry.with())))
        let place = (style.places ?? MonthPage.details.places) ? entry.place : nil
        func joined(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: " · ") }
        let (start, ending, range) = times
        if isCut {
            // The end and the place may be all that it gives away.
            let isWhole = (ending ?? place) != nil && PaperTexts.fault([start, title, reference], on: lines) == nil
            return isWhole
                ? nil
                : PaperFault.least([
                    fault([start], title, on: lines), fault([range], entry.onPaper(joined([title, place])), on: lines),
                ])
        }
        return PaperFault.least([
            PaperTexts.fault([start, title, joined([ending, place])], on: lines),
            PaperTexts.fault([range, entry.onPaper(joined([title, place]))], on: lines),
        ])
    }

    /// The time before the title, the end below it, and both as one text.
    private var times: (start: String, ending: String?, range: String) {
        guard case .at(let start, let end)? = entry.time else { return ("", nil, "") }
        func words(_ time: CivilDateTime, _ omitted: ClockParts) -> String {
            style.locale.clockTime(time, as: style.timeFormat, without: omitted)
        }
        let isRange = (style.times ?? MonthPage.details.times) == .range
        let first = words(start, .zeroMinutes)
        guard let end, isRange || end.date > start.date else { return (first, nil, first) }
        let isNextDay = end.date > start.date
        let day = isNextDay ? style.locale.shortName(of: end.date.weekday) + " " : ""
        func short(_ time: CivilDateTime) -> String {
            let isDay = (7..<19).contains(time.minute / 60)
            return words(time, isDay ? [.zeroMinutes, .dayPeriod] : .zeroMinutes)
        }
        return (
            first, style.locale.phrases.toDate.filled(["date": day + words(end, isNextDay ? [] : .dayPeriod)]),
            style.locale.times.filled(["first": short(start), "last": day + short(end)])
        )
    }
}
