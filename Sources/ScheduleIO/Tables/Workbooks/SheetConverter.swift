import Glibc
import Programs

/// Python's libraries for workbooks, in a process of their own: a workbook that crashes them does not crash this one.
enum SheetConverter {
    /// The reason a workbook could not be converted.
    enum Failure: Error {
        /// Python or a library is not installed.
        case missing
        /// It has a password.
        case locked
        /// The program found fault with the workbook.
        case failed(String)
        /// This host has no process, no memory or no room for it.
        case host(String)
        /// It took more time, memory or space than it may.
        case tooLarge
    }

    private static let limits = ProgramLimits(seconds: 60, memory: 2 << 30, output: SourceFile.maximumSize)

    /// Converts all sheets, including hidden ones.
    static func convert(_ bytes: UnsafeBufferPointer<UInt8>, as kind: WorkbookKind) throws(Failure) -> Workbook {
        let result: Result<Workbook, Failure>
        do throws(ProgramFailure) {
            result = workbook(try run(script(kind), on: bytes))
        } catch {
            throw error.reason == .notFound ? .missing : .host(error.description)
        }
        return try result.get()
    }

    /// Runs a program of Python, whose standard input is a file.
    static func run(_ script: [UInt8], on bytes: UnsafeBufferPointer<UInt8>) throws(ProgramFailure) -> ProgramOutput {
        let words = [python, "-I", "-W", "ignore", "-c", String(decoding: script, as: UTF8.self)]
        let program = Program(words, environment: environment, limits: limits)
        return try program.run(input: UnnamedFile(Array(bytes)))
    }

    /// Debian's Python, which has Debian's libraries; another that is first in `PATH` need not have them.
    private static let python = "/usr/bin/python3"

    /// The program: `sheets.py`, and the reader of a kind of workbook.
    private static func script(_ kind: WorkbookKind) -> [UInt8] {
        let reader =
            switch kind {
            case .openDocument: PackageResources.ods_py
            case .compound: PackageResources.xls_py
            default: PackageResources.xlsx_py
            }
        return PackageResources.sheets_py + reader + Array("\nwrite_sheets(read)\n".utf8)
    }

    /// The statuses with which the program says that a library is missing, or that it needs a password.
    private static let (missing, locked): (Int32, Int32) = (3, 4)

    private static func workbook(_ output: ProgramOutput) -> Result<Workbook, Failure> {
        switch output.status {
        case 0: return .success(Workbook(output.stdout))
        case missing: return .failure(.missing)
        case locked: return .failure(.locked)
        case _ where output.isOverTime, 128 + SIGXFSZ: return .failure(.tooLarge)
        default: break
        }
        if let fault = output.hostFault { return .failure(.host(fault)) }
        guard !["MemoryError", "File too large"].contains(where: output.errorText.contains) else {
            return .failure(.tooLarge)
        }
        // A crash of the library, at something in the workbook.
        if output.status > 128 { return .failure(.failed("Python ended by signal \(output.status - 128)")) }
        let lines = output.errorText.split(separator: "\n")
        return .failure(.failed(String(lines.last ?? "Python ended with status \(output.status)")))
    }

    /// The environment: the same everywhere, except for the path of programs.
    private static var environment: [String] {
        let path = getenv("PATH").map { "PATH=\(String(cString: $0))" }
        return [path, "LC_ALL=C.UTF-8"].compactMap(\.self)
    }
}

extension ProgramOutput {
    /// What a program of Python says of this host rather than of its input; nil if it says nothing of it.
    var hostFault: String? {
        // Nobody ends it by SIGKILL before its time is over, but a host without memory.
        if status == 128 + SIGKILL, !isOverTime { return "the host ended it, for want of memory" }
        let lines = errorText.split(separator: "\n")
        let shell = status == 0 ? nil : lines.first { $0.hasPrefix("sh: ") || $0.hasPrefix("/bin/sh: ") }
        return (shell ?? lines.last { line in ProgramOutput.hostErrors.contains { line.contains("[Errno \($0)]") } })
            .map(String.init)
    }

    /// The errors of a host that is short of something.
    private static let hostErrors = [EAGAIN, ENOMEM, ENFILE, EMFILE, ENOSPC, EROFS, EDQUOT, EIO]
}
