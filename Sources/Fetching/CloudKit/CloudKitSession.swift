import ScheduleIO

/// The requests to a database of CloudKit, each with the token that the last answer brought.
final class CloudKitSession {
    let place: CloudKitPlace
    private let web: WebSession
    private var tokens: CloudKitTokens
    /// Those of the last request and of the next.
    private(set) var secrets = KnownSecrets([])
    private let keep: (String) throws(FetchFailure) -> Void

    /// `keep` is told each new token of the user, before the next request.
    init(
        _ place: CloudKitPlace, _ tokens: CloudKitTokens, _ access: WebAccess,
        keep: @escaping (String) throws(FetchFailure) -> Void
    ) throws(FetchFailure) {
        (self.place, self.tokens, self.keep) = (place, tokens, keep)
        web = try WebSession(access)
    }

    /// Sends a request until there is an answer. Throws ``FetchFailure`` if none comes in time, or for a failure.
    ///
    /// - Parameters:
    ///   - operation: as in `records/query`.
    ///   - scope: the database, if it is not that of the place.
    ///   - body: what is asked for.
    func post(
        _ operation: String, in scope: String? = nil, _ body: JSONValue
    ) throws(FetchFailure) -> CloudKitAnswer {
        let address = place.address(of: operation, in: scope)
        return try web.attempt { () throws(FetchFailure) in
            let sent = self.tokens
            let response = try self.web.follow(try self.request(address, body))
            try self.keepToken(of: response)
            self.secrets = KnownSecrets(sent.secrets + self.tokens.secrets)
            return try CloudKitAnswer(response, self.secrets)
        }
    }

    private func request(_ address: String, _ body: JSONValue) throws(FetchFailure) -> WebRequest {
        let values = [("ckAPIToken", tokens.api)] + (tokens.web.map { [("ckWebAuthToken", $0)] } ?? [])
        let query = values.map { "\($0)=\(PercentCoding.encoded($1))" }.joined(separator: "&")
        var request = WebRequest(method: "POST", address: try web.address("\(address)?\(query)"))
        request.headers = ["Content-Type: application/json", "Accept: application/json", "Expect:"]
        request.body = body.text
        request.understands = Set(400..<600)
        request.followsRedirects = false
        return request
    }

    /// Every answer brings the next token, that of a failure too.
    private func keepToken(of response: WebResponse) throws(FetchFailure) {
        guard let token = CloudKitSession.tokenHeaders.lazy.compactMap({ response.headers[$0] }).first else { return }
        guard CloudKitTokens.isToken(token) else {
            throw FetchFailure(.badData, "\(response.address.host) sent a token with characters that no token has")
        }
        guard token != tokens.web else { return }
        try keep(token)
        tokens = CloudKitTokens(api: tokens.api, web: token)
    }

    /// Those that CloudKit JS reads.
    private static let tokenHeaders = ["x-apple-cloudkit-web-auth-token", "x-apple-cloudkit-session"]
}

extension CloudKitAnswer {
    /// Reads an answer. Throws ``FetchFailure`` if it cannot be read, or if it reports a failure.
    fileprivate init(_ response: WebResponse, _ secrets: KnownSecrets) throws(FetchFailure) {
        let status = FetchFailure(status: response.status, host: response.address.host, retryAfter: response.retryAfter)
        do throws(Unreadable) {
            try self.init(response.body)
        } catch {
            throw status ?? FetchFailure(.badData, "the answer of \(response.address.host) is no JSON: \(error.reason)")
        }
        if let failure { throw FetchFailure(failure, secrets) }
        if let status { throw status }
        let failures = parts.compactMap(\.failure).map { FetchFailure($0, secrets) }
        if let passing = failures.first(where: \.isTransient) { throw passing }
    }
}
