@testable import ScheduleIO

extension FuzzTarget {
    /// What xlsx2csv writes of a workbook.
    static let workbook = FuzzTarget("workbook") {
        { input in
            let variation = Variation(input)
            var facts = WorkbookFacts()
            facts.is1904 = variation[0] ? variation[1] : nil
            facts.hidden = [variation[2], variation[3]]
            var tables = WorkbookTables(Workbook(variation.bytes, facts), file: "f.xlsx", variation.reading)
            check(tables.read())
        }
    }
}
