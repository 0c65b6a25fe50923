import GoldenSupport

extension SplitMix64 {
    /// A whole number of the range.
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// One of the elements; there is at least one.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    /// True once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }
}

extension SplitMix64 {
    /// Names, initials, codes, dashes, fractions and long words, joined as people join them.
    mutating func text(words: ClosedRange<Int>) -> String {
        (0..<number(words)).map { _ in word() }.joined(separator: " ")
    }

    private mutating func word() -> String {
        switch number(1...12) {
        case 1: return "Ros-Vidal"
        case 2: return "O'Brannoch"
        case 3: return "Pellëtier-St. Aubin"
        case 4: return "D ½"
        case 5: return pick(["–", "|", "-", "&", "/"])
        case 6: return String(repeating: "x", count: number(1...40))
        case 7: return pick(["OS/CL", "A/B/C", "e\u{301}tude", "👩‍⚕️"])
        case 8, 9: return initials()
        default: return String((0..<number(1...9)).map { _ in pick(Array("ABCabcÉé0")) })
        }
    }

    private mutating func initials() -> String {
        (0..<number(1...9)).map { _ in "\(pick(Array("ABCÉ")))." }.joined()
    }
}
