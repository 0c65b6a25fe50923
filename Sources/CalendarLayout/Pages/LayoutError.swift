/// The reasons why pages cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
    /// A text cannot be measured or set.
    case measuring(MeasuringError)
    /// The pages would lose an entry, or show one that they should not.
    case accounting(AccountingError)
    /// Characters that no available face has; never empty.
    case missingCharacters([MissingCharacter])
}
