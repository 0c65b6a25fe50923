import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// Both ways of writing a file: without a name, and under a hidden one.
@Suite(.serialized) struct AtomicFileTests {
    private func newFile(in folder: URL, unnamed: Bool, mode: UInt32? = nil) throws -> AtomicFile {
        try AtomicFile(folder.appending(path: "a").path, mode: mode, unnamed: unnamed)
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
        try withTemporaryFolder { folder in
            try folder.write("old", to: "a")
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

    @Test func `signals are held as long as a hidden file stands`() throws {
        try withTemporaryFolder { folder in
            #expect(!isHeld(SIGTERM))
            let first = try AtomicFile(folder.appending(path: "a").path, mode: nil, unnamed: false)
            let second = try AtomicFile(folder.appending(path: "b").path, mode: nil, unnamed: false)
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
