import Foundation
import GoldenSupport
import Testing

/// Links, modes, pipes and devices.
@Suite struct DeliveryTests {
    private let draw = Command.oneMonth + ["-o", "a.pdf"]

    @Test(arguments: [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
    func `a new file has what the umask leaves of 0666`(mask: Int, mode: Int) throws {
        try withTemporaryFolder { folder in
            let script = "umask \(String(mask, radix: 8)); exec \"$@\""
            try Command.shell(script, draw, in: folder).expectSuccess()
            #expect(try folder.mode(of: "a.pdf") == mode)
        }
    }

    @Test func `a replaced file keeps its mode`() throws {
        try withTemporaryFolder(with: ["a.pdf": "old"]) { folder in
            try folder.setMode(0o640, of: "a.pdf")
            try Command.run(draw, in: folder).expectSuccess()
            #expect(try folder.mode(of: "a.pdf") == 0o640)
            #expect(try folder.text(of: "a.pdf").hasPrefix("%PDF-"))
            #expect(try folder.names == ["a.pdf"])
        }
    }

    @Test(.enabled(if: Machine.isRoot, "only root can give a file away"))
    func `a file that root replaces keeps its owner`() throws {
        try withTemporaryFolder(with: ["a.pdf": "old"]) { folder in
            #expect(chown(folder.appending(path: "a.pdf").path, 65534, 65534) == 0)
            try Command.run(draw, in: folder).expectSuccess()
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "a.pdf").path)
            #expect(attributes[.ownerAccountID] as? Int == 65534 && attributes[.groupOwnerAccountID] as? Int == 65534)
        }
    }

    @Test(arguments: [("0600", 0o600), ("640", 0o640), ("0", 0), ("0777", 0o777)])
    func `--mode is the mode of new and replaced files, whatever the umask`(option: String, mode: Int) throws {
        try withTemporaryFolder(with: ["2.svg": "old"]) { folder in
            let script = "umask 077; exec \"$@\""
            let pages = Command.sixMonths + ["-o", "%d.svg", "--mode", option]
            try Command.shell(script, pages, in: folder).expectSuccess()
            #expect(try folder.mode(of: "1.svg") == mode)
            #expect(try folder.mode(of: "2.svg") == mode)
        }
    }

    @Test(arguments: ["real.pdf", "missing.pdf"])
    func `a symbolic link stays and its target is written`(target: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "sub"), withIntermediateDirectories: true)
            try folder.write("old", to: "sub/real.pdf")
            try folder.link("a.pdf", to: "sub/b.pdf")
            try folder.link("sub/b.pdf", to: "c.pdf")
            try folder.link("sub/c.pdf", to: folder.appending(path: "sub/\(target)").path)
            try Command.run(draw, in: folder).expectSuccess()
            #expect(try folder.text(of: "sub/\(target)").hasPrefix("%PDF-"))
            #expect(try folder.names == ["a.pdf", "sub"])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/a.pdf") == "sub/b.pdf")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/sub/b.pdf") == "c.pdf")
        }
    }

    @Test func `links that lead in a circle are a failure`() throws {
        try withTemporaryFolder { folder in
            try folder.link("a.pdf", to: "b.pdf")
            try folder.link("b.pdf", to: "a.pdf")
            try Command.run(draw, in: folder).expectFailure(73, "a.pdf", "symbolic links")
            #expect(try folder.names == ["a.pdf", "b.pdf"])
        }
    }

    @Test func `a file with another name too is replaced under one`() throws {
        try withTemporaryFolder(with: ["a.pdf": "old"]) { folder in
            try FileManager.default.linkItem(
                at: folder.appending(path: "a.pdf"), to: folder.appending(path: "copy.pdf"))
            try Command.run(draw, in: folder).expectSuccess()
            #expect(try folder.text(of: "copy.pdf") == "old")
        }
    }

    @Test func `a FIFO is written and stays one`() throws {
        try withTemporaryFolder { folder in
            let script = "mkfifo fifo && { cat fifo > read & \"$@\"; s=$?; wait; test -p fifo || exit 9; exit $s; }"
            try Command.shell(script, Command.oneMonth + ["-o", "fifo"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "read") == Command.run(Command.oneMonth).stdout)
            #expect(try folder.names == ["fifo", "read"])
        }
    }

    @Test func `a device and a descriptor are written and stay`() throws {
        try withTemporaryFolder { folder in
            let oneMonth = Command.oneMonth + ["-o"]
            try Command.shell("\"$@\" && test -c /dev/null", oneMonth + ["/dev/null"], in: folder).expectSuccess()
            try Command.shell("exec \"$@\" 3> three", oneMonth + ["/dev/fd/3"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "three") == Command.run(Command.oneMonth).stdout)
        }
    }

    @Test func `the longest name that a file can have is taken`() throws {
        try withTemporaryFolder { folder in
            let name = String(repeating: "n", count: 251)
            for _ in 1...2 { try Command.run(Command.oneMonth + ["-o", "\(name).pdf"], in: folder).expectSuccess() }
            #expect(try folder.names == ["\(name).pdf"])
            try Command.run(Command.oneMonth + ["-o", "\(name)n.pdf"], in: folder).expectFailure(73, "too long")
        }
    }

    @Test func `closed standard error does not get mixed into the file`() throws {
        try withTemporaryFolder { folder in
            // Without a schedule there is a note on standard error.
            let draw = ["--from", "2025-01", "-o", "a.pdf"]
            #expect(try Command.shell("exec \"$@\" 2>&-", draw, in: folder).status == 0)
            let piped = try Command.run(["--from", "2025-01"]).stdout
            #expect(try folder.bytes(of: "a.pdf") == piped)
        }
    }
}
