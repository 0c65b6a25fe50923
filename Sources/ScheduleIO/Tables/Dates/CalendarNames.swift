import CalendarCore

/// The names of months and weekdays that are read: those of CLDR in every language that pages are printed in, and some
/// that people write besides.
///
/// Case, accents and full stops do not count.
enum CalendarNames {
    /// The languages; those that decide the meaning of a word that could be of several come first.
    static let all: [DateWords] = {
        let words = DateWords.all
        let first = preferred.compactMap { code in words.first { $0.language == code } }
        return first + words.filter { !preferred.contains($0.language) }
    }()

    /// The languages that come before all others.
    static let preferred = ["en", "de", "fr", "es", "it"]

    /// Returns other names of a language's months, 1 to 12.
    static func otherMonths(_ language: String) -> [(value: Int, name: String)] {
        switch language {
        case "de": [(1, "Jaenner"), (2, "Feber"), (3, "Mrz"), (3, "Maerz")]
        case "fr", "es": [(9, "Sep")]
        case "it": [(9, "Sett")]
        default: []
        }
    }

    /// Returns other names of a language's weekdays.
    static func otherWeekdays(_ language: String) -> [(value: Weekday, name: String)] {
        switch language {
        case "en": [(.tuesday, "Tues"), (.wednesday, "Weds"), (.thursday, "Thur"), (.thursday, "Thurs")]
        case "de": [(.saturday, "Sonnabend")]
        case "pt":
            [
                (.monday, "Segunda"), (.tuesday, "Terça"), (.wednesday, "Quarta"), (.thursday, "Quinta"),
                (.friday, "Sexta"),
            ]
        case "pl":
            [
                (.monday, "Pn"), (.tuesday, "Wt"), (.wednesday, "Śr"), (.thursday, "Cz"), (.friday, "Pt"),
                (.saturday, "So"), (.saturday, "Sb"), (.sunday, "Nd"), (.sunday, "Ndz"),
            ]
        case "it":
            [
                (.monday, "Lu"), (.tuesday, "Ma"), (.wednesday, "Me"), (.thursday, "Gi"), (.friday, "Ve"),
                (.saturday, "Sa"), (.sunday, "Do"),
            ]
        default: []
        }
    }
}
