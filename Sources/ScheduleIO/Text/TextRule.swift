/// What a text may hold.
struct TextRule {
    let maximumLength: Int
    /// Made into one printable line; otherwise kept as it is.
    let isPrinted: Bool

    static let text = TextRule(maximumLength: 2000, isPrinted: true)
    /// Record and zone names.
    static let name = TextRule(maximumLength: 255, isPrinted: false)
}
