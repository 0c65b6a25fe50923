import CICal

/// An RRULE or EXRULE.
struct RecurrenceRule {
    var rule: icalrecurrencetype
    let position: TextPosition
}
