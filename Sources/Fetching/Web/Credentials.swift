/// A user's name and password. They print as nothing.
public struct Credentials: Sendable {
    let user: String
    let password: String

    /// Credentials for one server.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
    }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "(credentials)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
