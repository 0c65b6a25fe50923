import Glibc
import Testing

@testable import Fetching

/// Which addresses are in private networks.
@Suite struct NetworkAddressTests {
    @Test(arguments: [
        "127.0.0.1", "127.255.255.254", "10.1.2.3", "172.16.0.1", "172.31.9.9", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "0.0.0.0", "::1", "::", "fe80::1", "fec0::1", "fd00::8", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
    ])
    func `private`(text: String) throws { #expect(try address(text).isPrivate) }

    @Test(arguments: [
        "8.8.8.8", "172.15.0.1", "172.32.0.1", "192.169.0.1", "100.63.0.1", "100.128.0.1", "2001:db8::1",
        "::ffff:8.8.8.8", "64:ff9b::808:808",
    ])
    func `on the internet`(text: String) throws { #expect(try !address(text).isPrivate) }

    private func address(_ text: String) throws -> NetworkAddress {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 { return NetworkAddress(Array(bytes.prefix(4))) }
        try #require(inet_pton(AF_INET6, text, &bytes) == 1)
        return NetworkAddress(bytes)
    }

    @Test func `addresses of sockets are read`() {
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        four.sin_addr.s_addr = in_addr_t(0x0100_007F)
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_addr = in6addr_loopback
        let addresses = [
            withUnsafePointer(to: &four) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, NetworkAddress.init) },
            withUnsafePointer(to: &six) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, NetworkAddress.init) },
        ]
        #expect(addresses[0]?.bytes == [127, 0, 0, 1] && addresses[1]?.bytes == Array(repeating: 0, count: 15) + [1])
    }
}
