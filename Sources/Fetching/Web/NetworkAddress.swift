import Glibc

/// An address of IPv4 or IPv6, as connections are made to.
struct NetworkAddress: Hashable {
    /// 4 or 16, in the order of the network.
    let bytes: [UInt8]

    /// Returns nil for an address of another family.
    init?(_ address: UnsafePointer<sockaddr>) {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr, Array.init)
        case AF_INET6: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr, Array.init)
        default: return nil
        }
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// True for this machine and the networks that are not part of the internet (RFC 6890).
    var isPrivate: Bool {
        guard let four else {
            return bytes.dropLast().allSatisfy { $0 == 0 } || bytes[0] & 0xFE == 0xFC
                || bytes[0] == 0xFE && bytes[1] & 0x80 == 0x80
        }
        return switch (four[0], four[1]) {
        case (0, _), (10, _), (127, _), (172, 16...31), (192, 168), (169, 254), (100, 64...127): true
        default: false
        }
    }

    /// The address of IPv4 that it is or maps to (RFC 4291, 2.5.5.2; RFC 6052, 2.1).
    private var four: [UInt8]? {
        if bytes.count == 4 { return bytes }
        let isMapped = NetworkAddress.prefixes.contains { bytes.starts(with: $0) }
        return isMapped ? Array(bytes.suffix(4)) : nil
    }

    private static let prefixes: [[UInt8]] = [
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF],
        [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0],
    ]
}
