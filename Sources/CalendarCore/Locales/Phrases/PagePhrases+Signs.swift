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
