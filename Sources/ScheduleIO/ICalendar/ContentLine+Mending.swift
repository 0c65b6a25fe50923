// What programs write against RFC 5545, and what can mean only one thing.

extension ContentLine {
    /// Makes the line say in the way of RFC 5545 what its program meant. Each change is a warning.
    mutating func mend(_ log: inout FindingLog) {
        guard nameEnd + 1 < valueIndex else { return }
        switch property {
        case .dtstart, .dtend, .due, .exdate, .rdate, .recurrenceID: endParameters(&log)
        case let property? where property.isText: decode(&log)
        default: break
        }
    }

    /// Begins the value after a colon that a parameter has outside quotation marks, as in `TZID=tzone://Microsoft/Utc`.
    private mutating func endParameters(_ log: inout FindingLog) {
        // The third byte of a time is a digit.
        guard valueIndex + 2 >= bytes.endIndex || !bytes[valueIndex + 2].isDigit else { return }
        let colon = bytes[valueIndex...].indices.first { bytes[$0] == 0x3A && beginsYear(at: $0 + 1) }
        guard let colon else { return }
        valueIndex = colon + 1
        log.warning(
            .unusualForm, at: position, hint: "it is read as part of the parameter",
            "a parameter of \(name.abridged) has a colon outside quotation marks")
    }

    private func beginsYear(at index: Int) -> Bool {
        let digits = bytes[index...].prefix(4)
        return digits.count == 4 && digits.areDigits
    }

    /// Decodes a text that is quoted-printable or BASE64, as in vCalendar 1.0, or in a character set of its own.
    private mutating func decode(_ log: inout FindingLog) {
        let encoding = parameter("ENCODING")?.uppercased()
        let charset = parameter("CHARSET").flatMap { TextEncoding(name: $0) }
        let decoded = encoding.flatMap { bytes[valueIndex...].decoded(from: $0) }
        let text = decoded ?? Array(bytes[valueIndex...])
        let isUTF8 = String(validating: text, as: UTF8.self) != nil
        let utf8 = isUTF8 ? nil : charset?.table.map { text.utf8($0) }
        guard decoded != nil || utf8 != nil else { return }
        bytes = bytes[..<valueIndex] + (utf8 ?? text).withoutControls
        log.warning(
            .unusualForm, at: position, hint: "read as '\(self.text.abridged)'",
            "\(name.abridged) is encoded (\(decoded != nil ? encoding! : charset!.name))")
    }

    /// Writes an offset or a start of a time zone in the form of RFC 5545: libical takes `+01:00` for five minutes.
    /// Each change is a warning, and so is an offset that is none.
    mutating func mendOfZone(_ log: inout FindingLog) {
        let isOffset = property == .offsetFrom || property == .offsetTo
        guard isOffset || property == .dtstart else { return }
        let written = trimmedValue
        let meant = isOffset ? UTCOffset(written)?.iCalendar : WrittenTime(anyForm: written)?.iCalendar
        guard let meant else {
            if isOffset { log.invalidValue(written, of: self) }
            return
        }
        guard !written.elementsEqual(meant.utf8) else { return }
        log.unusualForm(written, meant: meant, at: valuePosition)
        bytes = bytes[..<valueIndex] + meant.utf8
    }
}
