import CalendarCore

/// The sheets of a workbook as text.
struct Workbook {
    let sheets: [Sheet]

    struct Sheet {
        /// The number of the sheet, from 1.
        let number: Int
        let name: String
        let isHidden: Bool
        let facts: SheetFacts
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
    /// Begins the line before each sheet, and that of a fact about it. No cell has these characters.
    private static let (sheetMark, factMark): (UInt8, UInt8) = (0x07, 0x06)

    /// Splits the converter's output: before each sheet `MARK 1 visible NAME`, then its facts, then its rows.
    init(_ output: [UInt8]) {
        var sheets: [Sheet] = []
        var rest = output[...].drop { $0 != Workbook.sheetMark }
        while !rest.isEmpty {
            let title = Workbook.takeLine(&rest).split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            var facts = SheetFacts()
            while rest.first == Workbook.factMark { facts.take(Workbook.takeLine(&rest)) }
            let bytes = rest.prefix { $0 != Workbook.sheetMark }
            rest = rest[bytes.endIndex...]
            guard title.count == 3, let number = Int(title[0]), number > 0 else { continue }
            sheets.append(
                Sheet(
                    number: number, name: String(title[2]), isHidden: title[1] == "hidden", facts: facts,
                    bytes: Array(bytes)))
        }
        self.sheets = sheets
    }

    /// Takes the first line of a text, and returns it without the mark in front.
    private static func takeLine(_ text: inout ArraySlice<UInt8>) -> String {
        let line = text.prefix { $0 != 0x0A }
        text = text[line.endIndex...].dropFirst()
        return String(decoding: line.dropFirst(), as: UTF8.self)
    }
}
