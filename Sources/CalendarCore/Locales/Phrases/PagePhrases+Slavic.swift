// Slavic languages.

extension PagePhrases {
    /// Polish.
    static var polish: PagePhrases {
        PagePhrases(
            notes: "Uwagi", continued: "{title}, ciąg dalszy",
            continuedOutline: "ciąg dalszy, s. {page}",
            inFull: "W całości: dni, które strona {page} pokazuje częściowo",
            more: "jeszcze {count}, s. {page}", page: "s. {page}",
            pageOf: "strona {page} z {count}",
            cut: "… s. {page}", cutAbove: "… niżej",
            asOf: "stan: {date}, {time}",
            today: "dzisiaj", from: "od {time}", until: "do {time}",
            toDate: "do {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (wstępnie)", week: "Tydz.", nothing: "nic",
            busy: "zajęte",
            roster: "{title} · grafik dyżurów",
            numberedWeek: "Tydzień {week}", allDay: "cały dzień", nobody: "{line}: nikt",
            changes: "Zmiany", noLonger: "już nie: {text}")
    }

    /// Czech.
    static var czech: PagePhrases {
        PagePhrases(
            notes: "Poznámky", continued: "{title}, pokračování",
            continuedOutline: "pokračování, s. {page}",
            inFull: "V úplnosti: dny, které strana {page} ukazuje jen zčásti",
            more: "ještě {count}, s. {page}", page: "s. {page}",
            pageOf: "strana {page} z {count}",
            cut: "… s. {page}", cutAbove: "… níže",
            asOf: "stav: {date}, {time}",
            today: "dnes", from: "od {time}", until: "do {time}",
            toDate: "do {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (předběžně)", week: "Týd.", nothing: "nic",
            busy: "obsazeno",
            roster: "{title} · rozpis služeb",
            numberedWeek: "{week}. týden", allDay: "celý den", nobody: "{line}: nikdo",
            changes: "Změny", noLonger: "již ne: {text}")
    }

    /// Slovak.
    static var slovak: PagePhrases {
        PagePhrases(
            notes: "Poznámky", continued: "{title}, pokračovanie",
            continuedOutline: "pokračovanie, s. {page}",
            inFull: "V plnom znení: dni, ktoré strana {page} ukazuje len sčasti",
            more: "ešte {count}, s. {page}", page: "s. {page}",
            pageOf: "strana {page} z {count}",
            cut: "… s. {page}", cutAbove: "… nižšie",
            asOf: "stav: {date}, {time}",
            today: "dnes", from: "od {time}", until: "do {time}",
            toDate: "do {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (predbežne)", week: "Týž.", nothing: "nič",
            busy: "obsadené",
            roster: "{title} · rozpis služieb",
            numberedWeek: "{week}. týždeň", allDay: "celý deň", nobody: "{line}: nikto",
            changes: "Zmeny", noLonger: "už nie: {text}")
    }

    /// Russian.
    static var russian: PagePhrases {
        PagePhrases(
            notes: "Примечания", continued: "{title}, продолжение",
            continuedOutline: "продолжение, с. {page}",
            inFull: "Полностью: дни, показанные на странице {page} частично",
            more: "ещё {count}, с. {page}", page: "с. {page}",
            pageOf: "страница {page} из {count}",
            cut: "… с. {page}", cutAbove: "… ниже",
            asOf: "по состоянию на {date}, {time}",
            today: "сегодня", from: "с {time}", until: "до {time}",
            toDate: "до {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (предварительно)", week: "Нед.", nothing: "ничего",
            busy: "занято",
            roster: "{title} · график дежурств",
            numberedWeek: "Неделя {week}", allDay: "весь день", nobody: "{line}: никого",
            changes: "Изменения", noLonger: "больше нет: {text}")
    }

    /// Ukrainian.
    static var ukrainian: PagePhrases {
        PagePhrases(
            notes: "Примітки", continued: "{title}, продовження",
            continuedOutline: "продовження, с. {page}",
            inFull: "Повністю: дні, показані на сторінці {page} частково",
            more: "ще {count}, с. {page}", page: "с. {page}",
            pageOf: "сторінка {page} з {count}",
            cut: "… с. {page}", cutAbove: "… нижче",
            asOf: "станом на {date}, {time}",
            today: "сьогодні", from: "з {time}", until: "до {time}",
            toDate: "до {date}", onDays: "{text}, {first} – {last}",
            tentative: "{text} (попередньо)", week: "Тиж.", nothing: "нічого",
            busy: "зайнято",
            roster: "{title} · графік чергувань",
            numberedWeek: "Тиждень {week}", allDay: "весь день", nobody: "{line}: нікого",
            changes: "Зміни", noLonger: "більше немає: {text}")
    }
}
