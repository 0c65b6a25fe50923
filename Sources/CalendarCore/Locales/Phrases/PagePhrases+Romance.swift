// Romance languages.

extension PagePhrases {
    /// French.
    static var french: PagePhrases {
        PagePhrases(
            notes: "Notes", continued: "{title}, suite",
            continuedOutline: "suite, p. {page}",
            inFull: "En entier\u{a0}: les jours que la page {page} montre en partie",
            more: "encore {count}, p. {page}", page: "p. {page}",
            pageOf: "page {page} sur {count}",
            cut: "… p. {page}", cutAbove: "… ci-dessous",
            asOf: "mis à jour le {date}, {time}",
            today: "aujourd’hui", from: "dès {time}", until: "jusqu’à {time}",
            toDate: "jusqu’au {date}", onDays: "{text}, du {first} au {last}",
            tentative: "{text} (provisoire)", week: "Sem.", nothing: "rien",
            busy: "occupé",
            roster: "{title} · planning",
            numberedWeek: "Semaine {week}", allDay: "toute la journée", nobody: "{line} : personne",
            changes: "Modifications", noLonger: "supprimé : {text}")
    }

    /// Spanish.
    static var spanish: PagePhrases {
        PagePhrases(
            notes: "Notas", continued: "{title}, continuación",
            continuedOutline: "continuación, p. {page}",
            inFull: "Completos: los días que la página {page} muestra en parte",
            more: "{count} más, p. {page}", page: "p. {page}",
            pageOf: "página {page} de {count}",
            cut: "… p. {page}", cutAbove: "… abajo",
            asOf: "actualizado: {date}, {time}",
            today: "hoy", from: "desde {time}", until: "hasta {time}",
            toDate: "hasta el {date}", onDays: "{text}, del {first} al {last}",
            tentative: "{text} (provisional)", week: "Sem.", nothing: "nada",
            busy: "ocupado",
            roster: "{title} · cuadrante de turnos",
            numberedWeek: "Semana {week}", allDay: "todo el día", nobody: "{line}: nadie",
            changes: "Cambios", noLonger: "ya no: {text}")
    }

    /// Italian.
    static var italian: PagePhrases {
        PagePhrases(
            notes: "Note", continued: "{title}, continuazione",
            continuedOutline: "continuazione, p. {page}",
            inFull: "Per intero: i giorni che la pagina {page} mostra in parte",
            more: "ancora {count}, p. {page}", page: "p. {page}",
            pageOf: "pagina {page} di {count}",
            cut: "… p. {page}", cutAbove: "… sotto",
            asOf: "aggiornamento: {date}, {time}",
            today: "oggi", from: "dalle {time}", until: "fino alle {time}",
            toDate: "fine: {date}", onDays: "{text}, da {first} a {last}",
            tentative: "{text} (provvisorio)", week: "Sett.", nothing: "niente",
            busy: "occupato",
            roster: "{title} · turni",
            numberedWeek: "Settimana {week}", allDay: "tutto il giorno", nobody: "{line}: nessuno",
            changes: "Modifiche", noLonger: "non più: {text}")
    }

    /// Portuguese.
    static var portuguese: PagePhrases {
        PagePhrases(
            notes: "Notas", continued: "{title}, continuação",
            continuedOutline: "continuação, p. {page}",
            inFull: "Na íntegra: os dias que a página {page} mostra em parte",
            more: "mais {count}, p. {page}", page: "p. {page}",
            pageOf: "página {page} de {count}",
            cut: "… p. {page}", cutAbove: "… abaixo",
            asOf: "atualizado: {date}, {time}",
            today: "hoje", from: "desde {time}", until: "até {time}",
            toDate: "até {date}", onDays: "{text}, de {first} a {last}",
            tentative: "{text} (provisório)", week: "Sem.", nothing: "nada",
            busy: "ocupado",
            roster: "{title} · escala",
            numberedWeek: "Semana {week}", allDay: "dia inteiro", nobody: "{line}: ninguém",
            changes: "Alterações", noLonger: "já não: {text}")
    }

    /// Romanian.
    static var romanian: PagePhrases {
        PagePhrases(
            notes: "Note", continued: "{title}, continuare",
            continuedOutline: "continuare, p. {page}",
            inFull: "În întregime: zilele pe care pagina {page} le arată în parte",
            more: "încă {count}, p. {page}", page: "p. {page}",
            pageOf: "pagina {page} din {count}",
            cut: "… p. {page}", cutAbove: "… mai jos",
            asOf: "actualizat: {date}, {time}",
            today: "azi", from: "de la {time}", until: "până la {time}",
            toDate: "până la {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (provizoriu)", week: "Săpt.", nothing: "nimic",
            busy: "ocupat",
            roster: "{title} · grafic de ture",
            numberedWeek: "Săptămâna {week}", allDay: "toată ziua", nobody: "{line}: nimeni",
            changes: "Modificări", noLonger: "nu mai este: {text}")
    }
}
