import CalendarCore

/// The dates and times of a converted sheet in the form that people write.
///
/// The converter writes `2026-03-01 00:00:00` for a date, `1899-12-30 07:30:00` or `07:30:00` for a time. Times are
/// fractions of a day, so a full minute may end with 59 seconds.
enum SheetMoments {
    /// Returns the text with `2026-03-01`, `2026-03-01 07:30` and `07:30` in its cells, which are all quoted.
    static func shortened(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == 0x22, let (moment, end) = moment(text, at: index + 1) {
                result.append(0x22)
                result += moment.utf8
                index = end
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }

    /// Reads a moment that fills a cell, and the place of its closing mark.
    private static func moment(_ text: ArraySlice<UInt8>, at start: Int) -> (String, Int)? {
        for length in [19, 8] where start + length < text.endIndex && text[start + length] == 0x22 {
            let moment = text[start..<start + length].withUnsafeBufferPointer { bytes -> String? in
                var fields = ASCIIFields(bytes)
                return length == 19 ? dateAndTime(&fields) : seconds(&fields).map { clock(minutes($0)) }
            }
            if let moment { return (moment, start + length) }
        }
        return nil
    }

    private static func dateAndTime(_ fields: inout ASCIIFields) -> String? {
        guard let date = WrittenDate(&fields)?.date, fields.skip(" ") != nil, let seconds = seconds(&fields) else {
            return nil
        }
        let minutes = minutes(seconds)
        // Day 0 of both systems: a time without a date.
        if (date.year, date.month, date.day) == (1899, 12, 30) || (date.year, date.month, date.day) == (1904, 1, 1) {
            return clock(minutes)
        }
        guard let day = CivilDate(date.epochDay + minutes / 1440) else { return nil }
        return minutes % 1440 == 0 ? "\(day)" : "\(day) \(clock(minutes % 1440))"
    }

    private static func seconds(_ fields: inout ASCIIFields) -> Int? {
        guard let hour = fields.digits(2), hour < 24, fields.skip(":") != nil, let minute = fields.digits(2),
            minute < 60, fields.skip(":") != nil, let second = fields.digits(2), second < 60, fields.isAtEnd
        else { return nil }
        return hour * 3600 + minute * 60 + second
    }

    private static func minutes(_ seconds: Int) -> Int { (seconds + 1) / 60 }

    private static func clock(_ minutes: Int) -> String {
        "\(twoDigits(minutes % 1440 / 60)):\(twoDigits(minutes % 60))"
    }
}
