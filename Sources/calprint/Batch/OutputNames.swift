import CalendarCore
import ScheduleIO

/// The ids of a manifest's items and the names of their files, all different.
struct OutputNames {
    private var ids: [String: Int] = [:]
    private var files: [String: Int] = [:]
    /// The folders that the files are in, within the folder of the batch.
    private(set) var folders: Set<String> = ["."]
    private(set) var findings: [Finding] = []

    mutating func add(_ item: ManifestItem) {
        findings += item.nameFindings
        guard let id = item.id else { return }
        if let line = ids.updateValue(item.line, forKey: id.value) {
            repeated("the id '\(id.value)'", line, id.location)
        } else if let output = item.output, let line = files.updateValue(item.line, forKey: output.value) {
            repeated("the output '\(output.value)'", line, output.location)
        }
        if let output = item.output { folders.insert(OutputPath.folder(of: output.value)) }
    }

    private mutating func repeated(_ what: String, _ line: Int, _ location: SourceLocation) {
        findings.append(Finding(.error, .repeatedItem, "\(what) is already that of line \(line)", at: location))
    }
}
