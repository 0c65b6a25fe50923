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
                sheets.append(Sheet(number: number, name: name, isHidden: isHidden, bytes: bytes))
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
    /// True if the converter would count from 1904, but the workbook does not.
    var isMistaken = false
}
