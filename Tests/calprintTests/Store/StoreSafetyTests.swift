import Foundation
import GoldenSupport
import Testing

/// Imports that do not come to their end: the store opens, is sound, and has all of a file or nothing.
@Suite struct StoreSafetyTests {
    private static let recordCount = 2000

    /// CALPRINT_KILLS sets the number of rounds.
    private static let rounds = RandomTests.count("CALPRINT_KILLS", default: 40)

    @Test func `an import that is killed leaves all of its file or nothing`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        var counts: [Int: Int] = [:]
        try withTemporaryFolder { folder in
            let clock = ContinuousClock()
            try Self.schedule.write(to: folder.appending(path: "0.csv"))
            let start = clock.now
            let whole = try Command.run(["import", "0.csv", "--store", "s0"], in: folder)
            let seconds = (clock.now - start) / .seconds(1)
            #expect(whole.status == 0)
            for round in 1...Self.rounds {
                // Every other store is new, every other one has something already.
                let store = "s\(round / 2)"
                try Self.schedule.write(to: folder.appending(path: "\(round).csv"))
                let delay = Double.random(in: 0...1.2, using: &generator) * seconds
                let script = "exec 2>/dev/null; \"$@\" & sleep \(delay); kill -9 $!; wait $!"
                _ = try Command.shell(script, ["import", "\(round).csv", "--store", store], in: folder)
                let count = try #require(try records(of: "\(round).csv", in: store, folder))
                #expect([0, Self.recordCount].contains(count), "round \(round), seed \(seed)")
                counts[count, default: 0] += 1
            }
        }
        print(
            "killed imports that left nothing: \(counts[0] ?? 0), all: \(counts[Self.recordCount] ?? 0); seed \(seed)")
    }

    @Test(.enabled(if: Machine.privateMounts != nil, "needs a mount of its own"))
    func `an import to a full disk fails with the reason and leaves nothing of its file`() throws {
        try withTemporaryFolder { folder in
            try Self.schedule.write(to: folder.appending(path: "a.csv"))
            try folder.write(Self.check, to: "check.py")
            var statuses: [String: Int] = [:]
            for size in stride(from: 4, through: 1400, by: 36) {
                let script = """
                    mkdir -p disk && mount -t tmpfs -o size=\(size)k none disk || exit 99
                    "$@" import a.csv --store disk/s; echo $? > status
                    python3 check.py disk/s a.csv > count
                    """
                let output = try Command.shell(script, [], under: Machine.privateMounts ?? [], in: folder)
                let (status, count) = (try folder.text(of: "status"), try folder.text(of: "count"))
                statuses[status, default: 0] += 1
                switch status {
                case "0\n": #expect(count == "\(Self.recordCount)\n", "\(size)k")
                case "74\n": #expect(count == "0\n", "\(size)k: \(output.errorText)")
                default: Issue.record("\(size)k: status \(status) \(output.errorText)")
                }
            }
            #expect(statuses.keys.sorted() == ["0\n", "74\n"], "some disks are too small, and some are not")
        }
    }

    /// As another program sees the store; -1 where it is not sound.
    private func records(of file: String, in store: String, _ folder: URL) throws -> Int? {
        let output = try run("python3", ["-c", Self.check, store, file], in: folder)
        #expect(output.errorText == "")
        return Int(output.text.dropLast())
    }

    /// Prints how many records of a file are in a store, each with its text; -1 where the store is not sound.
    private static let check = """
        import os, sqlite3, sys
        path, name = sys.argv[1:]
        store = sqlite3.connect(path)
        sound = store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        tables = [row[0] for row in store.execute("SELECT name FROM sqlite_schema")]
        records = texts = 0
        if "record" in tables:
            query = "FROM record r JOIN source s ON s.id = r.source"
            records, = store.execute(f"SELECT count(*) {query} WHERE s.name = ?", [os.path.realpath(name)]).fetchone()
            texts, = store.execute(
                f"SELECT count(*) {query} JOIN text t ON t.record = r.id WHERE s.name = ?", [os.path.realpath(name)]
            ).fetchone()
        print(records if sound and texts == 2 * records else -1)
        """

    private static var schedule: Data {
        var text = "date,OS,CALL\n"
        for number in 0..<recordCount {
            let (year, month, day) = (2000 + number / 336, number / 28 % 12 + 1, number % 28 + 1)
            text += "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day),P.G.K.A.D.F.,AVERBECK\n"
        }
        return Data(text.utf8)
    }
}
