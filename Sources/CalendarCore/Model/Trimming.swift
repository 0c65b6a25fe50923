extension BidirectionalCollection {
    /// Returns the elements without the blank ones at the ends.
    package func trimming(_ isBlank: (Element) -> Bool) -> SubSequence {
        let rest = drop(while: isBlank)
        return rest.lastIndex { !isBlank($0) }.map { rest[...$0] } ?? rest
    }
}

extension StringProtocol {
    /// The string without the spaces at its ends.
    package var trimmingSpaces: String { String(trimming { $0 == " " }) }
}
