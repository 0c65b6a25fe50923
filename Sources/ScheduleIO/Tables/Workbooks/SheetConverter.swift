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
        /// The program found fault with the workbook, or with the system.
        case failed(String)
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
            throw error.reason == .notFound ? .missing : .failed(error.description)
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
        // 128 plus a signal: out of time (SIGXCPU, SIGKILL) or space (SIGXFSZ).
        case 129...: return .failure(.tooLarge)
        default: break
        }
        guard !["MemoryError", "File too large"].contains(where: output.errorText.contains) else {
            return .failure(.tooLarge)
        }
        let lines = output.errorText.split(separator: "\n")
        return .failure(.failed(String(lines.last ?? "Python ended with status \(output.status)")))
    }

    /// The environment: the same everywhere, except for the path of programs.
    private static var environment: [String] {
        let path = getenv("PATH").map { "PATH=\(String(cString: $0))" }
        return [path, "LC_ALL=C.UTF-8"].compactMap(\.self)
    }
}
