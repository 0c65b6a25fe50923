import CalendarCore
import ScheduleIO

// The account of a table's cells, in words and as JSON.
extension CellAccount {
    /// `cells: 943, 931 used; 12 not: C17:C19, D4 (it is a footer)`.
    var words: String {
        let left = portions.filter { !$0.use.isUsed }
        guard !left.isEmpty else { return "cells: \(count), all used" }
        let others = left.map { "\($0.places) (\($0.rule ?? $0.use.words))" }
        return "cells: \(count), \(usedCount) used; \(count - usedCount) not: \(others.joined(separator: ", "))"
    }

    /// The number of cells, and the ranges of each use.
    var json: JSONValue {
        .object([
            ("count", .integer(count)), ("used", .integer(usedCount)), ("uses", .array(portions.map(\.json))),
        ])
    }
}

extension CellAccount.Portion {
    /// The first of their places: `C17:C19, D4, …`.
    fileprivate var places: String {
        runs.prefix(Self.mostPlaces).map(\.name).joined(separator: ", ") + (runs.count > Self.mostPlaces ? ", …" : "")
    }

    private static var mostPlaces: Int { 8 }

    fileprivate var json: JSONValue {
        .object([
            ("use", .text(use.words)), ("rule", .init(rule)), ("count", .integer(count)),
            ("cells", .array(runs.map { .text($0.name) })),
        ])
    }
}

extension CellUse {
    /// The use in words.
    fileprivate var words: String {
        switch self {
        case .notUnderstood: "not understood"
        case .leftOutByOption: "left out by an option"
        case .leftOutByRule: "left out by rule"
        default: "\(self)"
        }
    }
}
