import CalendarCore

/// The header words in tables for things other than lines, in the languages of the dates.
enum HeaderWords {
    static let date: Set<PlainName> = [
        "date", "dates", "datum", "fecha", "data", "jour", "tag", "dia", "giorno", "day", "shiftdate", "dutydate",
        "startdate", "dag", "dzien", "dato", "日期", "日付", "날짜", "일자",
    ]

    /// The words for a column that numbers the rows.
    static let rowNumber: Set<PlainName> = [
        "no", "nr", "num", "number", "nummer", "numero", "lfdnr", "lp", "row", "zeile", "index", "#", "n", "序号",
    ]

    /// The words for a column of months.
    static let month: Set<PlainName> = [
        "month", "monat", "mois", "mes", "mese", "maand", "miesiac", "manad", "maned", "月份",
    ]

    /// The words for a column of years.
    static let year: Set<PlainName> = [
        "year", "jahr", "annee", "ano", "anno", "jaar", "rok", "ar", "aar", "vuosi", "godina", "год", "рік",
        "yil", "年", "연도",
    ]

    /// The words for a column of weekdays.
    static let weekday: Set<PlainName> = date.union([
        "weekday", "dow", "dayofweek", "wochentag", "wtag", "wt", "joursemaine", "jourdelasemaine", "diasemana",
        "diadelasemana", "diadasemana", "giornosettimana", "giornodellasettimana", "weekdag", "dzientygodnia",
        "veckodag", "ukedag", "ugedag",
    ])

    /// The words for a person in general.
    static let person: Set<PlainName> = firstName.union(lastName).union([
        "person", "name", "names", "provider", "providername", "employee", "employees", "employeename", "staff",
        "staffmember", "staffname", "worker", "workers", "personnel", "user", "username", "who", "assignee",
        "assignedto", "driver", "member", "resource", "fullname", "displayname", "personname", "participant",
        "volunteer", "mitarbeiter",
        "mitarbeiterin", "mitarbeitername", "mitarbeitende", "personal", "nom", "personne", "employe",
        "nombre", "persona",
        "empleado", "trabajador", "trabajadora", "nome", "dipendente", "medewerker", "pracownik", "naam",
        "agent", "agente", "funcionario", "funcionaria", "colaborador", "colaboradora", "imieinazwisko", "namn",
        "anstalld", "navn", "ansatt", "salarie", "salariee", "lavoratore", "werknemer", "collega", "nimi", "jmeno",
        "meno", "nev", "ime", "isim", "freiwillige", "benevole", "volontario", "voluntario", "сотрудник", "kurzel",
        "namenskurzel", "initials", "initialen", "iniciales", "initiales", "iniziali", "姓名", "名字", "成员", "人员", "员工",
        "氏名", "名前", "이름", "성명",
    ])
    /// The words for people of one task, which can also be the name of a line.
    static let profession: Set<PlainName> = [
        "doctor", "physician", "clinician", "nurse", "arzt", "arztin", "medecin", "soignant", "medico", "backup",
        "secondary", "cover", "engineer",
    ]
    /// The words for the line of a shift.
    static let role: Set<PlainName> = [
        "role", "shift", "shiftname", "shifttype", "rolename", "category", "type", "duty", "position", "schicht",
        "dienst", "dienstart", "rolle", "turno", "absencetype", "leavetype",
        "function", "kind", "reason", "grund", "motif", "motivo", "rola", "roll", "zmiana", "dyzur", "skift", "vakt",
        "pass",
        "ploeg", "dienstverband", "fonction", "funcion", "funcao", "funzione", "functie", "funkcja", "posto",
        "soort", "rodzaj", "smena", "vuoro", "vardiya", "смена", "班次", "シフト", "勤務", "근무",
    ]
    /// The words for a line that can also be the name of one.
    private static let otherRoles: Set<PlainName> = [
        "assignment", "service", "station", "funktion", "poste", "garde", "quart", "puesto", "servicio", "guardia",
        "ruolo", "servizio", "line", "code", "task", "tasks", "job", "chore", "aufgabe", "tatigkeit", "tache", "tarea",
        "tarefa", "compito", "taak", "zadanie", "uppgift", "oppgave",
    ]

    static let allPersons = person.union(profession)
    static let allRoles = role.union(otherRoles)

    static let start: Set<PlainName> = [
        "start", "starttime", "startdate", "startdatetime", "shiftstart", "begin", "begins", "from", "beginn", "von",
        "anfang", "debut", "inicio", "desde", "inizio", "dalle",
        "begintime", "begindate", "fromdate", "fromtime", "firstday", "departure", "startday", "clockin", "timein",
        "ab",
        "beginndatum",
        "beginnzeit", "startdatum", "startzeit", "du", "de", "datedebut", "heuredebut", "debutde", "fechainicio",
        "fechadeinicio", "horainicio", "horadeinicio", "datainicio", "dal", "da", "datainizio", "orainizio",
        "van", "vanaf", "begindatum", "begintijd", "starttijd", "od", "poczatek", "fran",
        "startdag", "borjan", "fra", "开始", "開始", "시작",
    ]

    static let end: Set<PlainName> = [
        "end", "endtime", "enddate", "enddatetime", "shiftend", "ends", "finish", "to", "until", "ende", "bis", "fin",
        "hasta", "fine", "alle",
        "finishes", "finishtime", "untildate", "todate", "totime", "lastday", "return", "endday", "clockout", "timeout",
        "till", "through", "thru", "enddatum",
        "endzeit", "au", "jusquau", "datefin", "heurefin", "datedefin", "heuredefin", "fechafin", "fechadefin",
        "fechafinal", "horafin", "horadefin", "ate", "datafim", "fim", "termino", "al", "datafine", "orafine", "tot",
        "totenmet", "tm", "einde", "einddatum", "eindtijd", "eind", "do", "koniec", "slut", "slutar", "slutdatum",
        "sluttid", "til", "slutt", "结束", "終了", "종료",
    ]

    /// The words for the hours of a shift in one cell, `07:00-15:00`, and for a note on the person.
    static let hours: Set<PlainName> = [
        "hours", "duration", "dauer", "stunden", "duree", "heures", "horas", "duracion", "duracao", "ore", "durata",
        "uren", "duur", "godziny", "timmar", "timer",
    ]
    static let note: Set<PlainName> = ["note"]

    /// The words for places and groups that have numbers: "Ward 3".
    static let place: Set<PlainName> = [
        "ward", "unit", "team", "floor", "room", "level", "block", "building", "area", "zone", "site", "group",
        "clinic", "department", "dept", "theatre", "bay", "station", "gruppe", "etage", "haus", "abteilung", "zimmer",
        "ebene",
        "bereich", "service", "unite", "equipe", "salle", "batiment", "sala", "planta", "piso", "equipo",
        "unidad", "reparto", "piano", "gruppo", "afdeling", "oddzial", "avdeling", "avdelning", "osasto",
    ]

    /// The words for people of one profession, as headings of groups.
    private static let professions: Set<PlainName> = [
        "nurses", "nursing", "nursingstaff", "rn", "rns", "lpn", "lpns", "cna", "cnas", "physicians", "doctors",
        "residents", "attendings", "fellows", "consultants", "registrars", "midwives", "pharmacists", "therapists",
        "technicians", "aides", "assistants", "providers", "medicalassistants", "reception", "frontdesk", "arzte",
        "arztinnen", "oberarzte", "assistenzarzte", "facharzte", "pflege", "pflegekrafte", "schwestern", "hebammen",
        "empfang", "medecins", "internes", "infirmiers", "infirmieres", "aidessoignants", "aidessoignantes",
        "sagesfemmes", "medicos", "medicas", "enfermeros", "enfermeras", "enfermeria", "enfermeiros", "enfermeiras",
        "enfermagem", "medici", "infermieri", "infermiere", "artsen", "verpleegkundigen", "lekarze", "pielegniarki",
        "lekari", "sestry", "lakare", "sjukskoterskor", "underskoterskor", "leger", "sykepleiere", "laeger",
        "sygeplejersker", "laakarit", "hoitajat",
    ]

    /// Returns true if a row without days names a group: "Nurses", "Team B", "Night team:".
    static func isGroup(_ cell: String) -> Bool {
        if cell.hasSuffix(":") || professions.contains(PlainName(cell)) { return true }
        let words = cell.split(whereSeparator: \.isWhitespace)
        return words.count == 2 && words[1].count <= 2 && place.contains(PlainName(String(words[0])))
    }

    /// Returns true if a header names a column of people's groups: "Team", "Abteilung".
    static func isGroupColumn(_ header: PlainName) -> Bool { place.contains(header) }

    /// The words for a week by its first day.
    static let weekOfDate: Set<PlainName> = week.union([
        "weekcommencing", "weekbeginning", "weekstarting", "weekstart", "weekof", "wc", "wb", "wochebeginn", "wochevom",
        "wocheab", "wochenbeginn", "semainedu", "semanadel", "settimanadel",
    ])

    /// The words for a week by its last day.
    private static let weekUntilDate: Set<String> = [
        "w/e", "weekending", "weekended", "wkending", "weekto", "wochebis", "semainefinissant",
    ]

    /// Returns true if a title begins with a word for a week: "Week 11".
    static func isWeek(_ title: PlainName) -> Bool { weekOfDate.contains { title.text.hasPrefix($0.text) } }

    /// Returns true if a head or a title says of dates that they are the last of a week: "Rota w/e 8 March".
    static func isWeekEnding(_ text: String) -> Bool {
        let words = text.lowercased().split { " :,".contains($0) }.map(String.init)
        return zip(words, words.dropFirst() + [""]).contains { word, next in
            weekUntilDate.contains(word) || weekUntilDate.contains(word + next)
        }
    }

    /// The words before the day on which a table was made or printed.
    private static let madeOn: Set<PlainName> = [
        "stand", "standvom", "asof", "updated", "lastupdated", "lastupdate", "printed", "created", "version", "issued",
        "published", "erstellt", "erstelltam", "gedruckt", "ausdruck", "aktualisiert", "etatau", "misajour",
        "misajourle",
        "imprimele", "actualizado", "impreso", "aggiornatoal", "stampato", "bijgewerkt", "wydruk", "atualizadoem",
    ]

    /// Returns true if a title says when the table was made: "Stand: 1.6.2026".
    static func isMadeOn(_ title: String) -> Bool { madeOn.contains(PlainName(String(title.prefix { !$0.isNumber }))) }

    /// The words for the day on which somebody asked for something, or on which it was granted.
    private static let requestDay: Set<PlainName> = [
        "requestedon", "requestdate", "requestedat", "submittedon", "submitted", "submissiondate", "approvedon",
        "grantedon", "appliedon", "applicationdate", "enteredon", "createdon", "creationdate", "beantragtam",
        "eingereichtam", "genehmigtam", "erfasstam", "demandele", "datededemande", "approuvele", "solicitadoel",
        "fechadesolicitud", "aprobadoel", "richiestoil", "datarichiesta", "approvatoil", "aangevraagdop",
        "goedgekeurdop", "solicitadoem", "zlozonodnia", "ansoktden",
    ]

    /// Returns true if a head says that its dates are no days of a schedule: "Requested on", "Printed".
    static func isOfPaper(_ head: PlainName) -> Bool { requestDay.contains(head) || madeOn.contains(head) }

    static let week: Set<PlainName> = [
        "week", "weekno", "weeknr", "weeknumber", "wk", "cw", "calendarweek", "isoweek", "kw", "kalenderwoche", "woche",
        "wochennummer", "semaine", "sem", "semana", "settimana",
    ]

    /// Returns true if a head says that its column has the numbers of weeks.
    static func isWeekNumber(_ head: PlainName) -> Bool { week.contains(head) }

    /// The words for weeks that need not be those of the calendar, but can be of a month or a rotation.
    static let weekOfAnything: Set<PlainName> = ["week", "wk", "woche", "semaine", "semana", "settimana"]

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

    /// Returns true if a header says who is on a shift, which one it is, or when.
    static func isOfShifts(_ name: PlainName) -> Bool {
        [allPersons, allRoles, start, end, hours, note].contains { $0.contains(name) }
    }

    private static let absences: Set<PlainName> = [
        "off", "free", "frei", "vacation", "holiday", "leave", "annualleave", "sick", "sickleave", "pto", "urlaub",
        "krank", "conge", "conges", "repos", "maladie", "libre", "vacaciones", "descanso", "ferie", "riposo",
        "malattia",
        "vrij", "verlof", "ziek", "wolne", "urlop", "ledig", "ferias", "folga", "day", "tag", "jour", "true", "false",
    ]

    /// Returns true if a cell says what somebody does on a day, and is no name: "Night", "off", "08:00-16:00".
    static func isDuty(_ cell: String) -> Bool {
        let name = PlainName(cell)
        return isShift(name) || absences.contains(name) || AssignedHours(written: cell) != nil
    }

    /// Returns true if a header names a shift, a place or anything else but a person.
    static func isOther(_ name: PlainName) -> Bool {
        isShift(name) || allPersons.contains(name) || allRoles.contains(name) || place.contains(name)
            || start.contains(name) || end.contains(name) || weekday.contains(name) || week.contains(name)
            || hours.contains(name) || note.contains(name)
    }
}
