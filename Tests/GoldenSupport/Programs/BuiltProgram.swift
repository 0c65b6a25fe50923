import Foundation

/// The path of a program of this package: SwiftPM puts it beside the tests, which it builds together with them.
public func builtProgram(_ name: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name).path
}
