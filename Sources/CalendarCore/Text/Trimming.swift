extension BidirectionalCollection {
    /// Returns the elements without the blank ones at the ends.
    ///
    /// Inlinable, so that other modules need no types at run time for it.
    @inlinable package func trimming(_ isBlank: (Element) -> Bool) -> SubSequence {
        let rest = drop(while: isBlank)
        return rest.lastIndex { !isBlank($0) }.map { rest[...$0] } ?? rest
    }
}

extension StringProtocol {
    /// The string without the spaces at its ends.
    @inlinable package var trimmingSpaces: String { String(trimming { $0 == " " }) }
}
