import CalendarCore

@testable import ScheduleIO

/// What the author of a table knows of it, and the table may not say.
struct TableKnowledge {
    /// The names of rows and columns that are no part of the schedule.
    var noise: Set<String> = []
    /// The meanings of columns, by their headers: `person`, `role`, a line.
    var columns: [String: String] = [:]
    /// The lines of codes.
    var codes: [String: String] = [:]
    var from: YearMonth?
    var dateOrder: DateOrder?
    /// The header of the dates; nil if it has none.
    var dateHeader: String?

    /// Returns options with the answers to the questions that errors ask; nil if they name no option that is right.
    func answering(_ errors: [Finding], _ options: TableOptions) -> TableOptions? {
        var answered = options
        for hint in errors.compactMap(\.hint) {
            for (option, value) in TableKnowledge.options(in: hint) { answer(option, value, &answered) }
        }
        return answered == options ? nil : answered
    }

    private func answer(_ option: String, _ value: String, _ options: inout TableOptions) {
        let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
        switch option {
        case "--from": options.from = options.from ?? from
        case "--date-order": options.dateOrder = options.dateOrder ?? dateOrder
        case "--ignore-column":
            if isNoise(value), !options.ignoredColumns.contains(value) { options.ignoredColumns.append(value) }
        case "--ignore-row":
            if isNoise(value), !options.ignoredRows.contains(value) { options.ignoredRows.append(value) }
        case "--code":
            guard let line = codes[parts[0]] else { return }
            options.codes.append(.init(name: parts[0], meaning: line))
        case "--column":
            if value == "HEADER=date", let dateHeader {
                options.columns.append(.init(name: dateHeader, meaning: "date"))
            }
            if parts.count == 2, isRight(parts[0], parts[1]) {
                options.columns.append(.init(name: parts[0], meaning: parts[1]))
            }
        default: break
        }
    }

    /// Returns true if a column is what an option says: `person|line` allows for both.
    private func isRight(_ column: String, _ use: String) -> Bool {
        let known = columns.first { PlainName($0.key) == PlainName(column) }?.value.split(separator: "|") ?? []
        return known.contains { $0 == use } || use == column && known.contains("line")
    }

    private func isNoise(_ value: String) -> Bool {
        let (plain, isCut) = (PlainName(value), value.hasSuffix("…"))
        return noise.map { PlainName($0).text }.contains { $0 == plain.text || isCut && $0.hasPrefix(plain.text) }
    }

    /// Returns the options that a hint names, with their values.
    private static func options(in hint: String) -> [(option: String, value: String)] {
        hint.matches(of: #/(--[a-z-]+) (?:'(.*?)'(?=[ ,)]|$)|(\S+))/#).map { match in
            (String(match.1), String(match.2 ?? match.3 ?? ""))
        }
    }
}

extension Schedule {
    /// Everybody on the lines of every day: `2026-03-01 os: Averbeck`.
    var assigned: Set<String> {
        let labels = Dictionary(uniqueKeysWithValues: lines.map { ($0.key, $0.label) })
        let texts =
            days.flatMap { day in day.texts.map { (day.date, $0) } }
            + events.compactMap { event in event.lineText.map { (event.firstDay, $0) } }
        return Set(
            texts.flatMap { date, text in
                (text.assignees ?? []).map {
                    "\(date) \((labels[text.key] ?? text.key).lowercased()): \($0.text)"
                }
            })
    }
}
