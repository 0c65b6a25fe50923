import Foundation
import GoldenSupport

@testable import Fetching

/// Notes what a session does between requests.
final class WaitLog {
    var waits: [Duration] = []
}

extension WebAccess {
    /// Access to the test's servers, whose waits are only noted.
    static func test(_ server: Adversary, _ log: WaitLog = WaitLog()) throws -> WebAccess {
        var access = WebAccess(
            wait: { log.waits.append($0) },
            contents: { path in (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } })
        access.certificates = [UInt8](try Data(contentsOf: URL(filePath: server.authority)))
        return access
    }

    /// The same with credentials.
    func with(_ user: (name: String, password: String)) -> WebAccess {
        var access = self
        access.credentials = Credentials(user: user.name, password: user.password)
        return access
    }

    /// The same with other limits.
    func limited(_ change: (inout WebLimits) -> Void) -> WebAccess {
        var access = self
        change(&access.limits)
        return access
    }
}

/// Fetches a calendar; returns its text.
func fetchedText(_ address: String, _ access: WebAccess) throws -> String {
    guard case .document(let bytes, _) = try PublishedCalendar(address, access).fetch() else { return "unchanged" }
    return String(decoding: bytes, as: UTF8.self)
}
