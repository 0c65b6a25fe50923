import CalendarCore
import CalendarLayout
import RandomSupport

/// The content that the schedule wants in a day's cell, in order.
struct ExpectedDay {
    let date: CivilDate
    /// The word in the strip of a closed day.
    private(set) var closingWord: String?
    /// The reason why the day is closed.
    private(set) var closings: [Entry] = []
    /// Below them: texts of lines, events, then timed events.
    private(set) var body: [Entry] = []
    /// The same with the events of several days that have no bar.
    private var listed: [Entry] = []
    /// At the foot of the cell.
    private(set) var foot: [Entry] = []

    /// `isOnBar` says of an event of several days if it is on a bar.
    init(_ date: CivilDate, _ schedule: Schedule, _ style: PageStyle, isOnBar: (Entry) -> Bool) {
        self.date = date
        var timed: [Entry] = []
        for entry in ExpectedDay.entries(date, schedule, style) where !(entry.isForBars && isOnBar(entry)) {
            if let word = schedule.closingWord(of: entry), closingWord == nil || closingWord == word {
                closingWord = word
                closings.append(entry)
            } else if entry.line?.place == .foot {
                foot.append(entry)
            } else if style.entryFormat(MonthPage.details).hasTimeColumn(entry) {
                timed.append(entry)
            } else {
                listed.append(entry)
            }
        }
        listed += timed
        body = listed.filter { !$0.isForBars }
    }

    /// All of them in printing order; stacked cells have an entry without a text for each line that has none.
    var entries: [Entry] { closings + body + foot }

    /// Those with a text, with the events of several days that have no bar.
    var texts: [Entry] { (closings + listed + foot).filter { !$0.text.isEmpty } }

    private static func entries(_ date: CivilDate, _ schedule: Schedule, _ style: PageStyle) -> [Entry] {
        let entries = schedule.entries(on: date)
        guard style.cellStyle == .stacked else { return entries }
        let lines = schedule.lines.flatMap { line in
            let own = entries.filter { $0.line?.key == line.key }
            return own.isEmpty ? [Entry(line: line, text: "")] : own
        }
        return lines + entries.filter { $0.line == nil }
    }
}

extension Entry {
    /// True if it is on several days, and on a bar if there is a lane for it.
    var isForBars: Bool { days != nil && line == nil && !closesDay }

    /// A text on paper: without the pictograph that no face has, unless the entry says nothing else.
    func onPaper(_ text: String) -> String {
        guard !Pictographs.areAll(of: self.text) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != RandomTexts.pictograph }))
    }
}

extension Schedule {
    fileprivate func closingWord(of entry: Entry) -> String? {
        if entry.closesDay { return closedWords.first ?? "" }
        guard entry.line?.place == .body, entry.time == nil else { return nil }
        return closing(entry.text)?.word
    }

    /// The rest of a closing's text below the strip.
    func reason(of entry: Entry) -> String {
        entry.closesDay ? entry.text : closing(entry.text)?.reason ?? ""
    }
}

extension EntryFormat {
    /// True if the times of an entry stand beside its title.
    func hasTimeColumn(_ entry: Entry) -> Bool {
        guard entry.line == nil, case .at? = entry.time else { return false }
        return text(of: entry) != text(of: entry.with(place: entry.place))
    }
}

extension Entry {
    /// The same for the whole of its day, with this place.
    func with(place: String? = nil) -> Entry {
        guard case .event(var event, _) = content else { return self }
        event.place = place
        return Entry(line: line, .event(event, time: nil), location: location)
    }
}
