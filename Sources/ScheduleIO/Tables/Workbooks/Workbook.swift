import CalendarCore

/// The sheets of a workbook as text.
struct Workbook {
    let sheets: [Sheet]
    /// True if its days count from 1904; nil if that is not known.
    let is1904: Bool?

    struct Sheet {
        /// The number of the sheet, from 1.
        let number: Int
        let name: String
        let isHidden: Bool
        /// The rows and columns, from 0, of formulas that were saved without a result.
        let unsaved: [(row: Int, column: Int)]
        /// Comma-separated values, a line for each row of the sheet.
        let bytes: [UInt8]
    }

    /// Returns the sheets of a name or number; nil means all that are not hidden. Empty if there is no such sheet.
    func sheets(_ choice: String?) -> [Sheet] {
        guard let choice else { return sheets.filter { !$0.isHidden } }
        let named = sheets.filter { $0.name == choice }
        if let sheet = named.first ?? sheets.first(where: { $0.name.lowercased() == choice.lowercased() }) {
            return [sheet]
        }
        return sheets.filter { String($0.number) == choice }
    }
}

extension Workbook {
    /// Begins the line before each sheet. XML has no such character, so no cell has it.
    static let sheetMark: UInt8 = 0x07

    /// Splits the converter's output: a line `MARK 1 - NAME` before each sheet.
    init(_ output: [UInt8], _ facts: WorkbookFacts) {
        var sheets: [Sheet] = []
        var index = 0
        while let start = output[index...].firstIndex(of: Workbook.sheetMark) {
            let lineEnd = output[start...].firstIndex(of: 0x0A) ?? output.endIndex
            let first = min(lineEnd + 1, output.endIndex)
            let end = output[first...].firstIndex(of: Workbook.sheetMark) ?? output.endIndex
            if let (number, name) = Workbook.title(output[(start + 1)..<lineEnd]) {
                let isHidden = number <= facts.hidden.count && facts.hidden[number - 1]
                let bytes = SheetMoments.shortened(output[first..<end])
                sheets.append(
                    Sheet(
                        number: number, name: name, isHidden: isHidden, unsaved: facts.unsaved[number] ?? [],
                        bytes: bytes))
            }
            index = end
        }
        (self.sheets, is1904) = (sheets, facts.is1904)
    }

    /// Reads the number and name in ` 1 - NAME`.
    private static func title(_ line: ArraySlice<UInt8>) -> (Int, String)? {
        let parts = line.dropFirst().split(separator: 0x20, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let number = Int(String(decoding: parts[0], as: UTF8.self)), number > 0
        else { return nil }
        return (number, String(decoding: parts[2], as: UTF8.self))
    }
}

/// The facts about a workbook that the converter does not report.
struct WorkbookFacts {
    /// True if days count from 1904; nil if that is not known.
    var is1904: Bool?
    /// For each sheet, true if it is hidden.
    var hidden: [Bool] = []
    /// For the number of a sheet, the rows and columns of formulas that were saved without a result.
    var unsaved: [Int: [(row: Int, column: Int)]] = [:]
    /// True if the converter would count from 1904, but the workbook does not.
    var isMistaken = false
}

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
        guard let time = WrittenTimeOfDay(&fields), let second = time.second, second < 60, fields.isAtEnd
        else { return nil }
        return time.minute * 60 + second
    }

    private static func minutes(_ seconds: Int) -> Int { (seconds + 1) / 60 }

    private static func clock(_ minutes: Int) -> String { ClockTime.text(minutes % 1440) }
}
