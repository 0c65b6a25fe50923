/// A value of an IPP attribute (RFC 8011, section 5.1), of the types that printing needs.
enum IPPValue: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case range(ClosedRange<Int>)
    /// Names, keywords, texts, addresses.
    case text(String)
}
