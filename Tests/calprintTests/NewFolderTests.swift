import Foundation
import GoldenSupport
import Testing

/// Folders that a run creates are on the disk with it: a power cut does not take a ledger, a store or a batch away.
@Suite(.enabled(if: PreloadedLibrary.notingFolders != nil, "needs a C compiler"))
struct NewFolderTests {
    @Test func `a batch brings its new folders onto the disk`() throws {
        try BatchFolder.with(BatchFolder.items(1)) { folder in
            try Self.expectSynchronized(["a", "a/b", "a/b/.calprint"], in: folder.url) { environment in
                let arguments = ["batch", "manifest.jsonl", "--out", "a/b"]
                let output = try Command.run(arguments, environment: environment, in: folder.url)
                #expect(output.status == 0, "\(output.errorText)")
            }
        }
    }

    @Test func `an import brings the new folders of the store onto the disk`() throws {
        try withTemporaryFolder { folder in
            try folder.write("date,os\n2025-01-01,K\n", to: "s.csv")
            try Self.expectSynchronized(["data", "data/calprint"], in: folder) { environment in
                let data = environment.merging(["XDG_DATA_HOME": "\(folder.path)/data"]) { $1 }
                let output = try Command.run(["import", "s.csv"], environment: data, in: folder)
                #expect(output.status == 0, "\(output.errorText)")
            }
        }
    }

    @Test(.enabled(if: PrintHost.isInstalled, PrintHost.need))
    func `printing brings the new folders of the ledger onto the disk`() throws {
        try PrintHost.with(.init()) { host in
            let folders = ["a", "a/state", "a/state/printed", "a/state/printed/cal"]
            try Self.expectSynchronized(folders, in: host.folder) { environment in
                let arguments = Command.oneMonth + ["--print", "cal", "--state-dir", "a/state/", "--quiet"]
                let environment = host.environment.merging(environment) { $1 }
                try Command.run(arguments, environment: environment, in: host.folder).expectSuccess()
            }
        }
    }

    /// Expects that `body` makes these folders, and then synchronizes the parent of each.
    private static func expectSynchronized(
        _ folders: [String], in folder: URL, _ body: ([String: String?]) throws -> Void
    ) throws {
        try body([
            "LD_PRELOAD": PreloadedLibrary.notingFolders?.path, "FOLDER_NOTES": "\(folder.path)/notes",
        ])
        let root = URL(filePath: folder.path).resolvingSymlinksInPath().path
        let notes = try folder.text(of: "notes").split(separator: "\n").map(String.init)
        for name in folders {
            let made = try #require(notes.firstIndex(of: "made \(root)/\(name)"), "\(name): \(notes)")
            let parent = URL(filePath: "\(root)/\(name)").deletingLastPathComponent().path
            #expect(notes[made...].contains("synced \(parent)"), "\(name): \(notes)")
        }
    }
}
