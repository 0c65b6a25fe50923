import Glibc

/// Holds back the signals that end a program while files have temporary names.
///
/// A signal that comes meanwhile ends the program once the last file is settled.
enum HeldSignals {
    /// How many files hold them. The command has one thread.
    nonisolated(unsafe) private static var holders = 0

    static func begin() {
        holders += 1
        if holders == 1 { apply(SIG_BLOCK) }
    }

    static func end() {
        holders -= 1
        if holders == 0 { apply(SIG_UNBLOCK) }
    }

    /// Whether a signal is waiting.
    static var isOneWaiting: Bool {
        guard holders > 0 else { return false }
        var waiting = sigset_t()
        sigpending(&waiting)
        return EndingSignals.numbers.contains { sigismember(&waiting, $0) == 1 }
    }

    private static func apply(_ how: Int32) {
        var set = sigset_t(EndingSignals.numbers)
        sigprocmask(how, &set, nil)
    }
}
