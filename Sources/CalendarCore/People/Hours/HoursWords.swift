/// A word that tells of the hours of a shift: `until`, `noon`, `AM`, `Uhr`.
enum HoursWord: Int, CaseIterable {
    /// Before the time at which a shift begins.
    case from
    /// Before the time at which it ends, or between the two.
    case until
    case noon
    case midnight
    /// Until noon.
    case morning
    /// From noon on.
    case afternoon
    /// Beside a time: `17 Uhr`, `kl 17`.
    case clock

    /// The meaning of a word in any of the languages; nil if it tells of no hours.
    init?(_ word: String) {
        guard let meaning = HoursWord.meanings[word] else { return nil }
        self = meaning
    }

    /// A line a language: its code, then the words of each meaning in the order of the cases. Docs/Hours.md is made of
    /// it.
    static let table = """
        cs | od | do | poledne | půlnoc půlnoci | dopoledne ráno | odpoledne | hod hodin
        da | fra | til indtil | middag | midnat | formiddag | eftermiddag | kl
        de | ab von | bis | mittag mittags | mitternacht | vormittag vormittags | nachmittag nachmittags | uhr
        en | from since | until till til to | noon midday | midnight | am morning | pm afternoon | h hrs hours o’clock
        es | desde | hasta | mediodía | medianoche | mañana | tarde | horas
        fi | alkaen | asti saakka | keskipäivä | keskiyö | aamupäivä | iltapäivä | klo
        fr | dès depuis | jusqu’à à | midi | minuit | matin | après-midi | heures
        it | dalle | fino alle | mezzogiorno | mezzanotte | mattina | pomeriggio | ore
        nb | fra | til | middag | midnatt | formiddag | ettermiddag | kl
        nl | vanaf | tot | middag | middernacht | ochtend | namiddag | uur
        pl | od | do | południe południa | północ północy | rano | popołudnie | godz
        pt | desde | até | meio-dia | meia-noite | manhã | tarde | horas
        sv | från | till tills | middag | midnatt | förmiddag | eftermiddag | kl
        """

    private static let meanings: [String: HoursWord] = {
        var meanings: [String: HoursWord] = [:]
        for line in table.split(separator: "\n") {
            for (meaning, words) in zip(allCases, line.split(separator: "|").dropFirst()) {
                for word in words.split(separator: " ") { meanings[String(word)] = meaning }
            }
        }
        return meanings
    }()
}
