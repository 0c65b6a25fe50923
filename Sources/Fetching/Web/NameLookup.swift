import Glibc

/// Asks the system where a host is.
enum NameLookup {
    /// Returns true if no server answers the question: the host may exist.
    static func isUnanswered(_ host: String) -> Bool {
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, nil, nil, &list)
        if let list { freeaddrinfo(list) }
        return code == EAI_AGAIN
    }
}
