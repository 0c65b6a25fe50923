// Finnish, Hungarian, Greek and Turkish, which inflect what stands before a number: no such word is here.

extension PagePhrases {
    /// Finnish.
    static var finnish: PagePhrases {
        PagePhrases(
            notes: "Huomautukset", continued: "{title}, jatkoa",
            continuedOutline: "jatkoa, s. {page}",
            inFull: "Kokonaan: päivät, jotka sivu {page} näyttää osittain",
            more: "vielä {count}, s. {page}", page: "s. {page}",
            pageOf: "sivu {page}/{count}",
            cut: "… s. {page}", cutAbove: "… alla",
            asOf: "päivitetty {date}, {time}",
            today: "tänään", from: "klo {time} alkaen", until: "klo {time} asti",
            toDate: "päättyy {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (alustava)", week: "Vko", nothing: "ei mitään",
            busy: "varattu",
            roster: "{title} · työvuorot",
            numberedWeek: "Viikko {week}", allDay: "koko päivä", nobody: "{line}: ei ketään",
            changes: "Muutokset", noLonger: "ei enää: {text}")
    }

    /// Hungarian.
    static var hungarian: PagePhrases {
        PagePhrases(
            notes: "Megjegyzések", continued: "{title}, folytatás",
            continuedOutline: "folytatás, {page}. o.",
            inFull: "Teljes egészében: a részben látható napok ({page}. oldal)",
            more: "még {count}, {page}. o.", page: "{page}. o.",
            pageOf: "{page}. oldal, összesen {count}",
            cut: "… {page}. o.", cutAbove: "… lent",
            asOf: "állapot: {date}, {time}",
            today: "ma", from: "ettől: {time}", until: "eddig: {time}",
            toDate: "eddig: {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (előzetes)", week: "Hét", nothing: "semmi",
            busy: "foglalt",
            roster: "{title} · beosztás",
            numberedWeek: "{week}. hét", allDay: "egész nap", nobody: "{line}: senki",
            changes: "Változások", noLonger: "már nem: {text}")
    }

    /// Greek.
    static var greek: PagePhrases {
        PagePhrases(
            notes: "Σημειώσεις", continued: "{title}, συνέχεια",
            continuedOutline: "συνέχεια, σ. {page}",
            inFull: "Πλήρως: οι ημέρες που η σελίδα {page} δείχνει εν μέρει",
            more: "ακόμη {count}, σ. {page}", page: "σ. {page}",
            pageOf: "σελίδα {page} από {count}",
            cut: "… σ. {page}", cutAbove: "… παρακάτω",
            asOf: "ενημέρωση: {date}, {time}",
            today: "σήμερα", from: "από {time}", until: "έως {time}",
            toDate: "έως {date}", onDays: "{text}, {first} έως {last}",
            tentative: "{text} (προσωρινό)", week: "Εβδ.", nothing: "τίποτα",
            busy: "κατειλημμένο",
            roster: "{title} · βάρδιες",
            numberedWeek: "Εβδομάδα {week}", allDay: "ολοήμερο", nobody: "{line}: κανείς",
            changes: "Αλλαγές", noLonger: "όχι πια: {text}")
    }

    /// Turkish.
    static var turkish: PagePhrases {
        PagePhrases(
            notes: "Notlar", continued: "{title}, devamı",
            continuedOutline: "devamı, s. {page}",
            inFull: "Tamamı: {page}. sayfada kısmen gösterilen günler",
            more: "{count} daha, s. {page}", page: "s. {page}",
            pageOf: "sayfa {page}/{count}",
            cut: "… s. {page}", cutAbove: "… aşağıda",
            asOf: "güncelleme: {date}, {time}",
            today: "bugün", from: "başlangıç {time}", until: "bitiş {time}",
            toDate: "bitiş {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (kesinleşmedi)", week: "Hf.", nothing: "yok",
            busy: "meşgul",
            roster: "{title} · nöbet listesi",
            numberedWeek: "{week}. hafta", allDay: "tüm gün", nobody: "{line}: kimse yok",
            changes: "Değişiklikler", noLonger: "artık yok: {text}")
    }
}
