import Foundation

/// What `qpdf --check` complains about in a PDF's structure; nil where it is sound.
package func structuralFaults(of pdf: [UInt8]) throws -> String? {
    try withTemporaryFolder { folder in
        let file = folder.appending(path: "checked.pdf")
        try Data(pdf).write(to: file)
        let output = try run("qpdf", ["--check", file.path])
        return output.status == 0 ? nil : output.text + output.errorText
    }
}
