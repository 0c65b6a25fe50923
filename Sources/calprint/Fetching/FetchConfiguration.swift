import CalendarCore
import ScheduleIO

/// The sources that configuration files declare, and those that a run without names fetches.
struct FetchConfiguration {
    /// In the order of the files; a later file replaces a source of the same name.
    private(set) var sources: [SourceSettings] = []
    /// The names of the key `fetch`; nil without the key.
    private(set) var names: [Located<String>]?

    /// Reads configuration files. Throws ``Failure``: if one is missing, or with 78 and every place where it is wrong.
    init(_ files: [String]) throws {
        for file in files {
            let document = try TOMLDocument(try SourceFile.contents(of: file), file: file)
            var reader = SourceTableReader(folder: OutputPath.folder(of: file))
            for entry in document.entries { reader.read(entry) }
            guard reader.values.findings.isEmpty else { throw Failure(reader.values.findings) }
            for source in reader.sources {
                sources.removeAll { $0.name == source.name }
                sources.append(source)
            }
            names = reader.names ?? names
        }
    }

    /// The sources of these names; without names, those of `fetch`, else all. Throws ``Failure`` 64 or 78 for a name
    /// that no source has.
    func chosen(_ names: [String]) throws -> [SourceSettings] {
        if names.isEmpty, let listed = self.names {
            return try listed.map { name in
                try source(name.value) { Failure([Finding(.error, .unknownField, $0, hint: $1, at: name.location)]) }
            }
        }
        guard !names.isEmpty else { return sources }
        return try names.map { name in
            try source(name) { Failure(.usage, "\($0) (\($1))") }
        }
    }

    private func source(_ name: String, orElse failure: (String, String) -> Failure) throws -> SourceSettings {
        if let source = sources.first(where: { $0.name == name }) { return source }
        let known = sources.map(\.name)
        let all = known.isEmpty ? "a configuration file declares sources: [source.\(name)]" : nil
        let hint = all ?? Spelling.hint(for: name, among: known) ?? "known are \(known.joined(separator: ", "))"
        throw failure("there is no source '\(name)'", hint)
    }
}
