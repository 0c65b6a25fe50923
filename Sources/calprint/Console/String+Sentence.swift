extension String {
    /// The same to stand behind who is speaking: without a capital at the beginning.
    var continuingSentence: String { prefix(1).lowercased() + dropFirst() }
}
