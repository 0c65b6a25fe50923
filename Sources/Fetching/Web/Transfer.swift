import CCurl

/// One request and what comes back, without redirects.
final class Transfer {
    private let library: CurlLibrary
    private let handle: UnsafeMutableRawPointer
    private let address: WebAddress
    private let limits: WebLimits
    /// The most bytes that the body may have.
    private let room: Int
    private var list: UnsafeMutablePointer<curl_slist>?
    private var body: [UInt8] = []
    private var headers: [String: String] = [:]
    private var headSize = 0
    /// Says which part of the answer is too large; nil if none is.
    private var excess: String?
    private let progress: (Int) -> Void

    /// `room` is the most bytes that the body may have; `progress` is told how many there are.
    init(
        _ request: WebRequest, _ library: CurlLibrary, _ handle: UnsafeMutableRawPointer, _ limits: WebLimits,
        room: Int, progress: @escaping (Int) -> Void
    ) {
        (self.library, self.handle, self.limits, self.room) = (library, handle, limits, room)
        (address, self.progress) = (request.address, progress)
        // Only what arrives takes memory.
        body.reserveCapacity(room)
        set(CURLOPT_URL, request.address.text)
        set(CURLOPT_HTTPGET, 1)
        set(CURLOPT_CUSTOMREQUEST, request.method == "GET" ? nil : request.method)
        if let text = request.body {
            set(CURLOPT_POSTFIELDSIZE, text.utf8.count)
            set(CURLOPT_COPYPOSTFIELDS, text)
        }
        for header in request.headers { list = library.slist_append(list, header) }
        _ = ccurl_set_list(&self.functions, handle, CURLOPT_HTTPHEADER, list)
    }

    private lazy var functions = library.functions

    deinit { library.slist_free_all(list) }

    private func set(_ option: CURLoption, _ value: Int) { _ = ccurl_set_number(&functions, handle, option, value) }
    private func set(_ option: CURLoption, _ value: String?) { _ = ccurl_set_text(&functions, handle, option, value) }

    /// Sends the request within some milliseconds. Throws ``FetchFailure`` without a whole answer.
    func perform(within milliseconds: Int) throws(FetchFailure) -> WebResponse {
        set(CURLOPT_TIMEOUT_MS, max(1, milliseconds))
        let data = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_sink(
            &functions, handle, CURLOPT_WRITEFUNCTION,
            { Transfer.at($3)?.take(UnsafeRawBufferPointer(start: $0, count: $1 * $2)) ?? 0 }, CURLOPT_WRITEDATA, data)
        ccurl_set_sink(
            &functions, handle, CURLOPT_HEADERFUNCTION,
            { Transfer.at($3)?.takeHead(UnsafeRawBufferPointer(start: $0, count: $1 * $2)) ?? 0 }, CURLOPT_HEADERDATA,
            data)
        let code = library.easy_perform(handle)
        guard code == CURLE_OK else { throw failure(code) }
        return WebResponse(
            status: ccurl_number(&functions, handle, CURLINFO_RESPONSE_CODE), body: body, address: address,
            headers: headers)
    }

    private static func at(_ data: UnsafeMutableRawPointer?) -> Transfer? {
        data.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The seconds that the answer asks to wait; nil if it does not say.
    var retryAfter: Int? {
        let seconds = ccurl_count(&functions, handle, CURLINFO_RETRY_AFTER)
        return seconds > 0 ? Int(seconds) : nil
    }

    /// The address that the answer leads to; nil if it is no redirect.
    var redirect: String? {
        ccurl_text(&functions, handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
    }

    // MARK: What arrives

    private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= room else {
            excess = "the answer of \(address.host) is larger than \(limits.size >> 20) MB"
            return 0
        }
        body.append(contentsOf: bytes)
        progress(body.count)
        return bytes.count
    }

    private func takeHead(_ bytes: UnsafeRawBufferPointer) -> Int {
        headSize += bytes.count
        guard headSize <= limits.headSize else {
            excess = "the head of an answer of \(address.host) is larger than \(limits.headSize >> 10) KB"
            return 0
        }
        let line = String(decoding: bytes, as: UTF8.self)
        // An answer may follow that of a proxy, or a preliminary one.
        if line.hasPrefix("HTTP/") { headers = [:] }
        guard let colon = line.firstIndex(of: ":") else { return bytes.count }
        let value = line[line.index(after: colon)...].filter { !$0.isNewline }
        headers[line[..<colon].lowercased()] = String(value.drop { $0 == " " || $0 == "\t" })
        return bytes.count
    }

    // MARK: Failures

    private func failure(_ code: CURLcode) -> FetchFailure {
        let host = address.host
        if let excess { return FetchFailure(.badData, excess) }
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST:
            return NameLookup.isUnanswered(host)
                ? FetchFailure(.tryAgain, "no connection: \(host) cannot be looked up", isTransient: true)
                : FetchFailure(.unavailable, "there is no host '\(host)'")
        case CURLE_COULDNT_RESOLVE_PROXY: return FetchFailure(.unavailable, "there is no such proxy")
        case CURLE_PEER_FAILED_VERIFICATION:
            return FetchFailure(.unavailable, "the certificate of \(host) \(certificateFault)")
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR,
            CURLE_SSL_INVALIDCERTSTATUS:
            return FetchFailure(.unavailable, "\(host) makes no secure connection: \(words(code))")
        case CURLE_SSL_CACERT_BADFILE: return FetchFailure(.unavailable, "the file of certificates cannot be read")
        case CURLE_PARTIAL_FILE: return cutOff
        // An answer that ends without TLS's goodbye, as libcurl 8 puts it.
        case CURLE_RECV_ERROR where !headers.isEmpty: return cutOff
        case CURLE_BAD_CONTENT_ENCODING: return FetchFailure(.badData, "the answer of \(host) cannot be unpacked")
        case CURLE_OPERATION_TIMEDOUT: return FetchFailure(.tryAgain, "\(host) is too slow")
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL:
            return FetchFailure(.badData, "the address cannot be fetched")
        case CURLE_OUT_OF_MEMORY: return FetchFailure(.tryAgain, "out of memory")
        default: return FetchFailure(.tryAgain, "no connection to \(host): \(words(code))", isTransient: true)
        }
    }

    private var cutOff: FetchFailure {
        FetchFailure(.badData, "the answer of \(address.host) is cut off", isTransient: true)
    }

    private func words(_ code: CURLcode) -> String {
        library.easy_strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code.rawValue)"
    }

    /// By the number of X509_verify_cert(3).
    private var certificateFault: String {
        switch ccurl_number(&functions, handle, CURLINFO_SSL_VERIFYRESULT) {
        // libcurl sets 1 before the names are compared.
        case 0, 1: "is for another host"
        case 9: "is not valid yet"
        case 10: "has expired"
        case 18...21: "is signed by nobody that this system trusts (ca-file)"
        case let number: "is not accepted (\(number))"
        }
    }
}
