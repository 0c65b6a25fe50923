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

    init(_ random: inout SplitMix64) {
        encoding = random.oneIn(2) ? .utf8 : TextEncoding.allCases.randomElement(using: &random)!
        hasByteOrderMark = encoding.table == nil && (encoding != .utf8 || random.oneIn(2))
        namesEncoding = encoding.table != nil && !random.oneIn(4)
        separator = [",", ",", ";", "\t", "|"].randomElement(using: &random)!
        lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random)!
        declaresSeparator = random.oneIn(10)
        quotesAll = random.oneIn(6)
        padsRows = random.oneIn(2)
        endsLastLine = !random.oneIn(5)
    }

    var description: String {
        "\(encoding)\(namesEncoding ? " named" : "") '\(separator)' \(lineEnd.debugDescription)\(quotesAll ? " quoted" : "")"
            + "\(padsRows ? " padded" : "")\(declaresSeparator ? " sep=" : "")"
    }

    func bytes(_ rows: [[String]], _ random: inout SplitMix64) -> [UInt8] {
        let width = rows.map(\.count).max() ?? 0
        var lines = rows.map { row in
            let padding = [String](repeating: "", count: padsRows ? width - row.count : 0)
            return (row + padding).map { cell($0, &random) }.joined(separator: separator)
        }
        if declaresSeparator { lines.insert("sep=\(separator)", at: 0) }
        return encoded(lines.joined(separator: lineEnd) + (endsLastLine ? lineEnd : ""))
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
