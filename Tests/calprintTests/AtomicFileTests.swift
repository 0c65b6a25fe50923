import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO
@testable import calprint

/// Both ways of writing a file: without a name, and under a hidden one.
@Suite(.serialized) struct AtomicFileTests {
    private func newFile(in folder: URL, unnamed: Bool, mode: UInt32? = nil) throws -> AtomicFile {
        try AtomicFile(FilePlace(folder.appending(path: "a").path), mode: mode, unnamed: unnamed)
    }

    private func write(_ text: String, to file: AtomicFile) throws {
        try file.write { sink in try Array(text.utf8).withUnsafeBytes(sink) }
    }

    @Test(arguments: [true, false])
    func `a file appears with its commit, under its name only`(unnamed: Bool) throws {
        try withTemporaryFolder { folder in
            for text in ["first", "second"] {
                let before = try folder.names
                let file = try newFile(in: folder, unnamed: unnamed, mode: 0o640)
                try write(text, to: file)
                #expect(try folder.names.filter { $0.hasPrefix(".calprint-") }.count == (unnamed ? 0 : 1))
                #expect(try folder.names.filter { $0 == "a" } == before)
                try file.synchronize()
                try file.commit()
                file.abandon()
                #expect(try folder.names == ["a"])
                #expect(try folder.text(of: "a") == text)
                #expect(try folder.mode(of: "a") == 0o640)
            }
        }
    }

    @Test(arguments: [true, false])
    func `what is abandoned is gone`(unnamed: Bool) throws {
        try withTemporaryFolder(with: ["a": "old"]) { folder in
            let file = try newFile(in: folder, unnamed: unnamed)
            try write("new", to: file)
            file.abandon()
            file.abandon()
            #expect(try folder.names == ["a"])
            #expect(try folder.text(of: "a") == "old")
        }
    }

    @Test(arguments: [true, false])
    func `a commit that fails leaves nothing`(unnamed: Bool) throws {
        try withTemporaryFolder { folder in
            let file = try newFile(in: folder, unnamed: unnamed)
            try FileManager.default.createDirectory(at: folder.appending(path: "a"), withIntermediateDirectories: true)
            let failure = #expect(throws: Failure.self) { try file.commit() }
            file.abandon()
            #expect(failure?.status == .cannotCreate)
            #expect(try folder.names == ["a"])
        }
    }

    @Test(arguments: [true, false])
    func `what a killed run left is gone after the next of the same output`(unnamed: Bool) throws {
        try withTemporaryFolder { folder in
            for name in ["a", ".calprint-a", ".calprint-b"] { try folder.write("old", to: name) }
            let file = try newFile(in: folder, unnamed: unnamed)
            try write("new", to: file)
            try file.commit()
            file.abandon()
            #expect(try folder.names == [".calprint-b", "a"])
            #expect(try folder.text(of: "a") == "new")
        }
    }

    @Test(arguments: [true, false])
    func `the file of a run that still writes the same output stays`(unnamed: Bool) throws {
        try withTemporaryFolder(with: ["a": "old"]) { folder in
            let other = try newFile(in: folder, unnamed: false)
            try write("other", to: other)
            let file = try newFile(in: folder, unnamed: unnamed)
            try write("new", to: file)
            try file.commit()
            file.abandon()
            #expect(try folder.text(of: "a") == "new")
            #expect(try folder.names == [".calprint-a", "a"])
            try other.commit()
            other.abandon()
            #expect(try folder.text(of: "a") == "other")
            #expect(try folder.names == ["a"])
        }
    }

    @Test(arguments: ["ln -s elsewhere", "mkfifo", "mkdir"])
    func `what has the hidden name and is no file stays`(command: String) throws {
        try withTemporaryFolder(with: ["a": "old"]) { folder in
            _ = try run("sh", ["-c", "cd \"$0\" && \(command) .calprint-a", folder.path])
            let file = try newFile(in: folder, unnamed: true)
            try write("new", to: file)
            try file.commit()
            file.abandon()
            #expect(try folder.text(of: "a") == "new")
            #expect(try folder.names == [".calprint-a", "a"])
        }
    }

    @Test func `a name that leaves no room for a hidden one is replaced`() throws {
        try withTemporaryFolder { folder in
            let name = String(repeating: "n", count: 250)
            try folder.write("old", to: name)
            let file = try AtomicFile(FilePlace(folder.appending(path: name).path), mode: nil)
            try write("new", to: file)
            try file.commit()
            file.abandon()
            #expect(try folder.names == [name])
            #expect(try folder.text(of: name) == "new")
        }
    }

    /// The command has one thread. This one may have begun while another held its signals, which it then has from it.
    @Test func `signals are held as long as a hidden file stands`() throws {
        var signals = sigset_t(EndingSignals.numbers)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        try withTemporaryFolder { folder in
            #expect(!isHeld(SIGTERM))
            let first = try AtomicFile(FilePlace(folder.appending(path: "a").path), mode: nil, unnamed: false)
            let second = try AtomicFile(FilePlace(folder.appending(path: "b").path), mode: nil, unnamed: false)
            #expect(isHeld(SIGTERM) && isHeld(SIGINT) && isHeld(SIGHUP))
            try first.commit()
            #expect(isHeld(SIGTERM))
            second.abandon()
            first.abandon()
            #expect(!isHeld(SIGTERM) && !isHeld(SIGINT) && !isHeld(SIGHUP))
        }
    }

    private func isHeld(_ signal: Int32) -> Bool {
        var set = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &set)
        return sigismember(&set, signal) == 1
    }
}
