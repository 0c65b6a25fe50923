import CalendarCore
import Fetching
import Glibc
import ScheduleIO

/// The file with the tokens of a CloudKit source: `api-token`, `web-token` and, if it is known, the time at which the
/// sign-in ends, `web-token-until`.
///
/// The user's token is for one request, so the file is written anew after each: all at once, so that it is whole
/// whenever a run dies. It is locked as long as this lives: two runs with one token would end the sign-in.
final class TokenFile {
    private let path: String
    private(set) var tokens: CloudKitTokens
    /// The time at which the sign-in ends; nil if nobody knows.
    private(set) var ends: Instant?
    /// The lock of the file that was found, until it is replaced.
    private var found: Int32?
    /// The file that this run has put in its place, which is locked, too.
    private var written: AtomicFile?

    private enum Key {
        static let (api, web, until) = ("api-token", "web-token", "web-token-until")
    }

    /// Waits until no other run uses the tokens, and reads them. Throws ``Failure``: 75 if another run goes on using
    /// them, 78 for a credential of systemd, which cannot be written, and as ``CredentialsFile/texts(_:optional:)``.
    init(_ file: CredentialsFile) throws {
        guard !file.isOfService else {
            throw Failure(
                .unsupported,
                "the tokens change with each request, so they need a file that can be written, no credential of systemd"
            )
        }
        path = file.path
        let lock = try TokenFile.hold(file.path)
        do {
            (tokens, ends) = try TokenFile.read(file)
        } catch {
            close(lock)
            throw error
        }
        found = lock
    }

    deinit { release() }

    /// The time at which the sign-in of a file ends, without a lock; nil if nobody knows.
    static func ends(_ file: CredentialsFile) -> Instant? { try? read(file).ends }

    private static func read(_ file: CredentialsFile) throws -> (tokens: CloudKitTokens, ends: Instant?) {
        let texts = try file.texts([Key.api], optional: [Key.web, Key.until])
        let ends = texts[Key.until].flatMap { Instant(iso8601: $0) }
        guard let api = texts[Key.api], ends != nil || texts[Key.until] == nil else {
            throw Failure(.unsupported, "'\(Key.until)' in '\(file.path)' is no time, as in 2026-12-10T21:04:00Z")
        }
        guard [api, texts[Key.web]].compactMap(\.self).allSatisfy(CloudKitTokens.isToken) else {
            throw Failure(.unsupported, "a token in '\(file.path)' has characters that no token has")
        }
        return (CloudKitTokens(api: api, web: texts[Key.web]), ends)
    }

    /// Puts the user's next token into the file, on the disk, before it is used. Throws ``Failure``.
    func keep(_ web: String) throws {
        tokens = CloudKitTokens(api: tokens.api, web: web)
        let until = ends.map { "\(Key.until) = \"\($0.iso8601)\"\n" } ?? ""
        let text = """
            # calprint writes this file anew after each request: the web-token is for one.
            \(Key.api) = "\(tokens.api)"
            \(Key.web) = "\(web)"
            \(until)
            """
        let file = try AtomicFile(place(), mode: 0o600)
        do {
            try file.write { sink in try Array(text.utf8).withUnsafeBytes { try sink($0) } }
            try file.synchronize()
            try file.commit()
        } catch {
            file.abandon()
            throw error
        }
        file.place.folder.synchronize()
        release()
        written = file
    }

    /// Puts the token of another sign-in into the file, with the time at which it ends. Throws ``Failure``.
    func signIn(_ web: String, until: Instant?) throws {
        ends = until
        try keep(web)
    }

    private func place() throws -> FilePlace {
        do {
            return try FilePlace(path)
        } catch {
            throw Failure(creating: path, error)
        }
    }

    private func release() {
        if let found { close(found) }
        found = nil
        written?.abandon()
        written = nil
    }
}

// MARK: The lock

extension TokenFile {
    /// The time to wait for another run.
    private static let patience = Duration.seconds(15)

    /// A descriptor of the file, which is locked by it.
    private static func hold(_ path: String) throws -> Int32 {
        let end = ContinuousClock.now + patience
        while true {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Failure(opening: path, errno) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isAt(path, descriptor) { return descriptor }
            close(descriptor)
            guard ContinuousClock.now < end else {
                throw Failure(.tryAgain, "another fetch uses the tokens in '\(path)'")
            }
            Clock.wait(.milliseconds(50))
        }
    }

    /// True if the path still leads to an open file: another run may have replaced it before it was locked.
    private static func isAt(_ path: String, _ descriptor: Int32) -> Bool {
        var (there, opened) = (stat(), stat())
        return stat(path, &there) == 0 && fstat(descriptor, &opened) == 0 && there.st_ino == opened.st_ino
            && there.st_dev == opened.st_dev
    }
}
