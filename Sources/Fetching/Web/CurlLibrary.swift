import CCurl
import RuntimeLibraries

/// The functions of libcurl, by their names.
@dynamicMemberLookup
struct CurlLibrary {
    let functions: ccurl_functions

    /// Loads libcurl. Throws ``FetchFailure`` if it is not installed.
    init() throws(FetchFailure) {
        do {
            functions = try RuntimeLibrary("libcurl", package: "libcurl4", purpose: "fetching").load(ccurl_load)
        } catch {
            throw FetchFailure(error)
        }
        // `CURL_GLOBAL_ALL`, a macro that Swift does not import.
        guard functions.global_init(3) == CURLE_OK else { throw FetchFailure(.unavailable, "libcurl does not start") }
    }

    subscript<Function>(dynamicMember path: KeyPath<ccurl_functions, Function>) -> Function {
        functions[keyPath: path]
    }
}
