import ScheduleIO

/// The database of a container of CloudKit.
public struct CloudKitPlace: Sendable {
    /// Apple's server.
    public static let server = "https://api.apple-cloudkit.com"

    /// As in `iCloud.org.example.schedule`.
    public var container: String
    /// The server; ``server`` unless it is another's.
    public var server = CloudKitPlace.server
    /// The environment of the container.
    public var environment = Environment.production
    /// The database in it.
    public var database = Database.private

    /// The app whose records are there.
    public var app = CloudKitApp.schedule

    /// The private database of a container, in production.
    public init(container: String) { self.container = container }

    /// The environments of a container.
    public enum Environment: String, CaseIterable, Sendable {
        /// That of the app as its users have it.
        case production
        /// That of the app as its developers have it.
        case development
    }

    /// The databases of a container that have a user's schedules.
    public enum Database: String, CaseIterable, Sendable {
        /// The user's own zones.
        case `private`
        /// The zones that others share with the user.
        case shared
    }

    /// The address of an operation, without tokens. `scope` is another database than this one.
    func address(of operation: String, in scope: String? = nil) -> String {
        let parts = ["database", "1", container, environment.rawValue, scope ?? database.rawValue]
        let start = server.hasSuffix("/") ? String(server.dropLast()) : server
        return ([start] + parts.map { PercentCoding.encoded($0) }).joined(separator: "/") + "/" + operation
    }
}

/// An invitation to a shared zone, as people send it: `https://www.icloud.com/share/0123456789abc#Schedule`.
public struct CloudKitInvitation: Hashable, Sendable {
    /// The name of the shared record at the server.
    let shortGUID: String

    /// Reads the address of an invitation; returns nil for another address.
    public init?(_ address: String) {
        let text = address.lowercased()
        guard let start = CloudKitInvitation.starts.first(where: text.hasPrefix) else { return nil }
        let name = address.dropFirst(start.count).prefix { !"/?#".contains($0) }
        guard !name.isEmpty else { return nil }
        shortGUID = String(name)
    }

    private static let starts = ["https://www.icloud.com/share/", "https://icloud.com/share/"]
}
