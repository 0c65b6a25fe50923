@testable import ScheduleIO

extension RandomTable {
    enum Shape: CaseIterable {
        case days, weeks, ranges, rangeCells, monthDays, timedDays
        case long, longPeople, crowdedLong, timedLong, hoursLong, absences, events
        case personColumns, personRows, lineRows, weekBlocks, monthBlocks, monthGrid
        case partedNames, numberedRows, signedCodes, exactCodes, groupedRows, partRows, pairDays
        case payPeriod, letterRows, weekdayWeeks, ideographs
        case markdown, alignedText, mergedDays, mergedRows

        /// True if a column is a day.
        var isWide: Bool { isRoster || isInBlocks || [.lineRows, .pairDays, .partRows, .ideographs].contains(self) }

        /// True if a row is a person, in one block.
        var isRoster: Bool {
            switch self {
            case .personRows, .partedNames, .numberedRows, .signedCodes, .exactCodes, .groupedRows, .payPeriod,
                .letterRows, .markdown, .alignedText, .mergedDays:
                true
            default: false
            }
        }

        var isInBlocks: Bool { [.weekBlocks, .monthBlocks, .weekdayWeeks].contains(self) }

        /// True if only the days of a month are written.
        var hasNumbers: Bool { [.monthGrid, .monthDays, .payPeriod, .letterRows, .weekdayWeeks].contains(self) }

        /// True if it has cells that are merged, as a sheet of a workbook.
        var isSheet: Bool { self == .mergedDays || self == .mergedRows }

        /// True if its texts are read as they are pasted, without quotation marks.
        var isPasted: Bool { self == .markdown || self == .alignedText }

        /// True if it needs letters that only Unicode has.
        var isUnicode: Bool { self == .ideographs || isSheet }
    }
}
