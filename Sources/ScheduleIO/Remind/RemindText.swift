/// Removes from an entry's body what is meant for remind's own page.
enum RemindText {
    /// `255 0 0 Red day` without the colour.
    static func removingColour(from body: String) -> String {
        let parts = body.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[..<3].allSatisfy({ UInt8($0) != nil }) else { return body }
        return String(parts[3])
    }

    /// `9:00-10:30am Staff meeting` without the time, which the page prints in its own form. The text must begin with
    /// this time (`11:00pm-2:00am+1`, `14.30`, with any words for am and pm); any other text stays as it is.
    static func removingTime(_ minute: Int, from text: String) -> String {
        guard let space = text.firstIndex(of: " "), isTime(text[..<space], minute) else { return text }
        let rest = text[space...].drop { $0 == " " }
        return rest.isEmpty ? text : String(rest)
    }

    private static func isTime(_ word: Substring, _ minute: Int) -> Bool {
        let span = word.split(separator: "+", maxSplits: 1)
        let times = (span.first ?? "").split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let clocks = times.map(clock)
        guard let first = clocks.first, let first, clocks.allSatisfy({ $0 != nil }) else { return false }
        guard span.count < 2 || span[1].allSatisfy(\.isNumber) else { return false }
        return first.minute == minute % 60 && (first.hour % 12 == minute / 60 % 12)
    }

    /// `9:00am`: one or two digits, a separator, two digits, perhaps letters.
    private static func clock(_ text: Substring) -> (hour: Int, minute: Int)? {
        let hour = text.prefix(while: \.isASCIIDigit)
        let minute = text.dropFirst(hour.count + 1).prefix(while: \.isASCIIDigit)
        let letters = text.dropFirst(hour.count + 1 + minute.count)
        guard (1...2).contains(hour.count), minute.count == 2, letters.allSatisfy({ $0.isLetter || $0 == "." }),
            let hours = Int(hour), let minutes = Int(minute)
        else { return nil }
        return (hours, minutes)
    }

    /// Pango markup without its tags, and with its entities resolved.
    static func removingMarkup(from body: String) -> String {
        var (text, rest) = ("", body[...])
        while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
            text += rest[..<mark]
            let end = rest[mark...].firstIndex(of: rest[mark] == "<" ? ">" : ";")
            guard let end else { return text + rest[mark...] }
            if rest[mark] == "&" { text += character(of: rest[mark...end]) }
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }

    /// Resolves `&amp;`, `&#233;` and `&#xE9;`. Anything else stays as it is.
    private static func character(of entity: Substring) -> String {
        let name = entity.dropFirst().dropLast()
        if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][String(name)] { return known }
        guard name.hasPrefix("#") else { return String(entity) }
        let isHexadecimal = name.dropFirst().hasPrefix("x")
        let number = isHexadecimal ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(entity)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
