import Foundation

/// The findings of Tools/check-conformance in a PDF, one a line: `28-012: a link has no description`.
///
/// - Parameter archive: whether it is to be PDF/A-2a as well.
package func conformanceFaults(of pdf: [UInt8], archive: Bool) throws -> [String] {
    try withTemporaryFolder { folder in
        let file = folder.appending(path: "checked.pdf")
        try Data(pdf).write(to: file)
        let tool = Golden.root.appending(path: "Tools/check-conformance").path
        let output = try run(tool, (archive ? ["--archive"] : []) + [file.path])
        guard output.errorText.isEmpty else { return [output.errorText] }
        return output.text.split(separator: "\n").map { String($0.dropFirst(file.path.count + 2)) }
    }
}

/// True if the tool has what it needs.
package let canCheckConformance =
    (try? run("/usr/bin/python3", ["-c", "import fontTools, pikepdf"]).status) == 0
