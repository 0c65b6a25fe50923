import CICal

/// A property with one value. A property with several values becomes several of these.
struct ICalProperty {
    let ical: cical_functions
    let pointer: OpaquePointer

    var kind: icalproperty_kind { ical.icalproperty_isa(pointer) }

    var hasValue: Bool { value != nil }

    private var value: OpaquePointer? { ical.icalproperty_get_value(pointer) }

    private var valueKind: icalvalue_kind? { value.map { ical.icalvalue_isa($0) } }

    /// Its text with escapes resolved; nil if the value is not a text.
    var text: String? {
        switch valueKind {
        case ICAL_TEXT_VALUE: ical.icalvalue_get_text(value).map { String(cString: $0) }
        default: nil
        }
    }

    /// Its date or date-time; for a period, the start.
    var time: icaltimetype? {
        switch valueKind {
        case ICAL_DATE_VALUE: ical.icalvalue_get_date(value)
        case ICAL_DATETIME_VALUE: ical.icalvalue_get_datetime(value)
        case ICAL_PERIOD_VALUE: ical.icalvalue_get_period(value).start
        default: nil
        }
    }

    /// The whole period; nil if the value is not a period.
    var period: icalperiodtype? {
        valueKind == ICAL_PERIOD_VALUE ? ical.icalvalue_get_period(value) : nil
    }

    /// In seconds.
    var duration: Int? {
        valueKind == ICAL_DURATION_VALUE ? Int(ical.icaldurationtype_as_int(ical.icalvalue_get_duration(value))) : nil
    }

    /// Its TZID parameter.
    var timeZone: String? {
        guard let parameter = ical.icalproperty_get_first_parameter(pointer, ICAL_TZID_PARAMETER),
            let name = ical.icalparameter_get_tzid(parameter)
        else { return nil }
        return String(cString: name)
    }

    /// Whether its RANGE parameter is THISANDFUTURE.
    var isThisAndFuture: Bool {
        guard let parameter = ical.icalproperty_get_first_parameter(pointer, ICAL_RANGE_PARAMETER) else { return false }
        return ical.icalparameter_get_range(parameter) == ICAL_RANGE_THISANDFUTURE
    }
}
