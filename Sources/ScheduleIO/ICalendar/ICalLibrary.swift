import CICal

/// libical, loaded when the first calendar is read.
///
/// Its objects belong to the value they came from: a property lives as long as its ``ICalComponent``.
enum ICalLibrary {
    /// Its functions; nil if it is not installed.
    static var functions: cical_functions? { loaded.functions }

    /// The loader's message if it is not installed.
    static var problem: String { loaded.problem }

    private static let loaded: Loaded = {
        let table = UnsafeMutablePointer<cical_functions>.allocate(capacity: 1)
        defer { table.deallocate() }
        if let problem = cical_load(table) { return Loaded(functions: nil, problem: String(cString: problem)) }
        table.pointee.icalerror_set_errors_are_fatal(0)
        return Loaded(functions: table.pointee, problem: "")
    }()

    /// The table never changes once it is filled.
    private struct Loaded: @unchecked Sendable {
        let functions: cical_functions?
        let problem: String
    }
}
