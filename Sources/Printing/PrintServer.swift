import CCUPS
import Glibc

/// A connection to the print server of this host, or to the one that `CUPS_SERVER` or client.conf(5) names.
public final class PrintServer {
    let library: CUPSLibrary
    private let connection: OpaquePointer

    /// The time to wait for a connection, in milliseconds.
    private static let connectionPatience: Int32 = 30_000
    /// The time to wait for an answer, in seconds.
    private static let silencePatience = 60.0

    /// Loads libcups and connects. Throws ``PrintError`` if it is not installed, or no server answers.
    public init() throws(PrintError) {
        library = try CUPSLibrary()
        let functions = library.functions
        // Otherwise libcups would ask for a password at the terminal.
        functions.cupsSetPasswordCB2({ _, _, _, _, _ in nil }, nil)
        guard
            let connection = functions.httpConnect2(
                functions.cupsServer(), functions.ippPort(), nil, Int32(AF_UNSPEC), functions.cupsEncryption(), 1,
                PrintServer.connectionPatience, nil)
        else { throw PrintServer.silence(library) }
        functions.httpSetTimeout(connection, PrintServer.silencePatience, { _, _ in 0 }, nil)
        self.connection = connection
    }

    deinit { library.functions.httpClose(connection) }

    private static func silence(_ library: CUPSLibrary) -> PrintError {
        let (code, text) = library.lastError
        return PrintError(
            .silent, "the print server \(address(library)) does not answer: \(text)",
            keyword: library.keyword(ofStatus: code))
    }

    /// `localhost:631`, or the path of a socket.
    private static func address(_ library: CUPSLibrary) -> String {
        let name = library.functions.cupsServer().map { String(cString: $0) } ?? "localhost"
        return name.hasPrefix("/") ? name : "\(name):\(library.functions.ippPort())"
    }

    /// The user's name for the server.
    var user: String { library.functions.cupsUser().map { String(cString: $0) } ?? "anonymous" }

    /// The default queue: from `LPDEST` or `PRINTER`, otherwise the user's, otherwise the server's; nil if there is
    /// none.
    public var defaultQueue: String? { library.functions.cupsGetDefault2(connection).map { String(cString: $0) } }

    /// The name of a page size (PWG 5101.1): `na_letter_8.5x11in`; nil if it is not a size.
    public func mediaName(of size: PageSize) -> String? { library.mediaName(of: size) }

    /// Sends a request and waits for the answer, whatever its status.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - resource: the path on the server to send it to.
    ///   - document: bytes to send after the request.
    /// - Throws: ``PrintError`` if there is no answer.
    func send(
        _ request: IPPRequest, to resource: String, document: [UInt8]? = nil
    ) throws(PrintError) -> IPPMessage {
        let file = try document.map(PrintServer.file)
        defer { if let file { close(file) } }
        guard let message = request.message(library) else { throw PrintError(.tryLater, "out of memory") }
        guard
            let answer = library.functions.cupsDoIORequest(connection, message, resource, file ?? -1, -1)
        else { throw failure() }
        defer { library.functions.ippDelete(answer) }
        return IPPMessage(answer, library)
    }

    private static func file(_ bytes: [UInt8]) throws(PrintError) -> Int32 {
        let file = bytes.withUnsafeBytes { ccups_file($0.baseAddress, $0.count) }
        let code = errno
        guard file >= 0 else {
            throw PrintError(.tryLater, "no memory for the document: \(String(cString: strerror(code)))")
        }
        return file
    }

    /// The reason why the last request has no answer.
    private func failure() -> PrintError {
        let (code, text) = library.lastError
        // libcups uses the codes of client errors only for what the server has answered.
        let isAnswer = (0x0400..<0x0500).contains(code) || code >= 0x1000
        guard isAnswer else { return PrintServer.silence(library) }
        let kind = PrintError.Kind(ippStatus: code)
        let what = kind == .notPermitted ? "the server does not permit it" : "the server refuses the request"
        return PrintError(kind, "\(what): \(text)", keyword: library.keyword(ofStatus: code))
    }

    /// The failure that an answer reports.
    func failure(_ answer: IPPMessage, _ reason: String) -> PrintError {
        PrintError(
            PrintError.Kind(ippStatus: answer.status), reason + (answer.statusMessage.map { ": \($0)" } ?? ""),
            keyword: library.keyword(ofStatus: answer.status))
    }

    /// The address of a queue or job on the server: `ipp://localhost:631/printers/cal`.
    func uri(_ resource: String) -> String {
        let functions = library.functions
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            let start = buffer.baseAddress!
            // HTTP_URI_CODING_ALL: escape all parts of the address.
            let all: Int32 = 15
            _ = functions.httpAssembleURI(
                all, start, Int32(buffer.count), "ipp", nil, "localhost", functions.ippPort(), resource)
            return String(cString: start)
        }
    }
}
