import ScheduleIO

/// The tokens that open a container: the app's, and the user's. They print as nothing.
public struct CloudKitTokens: Secret, Sendable {
    /// The app's token, for one container and environment.
    public let api: String
    /// The user's token, which is for one request: the answer brings the next. Nil before the user has signed in.
    public let web: String?

    /// Tokens of a container.
    public init(api: String, web: String?) { (self.api, self.web) = (api, web) }

    /// The texts that must not appear in a message.
    var secrets: [String] { [api, web].compactMap(\.self) }

    /// The characters that a token may have: visible ones of ASCII, without those that end a text.
    public static func isToken(_ text: String) -> Bool {
        (1...4096).contains(text.utf8.count) && text.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
    }

    /// The user's token in what a browser shows after the sign-in: an address with `ckWebAuthToken` in it, or the token
    /// itself. Returns nil if there is none.
    public static func webToken(in text: String) -> String? {
        let mark = "ckWebAuthToken="
        guard let start = text.firstRange(of: mark)?.upperBound else {
            return isToken(text) && !text.contains("://") ? text : nil
        }
        let token = PercentCoding.decoded(text[start...].prefix { !"&#".contains($0) })
        return token.flatMap { isToken($0) ? $0 : nil }
    }
}
