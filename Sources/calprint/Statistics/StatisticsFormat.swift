/// How `stats` writes its table.
enum StatisticsFormat: String, CaseIterable, Sendable {
    case text, csv, json
}
