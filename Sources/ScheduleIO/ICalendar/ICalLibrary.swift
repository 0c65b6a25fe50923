import CICal
import CalendarCore
import RuntimeLibraries

/// libical, loaded when the first calendar is read.
///
/// Its objects belong to the value they came from: a property lives as long as its ``ICalComponent``.
enum ICalLibrary {
    /// Its functions; they never change once they are loaded.
    static let functions = Result { () throws(MissingLibrary) in
        let functions = try library.load(cical_load)
        functions.icalerror_set_errors_are_fatal(0)
        return functions
    }

    private static let library = RuntimeLibrary("libical", package: "libical3", purpose: "reading calendars")
}

extension Finding {
    /// That a file is a calendar and cannot be read without libical.
    init(_ missing: MissingLibrary, file: String) {
        self.init(
            .error, .libraryMissing, missing.problem, hint: missing.remedy,
            at: SourceLocation(file: file, line: 1, column: 1))
    }
}
