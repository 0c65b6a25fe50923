import Foundation
import GoldenSupport
import Testing

/// A printer on the loopback interface that speaks IPP Everywhere, takes PDF and keeps what it gets.
final class IPPPrinter {
    private let folder: URL
    private let process: BackgroundProcess
    let port: UInt16

    /// True if it, and what sets queues up, are installed.
    static let isInstalled =
        (try? run("sh", ["-c", "command -v ippeveprinter && command -v lpadmin && command -v cancel"]).status) == 0

    /// A library that lets ippeveprinter do without Avahi; nil where it, or a C compiler, is not installed.
    static let withoutAvahi: URL? = {
        guard isInstalled else { return nil }
        let library = URL(filePath: Command.path).deletingLastPathComponent().appending(path: "without-avahi.so")
        let source = Golden.root.appending(path: "Tests/calprintTests/Printing/Queues/without-avahi.c").path
        let arguments = ["-shared", "-fPIC", "-o", library.path, source]
        return ["clang", "cc"].contains { (try? run($0, arguments).status) == 0 } ? library : nil
    }()

    static let need: Comment = "needs ippeveprinter (cups-ipp-utils), lpadmin (cups-client) and a C compiler"

    /// Starts it; what it gets is kept in `folder`.
    init(_ folder: URL) throws {
        (self.folder, port) = (folder, try Loopback.freePort())
        try FileManager.default.createDirectory(
            at: folder.appending(path: "spool"), withIntermediateDirectories: true)
        let queues = Golden.root.appending(path: "Tests/calprintTests/Printing/Queues")
        try folder.writeProgram(try queues.text(of: "keep.sh"), to: "keep")
        process = try BackgroundProcess([
            "env", "LD_PRELOAD=\(try #require(IPPPrinter.withoutAvahi).path)", "ippeveprinter", "-r", "off", "-n",
            "localhost", "-p",
            "\(port)", "-d", folder.appending(path: "spool").path, "-c", folder.appending(path: "keep").path, "-f",
            "application/pdf,image/pwg-raster,image/urf", "-s", "20,20", "-2", "Wall",
        ])
        try process.waitUntilItListens(on: port)
    }

    deinit { process.end() }

    /// The document of a job, counted from 1, and its MIME type; waits for it.
    func document(_ number: Int) throws -> (bytes: [UInt8], type: String) {
        let deadline = ContinuousClock.now + .seconds(60)
        let name = "\(number).document"
        while !FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
            try #require(ContinuousClock.now < deadline, "no job \(number) came")
            usleep(20_000)
        }
        let type = try folder.text(of: "\(number).type").trimmingCharacters(in: .newlines)
        return (try folder.bytes(of: name), type)
    }
}
