import CalendarCore

/// A month with its days, of any year.
struct CalendarMonth {
    let year: Int
    /// 1 to 12.
    let number: Int
    /// The 1st, counted from 1970-01-01.
    let first: Int
    let dayCount: Int

    init(year: Int, number: Int) {
        (self.year, self.number) = (year, number)
        // Years begin on 1 March here, so that a leap day is the last day of its year.
        let marchYear = number <= 2 ? year - 1 : year
        let fromMarch = number <= 2 ? number + 9 : number - 3
        let century = marchYear.flooredQuotient(by: 100)
        let leapDays = marchYear.flooredQuotient(by: 4) - century + century.flooredQuotient(by: 4)
        first = marchYear * 365 + leapDays + (153 * fromMarch + 2) / 5 - 719_468
        dayCount = YearMonth.dayCount(year, number)
    }

    /// `ordinal` counts months since January of year 0.
    init(ordinal: Int) {
        let year = ordinal.flooredQuotient(by: 12)
        self.init(year: year, number: ordinal - year * 12 + 1)
    }

    /// Creates the month of a day counted from 1970-01-01; days outside the years 1 to 9999 are in the first of them.
    init(containing day: Int) {
        let date = CivilDate(EpochDay(day)) ?? .first
        self.init(year: date.year, number: date.month)
    }

    /// Months since January of year 0.
    var ordinal: Int { year * 12 + number - 1 }

    func contains(_ day: Int) -> Bool { day >= first && day < first + dayCount }

    /// The first day of the year, counted from 1970-01-01.
    var firstOfYear: Int { number == 1 ? first : CalendarMonth(year: year, number: 1).first }

    var daysInYear: Int { YearMonth.isLeap(year) ? 366 : 365 }
}

extension Int {
    /// For a day counted from 1970-01-01: days since the last Monday, 0 to 6.
    var mondayZeroOffset: Int { self + 3 - (self + 3).flooredQuotient(by: 7) * 7 }
}
