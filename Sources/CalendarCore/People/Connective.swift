/// A word between items.
enum Connective {
    case and
    case then

    private static let ands: Set<String> = ["and", "und", "et", "och", "og"]
    private static let thens: Set<String> = ["then", "dann", "danach", "puis", "luego", "poi", "sedan"]

    init?(_ word: String) {
        if Connective.ands.contains(word) {
            self = .and
        } else if Connective.thens.contains(word) {
            self = .then
        } else {
            return nil
        }
    }
}

extension NameToken {
    /// Whether it is a word between items.
    var isConnective: Bool { word.flatMap(Connective.init) != nil }
}
