import CalendarCore

/// The names of months and weekdays as people of a language write them, wide and abbreviated.
///
/// Case, accents and full stops do not count. Source: CLDR 44, the format and stand-alone names of the Gregorian
/// calendar; and how keyboards without accents write them.
struct CalendarNames {
    /// January to December; the names of a month stand between spaces.
    let months: [String]
    /// Monday to Sunday.
    let weekdays: [String]

    /// The names of a language that pages are printed in.
    init(_ locale: CalendarLocale, alsoMonths: [String], alsoWeekdays: [String]) {
        func joined(_ names: [[String]]) -> [String] {
            names[0].indices.map { index in names.map { $0[index] }.joined(separator: " ") }
        }
        let names = locale.names
        months = joined([names.months.wide, names.months.abbreviated, alsoMonths])
        weekdays = joined([names.weekdays.wide, names.weekdays.abbreviated, alsoWeekdays])
    }

    private init(months: [String], weekdays: [String]) {
        (self.months, self.weekdays) = (months, weekdays)
    }

    /// The languages that are read. Where a word alone could be of two of them, the first one counts.
    static let all = [english, german, french, spanish, italian]

    private static let english = CalendarNames(
        .english, alsoMonths: ["", "", "", "", "", "", "", "", "Sept", "", "", ""],
        alsoWeekdays: ["Mo", "Tu Tues", "We Weds", "Th Thur Thurs", "Fr", "Sa", "Su"])

    private static let german = CalendarNames(
        months: [
            "Januar Jan Jänner Jän Jaenner", "Februar Feb Feber", "März Mär Mrz Maerz", "April Apr", "Mai", "Juni Jun",
            "Juli Jul", "August Aug", "September Sept Sep", "Oktober Okt", "November Nov", "Dezember Dez",
        ],
        weekdays: [
            "Montag Mo", "Dienstag Di", "Mittwoch Mi", "Donnerstag Do", "Freitag Fr", "Samstag Sa Sonnabend",
            "Sonntag So",
        ])

    private static let french = CalendarNames(
        months: [
            "janvier janv jan", "février févr fév", "mars mar", "avril avr", "mai", "juin", "juillet juil", "août",
            "septembre sept sep", "octobre oct", "novembre nov", "décembre déc",
        ],
        weekdays: [
            "lundi lun lu", "mardi mar ma", "mercredi mer me", "jeudi jeu je", "vendredi ven ve",
            "samedi sam sa", "dimanche dim di",
        ])

    private static let spanish = CalendarNames(
        months: [
            "enero ene", "febrero feb", "marzo mar", "abril abr", "mayo may", "junio jun", "julio jul", "agosto ago",
            "septiembre setiembre sept sep set", "octubre oct", "noviembre nov", "diciembre dic",
        ],
        weekdays: [
            "lunes lun lu", "martes mar ma", "miércoles mié mi", "jueves jue ju", "viernes vie vi",
            "sábado sáb sa", "domingo dom do",
        ])

    private static let italian = CalendarNames(
        months: [
            "gennaio gen", "febbraio feb", "marzo mar", "aprile apr", "maggio mag", "giugno giu", "luglio lug",
            "agosto ago", "settembre sett set", "ottobre ott", "novembre nov", "dicembre dic",
        ],
        weekdays: [
            "lunedì lun lu", "martedì mar ma", "mercoledì mer me", "giovedì gio gi", "venerdì ven ve",
            "sabato sab sa", "domenica dom do",
        ])
}
