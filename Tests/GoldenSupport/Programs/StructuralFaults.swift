import Foundation

/// The faults that `qpdf --check` finds in a PDF's structure; nil if there are none.
package func structuralFaults(of pdf: [UInt8]) throws -> String? {
    try withTemporaryFolder { folder in
        let file = folder.appending(path: "checked.pdf")
        try Data(pdf).write(to: file)
        let output = try run("qpdf", ["--check", file.path])
        return output.status == 0 ? nil : output.text + output.errorText
    }
}
