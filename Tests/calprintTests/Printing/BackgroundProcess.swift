import Foundation
import GoldenSupport
import Testing

/// A program that runs beside a test, until the test ends it by its number.
final class BackgroundProcess {
    private let number: pid_t

    /// A shell starts it, without the signals that the test's threads block; if the tests are killed, it ends after a
    /// while.
    init(_ words: [String]) throws {
        let script = "timeout -k 5 900 \"$@\" >/dev/null 2>&1 & echo $!"
        let output = try requireSuccess(of: "sh", ["-c", script, "sh"] + words)
        number = try #require(pid_t(output.text.trimmingCharacters(in: .newlines)))
    }

    private var isRunning: Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")) != nil
    }

    /// Ends it and waits until it has ended.
    func end() {
        for signal in [SIGTERM, SIGKILL] {
            guard isRunning else { return }
            kill(number, signal)
            for _ in 0..<1000 where isRunning { usleep(10_000) }
        }
    }

    /// Kills it and everything that it has started. Stopped, it starts nothing meanwhile.
    func killAll() {
        for signal in [SIGSTOP, SIGKILL] {
            for number in BackgroundProcess.family(of: number) { kill(number, signal) }
        }
        for _ in 0..<1000 where isRunning { usleep(10_000) }
    }

    private static func family(of number: pid_t) -> [pid_t] {
        let children = try? String(contentsOfFile: "/proc/\(number)/task/\(number)/children", encoding: .utf8)
        return [number] + (children ?? "").split(separator: " ").compactMap { pid_t($0) }.flatMap(family)
    }

    /// Waits until it takes connections. `account` tells, where it does not, what it says.
    func waitUntilItListens(on port: UInt16, _ account: @autoclosure () -> String = "") throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !Loopback.isAnswering(port) {
            try #require(isRunning && ContinuousClock.now < deadline, "it does not start: \(account())")
            usleep(10_000)
        }
    }
}

/// The network that does not leave the machine.
enum Loopback {
    /// A port that nobody listens on.
    static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = address(0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        try #require(isBound)
        return UInt16(bigEndian: address.sin_port)
    }

    static func isAnswering(_ port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = address(port)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
