/// The reason the server could not return a request's answer, a record zone or a record.
struct ServerFailure {
    var code: Located<String>?
    var reason: Located<String>?

    /// Returns `record 'A' is missing: TRY_AGAIN_LATER (throttled)`; nil if nothing failed.
    func finding(_ log: FindingLog, _ severity: Finding.Severity, _ message: String) -> Finding? {
        guard let code else { return nil }
        let reason = reason.map { " (\($0.value.abridged))" } ?? ""
        return Finding(
            severity, .serverError, "\(message): \(code.value.abridged)\(reason)",
            hint: ServerFailure.passing.contains(code.value) ? "fetch it again" : nil, at: log.location(code.position))
    }

    /// Failures that a retry may avoid.
    private static let passing = ["TRY_AGAIN_LATER", "THROTTLED", "INTERNAL_ERROR"]
}
