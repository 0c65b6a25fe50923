import ScheduleIO

/// The secrets that a source has, to be left out of what its server or its program says.
public struct KnownSecrets: Secret {
    /// The longest first: one may be in another.
    private let texts: [String]

    /// A shorter text would be found in ordinary words.
    private static let shortest = 4

    /// Secrets, each also as an address has it.
    public init(_ texts: [String]) {
        let long = texts.filter { $0.utf8.count >= KnownSecrets.shortest }
        self.texts = Set(long + long.map { PercentCoding.encoded($0) }).sorted {
            ($1.utf8.count, $0) < ($0.utf8.count, $1)
        }
    }

    /// Returns a text without the secrets, and without what follows the host of an address.
    public func masked(_ text: String) -> String {
        texts.reduce(text) { $0.replacing($1, with: "***") }.replacing(KnownSecrets.address) {
            "\($0.output.1)\($0.output.3)\($0.output.4.isEmpty ? "" : "/***")"
        }
    }

    /// The scheme, a user's name, the host and the rest of an address.
    private static var address: Regex<(Substring, Substring, Substring?, Substring, Substring)> {
        /([A-Za-z][A-Za-z0-9+.-]*:\/\/)([^\s\/?#@]*@)?([^\s\/?#"'<>]*)([^\s"'<>]*)/
    }
}
