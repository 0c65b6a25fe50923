import CCurl

/// The requests of one source, within its limits.
///
/// It follows redirects itself, so that each is judged: never from https to http, never to anything but the web, never
/// from the internet into a private network, and to another server without the credentials. What is transient
/// is tried again after a while.
final class WebSession {
    let library: CurlLibrary
    private let handle: UnsafeMutableRawPointer
    private let access: WebAccess
    private let reach: WebReach
    /// The time that requests and reading their answers have taken, and the waits between them.
    private var (spent, waited) = (Duration.zero, Duration.zero)
    private(set) var received = 0

    /// Loads libcurl. Throws ``FetchFailure`` if it is not installed.
    init(_ access: WebAccess) throws(FetchFailure) {
        library = try CurlLibrary()
        guard let handle = library.easy_init() else { throw FetchFailure(.tryAgain, "out of memory") }
        (self.handle, self.access) = (handle, access)
        reach = WebReach(isFree: access.allowsPrivate, isPrivate: access.isPrivate)
        prepare()
    }

    deinit { library.easy_cleanup(handle) }

    var hasCredentials: Bool { access.credentials != nil }

    /// The secrets that only the server may see.
    var secrets: KnownSecrets { KnownSecrets([access.credentials?.password].compactMap(\.self)) }

    private var limits: WebLimits { access.limits }

    /// Reads an address.
    func address(_ text: String) throws(FetchFailure) -> WebAddress { try WebAddress(text, library) }

    /// Sets the options of every request. The system's certificates are those of libcurl, and others are added to them.
    private func prepare() {
        var functions = library.functions
        func set(_ option: CURLoption, _ value: Int) { _ = ccurl_set_number(&functions, handle, option, value) }
        func set(_ option: CURLoption, _ value: String) { _ = ccurl_set_text(&functions, handle, option, value) }
        set(CURLOPT_PROTOCOLS_STR, "https,http")
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_SSL_VERIFYPEER, 1)
        set(CURLOPT_SSL_VERIFYHOST, 2)
        set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        set(CURLOPT_ACCEPT_ENCODING, "gzip")
        ccurl_set_judge(&functions, handle, reach.connections)
        set(CURLOPT_USERAGENT, access.userAgent)
        set(CURLOPT_CONNECTTIMEOUT, limits.patience)
        set(CURLOPT_LOW_SPEED_LIMIT, limits.slowestRate)
        set(CURLOPT_LOW_SPEED_TIME, limits.patience)
        let authorities = access.certificates.flatMap { trusting($0, &functions) } ?? []
        guard !authorities.isEmpty else { return }
        _ = authorities.withUnsafeBytes {
            ccurl_set_bytes(&functions, handle, CURLOPT_CAINFO_BLOB, $0.baseAddress!, $0.count)
        }
    }

    /// The system's authorities and those of a file.
    private func trusting(_ added: [UInt8], _ functions: inout ccurl_functions) -> [UInt8] {
        let system = ccurl_text(&functions, handle, CURLINFO_CAINFO).map { String(cString: $0) }
        return (system.flatMap(access.contents) ?? []) + [UInt8(ascii: "\n")] + added
    }
}

extension WebSession {
    /// Sends a request until there is an answer. Throws ``FetchFailure`` if there is none in time.
    func send(_ request: WebRequest) throws(FetchFailure) -> WebResponse {
        try attempt { () throws(FetchFailure) in try self.follow(request) }
    }

    /// Tries until there is an answer; after a failure that may pass, again after a while.
    func attempt<Answer>(_ body: () throws(FetchFailure) -> Answer) throws(FetchFailure) -> Answer {
        var pause = limits.firstWait
        while true {
            do throws(FetchFailure) {
                return try body()
            } catch {
                let wait = error.retryAfter.map { max(pause, .seconds($0)) } ?? pause
                guard error.isTransient, waited + wait <= limits.waits, spent < limits.total else { throw error }
                access.wait(wait)
                (waited, pause) = (waited + wait, pause * 2)
            }
        }
    }

    /// Sends a request once, and follows where the answer leads.
    func follow(_ request: WebRequest) throws(FetchFailure) -> WebResponse {
        var (request, credentials) = (request, access.credentials)
        for _ in 0...limits.redirects {
            let (response, next) = try transfer(request, credentials)
            guard let next else { return response }
            guard request.followsRedirects else {
                throw FetchFailure(.badData, "\(request.address.host) leads to another address")
            }
            let address = try self.address(next)
            try request.address.checkLeading(to: address)
            if !address.isOfSameServer(as: request.address) { credentials = nil }
            request = request.sent(to: address, afterSeeOther: response.status == 303)
        }
        throw FetchFailure(.badData, "\(request.address.host) leads to more than \(limits.redirects) other addresses")
    }

    /// The answer, and the address that it leads to.
    private func transfer(
        _ request: WebRequest, _ credentials: Credentials?
    ) throws(FetchFailure) -> (WebResponse, String?) {
        authorize(request.address.isSecure ? credentials : nil)
        let before = received
        let transfer = Transfer(request, library, handle, limits, room: limits.size - received) { [access] count in
            access.progress(before + count)
        }
        var response = try perform(transfer, to: request.address)
        response.retryAfter = transfer.retryAfter
        received += response.body.count
        if let next = transfer.redirect { return (response, next) }
        let failure = FetchFailure(
            status: response.status, host: request.address.host, retryAfter: response.retryAfter)
        if let failure, !request.understands.contains(response.status) { throw failure }
        return (response, nil)
    }

    /// Performs a transfer in the time that is left.
    private func perform(_ transfer: Transfer, to address: WebAddress) throws(FetchFailure) -> WebResponse {
        defer { reach.settle() }
        let left = limits.total - spent
        let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
        return try timed { () throws(FetchFailure) in
            do throws(FetchFailure) {
                return try transfer.perform(within: Int(milliseconds))
            } catch {
                guard reach.hasRefused else { throw error }
                throw FetchFailure(
                    .badData, "it leads to \(address.host), in a private network (allow-private = true)")
            }
        }
    }

    /// Counts the time of a step that the server's answer decides.
    func timed<Result>(_ step: () throws(FetchFailure) -> Result) throws(FetchFailure) -> Result {
        let start = ContinuousClock.now
        defer { spent += ContinuousClock.now - start }
        return try step()
    }

    private func authorize(_ credentials: Credentials?) {
        var functions = library.functions
        // `CURLAUTH_BASIC | CURLAUTH_DIGEST`, macros that Swift does not import.
        _ = ccurl_set_number(&functions, handle, CURLOPT_HTTPAUTH, 1 << 0 | 1 << 1)
        _ = ccurl_set_text(&functions, handle, CURLOPT_USERNAME, credentials?.user)
        _ = ccurl_set_text(&functions, handle, CURLOPT_PASSWORD, credentials?.password)
    }
}

extension WebRequest {
    /// The request after a redirect; "see other" (RFC 9110, 15.4.4) asks for another document.
    fileprivate func sent(to address: WebAddress, afterSeeOther: Bool) -> WebRequest {
        var request = WebRequest(address: address, understands: understands)
        request.headers = headers
        if !afterSeeOther { (request.method, request.body) = (method, body) }
        return request
    }
}

/// How a source's server is reached.
public struct WebAccess {
    /// Only for the server of the source's own address, and only by https.
    public var credentials: Credentials?
    /// Certificates (PEM) that are trusted besides the system's.
    public var certificates: [UInt8]?
    /// The limits.
    public var limits = WebLimits()
    /// True if a source on the internet may lead to private networks.
    public var allowsPrivate = false
    /// Tells private networks from the internet.
    var isPrivate: (NetworkAddress) -> Bool = \.isPrivate
    /// The name that servers are told.
    public var userAgent = "calprint"
    /// Waits before another try.
    public var wait: (Duration) -> Void
    /// Reads a file of the system; nil if that fails.
    public var contents: (String) -> [UInt8]?
    /// Is told the number of bytes that have arrived.
    public var progress: (Int) -> Void = { _ in }

    /// Access without credentials.
    public init(wait: @escaping (Duration) -> Void, contents: @escaping (String) -> [UInt8]?) {
        (self.wait, self.contents) = (wait, contents)
    }
}
