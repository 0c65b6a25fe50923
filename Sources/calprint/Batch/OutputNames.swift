import CalendarCore
import ScheduleIO

/// The ids of a manifest's items and the names of their files, all different.
struct OutputNames {
    private var ids: [String: Int] = [:]
    private var files: [String: Int] = [:]
    /// The folders that the files are in, within the folder of the batch.
    private(set) var folders: Set<String> = ["."]
    private(set) var findings: [Finding] = []
    /// The schedules and other files that the items read.
    private(set) var sources: Set<String> = []
    private var outputs: [Located<String>] = []

    mutating func add(_ item: ManifestItem) {
        findings += item.nameFindings
        guard let id = item.id else { return }
        if let line = ids.updateValue(item.line, forKey: id.value) {
            repeated("the id '\(id.value)'", line, id.location)
        } else if let output = item.output, let line = files.updateValue(item.line, forKey: output.value) {
            repeated("the output '\(output.value)'", line, output.location)
        }
        for setting in item.settings where setting.option.kind.isInput {
            sources.formUnion(setting.values)
        }
        guard let output = item.output else { return }
        folders.insert(OutputPath.folder(of: output.value))
        outputs.append(output)
    }

    /// Adds a finding for each file that is one of those to keep; keeps the others for the report.
    mutating func check(in folder: OutputFolder, keeping kept: inout KeptFiles) {
        let before = kept
        for output in outputs {
            let path = folder.path(of: output.value)
            if let purpose = before.purpose(of: path) {
                let message = "the output '\(output.value)' is \(purpose) of this run and would be replaced"
                findings.append(Finding(.error, .invalidName, message, at: output.location))
            }
            kept.keep(path, as: "a calendar")
        }
    }

    private mutating func repeated(_ what: String, _ line: Int, _ location: SourceLocation) {
        findings.append(Finding(.error, .repeatedItem, "\(what) is already that of line \(line)", at: location))
    }
}
