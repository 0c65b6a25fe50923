// Germanic languages besides English.

extension PagePhrases {
    /// German.
    static var german: PagePhrases {
        PagePhrases(
            notes: "Notizen", continued: "{title}, Fortsetzung",
            continuedOutline: "Fortsetzung, S. {page}",
            inFull: "Vollständig: die Tage, die Seite {page} nur teilweise zeigt",
            more: "noch {count}, S. {page}", page: "S. {page}",
            pageOf: "Seite {page} von {count}",
            cut: "… S. {page}", cutAbove: "… unten",
            asOf: "Stand: {date}, {time}",
            today: "heute", from: "ab {time}", until: "bis {time}",
            toDate: "bis {date}", onDays: "{text}, {first} bis {last}",
            tentative: "{text} (vorläufig)", week: "KW", nothing: "nichts",
            busy: "belegt",
            roster: "{title} · Dienstplan",
            numberedWeek: "KW {week}", allDay: "ganztägig", nobody: "{line}: niemand",
            changes: "Änderungen", noLonger: "nicht mehr: {text}")
    }

    /// Dutch.
    static var dutch: PagePhrases {
        PagePhrases(
            notes: "Notities", continued: "{title}, vervolg",
            continuedOutline: "vervolg, p. {page}",
            inFull: "Volledig: de dagen die pagina {page} gedeeltelijk toont",
            more: "nog {count}, p. {page}", page: "p. {page}",
            pageOf: "pagina {page} van {count}",
            cut: "… p. {page}", cutAbove: "… hieronder",
            asOf: "bijgewerkt op {date}, {time}",
            today: "vandaag", from: "vanaf {time}", until: "tot {time}",
            toDate: "t/m {date}", onDays: "{text}, {first} tot en met {last}",
            tentative: "{text} (voorlopig)", week: "Wk", nothing: "niets",
            busy: "bezet",
            roster: "{title} · rooster",
            numberedWeek: "Week {week}", allDay: "hele dag", nobody: "{line}: niemand",
            changes: "Wijzigingen", noLonger: "niet meer: {text}")
    }

    /// Danish.
    static var danish: PagePhrases {
        PagePhrases(
            notes: "Noter", continued: "{title}, fortsat",
            continuedOutline: "fortsat, s. {page}",
            inFull: "I sin helhed: de dage, som side {page} viser delvist",
            more: "{count} mere, s. {page}", page: "s. {page}",
            pageOf: "side {page} af {count}",
            cut: "… s. {page}", cutAbove: "… nedenfor",
            asOf: "opdateret {date}, {time}",
            today: "i dag", from: "fra kl. {time}", until: "til kl. {time}",
            toDate: "til {date}", onDays: "{text}, {first} til {last}",
            tentative: "{text} (foreløbig)", week: "Uge", nothing: "intet",
            busy: "optaget",
            roster: "{title} · vagtplan",
            numberedWeek: "Uge {week}", allDay: "hele dagen", nobody: "{line}: ingen",
            changes: "Ændringer", noLonger: "ikke længere: {text}")
    }

    /// Swedish.
    static var swedish: PagePhrases {
        PagePhrases(
            notes: "Anteckningar", continued: "{title}, fortsättning",
            continuedOutline: "fortsättning, s. {page}",
            inFull: "I sin helhet: de dagar som sida {page} visar delvis",
            more: "{count} till, s. {page}", page: "s. {page}",
            pageOf: "sida {page} av {count}",
            cut: "… s. {page}", cutAbove: "… nedan",
            asOf: "uppdaterad {date}, {time}",
            today: "i dag", from: "från kl. {time}", until: "till kl. {time}",
            toDate: "till {date}", onDays: "{text}, {first} till {last}",
            tentative: "{text} (preliminärt)", week: "V.", nothing: "inget",
            busy: "upptagen",
            roster: "{title} · arbetsschema",
            numberedWeek: "Vecka {week}", allDay: "heldag", nobody: "{line}: ingen",
            changes: "Ändringar", noLonger: "inte längre: {text}")
    }

    /// Norwegian Bokmål.
    static var bokmal: PagePhrases {
        PagePhrases(
            notes: "Notater", continued: "{title}, fortsatt",
            continuedOutline: "fortsatt, s. {page}",
            inFull: "I sin helhet: dagene som side {page} viser delvis",
            more: "{count} til, s. {page}", page: "s. {page}",
            pageOf: "side {page} av {count}",
            cut: "… s. {page}", cutAbove: "… nedenfor",
            asOf: "oppdatert {date}, {time}",
            today: "i dag", from: "fra kl. {time}", until: "til kl. {time}",
            toDate: "til {date}", onDays: "{text}, {first} til {last}",
            tentative: "{text} (foreløpig)", week: "Uke", nothing: "ingenting",
            busy: "opptatt",
            roster: "{title} · vaktliste",
            numberedWeek: "Uke {week}", allDay: "hele dagen", nobody: "{line}: ingen",
            changes: "Endringer", noLonger: "ikke lenger: {text}")
    }

    /// Norwegian Nynorsk.
    static var nynorsk: PagePhrases {
        PagePhrases(
            notes: "Notat", continued: "{title}, framhald",
            continuedOutline: "framhald, s. {page}",
            inFull: "I heilskap: dagane som side {page} viser delvis",
            more: "{count} til, s. {page}", page: "s. {page}",
            pageOf: "side {page} av {count}",
            cut: "… s. {page}", cutAbove: "… nedanfor",
            asOf: "oppdatert {date}, {time}",
            today: "i dag", from: "frå kl. {time}", until: "til kl. {time}",
            toDate: "til {date}", onDays: "{text}, {first} til {last}",
            tentative: "{text} (førebels)", week: "Veke", nothing: "ingenting",
            busy: "oppteken",
            roster: "{title} · vaktliste",
            numberedWeek: "Veke {week}", allDay: "heile dagen", nobody: "{line}: ingen",
            changes: "Endringar", noLonger: "ikkje lenger: {text}")
    }
}
