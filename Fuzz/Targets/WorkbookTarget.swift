@testable import ScheduleIO

extension FuzzTarget {
    /// What the converter writes of a workbook.
    static let workbook = FuzzTarget("workbook") {
        { input in
            let variation = Variation(input)
            var tables = WorkbookTables(Workbook(variation.bytes), file: "f.xlsx", variation.reading)
            check(tables.read())
        }
    }
}
