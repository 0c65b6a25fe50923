import Foundation

/// The path of a program of this package, which SwiftPM builds beside the tests.
public func builtProgram(_ name: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name).path
}
