/// Which goldens a run writes, as the variable `CALPRINT_RECORD` says. Writing one fails the run.
public enum Recording: String, CaseIterable, Sendable {
    /// None: the variable is not set.
    case off
    /// Goldens that do not exist.
    case missing
    /// Goldens that do not exist or that differ.
    case failed
    /// Every golden that a test compares.
    case all

    public init(environment: [String: String]) throws {
        guard let value = environment["CALPRINT_RECORD"], !value.isEmpty else { self = .off; return }
        guard let recording = Recording(rawValue: value) else { throw UnknownRecording(value: value) }
        self = recording
    }
}

struct UnknownRecording: Error, CustomStringConvertible {
    let value: String

    var description: String {
        "CALPRINT_RECORD is '\(value)', not one of \(Recording.allCases.map(\.rawValue).joined(separator: ", "))"
    }
}
