/// A request to a server.
struct WebRequest {
    var method = "GET"
    let address: WebAddress
    /// `Name: value`
    var headers: [String] = []
    var body: String?
    /// The statuses besides success that the caller understands.
    var understands: Set<Int> = []
    /// False for a request that must not go anywhere else.
    var followsRedirects = true
}

/// A server's answer.
struct WebResponse {
    let status: Int
    let body: [UInt8]
    /// The address that gave it, after redirects.
    let address: WebAddress
    /// By name, in lower case.
    let headers: [String: String]
    /// How long the server asks to wait, in seconds.
    var retryAfter: Int?
}

/// The marks by which a server knows the version of an answer that a client has.
public struct Validators: Hashable, Sendable {
    /// The value of `ETag`.
    public var etag: String?
    /// The value of `Last-Modified`.
    public var lastModified: String?

    /// Marks; none for the first request.
    public init(etag: String? = nil, lastModified: String? = nil) {
        (self.etag, self.lastModified) = (etag, lastModified)
    }

    init(_ headers: [String: String]) {
        func short(_ name: String) -> String? {
            headers[name].flatMap { $0.utf8.count <= Validators.longest ? $0 : nil }
        }
        self.init(etag: short("etag"), lastModified: short("last-modified"))
    }

    /// A longer mark is not kept.
    private static let longest = 1024

    /// The headers of a request for what is newer.
    var headers: [String] {
        [etag.map { "If-None-Match: \($0)" }, lastModified.map { "If-Modified-Since: \($0)" }].compactMap(\.self)
    }
}
