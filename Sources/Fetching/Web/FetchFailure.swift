import RuntimeLibraries

/// The reason why nothing was fetched. No message has an address beyond its host, or a credential.
public struct FetchFailure: Error, Hashable, Sendable {
    /// The kind of failure, which decides the exit status.
    public let kind: Kind
    /// A sentence without a full stop: `cal.example.org does not know this address (404)`.
    public let message: String
    /// True if the same request may succeed in some seconds.
    let isTransient: Bool
    /// How long the server asks to wait, in seconds.
    var retryAfter: Int?
    /// The code by which CloudKit names the failure.
    var serverCode: String?
    /// The way out, if the user has to sign in anew.
    public internal(set) var signIn: SignIn?

    /// A sign-in at a server.
    public struct SignIn: Hashable, Sendable {
        /// The address to open; nil if the server does not tell it.
        public let address: String?
    }

    /// The kinds of failure; the raw value is the exit status, from sysexits.h.
    public enum Kind: Int32, Hashable, Sendable {
        /// The answer is no calendar, cut off or too large, or redirects do not end.
        case badData = 65
        /// There is nothing at this address.
        case notFound = 66
        /// The host is unknown, its certificate is wrong, or it refuses the request.
        case unavailable = 69
        /// There is no connection, or the server is busy.
        case tryAgain = 75
        /// The server does not let this user in.
        case notAllowed = 77
    }

    /// A failure that would come again at once.
    public init(_ kind: Kind, _ message: String) { self.init(kind, message, isTransient: false) }

    init(_ kind: Kind, _ message: String, isTransient: Bool) {
        (self.kind, self.message, self.isTransient) = (kind, message, isTransient)
    }

    init(_ missing: MissingLibrary) { self.init(.unavailable, missing.description) }
}

extension FetchFailure {
    /// The failure that a status means; nil for one that brings what was asked for. Nobody asks for a part of a
    /// document (206), and only who has one already for what is newer (304).
    init?(status: Int, host: String, retryAfter: Int?) {
        let words: (Kind, String)
        switch status {
        case 206: words = (.badData, "\(host) answers with a part, and was asked for all (206)")
        case 200..<300: return nil
        case 304: words = (.badData, "\(host) says that nothing has changed, and was not asked that (304)")
        case 401: words = (.notAllowed, "\(host) asks for credentials, or does not accept these (401)")
        case 403, 421: words = (.notAllowed, "\(host) does not allow this (\(status))")
        case 404, 410: words = (.notFound, "\(host) has nothing at this address (\(status))")
        case 408, 425, 429: words = (.tryAgain, "\(host) is busy (\(status))")
        case 500...: words = (.tryAgain, "\(host) has a fault (\(status))")
        default: words = (.unavailable, "\(host) refuses the request (\(status))")
        }
        self.init(words.0, words.1, isTransient: words.0 == .tryAgain)
        self.retryAfter = retryAfter
    }
}
