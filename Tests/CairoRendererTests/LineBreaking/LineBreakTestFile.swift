import Foundation
import Testing

@testable import CairoRenderer

/// Unicode's own test data for line breaks, as the system has them (Debian's unicode-data).
struct LineBreakTestFile: CustomTestStringConvertible, Sendable {
    /// The file's version of Unicode: 15.0.0.
    let version: String
    /// The lines whose rules and classes are those of our version as well.
    let lines: [LineBreakTestLine]
    /// Of all lines in the file.
    let count: Int

    static let installed = LineBreakTestFile(
        (try? String(contentsOfFile: "/usr/share/unicode/auxiliary/LineBreakTest.txt", encoding: .utf8)) ?? "")

    init(_ content: String) {
        let all = content.split(separator: "\n")
        version = String(all.first?.dropFirst("# LineBreakTest-".count).dropLast(".txt".count) ?? "none")
        let parsed = all.filter { !$0.hasPrefix("#") }.map { LineBreakTestLine($0) }
        let changes = LineBreakChanges.since[version]
        lines = parsed.filter { changes?.touch($0) == false }
        count = parsed.count
    }

    var testDescription: String {
        lines.count == count
            ? "Unicode \(version), all \(count) lines"
            : "Unicode \(version), only \(lines.count) of \(count) lines: those whose rules are also "
                + "\(LineBreakTable.version)'s"
    }
}

/// A text, and where its lines may end: `× 0023 × 0020 ÷ 0023 ÷ # × [0.3] NUMBER SIGN (AL) …`.
struct LineBreakTestLine: Sendable {
    let text: String
    /// In UTF-8, where the next line would begin; neither the text's beginning nor its end.
    let offsets: [Int]
    /// The rules that decided: "15.21".
    let rules: Set<String>
    /// The classes of the characters, without what follows a `_`: "QU".
    let classes: [String]
    let source: String

    init(_ line: Substring) {
        source = String(line)
        let halves = line.split(separator: "#", maxSplits: 1)
        let signs = halves[0].split(whereSeparator: \.isWhitespace)
        var (text, offsets): (String, [Int]) = ("", [])
        for (sign, code) in zip(signs, signs.dropFirst()) where code != "÷" && code != "×" {
            if sign == "÷" { offsets.append(text.utf8.count) }
            text.unicodeScalars.append(Unicode.Scalar(UInt32(code, radix: 16)!)!)
        }
        (self.text, self.offsets) = (text, offsets)
        rules = Set(halves[1].matches(of: /\[([0-9.]+)\]/).map { String($0.1) })
        classes = halves[1].matches(of: /\(([A-Z0-9]+)/).map { String($0.1) }
    }
}

/// How a later version of UAX #14 differs from ours, in the names of its LineBreakTest.txt.
struct LineBreakChanges: Sendable {
    var rules: Set<String> = []
    var classes: Set<String> = []
    var characters: Set<Unicode.Scalar> = []
    /// True if LB15, by which no line ends between a quotation mark with spaces and a bracket, is gone.
    var lacksLB15 = false

    /// LB15 was replaced by LB15a and LB15b, which look at what is around a quotation mark. LB28a is about letters of
    /// scripts from Brahmi, which have classes of their own, and whose digits are ideographs.
    static let since = [
        LineBreakTable.version: LineBreakChanges(),
        "15.1.0": LineBreakChanges(
            rules: ["15.11", "15.21", "28.11", "28.12", "28.13", "28.14"], classes: ["AK", "AP", "AS", "VF", "VI"],
            characters: ["\u{1B50}"], lacksLB15: true),
    ]

    /// True if they may give a text other lines.
    func touch(_ line: LineBreakTestLine) -> Bool {
        !rules.isDisjoint(with: line.rules) || !classes.isDisjoint(with: line.classes)
            || line.text.unicodeScalars.contains(where: characters.contains)
            || lacksLB15 && line.classes.joined(separator: " ").contains(/\bQU( CM1?| ZWJ)*( SP)+ OP/)
    }
}
