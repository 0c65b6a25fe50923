extension String {
    /// The text without a capital at the beginning, to follow a prefix such as `calprint: error:`.
    var continuingSentence: String { prefix(1).lowercased() + dropFirst() }
}
