/// Someone who works, by the names that schedules use: a name, a code, an initial.
public struct Provider: Hashable, Sendable {
    /// Each name as its words.
    private let names: [[String]]

    /// A provider with these names; nil if there are none, or if one has neither a letter nor a digit.
    public init?(names: [String]) {
        self.names = names.map(Provider.words)
        guard !names.isEmpty, self.names.allSatisfy({ !$0.isEmpty }) else { return nil }
    }

    /// Returns true if a text has one of the names as whole words: `K` in `P.K.B.`, not in `Kay`. Case does not count.
    public func isNamed(in text: String) -> Bool {
        let words = Provider.words(of: text)
        return names.contains { name in
            words.indices.contains { words[$0...].starts(with: name) }
        }
    }

    /// Returns true if a text has a letter or a digit.
    public static func hasWords(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.isInWord) }

    /// The words of a text: letters and digits, with apostrophes and hyphens between them, in lower case.
    public static func words(of text: String) -> [String] {
        if let word = asciiWord(text) { return [word] }
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var joint: Unicode.Scalar?
        for scalar in text.lowercased().unicodeScalars {
            if scalar.isInWord || scalar.isMark && joint == nil && !word.isEmpty {
                if let joint { word.append(joint) }
                word.append(scalar)
                joint = nil
            } else if let same = scalar.joint, !word.isEmpty, joint == nil {
                joint = same
            } else {
                if !word.isEmpty { words.append(String(word)) }
                (word, joint) = (.init(), nil)
            }
        }
        return word.isEmpty ? words : words + [String(word)]
    }

    /// Returns a text in lower case if it is one word of ASCII letters and digits, as most words are; else nil.
    static func asciiWord(_ text: String) -> String? {
        text.utf8.allSatisfy(\.isASCIIWord) && !text.isEmpty ? text.lowercased() : nil
    }
}

extension UInt8 {
    /// True for an ASCII letter or digit.
    fileprivate var isASCIIWord: Bool { Unicode.Scalar(self).isASCII && Unicode.Scalar(self).isInWord }
}

// Scalars, ASCII first: a provider's calendar searches every text of the schedule, and characters take ten times as
// long.
extension Unicode.Scalar {
    /// True for a letter or a digit.
    var isInWord: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case _ where isASCII: false
        default: properties.isAlphabetic || isNumber
        }
    }

    /// True for a letter that is not lowercase.
    var canBeginName: Bool {
        isASCII ? ("A"..."Z").contains(self) : properties.isAlphabetic && !properties.isLowercase
    }

    /// True for a digit, and for anything else with a numeric value.
    var isNumber: Bool { isASCII ? ("0"..."9").contains(self) : properties.numericType != nil }

    /// True for white space.
    var isBlank: Bool { isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace }

    /// True for a mark that belongs to the letter before it.
    var isMark: Bool { !isASCII && properties.isGraphemeExtend }

    /// The apostrophe or hyphen that it is inside a word, else nil; both apostrophes count as one.
    var joint: Unicode.Scalar? {
        switch self {
        case "'", "’": "’"
        case "-": "-"
        default: nil
        }
    }
}

extension Schedule {
    /// Every word of its days and events, in lower case.
    public var words: Set<String> {
        var words = Set(events.flatMap { Provider.words(of: $0.words) })
        for day in days {
            for text in day.texts { words.formUnion(Provider.words(of: text.text)) }
        }
        return words
    }
}
