import CICal
import CalendarCore
import RuntimeLibraries

/// libical, loaded once, when the first calendar is read.
///
/// What it returns belongs to the value that it was taken from: a property lives as long as its ``ICalComponent``.
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

/// A component as libical reads it.
final class ICalComponent {
    let ical: cical_functions
    let pointer: OpaquePointer
    private var isOwner = true

    /// Parses one component, written from BEGIN to END; nil where libical makes nothing of it.
    init?(_ ical: cical_functions, text: [UInt8]) {
        let parsed = (text + [0]).withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) { ical.icalparser_parse_string($0.baseAddress!) }
        }
        guard let parsed else { return nil }
        (self.ical, pointer) = (ical, parsed)
    }

    /// Parses a component of these properties, of which none is COMMENT: that is the mark which, before each of them, tells ``properties`` its line.
    convenience init?(_ ical: cical_functions, _ name: String, properties lines: [ContentLine]) {
        var text = Array("BEGIN:\(name)\r\n".utf8)
        for (index, line) in lines.enumerated() {
            text += Array("COMMENT:\(index)\r\n".utf8) + line.bytes + [0x0D, 0x0A]
        }
        self.init(ical, text: text + Array("END:\(name)\r\n".utf8))
    }

    deinit {
        if isOwner { ical.icalcomponent_free(pointer) }
    }

    /// The component, to one who frees it.
    func handOver() -> OpaquePointer {
        isOwner = false
        return pointer
    }

    /// The properties, each with the index of the line that it comes from; a line that libical could not read gives none.
    var properties: [(property: ICalProperty, line: Int)] {
        var found: [(ICalProperty, Int)] = []
        var line = 0
        var next = ical.icalcomponent_get_first_property(pointer, ICAL_ANY_PROPERTY)
        while let pointer = next {
            let property = ICalProperty(ical: ical, pointer: pointer)
            switch property.kind {
            case ICAL_COMMENT_PROPERTY: line = property.text.flatMap { Int($0) } ?? line
            case ICAL_XLICERROR_PROPERTY: break
            default: if property.hasValue { found.append((property, line)) }
            }
            next = ical.icalcomponent_get_next_property(self.pointer, ICAL_ANY_PROPERTY)
        }
        return found
    }
}

/// A property with one value; one with several values is several of these.
struct ICalProperty {
    let ical: cical_functions
    let pointer: OpaquePointer

    var kind: icalproperty_kind { ical.icalproperty_isa(pointer) }

    var hasValue: Bool { value != nil }

    private var value: OpaquePointer? { ical.icalproperty_get_value(pointer) }

    private var valueKind: icalvalue_kind? { value.map { ical.icalvalue_isa($0) } }

    /// Its text without backslashes; nil for another kind of value.
    var text: String? {
        switch valueKind {
        case ICAL_TEXT_VALUE: ical.icalvalue_get_text(value).map { String(cString: $0) }
        default: nil
        }
    }

    /// Its date or date-time; of a period the start.
    var time: icaltimetype? {
        switch valueKind {
        case ICAL_DATE_VALUE: ical.icalvalue_get_date(value)
        case ICAL_DATETIME_VALUE: ical.icalvalue_get_datetime(value)
        case ICAL_PERIOD_VALUE: ical.icalvalue_get_period(value).start
        default: nil
        }
    }

    /// Of a period the whole.
    var period: icalperiodtype? {
        valueKind == ICAL_PERIOD_VALUE ? ical.icalvalue_get_period(value) : nil
    }

    /// In seconds.
    var duration: Int? {
        valueKind == ICAL_DURATION_VALUE ? Int(ical.icaldurationtype_as_int(ical.icalvalue_get_duration(value))) : nil
    }

    var rule: icalrecurrencetype? {
        valueKind == ICAL_RECUR_VALUE ? ical.icalvalue_get_recur(value) : nil
    }

    /// Its parameter TZID.
    var timeZone: String? {
        guard let parameter = ical.icalproperty_get_first_parameter(pointer, ICAL_TZID_PARAMETER),
            let name = ical.icalparameter_get_tzid(parameter)
        else { return nil }
        return String(cString: name)
    }

    /// Whether its parameter RANGE is THISANDFUTURE.
    var isThisAndFuture: Bool {
        guard let parameter = ical.icalproperty_get_first_parameter(pointer, ICAL_RANGE_PARAMETER) else { return false }
        return ical.icalparameter_get_range(parameter) == ICAL_RANGE_THISANDFUTURE
    }
}
