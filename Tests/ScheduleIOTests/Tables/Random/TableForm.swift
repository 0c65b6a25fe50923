import GoldenSupport

@testable import ScheduleIO

/// How rows of cells become bytes.
struct TableForm: CustomStringConvertible {
    let encoding: TextEncoding
    /// True if an option names the encoding.
    let namesEncoding: Bool
    private let hasByteOrderMark: Bool
    private let separator: String
    private let lineEnd: String
    private let declaresSeparator: Bool
    private let quotesAll: Bool
    private let padsRows: Bool
    private let endsLastLine: Bool

    private let shape: RandomTable.Shape

    init(_ random: inout SplitMix64, _ shape: RandomTable.Shape) {
        self.shape = shape
        let encodings = shape.isSheet ? [.utf8] : TextEncoding.allCases.filter { !shape.isUnicode || $0.table == nil }
        encoding = random.oneIn(2) ? .utf8 : encodings.randomElement(using: &random)!
        hasByteOrderMark = !shape.isSheet && encoding.table == nil && (encoding != .utf8 || random.oneIn(2))
        namesEncoding = encoding.table != nil && !random.oneIn(4)
        separator = shape.isSheet ? "," : [",", ",", ";", "\t", "|"].randomElement(using: &random)!
        lineEnd = shape.isSheet ? "\n" : ["\n", "\r\n", "\r"].randomElement(using: &random)!
        declaresSeparator = random.oneIn(10) && !shape.isSheet && !shape.isPasted
        quotesAll = random.oneIn(6)
        padsRows = random.oneIn(2)
        endsLastLine = !random.oneIn(5)
    }

    var description: String {
        "\(encoding)\(namesEncoding ? " named" : "") '\(separator)' \(lineEnd.debugDescription)\(quotesAll ? " quoted" : "")"
            + "\(padsRows ? " padded" : "")\(declaresSeparator ? " sep=" : "")"
    }

    func bytes(_ rows: [[String]], _ random: inout SplitMix64) -> [UInt8] {
        switch shape {
        case .markdown: return encoded(ended(PastedRows.markdown(rows)))
        case .alignedText: return encoded(ended(PastedRows.aligned(rows)))
        default: break
        }
        let width = rows.map(\.count).max() ?? 0
        var lines = rows.map { row in
            let padding = [String](repeating: "", count: padsRows ? width - row.count : 0)
            return (row + padding).map { cell($0, &random) }.joined(separator: separator)
        }
        if declaresSeparator { lines.insert("sep=\(separator)", at: 0) }
        return encoded(ended(lines))
    }

    private func ended(_ lines: [String]) -> String {
        lines.joined(separator: lineEnd) + (endsLastLine ? lineEnd : "")
    }

    private func cell(_ text: String, _ random: inout SplitMix64) -> String {
        let special = ["\"", "\n", "\r", separator].contains { text.contains($0) }
        let blank = random.oneIn(40) && separator != "\t" ? " " : ""
        guard special || (quotesAll && !text.isEmpty) || (random.oneIn(30) && !text.isEmpty) else {
            return text + blank
        }
        var quoted = ""
        for character in text { quoted += character == "\"" ? "\"\"" : String(character) }
        return "\"\(quoted)\"\(blank)"
    }

    private func encoded(_ text: String) -> [UInt8] {
        switch encoding {
        case .utf8: (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
        case .utf16LittleEndian: [0xFF, 0xFE] + text.utf16Bytes(isBigEndian: false)
        case .utf16BigEndian: [0xFE, 0xFF] + text.utf16Bytes(isBigEndian: true)
        default: text.unicodeScalars.map(byte)
        }
    }

    private func byte(_ scalar: Unicode.Scalar) -> UInt8 {
        (UInt8(0)...255).first { encoding.table!.scalar($0) == scalar } ?? UInt8(ascii: "?")
    }
}

/// Rows as lines of text that somebody pastes. A row of one cell is a line of its own, as titles and notes are.
private enum PastedRows {
    static func markdown(_ rows: [[String]]) -> [String] {
        let width = rows.map(\.count).max() ?? 0
        let header = rows.firstIndex { $0.count > 1 } ?? 0
        return rows.enumerated().flatMap { index, row -> [String] in
            guard row.count > 1 else { return [row.first ?? ""] }
            let cells = row + [String](repeating: "", count: width - row.count)
            let rule = "|" + String(repeating: " --- |", count: width)
            return ["| " + cells.joined(separator: " | ") + " |"] + (index == header ? [rule] : [])
        }
    }

    static func aligned(_ rows: [[String]]) -> [String] {
        let wide = rows.filter { $0.count > 1 }
        let widths = (0..<(wide.map(\.count).max() ?? 0)).map { column in
            wide.map { column < $0.count ? $0[column].unicodeScalars.count : 0 }.max() ?? 0
        }
        return rows.map { row in
            guard row.count > 1 else { return row.first ?? "" }
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width + 2 - cell.unicodeScalars.count)
            }
            var line = cells.joined()
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }
}

extension TextEncoding {
    func canWrite(_ text: String) -> Bool {
        guard let table else { return true }
        let characters = Set((UInt8(0)...255).compactMap(table.scalar))
        return text.unicodeScalars.allSatisfy(characters.contains)
    }
}
