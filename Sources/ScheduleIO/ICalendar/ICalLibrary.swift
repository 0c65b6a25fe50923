import CICal
import CalendarCore
import RuntimeLibraries

/// libical, loaded when a time zone of a file first needs it.
enum ICalLibrary {
    /// Its functions; they never change once they are loaded.
    static let functions = Result { () throws(MissingLibrary) in
        let functions = try library.load(cical_load)
        functions.icalerror_set_errors_are_fatal(0)
        return functions
    }

    private static let library = RuntimeLibrary(
        "libical", package: "libical3", purpose: "computing the calendar's own time zones")
}

extension FindingLog {
    /// Returns the functions of libical; nil, with an error, if it is not installed.
    mutating func requireICal() -> cical_functions? {
        do {
            return try ICalLibrary.functions.get()
        } catch {
            let isKnown = findings.contains { $0.code == .libraryMissing }
            if !isKnown {
                self.error(
                    .libraryMissing, at: TextPosition(line: 1, column: 1), hint: error.remedy, error.problem)
            }
            return nil
        }
    }
}
