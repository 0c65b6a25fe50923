/// The limits of a text.
struct TextRule {
    let maximumLength: Int
    /// It becomes one printable line; otherwise it is kept as it is.
    let isPrinted: Bool

    static let text = TextRule(maximumLength: 2000, isPrinted: true)
    /// Names of records and record zones.
    static let name = TextRule(maximumLength: 255, isPrinted: false)
}
