extension PagePhrases {
    /// The phrases of a language tag; signs if the language has no words here.
    init(languageTag: String) {
        var subtags = languageTag.split(separator: "-")
        while !subtags.isEmpty {
            if let phrases = PagePhrases.words(of: subtags.joined(separator: "-")) {
                self = phrases
                return
            }
            subtags.removeLast()
        }
        self = .signs
    }

    /// The words of a language, in a script or a region of its own where that differs; nil if there are none.
    private static func words(of tag: String) -> PagePhrases? {
        switch tag {
        case "en": english
        case "de": german
        case "nl": dutch
        case "da": danish
        case "sv": swedish
        case "nb", "no": bokmal
        case "nn": nynorsk
        case "fr": french
        case "es": spanish
        case "it": italian
        case "pt": portuguese
        case "ro": romanian
        case "pl": polish
        case "cs": czech
        case "sk": slovak
        case "ru": russian
        case "uk": ukrainian
        case "fi": finnish
        case "hu": hungarian
        case "el": greek
        case "tr": turkish
        case "ar": arabic
        case "he": hebrew
        case "fa": persian
        case "ur": urdu
        case "hi-Latn": signs
        case "hi": hindi
        case "th": thai
        case "vi": vietnamese
        case "id": indonesian
        case "ja": japanese
        case "ko": korean
        case "zh": simplifiedChinese
        case "zh-Hant": traditionalChinese
        default: nil
        }
    }
}
