import CCurl
import ScheduleIO

/// An address on the web, as libcurl reads it: nothing else may decide who its host is.
struct WebAddress: Hashable {
    let text: String
    /// `https` or `http`.
    let scheme: String
    let host: String
    /// From the first slash, as the server writes it.
    let path: String
    private let port: String

    /// Reads an address; `webcal` is `https`. Throws ``FetchFailure`` if it is not one, has another scheme, or a
    /// user's name in it.
    init(_ text: String, _ library: CurlLibrary) throws(FetchFailure) {
        let webcal = "webcal://"
        let text = text.lowercased().hasPrefix(webcal) ? "https://" + text.dropFirst(webcal.count) : text
        guard let parts = library.url() else { throw FetchFailure(.tryAgain, "out of memory") }
        defer { library.url_cleanup(parts) }
        guard library.url_set(parts, CURLUPART_URL, text, 0) == CURLUE_OK else {
            throw FetchFailure(.badData, "the address cannot be read")
        }
        func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
            var value: UnsafeMutablePointer<CChar>?
            guard library.url_get(parts, part, &value, UInt32(flags)) == CURLUE_OK, let value else { return nil }
            defer { library.free(value) }
            return String(cString: value)
        }
        guard let scheme = part(CURLUPART_SCHEME), WebAddress.schemes.contains(scheme) else {
            throw FetchFailure(.badData, "only https and http are fetched")
        }
        guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else {
            throw FetchFailure(.badData, "an address must not have credentials in it")
        }
        guard let whole = part(CURLUPART_URL), let host = part(CURLUPART_HOST) else {
            throw FetchFailure(.badData, "the address has no host")
        }
        (self.text, self.scheme, self.host) = (whole, scheme, host.lowercased())
        path = part(CURLUPART_PATH) ?? "/"
        port = part(CURLUPART_PORT, WebAddress.withDefaultPort) ?? ""
    }

    private static let schemes = ["https", "http"]
    /// `CURLU_DEFAULT_PORT`, a macro that Swift does not import.
    private static let withDefaultPort: Int32 = 1 << 0

    /// A digest of the path, which may be secret.
    var pathDigest: String { ContentDigest.of(Array(path.utf8)) }

    var isSecure: Bool { scheme == "https" }

    /// True if both are the same server, to whom the same credentials belong.
    func isOfSameServer(as other: WebAddress) -> Bool {
        (scheme, host, port) == (other.scheme, other.host, other.port)
    }

    /// Throws ``FetchFailure`` if an answer from here must not lead there.
    func checkLeading(to other: WebAddress) throws(FetchFailure) {
        guard isSecure, !other.isSecure else { return }
        throw FetchFailure(.badData, "\(host) leads from https to http")
    }

    /// The address that a reference in an answer means, seen from this one. Throws ``FetchFailure`` if it must not lead
    /// there.
    func resolving(_ reference: String, _ library: CurlLibrary) throws(FetchFailure) -> WebAddress {
        guard let parts = library.url() else { throw FetchFailure(.tryAgain, "out of memory") }
        defer { library.url_cleanup(parts) }
        var value: UnsafeMutablePointer<CChar>?
        guard library.url_set(parts, CURLUPART_URL, text, 0) == CURLUE_OK,
            library.url_set(parts, CURLUPART_URL, reference, 0) == CURLUE_OK,
            library.url_get(parts, CURLUPART_URL, &value, 0) == CURLUE_OK, let value
        else { throw FetchFailure(.badData, "\(host) names an address that cannot be read") }
        defer { library.free(value) }
        let address = try WebAddress(String(cString: value), library)
        try checkLeading(to: address)
        return address
    }
}
