import CalendarCore

/// Reads templates of checklists.
enum TemplateReader {
    private static let reader = RecordReader(ChecklistTemplate.fields.shape, identity: ChecklistReader.identity)

    /// Reads an object; returns nil for one that lacks a part, which is logged.
    static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> ChecklistTemplate? {
        guard let record = try reader.read(&json) else { return nil }
        let stamp = record.stamp
        guard var template = ChecklistTemplate.fields.record(record.values, stamp.identity, stamp.modified) else {
            return nil
        }
        template.hash = template.hash?.lowercased()
        return template
    }
}
