import CICal

/// libical, loaded once, when the first calendar is read.
///
/// What it hands out belongs to the value that it was taken from: a property lives as long as its ``ICalComponent``.
enum ICalLibrary {
    /// Its functions; nil where it is not installed.
    static var functions: cical_functions? { loaded.functions }

    /// What the loader says where it is not installed.
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
