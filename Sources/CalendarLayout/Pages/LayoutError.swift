/// Why pages cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
    /// A text cannot be measured or set.
    case measuring(MeasuringError)
    /// The pages would not show what they have to.
    case accounting(AccountingError)
    /// Characters that no available face has; never empty.
    case missingCharacters([MissingCharacter])
}
