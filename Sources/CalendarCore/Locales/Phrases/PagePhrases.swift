/// The phrases that a page prints besides names and data. Each takes the values named in braces.
public struct PagePhrases: Hashable, Sendable {
    /// The heading of a month's notes on a page that continues it: "Notes".
    public var notes: String
    /// The title of a page that continues another, and a heading repeated in the next column; takes `{title}`.
    public var continued: Phrase
    /// The outline's entry for such a page; takes `{page}`.
    public var continuedOutline: Phrase
    /// The subject of a page that continues another; takes the number `{page}` of that other page.
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
    /// A title with the user's words after it; takes `{words}` and `{title}`.
    public var titled: Phrase
    /// The date of the data; takes `{date}`.
    public var asOf: Phrase
    /// A date with a time of day; takes `{date}` and `{time}`.
    public var moment: Phrase
    /// Beside the number of the day that is marked.
    public var today: String
    /// The time at which an entry of several days begins; takes `{time}`.
    public var from: Phrase
    /// The time at which an entry of several days ends; takes `{time}`.
    public var until: Phrase
    /// At the end of a bar that goes on after the month; takes `{date}`.
    public var toDate: Phrase
    /// An event of several days, to be read aloud; takes `{text}`, `{first}` and `{last}`.
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
    /// The word for a private event of which only the time may be known.
    public var busy: String
    /// The word for a closed day, if the schedule has no other word for it.
    public var closed: String
    /// The title of a page with people and days; takes `{title}`.
    public var roster: Phrase
    /// A week by its number; takes `{week}`.
    public var numberedWeek: Phrase
    /// Beside the events that take the whole day.
    public var allDay: String
    /// A line that needs somebody and has nobody, to be read aloud; takes `{line}`.
    public var nobody: Phrase
    /// The title of a page that lists what changed since an earlier schedule.
    public var changes: String
    /// An entry that is gone, to be read aloud; takes `{text}`.
    public var noLonger: Phrase
    /// A value that is gone; takes `{text}`. Nothing but that in a language without a word for it: a line goes through
    /// the value.
    public var was: Phrase
    /// The mark of a task that is still to be done, to be read aloud before its text.
    public var openTask: String
    /// The mark of a task that is done, to be read aloud before its text.
    public var doneTask: String
    /// The heading of a list of initials and names.
    public var key: String
    /// The title of a page that lists what changed, with the day of the earlier schedule; takes `{date}`.
    public var changesSince: Phrase
    /// Beside the number of people on a line, how many it needs; takes `{count}`.
    public var wanted: Phrase
    /// In the legend of a roster, for people on call.
    public var onCall: String
    /// In the legend of a roster, for `½`.
    public var halfDay: String
    /// The day since which a source of the schedule was not updated; takes `{date}`.
    public var notUpdated: Phrase
    /// The word for a schedule of which a part is missing.
    public var incomplete: String
    /// The day on which a document expires; takes `{document}` and `{person}`.
    public var expires: Phrase
    /// A day before that; takes `{document}`, `{person}` and `{date}`.
    public var expiresOn: Phrase
    /// The title of a page of documents; takes `{title}`, a date.
    public var documents: Phrase
    /// A document that somebody needs and does not have.
    public var missing: String
    /// In the legend of documents, after the word for a missing one.
    public var orExpired: String
    /// Above the numbers of documents that are missing or have expired.
    public var missingOrExpired: String
    /// In the legend of documents, after the last day of those to renew; takes `{count}` days.
    public var orBefore: Phrase
    /// Above the numbers of documents to renew; takes `{date}`.
    public var toRenew: Phrase
    /// A document that is valid for a while.
    public var fine: String
    /// A document that somebody does not need.
    public var notRequired: String
    /// Above the numbers of people's documents that are missing or have expired; short.
    public var now: String
    /// Above the numbers of people's documents to renew; short.
    public var soon: String
    /// The last day of somebody on call, or the day and time of the hand-over; takes `{date}`.
    public var lasts: Phrase
    /// Who is on call next; takes `{name}`.
    public var then: Phrase
    /// Beside a mark of a year: what the days have that it is on, and how many they are; takes `{entries}` and
    /// `{count}`.
    public var markedDays: Phrase
    /// The word for events among those entries.
    public var events: String
    /// Before the names of those who work, but have no column on a page of columns of people.
    public var noAppointments: String
    /// An item of a checklist that is done; also above the days.
    public var done: String
    /// The same with its day, to be read aloud; takes `{date}`.
    public var doneOn: Phrase
    /// An item of a checklist that is still to be done, to be read aloud.
    public var stillOpen: String
    /// How many items of a checklist are done; takes `{count}` and `{total}`.
    public var doneCount: Phrase
    /// The same in a section, whose heading it follows; takes `{count}` and `{total}`.
    public var ofTotal: Phrase
    /// A share in per cent; takes `{count}`.
    public var percent: Phrase
    /// Above those who confirmed the items of a checklist; short.
    public var by: String
    /// Above a person's notes on the items of a checklist.
    public var itemNotes: String
    /// The day on which a person began a checklist; takes `{date}`.
    public var started: Phrase
    /// The day by which a checklist is to be done; takes `{date}`.
    public var target: Phrase
    /// Hours of training with an instructor; takes `{hours}`.
    public var dual: Phrase
    /// Hours of training alone; takes `{hours}`.
    public var solo: Phrase
    /// An instructor's comment; takes `{text}`.
    public var comment: Phrase
    /// The heading of a person's documents.
    public var ownDocuments: String
    /// Before a person's address.
    public var address: String
    /// Before a person's telephone number.
    public var phone: String
    /// Before the number of a person's licence.
    public var licence: String
    /// Before a person's number at the aviation authority.
    public var ftn: String
    /// Before what a person says about themselves.
    public var biography: String
}

extension PagePhrases {
    /// English, also to begin with for a language of one's own.
    public static let english = PagePhrases(LocaleTable.phrases.block("en"))

    /// The phrases of a language tag; signs if the language has no words here.
    init(languageTag: String) {
        self.init(LocaleName(languageTag)?.block(in: .phrases))
    }

    private init(_ block: LocaleBlock?) {
        let fields = LocaleFields(block, in: .phrases)
        notes = fields.text("notes")
        continued = fields.phrase("continued")
        continuedOutline = fields.phrase("continuedOutline")
        inFull = fields.phrase("inFull")
        more = fields.phrase("more")
        page = fields.phrase("page")
        pageOf = fields.phrase("pageOf")
        cut = fields.phrase("cut")
        cutAbove = fields.text("cutAbove")
        titled = fields.phrase("titled")
        asOf = fields.phrase("asOf")
        moment = fields.phrase("moment")
        today = fields.text("today")
        from = fields.phrase("from")
        until = fields.phrase("until")
        toDate = fields.phrase("toDate")
        onDays = fields.phrase("onDays")
        timed = fields.phrase("timed")
        placed = fields.phrase("placed")
        tentative = fields.phrase("tentative")
        week = fields.text("week")
        nothing = fields.text("nothing")
        busy = fields.text("busy")
        closed = fields.text("closed")
        roster = fields.phrase("roster")
        numberedWeek = fields.phrase("numberedWeek")
        allDay = fields.text("allDay")
        nobody = fields.phrase("nobody")
        changes = fields.text("changes")
        noLonger = fields.phrase("noLonger")
        was = fields.phrase("was")
        openTask = fields.text("openTask")
        doneTask = fields.text("doneTask")
        key = fields.text("key")
        changesSince = fields.phrase("changesSince")
        wanted = fields.phrase("wanted")
        onCall = fields.text("onCall")
        halfDay = fields.text("halfDay")
        notUpdated = fields.phrase("notUpdated")
        incomplete = fields.text("incomplete")
        expires = fields.phrase("expires")
        expiresOn = fields.phrase("expiresOn")
        documents = fields.phrase("documents")
        missing = fields.text("missing")
        orExpired = fields.text("orExpired")
        missingOrExpired = fields.text("missingOrExpired")
        orBefore = fields.phrase("orBefore")
        toRenew = fields.phrase("toRenew")
        fine = fields.text("fine")
        notRequired = fields.text("notRequired")
        now = fields.text("now")
        soon = fields.text("soon")
        lasts = fields.phrase("lasts")
        then = fields.phrase("then")
        markedDays = fields.phrase("markedDays")
        events = fields.text("events")
        noAppointments = fields.text("noAppointments")
        done = fields.text("done")
        doneOn = fields.phrase("doneOn")
        stillOpen = fields.text("stillOpen")
        doneCount = fields.phrase("doneCount")
        ofTotal = fields.phrase("ofTotal")
        percent = fields.phrase("percent")
        by = fields.text("by")
        itemNotes = fields.text("itemNotes")
        started = fields.phrase("started")
        target = fields.phrase("target")
        dual = fields.phrase("dual")
        solo = fields.phrase("solo")
        comment = fields.phrase("comment")
        ownDocuments = fields.text("ownDocuments")
        address = fields.text("address")
        phone = fields.text("phone")
        licence = fields.text("licence")
        ftn = fields.text("ftn")
        biography = fields.text("biography")
    }
}
