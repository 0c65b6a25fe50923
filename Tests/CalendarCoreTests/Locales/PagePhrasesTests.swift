import Testing

@testable import CalendarCore

@Suite struct PagePhrasesTests {
    /// The languages that have words, by the tags of Docs/Locales.md.
    static let languages = [
        "ar", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "nb",
        "nl", "nn",
        "no", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "ur", "vi", "zh", "zh-Hant",
    ]

    @Test(arguments: languages)
    func `a language has a phrase of its own for each one in English, with the same values`(_ tag: String) throws {
        let phrases = try #require(CalendarLocale(named: tag)).phrases
        #expect(phrases != .signs)
        #expect((phrases == .english) == (tag == "en"))
        for (phrase, english) in zip(phrases.patterns, PagePhrases.english.patterns) {
            #expect(phrase.values.sorted() == english.values.sorted(), "\(phrase.text)")
            #expect(!phrase.text.isEmpty && phrase.text == phrase.text.trimmed)
        }
    }

    @Test func `every other language has signs, which have no letters`() {
        for tag in CalendarLocale.tags {
            let (language, phrases) = (String(tag.prefix { $0 != "-" }), PagePhrases(languageTag: tag))
            let hasWords = PagePhrasesTests.languages.contains(language) && !tag.hasPrefix("hi-Latn")
            #expect((phrases == .signs) != hasWords, "\(tag)")
        }
        for (phrase, english) in zip(PagePhrases.signs.patterns, PagePhrases.english.patterns) {
            #expect(phrase.values.sorted() == english.values.sorted())
            let letters = phrase.words.unicodeScalars.filter(\.properties.isAlphabetic)
            #expect(letters.isEmpty, "\(phrase.text)")
        }
    }

    @Test func `the table has nothing but phrases, and a sign for each`() {
        let names = Mirror(reflecting: PagePhrases.english).children.compactMap(\.label)
        for block in LocaleTable.phrases.blocks {
            #expect(block.fields.allSatisfy { names.contains($0.key) }, "\(block.tag)")
            let keys = block.fields.map(\.key)
            #expect(Set(keys).count == keys.count, "\(block.tag)")
        }
        #expect(LocaleTable.phrases.root.fields.map(\.key) == names)
    }

    @Test(arguments: [
        ("de-AT", "noch 3, S. 2"), ("de-CH", "noch 3, S. 2"), ("pt-BR", "mais 3, p. 2"), ("no", "3 til, s. 2"),
        ("zh-Hant-TW", "另有3項，第2頁"), ("zh-Hans-SG", "另有3项，第2页"), ("zh", "另有3项，第2页"), ("en-GB", "+3 more, p. 2"),
        ("hi-Latn", "+3 » 2"), ("eu", "+3 » 2"), ("sr-Latn", "+3 » 2"),
    ])
    func `a region has its language's words, in its script`(_ tag: String, _ text: String) throws {
        let locale = try #require(CalendarLocale(named: tag))
        #expect(locale.phrases.more.filled(["count": "3", "page": "2"]) == text)
    }
}

extension PagePhrases {
    /// For languages without words of their own.
    fileprivate static var signs: PagePhrases { PagePhrases(languageTag: "root") }

    /// All phrases, in the order of their declaration.
    fileprivate var patterns: [Pattern] {
        Mirror(reflecting: self).children.map { child in
            Pattern(text: (child.value as? Phrase)?.filled([:]) ?? child.value as? String ?? "")
        }
    }

    struct Pattern {
        let text: String
        /// The names in braces.
        var values: [String] {
            text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).map { String($0.prefix { $0 != "}" }) }
        }
        /// The text outside of braces.
        var words: String { values.reduce(text) { $0.replacing("{\($1)}", with: "") } }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
