extension String {
    /// With spaces to a width in characters, at least one: a column of a listing.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
