import CCUPS

/// The functions of libcups.
struct CUPSLibrary {
    let functions: ccups_functions

    /// Loads the library. Throws ``PrintError`` where it is not installed.
    init() throws(PrintError) {
        let table = UnsafeMutablePointer<ccups_functions>.allocate(capacity: 1)
        defer { table.deallocate() }
        guard ccups_load(table) == nil else {
            throw PrintError(.notInstalled, "printing needs libcups (apt-get install libcups2)")
        }
        functions = table.pointee
    }

    /// The keyword of an IPP status code: `client-error-not-found`.
    func keyword(ofStatus code: Int32) -> String {
        functions.ippErrorString(code).map { String(cString: $0) } ?? String(code, radix: 16)
    }

    /// What the last call says about its failure.
    var lastError: (code: Int32, text: String) {
        let text = functions.cupsLastErrorString().map { String(cString: $0) } ?? ""
        return (functions.cupsLastError(), text.isEmpty ? "no reason given" : text)
    }
}
