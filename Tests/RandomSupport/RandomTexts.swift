import CalendarCore

/// Names, initials and codes in one or two scripts, some of them absurd.
public struct RandomTexts {
    private let alphabets: [[Character]]
    private let hasControls: Bool
    private let isMissingAny: Bool

    init(_ random: inout RandomNumbers, isMissingAny: Bool) {
        let kinds = [
            [RandomTexts.plain], [RandomTexts.plain], [RandomTexts.foreign], [RandomTexts.plain, RandomTexts.foreign],
        ]
        alphabets = kinds.randomElement(using: &random)!.map { $0.randomElement(using: &random)! }
        hasControls = random.oneIn(5)
        self.isMissingAny = isMissingAny
    }

    /// In the built-in faces, from left to right.
    private static let plain = [
        "ABCDEFGHIJKLMNOPRSTUVWZ", "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzžçñüöäßøåæœłşğőű",
        "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώς", "абвгдежзийклмнопрстуфхцчшщъыьэюяёђљњћџ", "Aa0Bb1Cc2Éé9",
    ].map { Array($0) }

    /// From right to left, with marks, or in no built-in face.
    private static let foreign = [
        "אבגדהוזחטיכךלמםנןסעפףצץקרשת", "אבגדה0123", "שׁשׂבָבַגֵדֶהֹוּלְםנִץּ", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
        "أإآاىؤئةپچژگکی٠١٢٣۴۵", "بَتِثُجّحًكٌلًلّانْهٍ", "a\u{301}e\u{302}\u{303}q\u{303}x\u{323}\u{301}жÞĳ",
        "☃★♥☎✓→½№€ΔΩ∆µﬁ😀",
    ].map { Array($0) }

    /// Joiners, separators, marks, embeddings, overrides and isolates that print nothing.
    private static let controls = Array(
        "\u{AD}\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{200E}\u{200F}\u{61C}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}"
            .unicodeScalars + "\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)

    /// No face of ``TestFonts/dejaVu`` has them.
    private static let missing: [Unicode.Scalar] = ["日", "本", "क", "ก", pictograph]
    /// The one of them that is left out.
    public static let pictograph: Unicode.Scalar = "🍕"

    static func foundMissing(in schedule: Schedule, _ month: YearMonth) -> Set<Unicode.Scalar> {
        var found: Set<Unicode.Scalar> = []
        schedule.forEachEntry(in: DaySpan(month)) { entry in
            if !entry.isWithheld { found.formUnion(entry.text.unicodeScalars) }
        }
        return found.intersection(missing).subtracting([pictograph])
    }

    func text(_ density: Int, _ random: inout RandomNumbers) -> String {
        let words = (0...Int.random(in: 0...density * 4, using: &random)).map { _ in anyWord(&random) }
        return words.joined(separator: [" ", ", ", " / "].randomElement(using: &random)!)
    }

    private func anyWord(_ random: inout RandomNumbers) -> String {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: word(60...200, &random)
        case 1...4: word(1...1, &random) + " " + word(3...9, &random)
        case 5...12: (0..<Int.random(in: 1...9, using: &random)).map { _ in initial(&random) }.joined()
        case 13...16: word(3...9, &random) + "-" + word(3...9, &random)
        case 17: word(2...6, &random) + " (" + word(1...1, &random) + " ½)"
        case 18...22 where hasControls: controlled(&random)
        case 23 where isMissingAny: word(0...3, &random) + String(RandomTexts.missing.randomElement(using: &random)!)
        default: word(2...12, &random)
        }
    }

    private func initial(_ random: inout RandomNumbers) -> String { word(1...1, &random).uppercased() + "." }

    /// Two words with something invisible between them that may reverse what follows.
    ///
    /// But no such character is between lam and alef, which it can make one glyph or two, and none is before a symbol,
    /// which a joiner makes one cluster with what comes before, without an order for Poppler.
    private func controlled(_ random: inout RandomNumbers) -> String {
        let controls = (0...random.next() % 2).map { _ in RandomTexts.controls.randomElement(using: &random)! }
        let (first, last) = (word(1...9, &random), word(1...9, &random))
        let isLam = first.last?.unicodeScalars.first == "ل"
        let isSymbol = last.unicodeScalars.first?.properties.generalCategory == .otherSymbol
        return first + String(String.UnicodeScalarView(controls)) + (isLam || isSymbol ? "ب" : "") + last
    }

    func word(_ length: ClosedRange<Int>, _ random: inout RandomNumbers) -> String {
        let alphabet = alphabets.randomElement(using: &random)!
        return String((0..<Int.random(in: length, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
    }
}
