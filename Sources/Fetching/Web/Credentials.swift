/// A value that prints as nothing, however it gets into a text.
protocol Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Secret {
    public var description: String { "(credentials)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// A user's name and password. They print as nothing.
public struct Credentials: Secret, Sendable {
    let user: String
    let password: String

    /// Credentials for one server.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
    }
}
