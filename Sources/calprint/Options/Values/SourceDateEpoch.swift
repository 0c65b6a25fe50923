import Glibc

/// The time that reproducible builds use instead of now.
enum SourceDateEpoch {
    /// Seconds since 1970; nil if the environment does not set it.
    static var seconds: Int? { getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } }
}
