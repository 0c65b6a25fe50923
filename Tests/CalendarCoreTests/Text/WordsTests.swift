import CalendarCore
import Testing

/// The words of a text.
@Suite struct WordsTests {
    @Test(arguments: [
        ("K", "P.K.B."), ("K", "K"), ("k", "K(am), B(pm)"), ("K", "B/K"),
        ("Kovář", "FJELLÅSEN until 17:00, then KOVÁŘ"),
        ("O'Brannoch", "O’BRANNOCH"), ("O’Brannoch", "O'Brannoch, K"), ("Pellëtier-St. Aubin", "PELLËTIER-ST. AUBIN"),
        ("Granholt-Pym", "Granholt-Pym bring badges"), ("ward 3", "Ward 3, K"),
    ])
    func `a name is found in a text word for word`(name: String, text: String) {
        #expect(text.names(name))
    }

    @Test(arguments: [
        ("K", "KOVÁŘ"), ("Kov", "Kovář"), ("O", "O’BRANNOCH"), ("Pym", "Granholt-Pym"), ("K", ""),
        ("Aubin St", "St Aubin"), ("K B", "K.P.B."),
    ])
    func `a part of a word is no name`(name: String, text: String) {
        #expect(!text.names(name))
    }

    @Test(arguments: ["", "!", "–"]) func `a text without a letter and a figure has no words`(text: String) {
        #expect(!text.hasWords && text.lowercasedWords.isEmpty && !"K!–".names(text))
    }
}
