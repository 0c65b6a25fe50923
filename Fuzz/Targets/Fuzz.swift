import CFuzzer
import Glibc

@testable import calprint

/// `fuzz TARGET [libFuzzer's options] [FOLDER | FILE …]`, `fuzz --list`, or `fuzz TARGET --seeds FOLDER`.
@main
struct Fuzz {
    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        if words.first == "--list" { return FuzzTarget.all.forEach { print($0.name) } }
        guard let target = FuzzTarget.all.first(where: { $0.name == words.first }) else {
            fatalError("fuzz TARGET …; the targets are \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
        }
        if words.dropFirst().first == "--seeds", let folder = words.last {
            return try write(target.seeds(), to: folder)
        }
        Program.prepare()
        Fuzz.body = try target.prepare()
        exit(run())
    }

    /// What takes the inputs. There is one thread, and one target a process.
    nonisolated(unsafe) private static var body: FuzzTarget.Body = { _ in }

    /// The readers promise 2 s for a megabyte. The sanitizer and the counting of edges make twenty times as much of it.
    private static let mostSeconds = 10

    private static func run() -> Int32 {
        // libFuzzer must not take the target's name for a file.
        var count = CommandLine.argc - 1
        CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = CommandLine.unsafeArgv + 1
        return LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
            Fuzz.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        }
    }

    private static func take(_ input: [UInt8]) {
        let start = clock()
        body(input)
        // libFuzzer looks at the clock on the wall, and another program may have the processor.
        require(clock() - start < mostSeconds * CLOCKS_PER_SEC, "more than \(mostSeconds) s of the processor")
    }

    private static func write(_ seeds: [[UInt8]], to folder: String) throws {
        for (index, seed) in seeds.enumerated() {
            let file = fopen("\(folder)/recorded-\(index + 1)", "w")!
            fwrite(seed, 1, seed.count, file)
            fclose(file)
        }
    }
}
