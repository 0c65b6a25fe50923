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
