import CalendarCore
import CalendarLayout

extension PageStyle {
    /// Any paper and any options, for a month.
    init(random: inout RandomNumbers, _ month: YearMonth) {
        let media = PageStyle.papers.randomElement(using: &random)!
        self.init(sheet: Sheet(random.oneIn(2) ? .letter : Media(name: media)!))
        firstWeekday = Weekday.allCases.randomElement(using: &random)!
        cellStyle = random.oneIn(4) ? .stacked : .inline
        labels = random.oneIn(4) ? .column : .runIn
        weekends = random.oneIn(4) ? .equal : .narrow
        bodySizes = BodySizes(random: &random)
        timeFormat = random.oneIn(3) ? .hours12 : .hours24
        times = random.oneIn(3) ? TimeDetail.allCases.randomElement(using: &random) : nil
        places = random.oneIn(4) ? false : nil
        today = random.oneIn(3) ? DaySpan(month).days.randomElement(using: &random) : nil
        hasFooter = !random.oneIn(4)
        missingCharacters = random.oneIn(2) ? .error : .warn
    }

    /// From A5 to tabloid, upright and across.
    private static let papers = [
        "iso_a5_148x210mm", "custom_a5-across_210x148mm", "a4", "custom_a4-across_297x210mm", "legal",
        "custom_letter-across_11x8.5in", "tabloid", "na_ledger_17x11in",
    ]
}

extension BodySizes {
    fileprivate init(random: inout RandomNumbers) {
        self.init(areSame: random.oneIn(4))
        guard random.oneIn(3) else { return }
        minimum = [nil, .points(6), .points(8)].randomElement(using: &random)!
        maximum = [nil, .points(9), .points(11)].randomElement(using: &random)!
    }
}
