/// The header words in tables for things other than lines, in the languages of the dates.
enum HeaderWords {
    static let date: Set<PlainName> = [
        "date", "dates", "datum", "fecha", "data", "jour", "tag", "dia", "giorno", "day", "shiftdate", "dutydate",
        "startdate",
    ]

    /// The words for a person that always mean one beside ``role``.
    static let person: Set<PlainName> = ["person", "name", "provider"]
    /// The words for a shift that always mean one beside ``person``.
    static let role: Set<PlainName> = ["role", "shift"]

    static let otherPersons: Set<PlainName> = [
        "employee", "employeename", "staff", "staffmember", "staffname", "doctor", "physician", "clinician", "nurse",
        "member", "resource", "assignee", "providername", "fullname", "displayname", "personname", "mitarbeiter",
        "mitarbeiterin", "mitarbeitername", "arzt", "arztin", "nachname", "personal", "nom", "personne", "medecin",
        "employe", "soignant", "nombre", "persona", "medico", "empleado", "nome", "dipendente", "cognome",
    ]

    static let otherRoles: Set<PlainName> = [
        "shiftname", "shifttype", "rolename", "duty", "assignment", "service", "station", "position", "schicht",
        "dienst", "dienstart", "rolle", "funktion", "poste", "garde", "quart", "turno", "puesto", "servicio", "guardia",
        "ruolo", "servizio", "line", "code",
    ]

    static let allPersons = person.union(otherPersons)
    static let allRoles = role.union(otherRoles)

    static let start: Set<PlainName> = [
        "start", "starttime", "startdate", "startdatetime", "shiftstart", "begin", "begins", "from", "beginn", "von",
        "anfang", "debut", "inicio", "desde", "inizio", "dalle",
    ]

    static let end: Set<PlainName> = [
        "end", "endtime", "enddate", "enddatetime", "shiftend", "ends", "finish", "to", "until", "ende", "bis", "fin",
        "hasta", "fine", "alle",
    ]

    /// The words for the hours of a shift in one cell, `07:00-15:00`, and for a note on the person.
    static let hours: Set<PlainName> = ["hours"]
    static let note: Set<PlainName> = ["note"]

    static let week: Set<PlainName> = [
        "week", "weekno", "weeknr", "weeknumber", "wk", "cw", "calendarweek", "isoweek", "kw", "kalenderwoche", "woche",
        "wochennummer", "semaine", "sem", "semana", "settimana",
    ]

    /// Parts of the names of shifts.
    private static let shifts = [
        "early", "late", "night", "morning", "afternoon", "evening", "weekend", "shift", "oncall", "ward", "clinic",
        "fruh",
        "spat", "nacht", "dienst", "bereitschaft", "visite", "station", "ambulanz", "matin", "soir", "nuit", "garde",
        "astreinte", "manana", "tarde", "noche", "guardia", "turno", "mattin", "pomeriggio", "notte", "reperibil",
    ]

    /// Returns true if a word names a shift, and not a person.
    static func isShift(_ name: PlainName) -> Bool {
        shifts.contains { name.text.hasPrefix($0) || name.text.hasSuffix($0) }
    }

    private static let totals: Set<PlainName> = [
        "total", "totals", "grandtotal", "subtotal", "sum", "sums", "summe", "summen", "gesamt", "gesamtsumme",
        "insgesamt", "zwischensumme", "totale", "totali", "totaux", "somme", "soustotal", "suma", "totales",
        "subtotale", "somma", "∑", "σ",
    ]

    /// Returns true if a cell begins a row of totals: "Total", "Summe:".
    static func isTotal(_ cell: String) -> Bool {
        // Most first cells are dates.
        guard let first = cell.utf8.first, !first.isDigit else { return false }
        let word = cell.prefix { $0 != ":" }
        return totals.contains(PlainName(String(word)))
    }
}
