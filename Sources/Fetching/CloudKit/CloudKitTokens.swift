/// The tokens that open a container: the app's, and the user's. They print as nothing.
public struct CloudKitTokens: Secret, Sendable {
    /// The app's token, for one container and environment.
    public let api: String
    /// The user's token, which is for one request: the answer brings the next. Nil before the user has signed in.
    public let web: String?

    /// Tokens of a container.
    public init(api: String, web: String?) { (self.api, self.web) = (api, web) }

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

/// Percent-encoding of values in addresses (RFC 3986, 2.1).
enum PercentCoding {
    /// The text with every byte encoded that is not unreserved.
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            isUnreserved(byte)
                ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// The text that an encoded one means; nil if a percent sign has no two digits behind it.
    static func decoded(_ text: Substring) -> String? {
        var (bytes, rest) = ([UInt8](), text.utf8[...])
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
