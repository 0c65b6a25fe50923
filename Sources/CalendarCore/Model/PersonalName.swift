/// The parts of a personal name: `Dr. Jan van der Berg, RN` is Jan, and van der Berg.
struct PersonalName {
    /// The words before the surname, in lower case.
    let given: [String]
    /// Its words with their particles, in lower case.
    let surname: [String]

    /// The most words of a name.
    private static let mostWords = 6

    /// Words of surnames that stand before their last word.
    static let particles: Set<String> = [
        "al", "bin", "da", "das", "de", "del", "den", "der", "di", "do", "dos", "du", "el", "la", "le", "nic", "ní",
        "ó",
        "saint", "san", "st", "ste", "ten", "ter", "van", "von", "zu", "zum", "zur",
    ]

    /// What stands behind a name, and is no part of it.
    private static let suffixes: Set<String> = ["ii", "iii", "iv", "jr", "sr"]

    /// Nil if the name has signs or digits, as that of a pool or of two people does, or ends in a small letter or a
    /// single one.
    init?(_ name: String) {
        let tokens = NameToken.tokens(of: name)
        var parts = [[NameToken]](repeating: [], count: 1)
        for token in tokens {
            switch token.kind {
            case .word where token.isTitle || PersonalName.isHonorific(token): continue
            case .word: parts[parts.count - 1].append(token)
            case .separator where name[token.range] == ",": parts.append([])
            case .stop: continue
            default: return nil
            }
        }
        parts = PersonalName.withoutDegrees(parts.filter { !$0.isEmpty }, of: name)
        guard let first = parts.first, parts.count < 3, let last = first.last else { return nil }
        let words = first.compactMap(\.word)
        if parts.count == 2 {
            (surname, given) = (words, parts[1].compactMap(\.word))
        } else if words[0].isSurnameFirst {
            (surname, given) = ([words[0]], Array(words.dropFirst()))
        } else {
            let start = PersonalName.surnameStart(words)
            (surname, given) = (Array(words[start...]), Array(words[..<start]))
        }
        let all = surname + given
        guard all.count <= PersonalName.mostWords, surname.joined().count > 1, name[last.range].beginsName,
            !all.contains(where: { $0.unicodeScalars.contains(where: \.isNumber) })
        else { return nil }
    }

    /// True for the Arabic abbreviation of "doctor".
    private static func isHonorific(_ token: NameToken) -> Bool { token.word == "د" }

    /// Drops `PNP` from `Hannah Brzezinski, PNP`, and `Jr` from `Jan Kovář Jr`: of capital letters behind a name that
    /// has small ones and two words.
    private static func withoutDegrees(_ parts: [[NameToken]], of name: String) -> [[NameToken]] {
        guard var first = parts.first else { return parts }
        while first.count > 1, let word = first.last?.word, suffixes.contains(word) { first.removeLast() }
        let others = parts.dropFirst().filter { !$0.allSatisfy { suffixes.contains($0.word ?? "") } }
        guard first.contains(where: { !name[$0.range].isCapitals }) else { return [first] + others }
        let isWhole = surnameStart(first.compactMap(\.word)) > 0
        let rest = others.enumerated().filter { place, part in
            place == 0 && !isWhole || part.contains { $0.longWord == nil || !name[$0.range].isCapitals }
        }
        return [first] + rest.map(\.element)
    }

    /// The index of the first word of the surname: the last word, and the particles before it.
    private static func surnameStart(_ words: [String]) -> Int {
        var start = max(0, words.count - 1)
        while start > 0, let end = words[start - 1].split(separator: "-").last, particles.contains(String(end)) {
            start -= 1
        }
        return start
    }
}

extension PersonalName {
    /// What texts may call a person besides the declared names, as words and signs: the name and the spellings without
    /// titles and degrees, `Last, First`, and the surname.
    static func shortForms(of person: Person) -> [[String]] {
        var forms = person.spellings.compactMap(withoutTitles)
        guard person.name.unicodeScalars.contains(where: { !$0.isInWord }), let name = PersonalName(person.name) else {
            return forms
        }
        forms.append(name.surname)
        if !name.given.isEmpty {
            forms.append(name.given + name.surname)
            forms.append(name.surname + [","] + name.given)
        }
        return forms
    }

    /// Nil for a spelling that has no title.
    private static func withoutTitles(_ spelling: String) -> [String]? {
        let tokens = NameToken.tokens(of: spelling)
        guard tokens.count > 1, tokens.contains(where: \.isTitle) else { return nil }
        let words = tokens.filter { !$0.isTitle }.compactMap(\.word)
        return words.contains { $0.count > 1 } ? words : nil
    }
}

extension Person {
    /// The surname in lower case, with its particles: `van der berg`; nil if the name has none of its own.
    public var surname: String? { PersonalName(name)?.surname.joined(separator: " ") }
}

extension String {
    /// True for a word in Chinese, Japanese or Korean, where the surname comes first.
    fileprivate var isSurnameFirst: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF: true
        default: false
        }
    }
}

extension Substring {
    /// True if it begins with a letter that is not small.
    fileprivate var beginsName: Bool { unicodeScalars.first?.canBeginName ?? false }

    /// True if it has no small letter.
    fileprivate var isCapitals: Bool { self == uppercased() }
}
