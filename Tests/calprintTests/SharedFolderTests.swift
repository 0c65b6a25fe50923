import Foundation
import GoldenSupport
import Testing

/// Files of others in a folder that all may write, such as `/tmp`.
@Suite(.enabled(if: Machine.isRoot, "only root can write as somebody else"))
struct SharedFolderTests {
    private func withSharedFolder(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "shared"), withIntermediateDirectories: true)
            try folder.setMode(0o1777, of: "shared")
            try folder.write("precious", to: "victim.pdf")
            try body(folder)
        }
    }

    private let outputs = [
        ["--output", "shared/a.pdf", "--mode", "0600"], ["--output", "b.pdf", "--report", "shared/a.pdf"],
    ]

    @Test func `a file of somebody else is not replaced`() throws {
        try withSharedFolder { folder in
            try folder.write("theirs", to: "shared/a.pdf")
            #expect(chown(folder.appending(path: "shared/a.pdf").path, 65534, 65534) == 0)
            for output in outputs {
                try Command.run(Command.oneMonth + output, in: folder)
                    .expectFailure(73, "cannot replace 'shared/a.pdf'", "somebody else")
            }
            #expect(try folder.text(of: "shared/a.pdf") == "theirs")
        }
    }

    @Test(.enabled(if: SharedFolderTests.protectsLinks, "the system follows such links (fs.protected_symlinks)"))
    func `a link of somebody else is not followed`() throws {
        try withSharedFolder { folder in
            let link = folder.appending(path: "shared/a.pdf").path
            try folder.link("shared/a.pdf", to: folder.appending(path: "victim.pdf").path)
            #expect(lchown(link, 65534, 65534) == 0)
            for output in outputs {
                try Command.run(Command.oneMonth + output, in: folder)
                    .expectFailure(73, "cannot create 'shared/a.pdf'", "somebody else's link")
            }
            #expect(try folder.text(of: "victim.pdf") == "precious")
        }
    }

    private static var protectsLinks: Bool {
        (try? String(contentsOfFile: "/proc/sys/fs/protected_symlinks", encoding: .utf8)) == "1\n"
    }
}
