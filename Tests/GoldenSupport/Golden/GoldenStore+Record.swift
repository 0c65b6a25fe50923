import Foundation

extension GoldenStore {
    /// Writes a golden. Always fails, so that no run passes with goldens that nobody has reviewed.
    func record(_ candidate: Candidate, _ difference: String?) throws -> GoldenFailure {
        if let failure = otherVersions(candidate) { return failure }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(candidate.bytes).write(to: folder.appending(path: candidate.name), options: .atomic)
        if let versions = candidate.versions {
            try Data(versions.description.utf8).write(to: versionsFile, options: .atomic)
        }
        let message = "recorded GoldenPDFs/\(candidate.name): look at it before you commit it"
        return GoldenFailure(
            reason: .recorded, message: [message, difference].compactMap(\.self).joined(separator: "\n"))
    }

    var versionsFile: URL { folder.appending(path: "VERSIONS") }

    /// One file has the versions of all goldens, so they can only move to other versions together.
    private func otherVersions(_ candidate: Candidate) -> GoldenFailure? {
        guard recording != .all, let versions = candidate.versions, let recorded = recordedVersions,
            recorded != versions
        else { return nil }
        return GoldenFailure(
            reason: .otherVersions,
            message: """
                GoldenPDFs/\(candidate.name) is not recorded: the goldens were made with \(recorded.summary), \
                this run uses \(versions.summary). Use the former, or record all goldens with CALPRINT_RECORD=all.
                """)
    }
}
