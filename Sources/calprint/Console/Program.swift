import CArguments
import CMalloc
import Glibc

/// The program itself.
enum Program {
    static let name = "calprint"
    static let version = "0.1.0"

    /// `calprint 0.1.0`
    static let nameAndVersion = "\(name) \(version)"

    /// What servers are told: `calprint/0.1.0`.
    static let userAgent = "\(name)/\(version)"

    /// The words after the program's name.
    static var arguments: [String] {
        (1..<max(carguments_count(), 1)).compactMap { carguments_word($0).map { String(cString: $0) } }
    }

    /// The path by which the program was started, whatever its first argument; nil if the system does not have it.
    static var executedPath: String? { carguments_executed_path().map { String(cString: $0) } }

    /// Makes the process independent of how it was started.
    static func prepare() {
        StandardStreams.fillGaps()
        // Writing past `ulimit -f` then fails instead of killing the process.
        signal(SIGXFSZ, SIG_IGN)
        // Pango would take the language of Cyrillic and other scripts from these.
        unsetenv("LANGUAGE")
        unsetenv("PANGO_LANGUAGE")
        // glibc would raise the limit once such a block is freed, and large blocks would leave holes that a long
        // document cannot use.
        mallopt(M_MMAP_THRESHOLD, 128 << 10)
    }

    /// Ends the process without running destructors.
    static func end(_ status: ExitStatus) -> Never { _exit(status.rawValue) }

    /// Ends a successful run without freeing its pages, texts and fonts, which would only cost time.
    static func endAtOnce() -> Never { end(.done) }
}
