import Glibc

/// Waits for a child, and hands on the signals that are meant for the run. They must be blocked.
struct ChildWatch {
    private let child: pid_t

    init(_ child: pid_t) { self.child = child }

    /// How a process ended.
    enum Status {
        case exit(Int32)
        case signal(Int32)
    }

    /// Those that end a run, and the one that tells of a child.
    static let signals = sigset_t(EndingSignals.numbers + [SIGCHLD])

    /// How the child ended.
    func wait() -> Status {
        var (signals, number) = (ChildWatch.signals, Int32(0))
        while true {
            guard sigwait(&signals, &number) == 0 else { continue }
            if number != SIGCHLD {
                kill(child, number)
            } else if let status {
                return status
            }
        }
    }

    /// Nil as long as it runs: a child that stops sends a signal, too.
    private var status: Status? {
        var status: Int32 = 0
        guard waitpid(child, &status, WNOHANG) == child else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }
}
