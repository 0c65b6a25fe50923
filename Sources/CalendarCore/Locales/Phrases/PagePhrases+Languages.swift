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
        default: nil
        }
    }
}
