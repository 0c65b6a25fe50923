import Glibc

/// The signals with which users and the system end a run.
enum EndingSignals {
    static let numbers = [SIGHUP, SIGINT, SIGTERM]
}

extension sigset_t {
    /// A set of these signals and no others.
    init(_ numbers: [Int32]) {
        self.init()
        sigemptyset(&self)
        for number in numbers { sigaddset(&self, number) }
    }
}
