import CalendarCore
import Fetching
import Glibc
import ScheduleIO

/// The sign-in of a source's user: an address to open in a browser, and the token that the browser brings back.
struct SignIn {
    private let source: SourceSettings
    private let kind: any SignInKind
    private let console: Console

    /// Throws ``Failure`` 64 unless there is one source, and its user signs in.
    init(_ sources: [SourceSettings], _ console: Console) throws {
        guard sources.count == 1, let source = sources.first else {
            throw Failure(.usage, "--sign-in takes the name of one source")
        }
        guard let kind = source.kind.init(source) as? any SignInKind else {
            throw Failure(.usage, "nobody signs in to '\(source.name)', a source of kind '\(source.kind.name)'")
        }
        (self.source, self.kind, self.console) = (source, kind, console)
    }

    /// Asks for a token, and tries it. Throws ``Failure``.
    func run() throws {
        let request = SourceRequest(known: nil, now: Clock.now, today: Today().date ?? .first) { _ in }
        do {
            guard let address = try kind.signInAddress(request) else {
                return console.tell("nobody has to sign in", of: source.name)
            }
            try console.print(address)
            console.tell("open this address in a browser, sign in, and choose to stay signed in", of: source.name)
            let answer = ask("Paste the address at which the browser ends, or the token:")
            let isLasting = ask("Did you choose to stay signed in? [y/N]").lowercased().hasPrefix("y")
            console.tell(try kind.signIn(with: answer, isLasting: isLasting, request), of: source.name)
        } catch {
            let failure = Failure(fetching: error, source.name)
            console.error(failure.message, of: source.name)
            throw Failure(failure.status)
        }
    }

    /// A line of standard input without blanks, which a terminal does not show; empty at its end.
    private func ask(_ question: String) -> String {
        var modes = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
        if isTerminal {
            console.line(question)
            var silent = modes
            silent.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        }
        defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes) } }
        return (readLine() ?? "").filter { !$0.isWhitespace }
    }
}
