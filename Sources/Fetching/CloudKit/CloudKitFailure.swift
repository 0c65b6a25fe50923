import ScheduleIO

extension FetchFailure {
    /// The failure that an answer of CloudKit tells, in words without secrets.
    init(_ failure: CloudKitAnswer.Failure, _ secrets: KnownSecrets) {
        let entry = CloudKitFailures.table[failure.code]
        let reason = failure.reason.map { ": \(secrets.masked($0).abridged)" } ?? ""
        let (kind, words) = entry ?? (.unavailable, "CloudKit refuses the request")
        self.init(kind, "\(words) (\(secrets.masked(failure.code).abridged)\(reason))", isTransient: kind == .tryAgain)
        (retryAfter, serverCode) = (failure.retryAfter, failure.code)
        if failure.code == CloudKitFailures.signIn { signIn = SignIn(address: failure.redirectURL) }
    }

    /// True for a zone that is not there, or that is not shared any more.
    var isMissingZone: Bool { serverCode == "ZONE_NOT_FOUND" }

    /// True if CloudKit does not take a request as it is, for example because it no longer knows a token in it.
    var isRefusal: Bool { serverCode != nil && kind == .unavailable }
}

/// The failures of CloudKit by their codes.
private enum CloudKitFailures {
    static let signIn = "AUTHENTICATION_REQUIRED"

    static let table: [String: (FetchFailure.Kind, String)] = [
        signIn: (.notAllowed, "CloudKit wants the user to sign in"),
        "AUTHENTICATION_FAILED": (.notAllowed, "CloudKit does not accept the api-token for this container"),
        "ACCESS_DENIED": (.notAllowed, "CloudKit does not let this user in"),
        "NOT_FOUND": (.notFound, "CloudKit does not find that; are 'container' and 'environment' right?"),
        "ZONE_NOT_FOUND": (.notFound, "there is no such zone"),
        "THROTTLED": (.tryAgain, "CloudKit gets too many requests"),
        "TRY_AGAIN_LATER": (.tryAgain, "CloudKit is busy"),
        "INTERNAL_ERROR": (.tryAgain, "CloudKit has a fault"),
    ]
}
