import CCurl

/// The networks to which a source may connect: one on the internet never leads into the network of this host.
///
/// A source whose own server is in a private network may connect to any address.
final class WebReach {
    /// For ``ccurl_set_judge``; valid as long as this object.
    let connections: UnsafeMutablePointer<ccurl_connections>
    private let isPrivate: (NetworkAddress) -> Bool
    private var isFree: Bool
    private var isOnInternet: Bool?
    /// True if a connection was refused since the last call of ``settle()``.
    private(set) var hasRefused = false

    /// - Parameters:
    ///   - isFree: true if it may connect to any address.
    ///   - isPrivate: whether an address is in a private network.
    init(isFree: Bool, isPrivate: @escaping (NetworkAddress) -> Bool) {
        (self.isFree, self.isPrivate) = (isFree, isPrivate)
        connections = .allocate(capacity: 1)
        connections.initialize(
            to: ccurl_connections(
                judge: { address, data in
                    guard let data else { return false }
                    let reach = Unmanaged<WebReach>.fromOpaque(data).takeUnretainedValue()
                    return NetworkAddress(address).map(reach.allows) ?? false
                },
                data: nil))
        connections.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    }

    deinit { connections.deallocate() }

    /// Judges an address before a connection. Until the first request has ended, the addresses are those of the source.
    func allows(_ address: NetworkAddress) -> Bool {
        let isPrivate = isPrivate(address)
        guard isSettled else {
            isOnInternet = (isOnInternet ?? true) && !isPrivate
            return true
        }
        let isAllowed = isFree || isOnInternet != true || !isPrivate
        hasRefused = hasRefused || !isAllowed
        return isAllowed
    }

    private var isSettled = false

    /// Ends a request. The first one says where the source's own server is.
    func settle() {
        isSettled = isSettled || isOnInternet != nil
        hasRefused = false
    }
}
