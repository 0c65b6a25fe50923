import CFork
import Glibc

/// Continues the run in a process that may crash: Cairo and FreeType trust the contents of a font.
///
/// The first process waits, hands on signals, and ends as the second one does. If that crashes, it names the files that
/// were in use.
final class Supervisor {
    /// The paths of the files in use, each with a line feed; both processes have it.
    private let files: UnsafeMutableRawBufferPointer
    private var length = 0
    private var known: Set<String> = []

    /// Room for some long paths.
    private static let size = 65_536
    /// The signals of a crash in a library that reads a damaged file. Swift's own traps raise others.
    private static let crashes = [SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    private init?() {
        let memory = mmap(nil, Supervisor.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        files = UnsafeMutableRawBufferPointer(start: memory, count: Supervisor.size)
    }

    /// Splits the process, which must have one thread, and returns in the second one. Returns nil if the system
    /// refuses it; then the run continues in the first.
    static func split() -> Supervisor? {
        guard let supervisor = Supervisor() else { return nil }
        signal(SIGCHLD, SIG_DFL)
        // The caller may hold signals back already.
        var (signals, earlier) = (ChildWatch.signals, sigset_t())
        sigprocmask(SIG_BLOCK, &signals, &earlier)
        let child = cfork_attached()
        if child > 0 { supervisor.end(as: ChildWatch(child).wait()) }
        sigprocmask(SIG_SETMASK, &earlier, nil)
        guard child == 0 else { return nil }
        // The first process reports a crash, without the runtime's registers and stack.
        for number in crashes { signal(number, SIG_DFL) }
        return supervisor
    }

    /// Notes a file that is in use from now on.
    func use(_ file: String) {
        guard known.insert(file).inserted else { return }
        for byte in (file + "\n").utf8 where length < files.count {
            files[length] = byte
            length += 1
        }
    }

    private func end(as status: ChildWatch.Status) -> Never {
        switch status {
        case .exit(let code): _exit(code)
        case .signal(let number) where Supervisor.crashes.contains(number):
            Console().error("\(culprit) (reading ended with signal \(number); --font-dir)")
            Program.end(.badData)
        case .signal(let number):
            signal(number, SIG_DFL)
            var signals = ChildWatch.signals
            sigprocmask(SIG_UNBLOCK, &signals, nil)
            raise(number)
            _exit(128 + number)
        }
    }

    private var culprit: String {
        let names = String(decoding: files.prefix { $0 != 0 }, as: UTF8.self).split(separator: "\n").map { "'\($0)'" }
        return switch names.count {
        case 0: "one of the fonts is damaged"
        case 1: "the font \(names[0]) is damaged"
        default: "one of these fonts is damaged: " + names.joined(separator: ", ")
        }
    }
}

/// Waits for a child, and hands on the signals that are meant for the run. They must be blocked.
struct ChildWatch {
    private let child: pid_t

    init(_ child: pid_t) { self.child = child }

    /// The end of a process.
    enum Status {
        case exit(Int32)
        case signal(Int32)
    }

    /// The signals that end a run, and the one that reports the end of a child.
    static let signals = sigset_t(EndingSignals.numbers + [SIGCHLD])

    /// The end of the child.
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
