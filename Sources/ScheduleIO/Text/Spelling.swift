/// Guesses the word that a user meant to write.
public enum Spelling {
    /// Returns `did you mean 'call'?` for the candidate nearest to `word`; nil if none is near.
    public static func hint(for word: String, among candidates: [String]) -> String? {
        nearest(to: word, among: candidates).map { "did you mean '\($0)'?" }
    }

    /// Returns the candidate with the smallest edit distance, at most 2 and less than half of the word. In a tie, the
    /// longest common prefix wins, then the first. Case is ignored.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars)
        guard (1...40).contains(letters.count) else { return nil }
        var best: (name: String, distance: Int, prefix: Int)?
        for name in candidates {
            let other = Array(name.lowercased().unicodeScalars)
            guard abs(letters.count - other.count) <= 2 else { continue }
            let distance = distance(letters, other)
            guard distance <= 2, distance * 2 < max(letters.count, other.count) else { continue }
            let prefix = zip(letters, other).prefix { $0 == $1 }.count
            if let best, (best.distance, -best.prefix) <= (distance, -prefix) { continue }
            best = (name, distance, prefix)
        }
        return best?.name
    }

    /// Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var (older, previous, row) = (Array(0...b.count), Array(0...b.count), Array(0...b.count))
        for i in a.indices {
            row[0] = i + 1
            for j in b.indices {
                let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
                var cost = min(replaced, previous[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
                row[j + 1] = cost
            }
            (older, previous, row) = (previous, row, older)
        }
        return previous[b.count]
    }
}
