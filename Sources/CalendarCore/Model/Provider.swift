/// Somebody who works, by the ways in which schedules write the name: a name, a code, an initial.
public struct Provider: Hashable, Sendable {
    /// Each way in its words.
    private let names: [[String]]

    /// Nil where one of the names has no letter and no figure.
    public init?(names: [String]) {
        self.names = names.map(Provider.words)
        guard !names.isEmpty, self.names.allSatisfy({ !$0.isEmpty }) else { return nil }
    }

    /// Whether one of the names stands in a text, word for word, in upper or lower case: `K` in `P.K.B.`, not in `Kay`.
    public func isNamed(in text: String) -> Bool {
        let words = Provider.words(of: text)
        return names.contains { name in
            words.indices.contains { words[$0...].starts(with: name) }
        }
    }

    /// The words of a text: letters and figures, with apostrophes and hyphens between them, in lower case.
    public static func words(of text: String) -> [String] {
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
}

// Scalars, and ASCII first: a sheet looks at every text of its schedule, and characters take ten times as long.
extension Unicode.Scalar {
    /// A letter or a figure.
    fileprivate var isInWord: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case _ where isASCII: false
        default: properties.isAlphabetic || properties.numericType != nil
        }
    }

    /// What belongs to the letter before it.
    fileprivate var isMark: Bool { !isASCII && properties.isGraphemeExtend }

    /// What stands inside a word; one apostrophe is as good as the other.
    fileprivate var joint: Unicode.Scalar? {
        switch self {
        case "'", "’": "’"
        case "-": "-"
        default: nil
        }
    }
}

extension Schedule {
    /// What of the schedule names a provider: texts of days, and events. The months' notes stay: they are for all.
    public func naming(_ provider: Provider) -> Schedule {
        let days = days.compactMap { day -> DayRecord? in
            var day = day
            day.texts.removeAll { !provider.isNamed(in: $0.text) }
            return day.texts.isEmpty ? nil : day
        }
        return Schedule(
            title: title, timeZone: timeZone, lines: lines, days: days, notes: notes,
            events: events.filter { provider.isNamed(in: $0.words) })
    }

    /// Every word of its days and events that can be a name.
    public var words: Set<String> {
        var words = Set(events.flatMap { Provider.words(of: $0.words) })
        for day in days {
            for text in day.texts { words.formUnion(Provider.words(of: text.text)) }
        }
        return words
    }
}
