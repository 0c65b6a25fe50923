/// The phrases that a page prints besides names and data. Each takes the values named in braces.
public struct PagePhrases: Hashable, Sendable {
    /// The heading of a month's notes on a page that continues it: "Notes".
    public var notes: String
    /// The title of a page that continues another, and a heading repeated in the next column; takes `{title}`.
    public var continued: Phrase
    /// The outline's entry for such a page; takes `{page}`.
    public var continuedOutline: Phrase
    /// What a page that continues another is about; takes the number `{page}` of that other page.
    public var inFull: Phrase
    /// Refers to the entries that do not fit; takes `{count}` and `{page}`.
    public var more: Phrase
    /// The number of a page; takes `{page}`.
    public var page: Phrase
    /// The number of a page and of the last; takes `{page}` and `{count}`.
    public var pageOf: Phrase
    /// After a text that is cut, if all of it is on another page; takes `{page}`.
    public var cut: Phrase
    /// After a text that is cut, if all of it is below the grid.
    public var cutAbove: String
    /// A title with the user's words before it; takes `{words}` and `{title}`.
    public var titled: Phrase
    /// How current the data are; takes `{date}` and `{time}`.
    public var asOf: Phrase
    /// Beside the number of the day that is marked.
    public var today: String
    /// The time at which an entry of several days begins; takes `{time}`.
    public var from: Phrase
    /// The time at which an entry of several days ends; takes `{time}`.
    public var until: Phrase
    /// At the end of a bar that goes on after the month; takes `{date}`.
    public var toDate: Phrase
    /// What is read aloud of an event of several days; takes `{text}`, `{first}` and `{last}`.
    public var onDays: Phrase
    /// A text after its time; takes `{time}` and `{text}`.
    public var timed: Phrase
    /// A text with its place; takes `{text}` and `{place}`.
    public var placed: Phrase
    /// A text that is not certain; takes `{text}`.
    public var tentative: Phrase
    /// Above the numbers of weeks, in a narrow column.
    public var week: String
    /// Beside days without entries, in a list of days.
    public var nothing: String
    /// What stands for a private event of which only the time may be known.
    public var busy: String
    /// The title of a page with people and days; takes `{title}`.
    public var roster: Phrase
    /// A week by its number; takes `{week}`.
    public var numberedWeek: Phrase
    /// Beside the events that take the whole day.
    public var allDay: String
    /// What is read aloud of a line that nobody is on, and that needs somebody; takes `{line}`.
    public var nobody: Phrase
    /// The title of a page that lists what changed since an earlier schedule.
    public var changes: String
    /// What is read aloud of an entry that is gone; takes `{text}`.
    public var noLonger: Phrase

    /// Phrases for each part of a page; where none is given, it is one that needs no words.
    public init(
        notes: String, continued: Phrase, continuedOutline: Phrase, inFull: Phrase, more: Phrase, page: Phrase,
        pageOf: Phrase, cut: Phrase, cutAbove: String, titled: Phrase = "{words} – {title}", asOf: Phrase,
        today: String, from: Phrase, until: Phrase, toDate: Phrase, onDays: Phrase, timed: Phrase = "{time} {text}",
        placed: Phrase = "{text}, {place}", tentative: Phrase, week: String, nothing: String,
        busy: String, roster: Phrase, numberedWeek: Phrase, allDay: String, nobody: Phrase = "{line}: –",
        changes: String = "±", noLonger: Phrase = "– {text}"
    ) {
        (self.notes, self.continued, self.continuedOutline) = (notes, continued, continuedOutline)
        (self.inFull, self.more, self.page, self.pageOf) = (inFull, more, page, pageOf)
        (self.cut, self.cutAbove, self.titled, self.asOf) = (cut, cutAbove, titled, asOf)
        (self.today, self.from, self.until) = (today, from, until)
        (self.toDate, self.onDays, self.timed) = (toDate, onDays, timed)
        (self.placed, self.tentative, self.week) = (placed, tentative, week)
        (self.nothing, self.busy, self.roster) = (nothing, busy, roster)
        (self.numberedWeek, self.allDay) = (numberedWeek, allDay)
        (self.nobody, self.changes, self.noLonger) = (nobody, changes, noLonger)
    }
}

extension PagePhrases {
    /// For languages without words of their own: signs that are the same everywhere, and that every face has.
    static var signs: PagePhrases {
        PagePhrases(
            notes: "•", continued: "… {title}", continuedOutline: "… » {page}", inFull: "« {page}",
            more: "+{count} » {page}", page: "» {page}", pageOf: "{page} / {count}", cut: "… » {page}",
            cutAbove: "… »", asOf: "{date}, {time}", today: "•", from: "{time} –", until: "– {time}",
            toDate: "– {date}",
            onDays: "{text}, {first} – {last}", tentative: "{text} (?)", week: "#", nothing: "–",
            busy: "×",
            roster: "{title}",
            numberedWeek: "# {week}", allDay: "0–24", nobody: "{line}: 0",
            changes: "±", noLonger: "– {text}")
    }
}

extension PagePhrases {
    /// English.
    public static var english: PagePhrases {
        PagePhrases(
            notes: "Notes", continued: "{title}, continued", continuedOutline: "continued, p. {page}",
            inFull: "The days that page {page} shows in part, in full", more: "+{count} more, p. {page}",
            page: "p. {page}", pageOf: "page {page} of {count}", cut: "… p. {page}", cutAbove: "… below",
            asOf: "as of {date}, {time}", today: "today", from: "from {time}", until: "until {time}",
            toDate: "to {date}", onDays: "{text}, {first} to {last}", tentative: "{text} (tentative)", week: "Wk",
            nothing: "nothing",
            busy: "busy",
            roster: "{title} · roster",
            numberedWeek: "Week {week}", allDay: "all day", nobody: "{line}: nobody",
            changes: "Changes", noLonger: "no longer: {text}")
    }
}

extension PagePhrases {
    /// The phrases of a language tag; signs if the language has no words here.
    init(languageTag: String) {
        var subtags = languageTag.split(separator: "-")
        while !subtags.isEmpty {
            if let phrases = PagePhrases.words(of: subtags.joined(separator: "-")) {
                self = phrases
                return
            }
            subtags.removeLast()
        }
        self = .signs
    }

    /// The words of a language, in a script or a region of its own where that differs; nil if there are none.
    private static func words(of tag: String) -> PagePhrases? {
        switch tag {
        case "en": english
        case "de": german
        case "nl": dutch
        case "da": danish
        case "sv": swedish
        case "nb", "no": bokmal
        case "nn": nynorsk
        case "fr": french
        case "es": spanish
        case "it": italian
        case "pt": portuguese
        case "ro": romanian
        case "pl": polish
        case "cs": czech
        case "sk": slovak
        case "ru": russian
        case "uk": ukrainian
        case "fi": finnish
        case "hu": hungarian
        case "el": greek
        case "tr": turkish
        case "ar": arabic
        case "he": hebrew
        case "fa": persian
        case "ur": urdu
        case "hi-Latn": signs
        case "hi": hindi
        case "th": thai
        case "vi": vietnamese
        case "id": indonesian
        case "ja": japanese
        case "ko": korean
        case "zh": simplifiedChinese
        case "zh-Hant": traditionalChinese
        default: nil
        }
    }
}
