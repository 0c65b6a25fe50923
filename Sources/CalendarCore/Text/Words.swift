extension String {
    /// True if the text has a letter or a digit.
    public var hasWords: Bool { unicodeScalars.contains(where: \.isInWord) }

    /// The words of the text in lower case: letters and digits, with apostrophes and hyphens between them.
    public var lowercasedWords: [String] {
        if let asciiWord { return [asciiWord] }
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var joint: Unicode.Scalar?
        for scalar in lowercased().unicodeScalars {
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

    /// Returns true if the text has the words of a name, one after the other: `K` in `P.K.B.`, not in `Kay`. Case does
    /// not count.
    public func names(_ name: String) -> Bool {
        let (words, name) = (lowercasedWords, name.lowercasedWords)
        return !name.isEmpty && words.indices.contains { words[$0...].starts(with: name) }
    }

    /// The text in lower case if it is one word of ASCII letters and digits, as most words are; else nil.
    var asciiWord: String? { utf8.allSatisfy(\.isASCIIWord) && !isEmpty ? lowercased() : nil }
}

extension UInt8 {
    /// True for an ASCII letter or digit.
    fileprivate var isASCIIWord: Bool { Unicode.Scalar(self).isASCII && Unicode.Scalar(self).isInWord }
}

// Scalars, ASCII first: a person's calendar searches every text of the schedule, and characters take ten times as long.
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
