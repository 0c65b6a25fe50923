/// Removes the parts of an entry's body that are meant for remind's own page.
enum RemindText {
    /// Returns `255 0 0 Red day` without the colour.
    static func removingColour(from body: String) -> String {
        let parts = body.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[..<3].allSatisfy({ UInt8($0) != nil }) else { return body }
        return String(parts[3])
    }

    /// Cuts the time from `9:00-10:30am Staff meeting`; the page prints it in its own form. The text must begin with
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

    /// Reads `9:00am`: one or two digits, a separator, two digits, perhaps letters.
    private static func clock(_ text: Substring) -> (hour: Int, minute: Int)? {
        let hour = text.prefix(while: \.isASCIIDigit)
        let minute = text.dropFirst(hour.count + 1).prefix(while: \.isASCIIDigit)
        let letters = text.dropFirst(hour.count + 1 + minute.count)
        guard (1...2).contains(hour.count), minute.count == 2, letters.allSatisfy({ $0.isLetter || $0 == "." }),
            let hours = Int(hour), let minutes = Int(minute)
        else { return nil }
        return (hours, minutes)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
