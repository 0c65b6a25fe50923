import CCUPS
import RuntimeLibraries

/// The functions of libcups.
struct CUPSLibrary {
    let functions: ccups_functions

    /// Loads libcups. Throws ``PrintError`` if it is not installed.
    init() throws(PrintError) {
        do {
            functions = try RuntimeLibrary("libcups", package: "libcups2", purpose: "printing").load(ccups_load)
        } catch {
            throw PrintError(error)
        }
    }

    /// The keyword of an IPP status code: `client-error-not-found`.
    func keyword(ofStatus code: Int32) -> String {
        functions.ippErrorString(code).map { String(cString: $0) } ?? String(code, radix: 16)
    }

    /// The last call's error.
    var lastError: (code: Int32, text: String) {
        let text = functions.cupsLastErrorString().map { String(cString: $0) } ?? ""
        return (functions.cupsLastError(), text.isEmpty ? "no reason given" : text)
    }
}
