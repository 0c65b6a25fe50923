import Foundation
import GoldenSupport
import Testing

/// `import`, `store`, and drawing from the store.
@Suite struct StoreCommandTests {
    private static let day = #"{"date": "2025-01-02", "os": "A"}"#

    @Test func `the store is drawn where no schedule is named, and gives the same page`() throws {
        try withTemporaryFolder { folder in
            let home = ["XDG_DATA_HOME": folder.path as String?]
            let imported = try Command.run(["import", Command.schedule], environment: home, in: folder)
            imported.expectSuccess()
            #expect(imported.text == "\(Command.schedule): added 746, changed 0, left 0, removed 0\n")
            try Command.run(["--from", "2025-03", "-o", "a.pdf"], environment: home, in: folder).expectSuccess()
            try Command.run(["--from", "2025-03", "-s", Command.schedule, "-o", "b.pdf"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
            let shown = try Command.run(["store"], environment: home)
            shown.expectSuccess()
            #expect(
                shown.text == """
                    \(folder.path)/calprint/schedule.sqlite: version 11, 2025-01-01 to 2026-12-31
                      \(Command.schedule): days 724, months of notes 22, events 0

                    """)
            #expect(try folder.mode(of: "calprint") == 0o700)
        }
    }

    @Test func `json, import, json: the same bytes`() throws {
        try withTemporaryFolder { folder in
            try Command.run(["export", "-s", Command.schedule, "-o", "a.json"], in: folder).expectSuccess()
            let store = ["--store", "s.sqlite"]
            #expect(try Command.run(["import", "a.json"] + store, in: folder).status == 0)
            try Command.run(["export", "-o", "b.json"] + store, in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.json") == folder.bytes(of: "b.json"))
        }
    }

    @Test func `without a schedule and a store the months are empty, and a note says so`() throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(["--from", "2025-01", "-o", "a.pdf"], in: folder)
            #expect(output.status == 0)
            #expect(
                output.errorText == """
                    calprint: note: no schedule given (-s FILE), and no store (calprint import FILE); the months are empty

                    """)
            try Command.run(["--from", "2025-01", "-o", "b.pdf", "--store", "none"], in: folder)
                .expectFailure(66, "'none'", "no such store")
            #expect(try folder.names == ["a.pdf"])
        }
    }

    @Test func `a store that has nothing in these months says what it has`() throws {
        try withTemporaryFolder(with: ["a.json": Self.document(Self.day)]) { folder in
            #expect(try Command.run(["import", "a.json", "--store", "s"], in: folder).status == 0)
            let output = try Command.run(["--from", "2030-01", "-o", "a.pdf", "--store", "s"], in: folder)
            #expect(
                output.errorText
                    == "calprint: warning: no entry in 2030-01 (the schedule goes from 2025-01 to 2025-01)\n")
        }
    }

    @Test func `of several files those before a bad one are imported, and of the bad one nothing`() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.document(Self.day), to: "a.json")
            try folder.write(Self.document("\(Self.day), {\"date\": \"2025-02-30\"}"), to: "b.json")
            let output = try Command.run(["import", "a.json", "b.json", "--store", "s"], in: folder)
            #expect(output.status == 65 && output.text == "a.json: added 1, changed 0, left 0, removed 0\n")
            #expect(output.errorText.hasPrefix("b.json:1:100: error: "), "\(output.errorText)")
            #expect(output.errorText.hasSuffix("calprint: error: nothing of 'b.json' is imported\n"))
            let shown = try Command.run(["store", "--store", "s"], in: folder)
            #expect(shown.text.count(where: \.isNewline) == 2 && shown.text.contains("a.json: days 1"))
        }
    }

    @Test func `a trial only says what would happen`() throws {
        try withTemporaryFolder(with: ["a.json": Self.document(Self.day)]) { folder in
            let output = try Command.run(["import", "a.json", "--dry-run", "--store", "s"], in: folder)
            output.expectSuccess()
            #expect(output.text == "a.json: added 1, changed 0, left 0, removed 0 (dry run: nothing is written)\n")
            #expect(try folder.names == ["a.json"])
        }
    }

    @Test func `what a file gives no more is told, and removed on request`() throws {
        try withTemporaryFolder(with: ["a.csv": "date,OS\n2025-01-02,A\n2025-01-03,B\n"]) { folder in
            #expect(try Command.run(["import", "a.csv", "--store", "s"], in: folder).status == 0)
            try folder.write("date,OS\n2025-01-02,C\n", to: "a.csv")
            let output = try Command.run(["import", "./a.csv", "--store", "s"], in: folder)
            #expect(output.text == "./a.csv: added 0, changed 1, left 0, removed 0\n")
            #expect(
                output.errorText == """
                    calprint: note: ./a.csv no longer has 1 of its records; they stay (--replace removes them)

                    """)
            let replaced = try Command.run(["import", "a.csv", "--replace", "--store", "s"], in: folder)
            replaced.expectSuccess()
            #expect(replaced.text == "a.csv: added 0, changed 0, left 1, removed 1\n")
        }
    }

    @Test func `a file that is no store is refused, and a store and a schedule exclude each other`() throws {
        try withTemporaryFolder(with: ["s": "text"]) { folder in
            for command in [
                ["import", Command.schedule], ["store"], ["export"], ["--from", "2025-01", "-o", "a.pdf"],
            ] {
                try Command.run(command + ["--store", "s"], in: folder).expectFailure(65, "'s'", "not a calprint store")
            }
            try Command.run(Command.oneMonth + ["--store", "s", "-o", "a.pdf"], in: folder)
                .expectFailure(64, "-s and --store")
            #expect(try folder.text(of: "s") == "text")
            #expect(try folder.names == ["s"])
        }
    }

    @Test func `a store that is damaged is told by every command that reads it`() throws {
        try withTemporaryFolder { folder in
            try Command.run(["import", Command.schedule, "--store", "s"], in: folder).expectSuccess()
            let damage = """
                import sqlite3, sys
                store = sqlite3.connect(sys.argv[1])
                store.execute("UPDATE record SET modified = 1 << 62")
                store.commit()
                """
            _ = try requireSuccess(of: "python3", ["-c", damage, folder.appending(path: "s").path])
            for command in [["store"], ["export"], ["--from", "2025-01", "-o", "a.pdf"]] {
                try Command.run(command + ["--store", "s"], in: folder)
                    .expectFailure(65, "table record, row ", "modified is out of range")
            }
        }
    }

    @Test func `a store that cannot be made names its folder`() throws {
        try withTemporaryFolder { folder in
            try Command.run(["import", Command.schedule, "--store", "no/such/s"], in: folder)
                .expectFailure(73, "'no/such/s'", "No such file")
        }
    }

    @Test func `while somebody else writes, an import is to be tried again and a page is drawn`() throws {
        try withTemporaryFolder(with: ["a.json": Self.document(Self.day)]) { folder in
            #expect(try Command.run(["import", "a.json", "--store", "s"], in: folder).status == 0)
            let script = """
                python3 -c '
                import sqlite3, sys
                store = sqlite3.connect("s", isolation_level=None)
                store.execute("BEGIN IMMEDIATE")
                store.execute("DELETE FROM text")
                print(1, file=open("locked", "w"))
                sys.stdin.read()' < fifo &
                exec 3> fifo
                until test -s locked; do :; done
                "$@" import a.json --store s; echo $? > status
                "$@" --from 2025-01 --store s -o a.pdf; echo $? >> status
                exec 3>&-; wait
                """
            #expect(mkfifo(folder.appending(path: "fifo").path, 0o600) == 0)
            let output = try Command.shell(script, [], in: folder)
            #expect(
                output.errorText
                    == "calprint: error: cannot use the store 's': another process is writing to it; try again\n"
            )
            #expect(try folder.text(of: "status") == "75\n0\n")
            try Command.run(["--from", "2025-01", "-s", "a.json", "-o", "b.pdf"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
        }
    }

    /// What a copy or a backup has of a store: with its log, without, with a part of it.
    @Test(
        .enabled(if: Machine.unprivileged != nil, "needs setpriv, to give up root's rights"),
        arguments: [["s-wal", "s-shm"], ["s-wal"], ["s-shm"], []])
    func `a store without a whole log is read in a folder that is read-only`(log: [String]) throws {
        try withStoreOfOthers { folder, command in
            for name in ["s-wal", "s-shm"] where !log.contains(name) {
                try FileManager.default.removeItem(at: folder.appending(path: name))
            }
            let names = try folder.names
            let output = try run(
                command[0], command.dropFirst() + ["export", "--format", "csv", "--store", "s"], in: folder)
            output.expectSuccess()
            #expect(output.text == "date,OS,CL,OFF,CALL\r\n2025-01-02,A,,,\r\n")
            #expect(try folder.names == names)
        }
    }

    @Test(.enabled(if: Machine.unprivileged != nil, "needs setpriv, to give up root's rights"))
    func `a log with something in it and without its index is an error that says what to do`() throws {
        try withStoreOfOthers { folder, command in
            try FileManager.default.removeItem(at: folder.appending(path: "s-shm"))
            try folder.write("frames", to: "s-wal")
            try run(command[0], command.dropFirst() + ["export", "--format", "csv", "--store", "s"], in: folder)
                .expectFailure(77, "'s'", "-wal file cannot be read without a -shm file", "import into it once")
        }
    }

    @Test(.enabled(if: Machine.privateMounts != nil, "needs a mount namespace: unshare -m, or -rm"))
    func `a store on a read-only file system is read, under any name`() throws {
        try withTemporaryFolder(with: ["a.json": Self.document(Self.day)]) { folder in
            let script = """
                mkdir 'r?#%41' && cd 'r?#%41' && mount -t tmpfs none . && cd "$PWD" || exit 9
                "$1" import ../a.json --store s >/dev/null && rm s-wal s-shm && mount -o remount,ro . || exit 8
                "$@"
                """
            let output = try Command.shell(
                script, ["export", "--format", "csv", "--store", "s"], under: try #require(Machine.privateMounts),
                in: folder)
            output.expectSuccess()
            #expect(output.text == "date,OS,CL,OFF,CALL\r\n2025-01-02,A,,,\r\n")
        }
    }

    /// Calls `body` with a folder that has a store, and the command of a user who may only read it.
    private func withStoreOfOthers(_ body: (URL, [String]) throws -> Void) throws {
        try withTemporaryFolder(with: ["a.json": Self.document(Self.day)]) { folder in
            try folder.setMode(0o755)
            #expect(try Command.run(["import", "a.json", "--store", "s"], in: folder).status == 0)
            // The folder in which the command was built may be closed to others.
            _ = try requireSuccess(of: "cp", [Command.path, folder.appending(path: "calprint").path])
            try body(folder, (Machine.unprivileged ?? []) + [folder.appending(path: "calprint").path])
        }
    }

    @Test(.enabled(if: Machine.unprivileged != nil, "needs setpriv, to give up root's rights"))
    func `who may only read a store can draw it`() throws {
        try withStoreOfOthers { folder, command in
            let arguments = command.dropFirst() + ["export", "--format", "csv", "--store", "s"]
            let output = try run(command[0], Array(arguments), in: folder)
            output.expectSuccess()
            #expect(output.text == "date,OS,CL,OFF,CALL\r\n2025-01-02,A,,,\r\n")
            let refused = command.dropFirst() + ["import", "a.json", "--store", "s"]
            try run(command[0], Array(refused), in: folder).expectFailure(77, "'s'")
        }
    }

    @Test(.enabled(if: Machine.privateMounts != nil, "needs a mount of its own"))
    func `where SQLite is not installed, its package is named, and what needs no store goes on`() throws {
        try withTemporaryFolder(with: ["a.json": Self.document(Self.day)]) { folder in
            let hiding = "for f in /usr/lib/*/libsqlite3.so.0; do mount --bind /dev/null $f || exit 99; done; "
            let mounts = Machine.privateMounts ?? []
            try Command.shell(hiding + "exec \"$@\"", ["import", "a.json", "--store", "s"], under: mounts, in: folder)
                .expectFailure(69, "SQLite", "apt-get install libsqlite3-0")
            let draw = ["--from", "2025-01", "-s", "a.json", "-o", "a.pdf"]
            try Command.shell(hiding + "exec \"$@\"", draw, under: mounts, in: folder).expectSuccess()
            #expect(try folder.names == ["a.json", "a.pdf"])
        }
    }

    static func document(_ days: String) -> String {
        "{\"format\": \"provider-schedule\", \"version\": 1, \"days\": [\(days)]}"
    }
}
